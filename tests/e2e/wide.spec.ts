import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, balance, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a reaction is put on, followed and taken back; replies are suggested and read aloud; a chat has a wallpaper', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  const replies = thread(page).getByText(/^Mira Tolland said/)
  const say = async (text: string) => {
    const before = await replies.count()
    await field.fill(text)
    await page.keyboard.press('Enter')
    await expect(replies).toHaveCount(before + 1)
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  }
  await say('Hello there.')
  const other = await context.newPage()
  await other.goto(page.url())
  const last = thread(page).locator('[data-message]').last()

  // By keyboard alone.
  await last.locator('[data-focusable]').focus()
  await last.getByRole('button', { name: 'React', exact: true }).press('Enter')
  await expect(last.getByRole('button', { name: 'Heart', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await pictures(page, 'reactions')
  await page.keyboard.press('Enter')
  await expect(last.getByRole('button', { name: 'You reacted: Laugh. Remove' })).toBeVisible()
  await expect(thread(other).getByRole('button', { name: 'You reacted: Laugh. Remove' })).toBeVisible()
  await thread(other).getByRole('button', { name: 'You reacted: Laugh. Remove' }).click()
  await expect(last.getByRole('button', { name: 'You reacted: Laugh. Remove' })).toBeHidden()
  await other.close()

  // On a narrow window, from the menu.
  await last.locator('.message-bubble').hover()
  await last.getByRole('button', { name: 'More actions' }).click()
  await pictures(page, 'reactions-menu')
  await page.getByRole('dialog').getByRole('button', { name: 'Heart', exact: true }).click()
  await expect(last.getByRole('button', { name: 'You reacted: Heart. Remove' })).toBeVisible()

  const panel = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'In this chat' }) })
  await panel.getByRole('switch', { name: /^Suggest replies/ }).check()
  await panel.getByRole('radio', { name: 'Wine' }).check()
  await expect(page.locator('[data-wallpaper=wine]')).toBeVisible()
  const offered = page.getByRole('group', { name: 'Suggestions' }).getByRole('button')
  await say('What are you reading?')
  await expect(offered).toHaveCount(3)
  await pictures(page, 'suggestions')
  await accessibleInTheme(page)
  const line = await offered.nth(1).innerText()
  await offered.nth(1).click()
  await expect(field).toHaveValue(line)
  await expect(field).toBeFocused()
  await expect(offered).toHaveCount(0)
  await panel.getByRole('radio', { name: 'Portrait' }).check()
  await pictures(page, 'wallpaper-portrait')

  await panel.getByRole('switch', { name: /^Read replies aloud/ }).check()
  const before = Number(await balance(page).innerText())
  await say('Say something short.')
  // A reply of ten seconds or more is Premium's, and says so; a shorter one is heard and paid once.
  const spoken = thread(page).locator('[data-message]').last().getByRole('group', { name: /voice/i })
  await expect(spoken.or(page.getByText('too long to read aloud'))).toBeVisible()
  const paid = before - Number(await balance(page).innerText())
  expect([1, 4]).toContain(paid)
  // Nothing that is there already is read after a reload.
  await page.reload()
  await expect(field).toBeVisible()
  await expect(balance(page)).toHaveText(String(before - paid))
  expect(problems).toEqual([])
})
