import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { createCharacter, editCharacter, getOwnCharacter, listOwnCharacters, saveDraft } from '@/contracts/own-characters'
import { sampled } from '@/tests/support/counts'
import { someDefinition } from '@/tests/support/portraits'
import { callTo } from '@/tests/support/process'
import { openAs, openBrowser, type Person } from './people'
import { pictures, SIZES } from './pictures'
import { accessibleInTheme, boxOf, expectAccessible, expectFits, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'

test.describe.configure({ timeout: 240_000 })

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

/** Nothing is ever wider than the window. */
async function look(page: Page, name: string) {
  for (const [, width, height] of sampled(SIZES)) {
    await page.setViewportSize({ width, height })
    await expectFits(page)
  }
  await pictures(page, name)
}

/** The API as this person. */
async function callAs({ context }: Person) {
  const session = (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
  return callTo(product.server.origin, session)
}
const make = async (person: Person, definition: CharacterDefinition = someDefinition()) =>
  (await callAs(person))(createCharacter, { body: { definition } }, { idempotency_key: randomUUID() })

const menuOf = async (page: Page, name: string, nth = 0): Promise<Locator> => {
  await page
    .getByRole('button', { name: `More for ${name}` })
    .nth(nth)
    .click()
  const menu = page.getByRole('dialog', { name })
  await expect(menu).toBeVisible()
  return menu
}
const part = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Your characters' }).getByRole('listitem')

test('visitors see what the page holds and the way in; somebody new sees what to do', async ({ browser }) => {
  const { origin } = product.server
  const visitor = await openBrowser(browser)
  await visitor.page.goto(`${origin}/my-krushes`)
  await expect(visitor.page.getByRole('button', { name: 'Login / Register' }).last()).toBeVisible()
  await look(visitor.page, 'visitor')
  await accessibleInTheme(visitor.page)
  const { page, problems } = await openAs(browser, origin, '/my-krushes')
  await expect(page.getByRole('heading', { name: 'No characters yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Krush' })).toHaveAttribute('href', '/create')
  await look(page, 'empty')
  await accessibleInTheme(page)
  await part(page, /^Trash/)
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  expect([...visitor.problems, ...problems]).toEqual([])
})

for (const [size, width, height] of sampled(SIZES)) {
  test(`visitors find the invitation in the same place on every personal page, and nothing moves (${size})`, async ({ browser }) => {
    const { page } = await openBrowser(browser, { width, height })
    // What the letters do when their face arrives depends on the machine; here it never does.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const moved = { total: 0 }
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const places: number[] = []
    for (const path of ['/chat', '/studio', '/my-krushes', '/my-krushes/1/lore', ...(width < 1024 ? ['/gallery'] : [])]) {
      await page.goto(product.server.origin + path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
      const { y, height: tall } = await boxOf(main.getByRole('button', { name: 'Login / Register' }).locator('../..'))
      places.push(Math.round(y + tall / 2))
      await expect(main.getByRole('button', { name: 'Login / Register' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total), path).toBeLessThanOrEqual(0.02)
    }
    // Each says other words, which may take a line more.
    expect(Math.max(...places) - Math.min(...places), places.join()).toBeLessThanOrEqual(2)
    expect(Math.abs(places[0]! - height / 2)).toBeLessThan(height / 10)
  })
}

test('a character is shared, changed, brought back to how it was, and copied', async ({ browser }) => {
  const { origin } = product.server
  const person = await openAs(browser, origin, '/my-krushes')
  const { page, problems, context } = person
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const call = await callAs(person)
  const { id, slug } = await make(person)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toContainText('Private')
  expect(
    await cards(page)
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100)

  // By keys alone: in, and the focus back where it came from.
  const dots = page.getByRole('button', { name: 'More for Noor Vale' })
  await dots.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Noor Vale' })).toBeVisible()
  await look(page, 'menu')
  await accessibleInTheme(page)
  await page.keyboard.press('Escape')
  await expect(dots).toBeFocused()

  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: /^Visibility/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Who can see Noor Vale?' })
  await dialog.getByRole('radio', { name: 'Public' }).check()
  await look(page, 'visibility')
  await accessibleInTheme(page)
  await dialog.getByRole('button', { name: 'Check and make public' }).click()
  // Nobody but people reads it here, so a person does: until then it is for those who have the address.
  await expect(page.getByText('Noor is in review. We’ll email you.')).toBeVisible()
  await expect(cards(page).first()).toContainText('In review')
  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: /^Visibility/ }).click()
  await expect(dialog.getByRole('radio', { name: 'Public' })).toBeChecked()
  await expect(dialog.getByText('a real person reads the page and your instructions')).toBeVisible()
  await look(page, 'review')
  await accessibleInTheme(page)
  await page.keyboard.press('Escape')
  await product.operator('reviews', 'approve', String(id), '1')
  await page.reload()
  await expect(cards(page).first()).toContainText(/0 conversations.*0 likes.*Public/)
  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/characters/${slug}`)

  const params = { id: String(id) }
  await call(editCharacter, {
    params,
    body: { definition: someDefinition({ age: 29, hobbies: ['Chess'], biography: 'Another story.' }), version: 1 },
  })
  await page.reload()
  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: 'Version history' }).click()
  const history = page.getByRole('dialog', { name: 'Versions of Noor Vale' })
  const newest = history
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'View version 2' }) })
    .first()
  for (const words of ['Now', 'Age: 27 → 29', 'Biography rewritten', 'Hobbies: added Chess; removed Rowing'])
    await expect(newest).toContainText(words)
  await look(page, 'history')
  await accessibleInTheme(page)
  await history.getByRole('button', { name: 'View version 1' }).click()
  const preview = page.getByRole('dialog', { name: 'Version 1' })
  await expect(preview).toContainText('Noor Vale, 27')
  await look(page, 'version')
  await accessibleInTheme(page)
  await preview.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Version 1 restored.')).toBeVisible()
  expect(await call(getOwnCharacter, { params })).toMatchObject({
    version: 3,
    visibility: 'unlisted',
    review: { state: 'waiting' },
    definition: someDefinition(),
  })

  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByText('You have a copy of Noor Vale. It’s private.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await cards(page).first().getByRole('button', { name: 'Chat with Noor Vale' }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  expect(problems).toEqual([])
})

furtherTest('the trash gives back, and removes for good once it is asked again', async ({ browser }) => {
  const person = await openAs(browser, product.server.origin, '/my-krushes')
  const { page, problems } = person
  const call = await callAs(person)
  await make(person)
  await make(person, someDefinition({ full_name: 'Ines Roca' }))
  await call(saveDraft, { params: { id: randomUUID() }, body: { data: { full_name: 'Sol', age: 27 } } })
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await look(page, 'two')
  await expectAccessible(page)
  await (await menuOf(page, 'Ines Roca')).getByRole('button', { name: 'Move to trash' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ines Roca is back, and private.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await (await menuOf(page, 'Ines Roca')).getByRole('button', { name: 'Move to trash' }).click()
  await part(page, /^Trash \(1\)$/)
  await expect(page.getByText(/^(29|30) days left$/)).toBeVisible()
  await look(page, 'trash')
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Delete for good Ines Roca' }).click()
  await page.getByRole('button', { name: 'Keep in trash' }).click()
  await page.getByRole('button', { name: 'Restore Ines Roca' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await part(page, /^Characters$/)
  await (await menuOf(page, 'Ines Roca')).getByRole('button', { name: 'Move to trash' }).click()
  await part(page, /^Trash \(1\)$/)
  await page.getByRole('button', { name: 'Delete for good Ines Roca' }).click()
  await look(page, 'for-good')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  const left = await Promise.all(['false', 'true'].map((trash) => call(listOwnCharacters, { query: { trash: trash as 'true' } })))
  expect(left.map(({ data }) => data.map(({ full_name }) => full_name))).toEqual([['Noor Vale'], []])

  await part(page, /^Drafts \(1\)$/)
  await expect(page.getByRole('link', { name: 'Continue with Sol, 27' })).toBeVisible()
  await look(page, 'drafts')
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Delete the draft Sol, 27' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible()
  expect(problems).toEqual([])
})

/** Field of the card of someone else's making; a member of the Character Card V2 specification's shape. */
const FOREIGN = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Captain Ada of the Quiet Sea',
    description: '{{char}} is a captain who mends radios.',
    personality: 'dry, loyal',
    scenario: 'A harbour at night.',
    first_mes: '*looks up* You are late, {{user}}.',
    mes_example: '<START>\n{{user}}: Hi\n{{char}}: Sit.',
    creator_notes: 'Made elsewhere.',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['You again.'],
    tags: ['sea'],
    creator: 'somebody',
    character_version: '1.2',
    extensions: { depth_prompt: { prompt: 'x', depth: 4 } },
    character_book: {
      extensions: {},
      entries: [{ keys: ['radio'], content: 'The radio is an heirloom.', extensions: {}, enabled: true, insertion_order: 1 }],
    },
  },
}
const CHAT = [
  { user_name: 'Sam', character_name: 'Noor Vale', create_date: '2025-01-01@10h00m00s', chat_metadata: {} },
  { name: 'Noor Vale', is_user: false, send_date: 'January 1, 2025 10:00am', mes: 'You are early. Tea?' },
  { name: 'Sam', is_user: true, send_date: 'January 1, 2025 10:01am', mes: 'Yes please, the green one.' },
  { name: 'Noor Vale', is_user: false, send_date: 'January 1, 2025 10:02am', mes: 'Sit by the window.' },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

test('cards go out and come in, chats come in, and each import ends with a report', async ({ browser }) => {
  const person = await openAs(browser, product.server.origin, '/my-krushes')
  const { page, problems } = person
  await make(person)
  await page.reload()
  await (await menuOf(page, 'Noor Vale')).getByRole('button', { name: 'Export as card' }).click()
  await look(page, 'export')
  await accessibleInTheme(page)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Card V3, image/ }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/\.png$/)
  const card = readFileSync(await download.path())
  expect([...card.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])

  const openImport = async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible()
    return page.locator('input[type=file]')
  }
  let field = await openImport()
  await look(page, 'import')
  await accessibleInTheme(page)
  await field.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"shopping": ["milk"]}') })
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t import notes.json.' })).toContainText(
    'We can’t find a character card in it.',
  )
  await field.setInputFiles({ name: 'noor.png', mimeType: 'image/png', buffer: card })
  const own = page.getByRole('dialog', { name: 'Noor Vale imported' })
  await expect(own).toBeVisible()
  await look(page, 'report-own')
  await own.getByRole('button', { name: 'Later' }).click()

  field = await openImport()
  await field.setInputFiles({ name: 'ada.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(FOREIGN)) })
  const foreign = page.getByRole('dialog', { name: /^Captain Ada.* imported$/ })
  await expect(foreign).toContainText('Set the age in Create: every character is an adult.')
  for (const outcome of ['Kept', 'Changed']) await expect(foreign.getByRole('heading', { name: outcome })).toBeVisible()
  await look(page, 'report')
  await accessibleInTheme(page)
  const on = foreign.getByRole('link', { name: 'Continue in Create' })
  await expect(on).toHaveAttribute('href', /^\/create\/[0-9a-f-]{36}$/)
  await foreign.getByRole('button', { name: 'Later' }).click()
  await part(page, /^Drafts \(2\)$/)
  await expect(page.getByText('From a card: 1 more greeting, 1 lorebook entry')).toBeVisible()

  field = await openImport()
  await page.getByRole('radio', { name: 'A chat' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Who was it with?' }).click()
  await page.getByRole('option', { name: 'Noor Vale, 27' }).click()
  await look(page, 'import-chat')
  await field.setInputFiles({ name: 'evening.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(CHAT) })
  const came = page.getByRole('dialog', { name: 'Chat imported' })
  await expect(came).toContainText(/3 messages, from SillyTavern/)
  await came.getByRole('link', { name: 'Open chat' }).click()
  await expect(thread(page).getByText('Yes please, the green one.')).toBeVisible()
  expect(problems).toEqual([])
})

furtherTest('when nothing comes it says so, and what was wrong once passes', async ({ browser }) => {
  const person = await openAs(browser, product.server.origin, '/my-krushes')
  const { page } = person
  await make(person)
  await page.route('**/v1/users/me/characters?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Couldn’t load this' })).toBeVisible()
  await look(page, 'failing')
  await accessibleInTheme(page)
  await page.unroute('**/v1/users/me/characters?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
})
