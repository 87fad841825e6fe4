import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, expectFits, expectToast, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a persona is made and chosen in a chat, a note is kept, a character may write first, and a line comes into the field', async ({
  browser,
}) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/settings')
  const section = page.locator('#personas')
  await section.getByRole('button', { name: 'Add persona' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Robin')
  await dialog.getByRole('radio', { name: 'Female', exact: true }).check()
  await dialog.getByLabel('About (optional)').fill('I mend clocks in Porto and never sleep before two.')
  await pictures(page, 'persona-form')
  await expectToast(page, 'Saved.', () => dialog.getByRole('button', { name: 'Save persona' }).click())
  await expect(section.getByText('Robin')).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await pictures(page, 'personas')
  await accessibleInTheme(page)

  await page.goto(`${origin}/characters/mira`)
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  await field.fill('Hello there')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(thread(page).locator('[data-message]')).toHaveCount(3)
  const panel = page.getByRole('complementary').last()
  await panel.getByRole('radio', { name: 'Robin' }).check()
  await panel.getByLabel('Note for this chat').fill('It is winter, and the ferry leaves at dawn.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Saved.')).toBeVisible()
  await panel.getByRole('switch', { name: /may write first/ }).check()
  await panel.getByRole('radio', { name: 'Robin' }).scrollIntoViewIfNeeded()
  await pictures(page, 'in-this-chat')
  await page.reload()
  await expect(panel.getByRole('radio', { name: 'Robin' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: /may write first/ })).toBeChecked()
  await expect(panel.getByLabel('Note for this chat')).toHaveValue('It is winter, and the ferry leaves at dawn.')

  await page.getByRole('button', { name: 'Add to the chat' }).click()
  await pictures(page, 'add-menu')
  // The built-in companion writes it.
  await page.getByRole('button', { name: /^Write my line.*Free$/ }).click()
  await expect(field).not.toHaveValue('')
  await expect(field).toBeFocused()
  await expect(thread(page).locator('[data-message]')).toHaveCount(3)

  await panel.getByRole('button', { name: 'Go to a date' }).click()
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  await page.getByRole('dialog').getByLabel('Date').fill(day)
  await pictures(page, 'go-to-date')
  await page.getByRole('dialog').getByRole('button', { name: 'Show messages' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFits(page)
  expect(problems).toEqual([])
})
