import { openAs } from './people'
import { picture, pictures } from './pictures'
import { accessibleInTheme, expectFits, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('what a character remembers is seen, pinned, changed and forgotten, with a receipt and an undo', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await page.getByRole('textbox', { name: 'Message Mira' }).fill('My cat is called Biscuit. I live above a bakery on Harbor Street.')
  await page.keyboard.press('Enter')
  await expect(thread(page).getByText(/^Mira Tolland said/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await page.getByRole('complementary').getByRole('link', { name: 'What Mira remembers' }).click()

  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(page.getByRole('heading', { name: 'What Mira remembers' })).toBeVisible()
  await expect(row('Your cat is called Biscuit')).toContainText('From the chat')
  await expect(page.getByRole('region', { name: 'Room in this chat' })).toContainText('Room left')
  await page.getByRole('button', { name: 'Add a memory' }).click()
  await page.getByRole('textbox', { name: 'What should Mira remember?' }).fill('You play the cello.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(row('You play the cello.')).toContainText('Added by you')
  await page.getByRole('button', { name: 'Pin: Your cat is called Biscuit' }).click()
  await expect(page.getByRole('button', { name: 'Unpin: Your cat is called Biscuit' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit: You live above a bakery on Harbor Street' }).click()
  await page.getByRole('textbox', { name: 'Memory' }).fill('You live above a bakery on Mill Lane')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row('Mill Lane')).toBeVisible()
  const quote = row('Your cat is called Biscuit').getByRole('button', { name: /^You said/ })
  await quote.click()
  await expect(quote).toHaveAttribute('aria-expanded', 'true')
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Forget: Your cat is called Biscuit' }).click()
  await expect(page.getByText(/“Your cat is called Biscuit” is gone from memory.*Receipt [A-Z2-9]{4}-[A-Z2-9]{4}\./)).toBeVisible()
  await pictures(page, 'memories', { whole: true })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/is gone from memory/)).toHaveCount(0)
  await expect(row('Your cat is called Biscuit')).toContainText('Added by you')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.getByRole('link', { name: 'Back to the chat' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  await picture(page, 'memories-back')
  expect(problems).toEqual([])
  await context.close()
})
