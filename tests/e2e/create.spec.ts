import type { Page } from '@playwright/test'
import { getOwnCharacter, listDrafts, listOwnCharacters } from '@/contracts/own-characters'
import { sampled } from '@/tests/support/counts'
import { callTo } from '@/tests/support/process'
import { newAddress, openAs, openBrowser } from './people'
import { accessibleInTheme, boxOf, expectFits, settle, signUp, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

const STEPS = ['Look', 'Body', 'Hair', 'Style', 'About', 'Traits', 'Voice', 'Finish']
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
  await page
    .getByRole('group', { name: /^Style/ })
    .getByRole('radio', { name: '3D comic' })
    .check({ force: true })
  await drawn(page, 'style=Comic3D')
  await page.getByRole('button', { name: 'Roll everything' }).click()
  await expect(page.getByRole('group', { name: /^Style/ }).getByRole('radio', { name: '3D comic' })).toBeChecked()

  await toStep(page, 'Hair')
  await page.getByRole('radio', { name: 'Silver' }).check({ force: true })
  await drawn(page, 'hair_color=Silver')
  await toStep(page, 'About')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ilse van Dyk')
  await expect(
    page.getByText('Name must consist of at most two words with only alphanumeric characters, hyphens, and apostrophes.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ilse Vandyk')
  await page.getByRole('textbox', { name: 'Age' }).fill('17')
  await expect(page.getByText('the age must be a whole number of at least 18')).toBeVisible()
  await page.getByRole('textbox', { name: 'Age' }).fill('41')
  await page.getByRole('combobox', { name: 'Tags' }).click()
  expect((await boxOf(page.getByRole('listbox', { name: 'Tags' }))).height).toBeLessThanOrEqual(242)
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('lighthouse stories,')
  await expect(page.getByRole('button', { name: 'Remove lighthouse stories' })).toBeVisible()
  await page.keyboard.press('Escape')

  // A reload loses nothing; Back leads to the step before.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ilse Vandyk')
  await toStep(page, 'Voice')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Who are they?' })).toBeVisible()
  await toStep(page, 'Voice')
  const instructions = page.getByRole('textbox', { name: 'Custom instructions' })
  await instructions.fill('x'.repeat(2001))
  await expect(page.getByText('2001/2000')).toBeVisible()
  await expect(page.getByText('Must be at most 2000 characters')).toBeVisible()
  await instructions.fill('Speaks of the sea.')

  // Ways to begin: written, drawn, put in order and taken out by keyboard, and taken back.
  const titles = () =>
    page.getByRole('textbox', { name: 'Title' }).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
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
  await press('Roll one')
  await expect.poll(titles).toHaveLength(2)
  const [, other_title] = await titles()
  await press('Move scenario 2 up')
  expect(await titles()).toEqual([other_title, 'The last ferry'])
  await press('Remove scenario 1')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await accessibleInTheme(page)
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
  await accessibleInTheme(page)
  await page.getByRole('button', { name: /Say hello/ }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(thread(page).locator('[data-message]')).toHaveCount(1)

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
  await expect(page.getByRole('heading', { name: 'Ilse is updated' })).toBeVisible()
  await toStep(other, 'Voice')
  await other.getByRole('textbox', { name: 'Hook' }).fill('The other change.')
  await toStep(other, 'Finish')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('This character was changed somewhere else')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByRole('heading', { name: 'Ilse is updated' })).toBeVisible()
  expect((await call(listOwnCharacters, {})).data.map(({ hook, version }) => [hook, version])).toEqual([['The other change.', 3]])
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('drafts follow whoever is signed in, also through a lost connection, and a double press makes one', async ({ browser }) => {
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
  await toStep(page, 'About')
  await page.getByRole('textbox', { name: 'Name' }).fill('Odd Vasilcanu')
  await expect(page.getByText('Offline: saved in this browser')).toBeVisible()
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

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

for (const viewport of sampled(VIEWPORTS)) {
  test(`every step is accessible and fits into ${viewport.width} pixels`, async ({ browser }) => {
    test.setTimeout(240_000)
    const { page, context, problems } = await openBrowser(browser, viewport)
    await page.goto(`${product.server.origin}/create`)
    await ready(page)
    for (const step of STEPS) {
      await toStep(page, step)
      if (step === 'About' || step === 'Voice') await page.getByRole('button', { name: 'Roll this step' }).click()
      await accessibleInTheme(page)
      if (step === 'Hair') {
        await settle(page)
        const rows = await page
          .getByRole('group', { name: /^Hair color/ })
          .locator('label')
          .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
        const lengths = [...new Set(rows)].map((top) => rows.filter((other) => other === top).length)
        expect(Math.max(...lengths) - Math.min(...lengths), `rows of ${lengths.join(', ')} colours`).toBeLessThanOrEqual(1)
      }
      await expectFits(page)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}

const footer = (page: Page) => page.getByTestId('create-footer')
/** Where the bar at the bottom begins; the window's end where there is none. */
const tabBar = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed' && nav.offsetWidth > innerWidth / 2,
    )
    return Math.min(innerHeight, ...bars.map((nav) => nav.getBoundingClientRect().top)) + 0.5
  })

for (const viewport of sampled(VIEWPORTS)) {
  test(`at ${viewport.width} pixels Next is always in view, also with large text, and steps can be hit`, async ({ browser }) => {
    test.setTimeout(120_000)
    const { page, context } = await openBrowser(browser, viewport)
    await page.goto(`${product.server.origin}/create`)
    await ready(page)
    await page.getByRole('button', { name: 'Roll everything' }).click()
    for (const size of sampled(['100%', '200%'])) {
      await page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
      for (const step of STEPS) {
        await toStep(page, step)
        for (const scroll of [0, 400, 100_000]) {
          await page.evaluate((top) => window.scrollTo(0, top), scroll)
          const main = page.getByRole('button', { name: step === 'Finish' ? /^Create / : /^Next/ })
          const [button, bar] = [await boxOf(main.first()), await boxOf(footer(page))]
          expect(button.y, `${step} ${size}`).toBeGreaterThan(0)
          expect(button.y + button.height, `${step} ${size}`).toBeLessThanOrEqual(await tabBar(page))
          expect(bar.y + bar.height).toBeLessThanOrEqual(viewport.height + 1)
          // Nothing lies over it.
          const hit = await main.first().evaluate((node) => {
            const { x, y, width, height } = node.getBoundingClientRect()
            return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          })
          expect(hit, `${step} ${size} at ${scroll}`).toBe(true)
        }
      }
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
    const steps = await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => [width, height]))
    expect(steps).toHaveLength(STEPS.length)
    for (const [width, height] of steps) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    await context.close()
  })
}

test('on a phone the whole portrait is seen and half the screen is for choices', async ({ browser }) => {
  const { page, context } = await openBrowser(browser, { width: 390, height: 844 })
  await page.goto(`${product.server.origin}/create`)
  await ready(page)
  await page.getByRole('button', { name: 'Roll everything' }).click()
  for (const step of ['Look', 'Body', 'Hair', 'Style']) {
    await toStep(page, step)
    await page.evaluate(() => window.scrollTo(0, 0))
    const [first, bar] = [await boxOf(page.getByRole('group').first()), await boxOf(footer(page))]
    expect(bar.y - first.y, step).toBeGreaterThanOrEqual(422)
  }
  // 3:4 like the picture itself, so nothing is cut off, and no words over it.
  const picture = await boxOf(portrait(page))
  expect(picture.width / picture.height).toBeCloseTo(0.75, 1)
  await expect(page.locator('.picture-shade')).toBeHidden()
  await page.getByRole('button', { name: 'Enlarge the portrait' }).click()
  const large = await boxOf(portrait(page))
  expect(large.height).toBeGreaterThan(2 * picture.height)
  expect(large.width / large.height).toBeCloseTo(0.75, 1)
  await context.close()
})
