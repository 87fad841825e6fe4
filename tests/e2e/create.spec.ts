import { expect, test, type Page } from '@playwright/test'
import { getOwnCharacter, listDrafts, listOwnCharacters } from '@/contracts/own-characters'
import { callTo } from '@/tests/support/process'
import { newAddress, openAs, openBrowser } from './people'
import { accessibleInBothThemes, signUp, startProduct, type Product } from './support'

let product: Product
test.beforeAll(async () => {
  product = await startProduct(false)
})
test.afterAll(() => product.stop())

const STEPS = ['Look', 'Body', 'Hair', 'Style', 'Who', 'Manner', 'Voice', 'Finish']
const toStep = (page: Page, name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
const portrait = (page: Page) => page.getByTestId('portrait')
const drawn = (page: Page, part: string) => expect(portrait(page)).toHaveAttribute('src', new RegExp(part))
const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'krush_session')!.value
const ready = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

test('a visitor makes somebody, signs up for it, and says hello', async ({ browser }) => {
  test.setTimeout(180_000)
  const { origin } = product.server
  const { page, problems, context } = await openBrowser(browser)
  await page.goto(`${origin}/create`)
  await ready(page)
  await expect(page.getByRole('banner')).toHaveCount(0)

  // The portrait follows, and what was chosen is left alone by the dice.
  await page.getByRole('group', { name: /^Style/ }).getByRole('radio', { name: 'Comic 3D' }).check({ force: true })
  await drawn(page, 'style=Comic3D')
  await page.getByRole('button', { name: 'Roll everything' }).click()
  await expect(page.getByRole('group', { name: /^Style/ }).getByRole('radio', { name: 'Comic 3D' })).toBeChecked()

  await toStep(page, 'Hair')
  await page.getByRole('radio', { name: 'Silver' }).check({ force: true })
  await drawn(page, 'hair_color=Silver')
  await toStep(page, 'Who')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ilse van Dyk')
  await expect(page.getByText('Name must consist of at most two words with only alphanumeric characters, hyphens, and apostrophes.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ilse Vandyk')
  await page.getByRole('textbox', { name: 'Age' }).fill('17')
  await expect(page.getByText('the age must be a whole number of at least 18')).toBeVisible()
  await page.getByRole('textbox', { name: 'Age' }).fill('41')
  await page.getByRole('combobox', { name: 'Tags' }).click()
  expect((await page.getByRole('listbox', { name: 'Tags' }).boundingBox())!.height).toBeLessThanOrEqual(242)
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('lighthouse stories,')
  await expect(page.getByRole('button', { name: 'Remove lighthouse stories' })).toBeVisible()
  await page.keyboard.press('Escape')

  // A reload loses nothing; Back leads to the step before.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ilse Vandyk')
  await toStep(page, 'Voice')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Who they are' })).toBeVisible()
  await toStep(page, 'Voice')
  const instructions = page.getByRole('textbox', { name: 'Custom instructions' })
  await instructions.fill('x'.repeat(2001))
  await expect(page.getByText('2001/2000')).toBeVisible()
  await expect(page.getByText('Must be at most 2000 characters')).toBeVisible()
  await instructions.fill('Speaks of the sea.')

  // Ways to begin: written, drawn, put in order and taken out by keyboard, and taken back.
  const titles = () => page.getByRole('textbox', { name: 'Title' }).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Remove scenario 1')
  while ((await titles()).length > 0) await press('Remove scenario 1')
  await press('Add a scenario')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('The last ferry')
  await page.getByRole('textbox', { name: 'Opening' }).fill('*waves from the pier* You are late. So is the ferry.')
  await press('Draw one')
  await expect.poll(titles).toHaveLength(2)
  const [, other_title] = await titles()
  await press('Move scenario 2 up')
  expect(await titles()).toEqual([other_title, 'The last ferry'])
  await press('Remove scenario 1')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await accessibleInBothThemes(page)
  await page.keyboard.press('Enter')
  expect(await titles()).toEqual([other_title, 'The last ferry'])
  await press('Move scenario 2 up')
  await page.reload()
  await expect.poll(titles).toEqual(['The last ferry', other_title])

  await toStep(page, 'Finish')
  await expect(page.getByText('You are late. So is the ferry.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Ilse' }).click()
  const email = newAddress()
  await signUp(page, product, email)
  await expect(page.getByRole('heading', { name: 'Ilse is here' })).toBeVisible({ timeout: 30_000 })
  const call = callTo(origin, await sessionOf(page))
  const mine = await call(listOwnCharacters, {})
  expect(mine.data.map(({ full_name, age, visibility }) => [full_name, age, visibility])).toEqual([['Ilse Vandyk', 41, 'private']])
  const { definition } = await call(getOwnCharacter, { params: { id: String(mine.data[0]!.id) } })
  expect(definition.scenarios.map(({ title }) => title)).toEqual(['The last ferry', other_title])
  expect(definition.scenarios[1]!.opening).not.toMatch(/[{}]/)
  await expect(page.locator('picture img').first()).toHaveJSProperty('complete', true)
  await accessibleInBothThemes(page)
  await page.getByRole('button', { name: /Say hello/ }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(page.getByText('Ilse').first()).toBeVisible()

  // Changed later, from its own address; a second tab that was open meanwhile is told.
  const { id } = mine.data[0]!
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${origin}/create/${id}`)
    await ready(tab)
  }
  await expect(portrait(page)).toHaveAttribute('src', /hair_color=Silver/)
  await toStep(page, 'Voice')
  await page.getByRole('textbox', { name: 'Hook' }).fill('The first change.')
  await toStep(page, 'Finish')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Ilse has changed' })).toBeVisible()
  await toStep(other, 'Voice')
  await other.getByRole('textbox', { name: 'Hook' }).fill('The other change.')
  await toStep(other, 'Finish')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('This character was changed elsewhere')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByRole('heading', { name: 'Ilse has changed' })).toBeVisible()
  expect((await call(listOwnCharacters, {})).data.map(({ hook, version }) => [hook, version])).toEqual([['The other change.', 3]])
  expect(problems).toEqual([])
  await context.close()
})

test('drafts follow whoever is signed in, also through a lost connection, and a double press makes one', async ({ browser }) => {
  test.setTimeout(120_000)
  const { origin } = product.server
  const { page, context, email } = await openAs(browser, origin, '/create')
  await ready(page)
  await page.getByRole('button', { name: 'Roll everything' }).click()
  await expect(page.getByText('Saved to your drafts')).toBeVisible()
  const call = callTo(origin, await sessionOf(page))
  const [draft] = (await call(listDrafts)).data
  expect(draft!.data.full_name).toMatch(/^\S+ \S+$/)

  await context.setOffline(true)
  await toStep(page, 'Who')
  await page.getByRole('textbox', { name: 'Name' }).fill('Odd Vasilcanu')
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await call(listDrafts)).data.map(({ data }) => data.full_name)).toEqual(['Odd Vasilcanu'])

  // On another device, by its address.
  const elsewhere = await openAs(browser, origin, `/create/${draft!.id}`, email)
  await ready(elsewhere.page)
  await toStep(elsewhere.page, 'Finish')
  await elsewhere.page.getByRole('button', { name: 'Create Odd' }).dblclick()
  await expect(elsewhere.page.getByRole('heading', { name: 'Odd is here' })).toBeVisible({ timeout: 30_000 })
  expect((await call(listOwnCharacters, {})).data).toHaveLength(1)
  expect((await call(listDrafts)).data).toEqual([])
  expect([...elsewhere.problems]).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

for (const viewport of [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, { width: 390, height: 844 }]) {
  test(`every step is accessible in both themes and fits into ${viewport.width} pixels`, async ({ browser }) => {
    test.setTimeout(240_000)
    const { page, context, problems } = await openBrowser(browser, viewport)
    await page.goto(`${product.server.origin}/create`)
    await ready(page)
    for (const step of STEPS) {
      await toStep(page, step)
      if (step === 'Who' || step === 'Voice') await page.getByRole('button', { name: 'Surprise me' }).click()
      await accessibleInBothThemes(page)
      if (step === 'Hair') {
        const rows = await page.getByRole('group', { name: /^Hair colour/ }).locator('label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
        const lengths = [...new Set(rows)].map((top) => rows.filter((other) => other === top).length)
        expect(Math.max(...lengths) - Math.min(...lengths), `rows of ${lengths.join(', ')} colours`).toBeLessThanOrEqual(1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), step).toBeLessThanOrEqual(0)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
