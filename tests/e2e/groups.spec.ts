import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, expectFits, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a group of three is made; the two who are named answer, the third is asked to, and one is taken out', async ({ browser }) => {
  const { origin } = product.server
  const { context, page, problems } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()

  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Mira/ }).check()
  await dialog.getByLabel('Search characters').fill('zola')
  await dialog.getByRole('checkbox', { name: /^Zola/ }).check()
  await dialog.getByLabel('Search characters').fill('theo')
  await dialog.getByRole('checkbox', { name: /^Theo/ }).check()
  await expect(dialog.getByText('3 of 4 chosen')).toBeVisible()
  await accessibleInTheme(page)
  await pictures(page, 'new-group')
  await dialog.getByRole('button', { name: 'Start group' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira, Zola, Theo' })).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Message Mira, Zola, Theo' })
  await field.fill('Zola and Theo, what do you love most?')
  await expect(page.getByText('Zola, Theo · up to 2 replies · 2 credits')).toBeVisible()
  await pictures(page, 'group-composer')
  const rows = thread(page).locator('[data-message]')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(rows.nth(1)).toContainText('Zola')
  await expect(rows.nth(2)).toContainText('Theo')

  // A second tab of the same person has it all, and what is said from now on as it is said.
  const tab = await context.newPage()
  await tab.goto(page.url())
  const theirs = thread(tab).locator('[data-message]')
  await expect(theirs).toHaveCount(3)
  await page.getByRole('button', { name: /^Let Mira answer/ }).click()
  await expect(rows).toHaveCount(4)
  await expect(theirs.nth(3)).toContainText('Mira')
  await tab.close()
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(rows.nth(3)).toContainText('Mira')
  await expectFits(page)
  await pictures(page, 'group')
  await accessibleInTheme(page)

  const panel = page.getByRole('complementary').last()
  await panel.getByRole('radio', { name: 'Only when named or asked' }).check()
  await panel.getByRole('button', { name: 'Take Theo out' }).click()
  await dialog.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira, Zola' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Let Theo answer/ })).toHaveCount(0)
  await page.reload()
  await expect(panel.getByRole('radio', { name: 'Only when named or asked' })).toBeChecked()
  // What was said stays, with who said it.
  await expect(rows.nth(2)).toContainText('Theo')
  await expect(page.getByText('They answer when you name them or tap a face.')).toBeVisible()
  await pictures(page, 'group-after')
  expect(problems).toEqual([])
})
