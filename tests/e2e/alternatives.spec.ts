import { readFile } from 'node:fs/promises'
import { openAs } from './people'
import { picture, pictures } from './pictures'
import { accessibleInTheme, boxOf, expectFits, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a reply is written again and back, messages are edited, deleted and found, and a chat is branched, exported and deleted', async ({
  browser,
}) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  const say = async (text: string) => {
    await page.getByRole('textbox', { name: 'Message Mira' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(thread(page).getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  }
  const bubbles = thread(page).locator('[data-message]')
  await say('The lighthouse keeper owes me a poem.')
  await expect(thread(page).getByText(/^Mira Tolland said/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  const first = await bubbles.last().locator('.message-bubble').innerText()

  // A second device follows.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(thread(other).locator('[data-message]')).toHaveCount(3)

  await bubbles.last().locator('.message-bubble').hover()
  await page.getByRole('button', { name: 'Try again · 1 credit' }).click()
  const place = page.getByRole('group', { name: 'Version 2 of 2' })
  await expect(place).toBeVisible()
  await expect(bubbles).toHaveCount(3)
  await expect(thread(other).getByRole('group', { name: 'Version 2 of 2' })).toBeVisible()
  await pictures(page, 'again')
  await place.getByRole('button', { name: 'Earlier version' }).click()
  await expect(page.getByRole('group', { name: 'Version 1 of 2' })).toBeVisible()
  await expect(bubbles.last().locator('.message-bubble')).toHaveText(first)
  await expect(thread(other).getByRole('group', { name: 'Version 1 of 2' })).toBeVisible()

  const menu = async (message: ReturnType<typeof bubbles.first>, action: RegExp | string) => {
    await message.locator('.message-bubble').hover()
    await message.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }
  await menu(bubbles.nth(1), /^Edit/)
  await pictures(page, 'edit')
  await page.getByRole('textbox', { name: 'Edit message' }).fill('The lighthouse keeper owes me two poems.')
  await page.getByRole('button', { name: 'Send · 1 credit' }).click()
  // The reply may speak of the two poems as well.
  const edited = thread(page).getByText('owes me two poems')
  await expect(edited).toBeVisible()
  await expect(thread(page).getByText('Edited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()

  await menu(bubbles.nth(1), 'Delete')
  await expect(edited).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(edited).toBeVisible()

  await bubbles.nth(1).locator('.message-bubble').hover()
  await bubbles.nth(1).getByRole('button', { name: 'More actions' }).click()
  await pictures(page, 'message-menu')
  const here = page.url()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Branch from here/ })
    .click()
  await expect(page).not.toHaveURL(here)
  await expect(bubbles).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Search chats and messages' }).fill('lighthuose')
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('button').first()).toContainText('lighthouse keeper')
  await accessibleInTheme(page)
  await pictures(page, 'chat-search')
  await page.getByRole('list', { name: 'Messages' }).getByRole('button').filter({ hasText: 'owes me two poems' }).last().click()
  await expect(page).toHaveURL(here)
  await expect(thread(page).locator('.message-found')).toContainText('two poems')
  await page.getByRole('searchbox', { name: 'Search chats and messages' }).fill('')

  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Export chat' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SillyTavern (JSONL)' }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  expect(file.split('\n')[2]).toContain('two poems')

  await panel.getByRole('button', { name: 'Delete chat' }).click()
  await expect(page.getByText('Chat deleted.')).toBeVisible()
  await expect(page).not.toHaveURL(here)
  await page.getByRole('button', { name: 'Undo' }).click()
  const chats = page.getByRole('list', { name: 'Your conversations' }).getByRole('listitem')
  await expect(chats).toHaveCount(2)

  const known = page.url()
  await panel.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('dialog').getByRole('switch').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start chat' }).click()
  await expect(chats).toHaveCount(3)
  await expect(page).not.toHaveURL(known)
  // It begins with the greeting alone.
  await expect(bubbles).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(here)
  await expect(thread(page).getByText('owes me two poems')).toBeVisible()
  await expectFits(page)
  await picture(page, 'again-phone')
  // In the narrowest window too, all that can be done with the newest reply is within reach.
  await page.setViewportSize({ width: 320, height: 640 })
  await bubbles.last().locator('.message-bubble').hover()
  const more = await boxOf(bubbles.last().getByRole('button', { name: 'More actions' }))
  expect(more.x + more.width).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
  await context.close()
})
