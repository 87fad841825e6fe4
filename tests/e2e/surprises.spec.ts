import { openAs } from './people'
import { picture, pictures } from './pictures'
import { accessibleInTheme, addToChat, balance, expectFits, thread, type Product } from './support'
import { expect, test } from './test'

test.describe.configure({ timeout: 240_000 })

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a character surprises: the sheet, a scene that is played and ended, what it cost, and the chat’s own settings', async ({
  browser,
}) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/characters/mira')
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  const open = () => addToChat(page, 'Surprise')
  const begin = (kind: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: kind, exact: true }) })
      .getByRole('button', { name: 'Surprise me · 2 credits' })

  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(field).toBeVisible()
  await open()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Surprise me' })).toBeVisible()
  // Safe for any room until adult themes are chosen.
  await expect(sheet.getByRole('heading', { name: 'Chat', exact: true })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Spicy' })).toBeHidden()
  await accessibleInTheme(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  const chat = page.url()
  await page.goto(`${origin}/settings`)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('preferences'))
  await page.getByRole('switch', { name: /Adult themes/ }).check()
  expect((await saved).ok()).toBe(true)
  await page.goto(chat)
  await open()
  await expect(sheet.getByRole('heading', { name: 'Spicy' })).toBeVisible()
  await pictures(page, 'sheet')
  await begin('Game').click()
  await expect(sheet).toBeHidden()
  const log = thread(page)
  await expect(log.getByText(/^Game: /)).toBeVisible()
  // While it is being written no other can begin.
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(balance(page)).toHaveText('48')
  const end = page.getByRole('button', { name: 'End the game' })
  await expect(end).toBeVisible()
  await field.fill('The second one, I think')
  await page.keyboard.press('Enter')
  await expect(log.getByText('The second one, I think')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(balance(page)).toHaveText('47')
  await accessibleInTheme(page)
  await pictures(page, 'scene')
  await page.setViewportSize({ width: 320, height: 640 })
  await picture(page, 'narrow')
  await expectFits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  if (await end.isVisible()) await end.click()
  await expect(end).toBeHidden()

  // Stopped, it is kept, and can be continued.
  await open()
  await begin('Chat').click()
  await page.getByRole('button', { name: 'Stop the reply' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('You stopped this reply.')).toBeHidden()
  await page.getByRole('button', { name: 'End this' }).click()
  await expect(page.getByRole('button', { name: 'End this' })).toBeHidden()

  const wish = page.getByRole('textbox', { name: 'How Mira acts in this chat' })
  await wish.fill('Short answers, and call me Captain.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await wish.scrollIntoViewIfNeeded()
  await accessibleInTheme(page)
  await pictures(page, 'panel')
  await page.reload()
  await expect(wish).toHaveValue('Short answers, and call me Captain.')
  await page.goto(`${origin}/credits`)
  expect(problems).toEqual([])
})
