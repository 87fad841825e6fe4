import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ scripted }) => void (product = scripted))

test('a chat picks another model, and says where it took over', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  const say = async (text: string, replies: number) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(thread(page).getByText('I want to hear all of it, slowly, from the start.')).toHaveCount(replies)
  }
  await say('Who is there?', 1)
  await expect(page.getByRole('radio', { name: 'test' })).toBeChecked()
  await page.getByRole('radio', { name: 'other' }).click()
  await expect(page.getByRole('radio', { name: 'other' })).toBeChecked()
  await say('And who are you?', 2)
  await expect(thread(page).getByText('Written by other from here on.')).toHaveCount(1)
  await say('Still you?', 3)
  await accessibleInTheme(page)
  await pictures(page, 'models')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'other' })).toBeChecked()
  await expect(thread(page).getByText('Written by other from here on.')).toHaveCount(1)
  expect(problems).toEqual([])
  await context.close()
})
