import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, expectFits, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('boundaries and a safe word are kept in settings, and the safe word stops a chat until it is resumed', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/settings')
  const section = page.locator('#boundaries')
  await section.getByRole('button', { name: 'Spiders, insects, snakes' }).click()
  await section.getByLabel('Your own words').fill('storm')
  await section.getByLabel('Safe word (optional)').fill('Marigold')
  await pictures(page, 'boundaries', { part: '#boundaries' })
  await accessibleInTheme(page)
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(section.getByRole('button', { name: 'Spiders, insects, snakes' })).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByLabel('Safe word (optional)')).toHaveValue('Marigold')

  await page.goto(`${origin}/characters/mira`)
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await page.getByRole('textbox', { name: 'Message Mira' }).fill('marigold')
  await page.keyboard.press('Enter')
  const card = thread(page).getByText('Everything has stopped')
  await expect(card).toBeVisible()
  await pictures(page, 'safe-word')
  await accessibleInTheme(page)
  const panel = page.getByRole('complementary').last()
  await panel.getByText('Keep out of this chat').scrollIntoViewIfNeeded()
  await pictures(page, 'chat-boundaries')
  await page.getByRole('button', { name: 'Resume the chat' }).click()
  await expect(page.getByText('You’ve resumed the chat. Write whenever you like.')).toBeVisible()
  await expectFits(page)
  expect(problems).toEqual([])
})
