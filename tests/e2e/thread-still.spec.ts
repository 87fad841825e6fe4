import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DISCLOSURE_COOKIE } from '@/components/messages/disclosure-session'
import { listCharacters } from '@/contracts/characters'
import { createConversation } from '@/contracts/conversations'
import { sampled } from '@/tests/support/counts'
import { callTo } from '@/tests/support/process'
import { openAs } from './people'
import { SIZES } from './pictures'
import { boxOf, thread } from './support'
import { expect, test } from './test'

/** The most that may move while messages come: the share of the window that moved times how far, summed (web.dev/articles/cls). */
const ALLOWED = 0.02

/** Adds up what moves from now on, also what a browser excuses because something was just pressed. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const moved = { total: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)

for (const [name, width, height] of sampled(SIZES)) {
  test(`messages and replies of a thread, short and filled, move nothing that is read (${name}, ${width} px)`, async ({
    browser,
    scripted,
  }) => {
    const { origin } = scripted.server
    const { page, context } = await openAs(browser, origin)
    await page.setViewportSize({ width, height })
    const call = callTo(origin, (await context.cookies()).find((cookie) => cookie.name === 'krush_session')!.value)
    const [first] = (await call(listCharacters)).data
    const { id } = await call(createConversation, { body: { account_id: first!.id } }, { idempotency_key: randomUUID() })
    // What the letters do when their face arrives depends on the machine; here it never does.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(`${origin}/chat/${id}`)
    const log = thread(page)
    const greeting = log.locator('[data-message]').first()
    await expect(greeting).toBeVisible()
    const field = page.getByRole('textbox', { name: /^Message / })
    const overflows = () => log.evaluate((element) => element.scrollHeight > element.clientHeight)
    expect(await overflows()).toBe(false)
    const at = await boxOf(greeting)
    await observe(page)

    // Until the thread has grown past the window, and once more.
    for (let sent = 1, filled = 0; filled < 2 && sent < 12; sent++) {
      await field.fill(`Message ${sent}`)
      await page.getByRole('button', { name: /^Send/ }).click()
      await expect(log.locator('[data-message]')).toHaveCount(1 + 2 * sent)
      await expect(log.locator('[aria-busy]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
      if (await overflows()) filled++
      else expect(Math.abs((await boxOf(greeting)).y - at.y)).toBeLessThan(1)
      expect(await moved(page), `after message ${sent}`).toBeLessThanOrEqual(ALLOWED)
    }
    expect(await overflows()).toBe(true)
    expect(await log.evaluate((element) => element.scrollTop)).toBeGreaterThan(-1)

    // Hours later the notice that this is a computer program comes after what was said, and is never covered by a message's actions.
    await context.clearCookies({ name: DISCLOSURE_COOKIE })
    await page.reload()
    const notice = log.getByRole('note').getByRole('paragraph')
    await expect(notice).toBeInViewport({ ratio: 1 })
    const newest = log.locator('[data-message]').last()
    await newest.locator('.message-bubble').hover()
    const actions = await boxOf(newest.getByRole('button', { name: 'Copy' }))
    expect(actions.y + actions.height).toBeLessThanOrEqual((await boxOf(notice)).y)
  })
}
