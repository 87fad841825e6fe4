import { randomUUID } from 'node:crypto'
import { listCharacters } from '@/contracts/characters'
import { createConversation } from '@/contracts/conversations'
import { callTo } from '@/tests/support/process'
import { openAs, openBrowser } from './people'
import { boxOf, settle } from './support'
import { expect, test } from './test'

/** Places in which something overlapped, was cut or stuck together once, measured where a browser lays them out. */

test('what a visitor sees first is whole: the cards of the headline, the AI notice on a phone', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { page } = await openBrowser(browser)
  await page.goto(origin)
  const cards = page.getByRole('main').locator('ul').first().getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    const [outer, picture] = await card.evaluate((item) =>
      [item, item.querySelector('img')!].map((one) => one.getBoundingClientRect().height),
    )
    expect(Math.abs(outer! - picture!)).toBeLessThanOrEqual(1)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/characters/mira`)
  const notice = await boxOf(page.getByText(/^AI character\./))
  const button = await boxOf(page.getByRole('button', { name: /^Chat with Mira/ }))
  expect(notice.y).toBeGreaterThan(0)
  expect(notice.y + notice.height).toBeLessThanOrEqual(button.y)
  // What scrolls past under the button is not seen through it: its ground is drawn from edge to edge.
  const ground = await page.getByRole('button', { name: /^Chat with Mira/ }).evaluate((element) => {
    const bar = element.closest<HTMLElement>('.sticky, [class*="max-lg:sticky"]')!
    return { width: bar.getBoundingClientRect().width, image: getComputedStyle(bar).backgroundImage }
  })
  expect(ground.width).toBe(390)
  expect(ground.image).toContain('gradient')
})

test('an offer’s buttons stand apart, and the panel of a chat folds the story and keeps no hole', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { page, context } = await openAs(browser, origin)
  await page.getByRole('button', { name: 'See Premium' }).click()
  const dialog = page.getByRole('dialog')
  // Both in one look: the dialog grows when the plans arrive.
  await expect(dialog.getByRole('checkbox')).toBeVisible()
  const link = dialog.getByRole('link', { name: 'What you get with Premium' })
  const button = await dialog.getByRole('button', { name: 'Not now' }).elementHandle()
  await settle(page)
  const [see, leave] = await link.evaluate(
    (link, button) => [link, button as Element].map((element) => element.getBoundingClientRect().toJSON() as DOMRect) as [DOMRect, DOMRect],
    button,
  )
  const beside = Math.max(leave.x - (see.x + see.width), see.x - (leave.x + leave.width))
  const below = Math.max(leave.y - (see.y + see.height), see.y - (leave.y + leave.height))
  expect(Math.max(beside, below)).toBeGreaterThanOrEqual(8)

  const call = callTo(origin, (await context.cookies()).find(({ name }) => name === 'krush_session')!.value)
  const [first] = (await call(listCharacters)).data
  const { id } = await call(createConversation, { body: { account_id: first!.id } }, { idempotency_key: randomUUID() })
  await page.goto(`${origin}/chat/${id}`)
  const panel = page.getByRole('complementary')
  const more = panel.getByRole('button', { name: 'Read more' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const folded = await boxOf(panel.locator('p[id]').first())
  await more.click()
  await expect.poll(async () => (await boxOf(panel.locator('p[id]').first())).height).toBeGreaterThan(folded.height)
  const field = panel.getByRole('textbox', { name: /acts in this chat/ })
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await field.fill('Speaks slowly.')
  await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible()
})
