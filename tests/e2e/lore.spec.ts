import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { changeExtras, exportCard, getExtras, type ExtrasChange } from '@/contracts/cards'
import { createCharacter, setVisibility } from '@/contracts/own-characters'
import { someDefinition } from '@/tests/support/portraits'
import { sampled } from '@/tests/support/counts'
import { callTo } from '@/tests/support/process'
import { newAddress, openAs, openBrowser, type Person } from './people'
import { pictures, SIZES } from './pictures'
import { accessibleInTheme, expectFits, signUp, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'

test.describe.configure({ timeout: 240_000 })

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

/** Nothing is ever wider than the window. */
async function look(page: Page, name: string, part?: string) {
  for (const [, width, height] of sampled(SIZES)) {
    await page.setViewportSize({ width, height })
    await expectFits(page)
  }
  await pictures(page, name, { part })
}

async function callAs({ context }: Person) {
  const session = (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
  return callTo(product.server.origin, session)
}
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved.' })

test('what a character knows and how it begins is written, found, changed and taken back', async ({ browser }) => {
  const { origin } = product.server
  const person = await openAs(browser, origin, '/my-krushes')
  const { page, problems } = person
  const call = await callAs(person)
  const { id } = await call(createCharacter, { body: { definition: someDefinition() } }, { idempotency_key: randomUUID() })
  const extras = () => call(getExtras, { params: { id: String(id) } })
  await page.reload()
  await page.getByRole('button', { name: 'More for Noor Vale' }).click()
  await page.getByRole('link', { name: 'Greetings and lorebook' }).click()
  await expect(page).toHaveURL(`${origin}/my-krushes/${id}/lore`)
  await expect(page.getByRole('heading', { level: 1, name: 'Greetings and lorebook' })).toBeVisible()
  await expect(page.getByText(/^Nothing here yet/)).toBeVisible()
  await look(page, 'new')
  await accessibleInTheme(page)

  // A greeting: too long is told at the field; then it is kept, changed, removed and put back.
  await page.getByRole('button', { name: 'Add a greeting' }).click()
  const greeting = page.getByRole('textbox', { name: 'New greeting' })
  await expect(greeting).toBeFocused()
  await greeting.fill('x'.repeat(3001))
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('That’s too long: at most 3000 characters.')).toBeVisible()
  await look(page, 'greeting-too-long', '#greetings')
  await accessibleInTheme(page)
  await greeting.fill('*leans on the railing* You again, {{user}}.')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Edit greeting 2' }).click()
  await page.getByRole('textbox', { name: 'Greeting 2' }).fill('*leans on the railing* So you came back, {{user}}.')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('*leans on the railing* So you came back, {{user}}.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit greeting 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove greeting 2' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Edit greeting 2' })).toBeVisible()

  // An entry, by keys alone where it matters.
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect(page.getByRole('combobox', { name: 'Keywords' })).toBeFocused()
  await page.keyboard.type('harbour,old ship')
  await page
    .getByRole('textbox', { name: 'What the character should know' })
    .fill('The ship is called Aurora and has not sailed for a year.')
  await page.getByText('More settings').click()
  await page.getByRole('switch', { name: /^Require a second keyword/ }).check()
  await look(page, 'entry', 'form')
  await accessibleInTheme(page)
  await page.getByRole('switch', { name: /^Require a second keyword/ }).uncheck()
  await page.getByRole('form', { name: 'New entry' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit harbour, old ship' })).toBeVisible()
  expect((await extras()).lorebook!.entries).toMatchObject([
    { keys: ['harbour', 'old ship'], content: 'The ship is called Aurora and has not sailed for a year.', selective: false },
  ])

  const nickname = () => page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Nickname' }) })
  // Changed elsewhere meanwhile: nothing that was typed is lost.
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Noor of the Quay')
  const elsewhere = async (change: ExtrasChange) =>
    call(changeExtras, { params: { id: String(id) }, body: { tag: (await extras()).tag, change } })
  await elsewhere({ part: 'example_dialogue', value: '<START>\n{{user}}: Late again.\n{{char}}: The tide waits for nobody. I do.' })
  await nickname().getByRole('button', { name: 'Save' }).click()
  await expect(nickname().getByRole('alert')).toContainText('What you typed is still here')
  await expect(page.getByRole('textbox', { name: 'Example dialogue' })).toHaveValue(/The tide waits/)
  await look(page, 'conflict', '#talk')
  await accessibleInTheme(page)
  await nickname().getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await extras()).nickname).toBe('Noor of the Quay')

  // With much in it: found by words, drawn in parts.
  for (let n = 0; n < 60; n++) {
    await elsewhere({
      part: 'lorebook_entry',
      index: n + 1,
      value: {
        keys: [`pier ${n}`],
        secondary_keys: [],
        selective: false,
        use_regex: false,
        case_sensitive: false,
        content: `At pier ${n} somebody always leaves a light on, and nobody has ever said why.`,
        enabled: n % 7 !== 0,
        constant: n % 20 === 3,
        insertion_order: n + 1,
        priority: 0,
        name: n === 5 ? 'The pier with the green lamp' : '',
        comment: '',
      },
    })
  }
  await page.reload()
  await expect(page.getByText('61 entries of 500')).toBeVisible()
  await look(page, 'many', '#lorebook')
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('green lamp')
  await expect(page.getByText('1 entry found')).toBeVisible()
  await accessibleInTheme(page)
  await page.getByText('Lorebook settings').click()
  await look(page, 'settings', 'details')
  await page.getByRole('button', { name: 'Delete lorebook' }).click()
  await look(page, 'remove-all')
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Keep it' }).click()

  // It goes along in a card, and the form of the character leads here.
  const { url } = await call(exportCard, { params: { id: String(id) }, query: { format: 'v3-json' } })
  const { data: card } = (await (await fetch(new URL(url, origin))).json()) as {
    data: { alternate_greetings: string[]; character_book: { entries: { content: string }[] } }
  }
  expect(card.alternate_greetings).toEqual(['*leans on the railing* So you came back, {{user}}.'])
  expect(card.character_book.entries[0]!.content).toMatch(/Aurora/)
  await page.goto(`${origin}/create/${id}#finish`)
  const link = page.getByRole('link', { name: 'Edit greetings and lorebook' })
  if (!(await link.isVisible())) await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Finish' }).click()
  await expect(link).toHaveAttribute('href', `/my-krushes/${id}/lore`)

  const other = await openAs(browser, origin, `/my-krushes/${id}/lore`)
  await expect(other.page.getByRole('heading', { name: 'You don’t have this character' })).toBeVisible()
  await look(other.page, 'gone')
  await accessibleInTheme(other.page)
  expect([...problems, ...other.problems]).toEqual([])
})

furtherTest('a chat begins with the second greeting, for who is signed in and for who signs up for it', async ({ browser }) => {
  const { origin } = product.server
  const author = await openAs(browser, origin, '/my-krushes')
  const call = await callAs(author)
  const { id, slug } = await call(createCharacter, { body: { definition: someDefinition() } }, { idempotency_key: randomUUID() })
  const { tag } = await call(getExtras, { params: { id: String(id) } })
  const second = await call(changeExtras, {
    params: { id: String(id) },
    body: { tag, change: { part: 'alternate_greeting', index: 0, value: '*waves from the jetty* Over here, {{user}}!' } },
  })
  await call(changeExtras, {
    params: { id: String(id) },
    body: { tag: second.tag, change: { part: 'alternate_greeting', index: 1, value: 'A third way to say hello.' } },
  })
  await call(setVisibility, { params: { id: String(id) }, body: { visibility: 'unlisted' } })

  const reader = await openAs(browser, origin, `/characters/${slug}`)
  const { page } = reader
  await look(page, 'ways-closed', '#greeting')
  await page.getByRole('button', { name: '2 more ways to start' }).click()
  await expect(page.getByText('Over here, Sam!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next greeting' })).toBeFocused()
  await look(page, 'ways-open', '#greeting')
  await accessibleInTheme(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A third way to say hello.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous greeting' }).click()
  await page.getByRole('button', { name: 'Start with this one' }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(thread(page).getByText('Over here, Sam!')).toBeVisible()
  await look(page, 'chat')
  // An open chat stays as it is.
  const chat = new URL(page.url()).pathname
  await page.goto(`${origin}/characters/${slug}`)
  await page.getByRole('button', { name: '2 more ways to start' }).click()
  await expect(page.getByRole('link', { name: 'Go to chat' })).toHaveAttribute('href', chat)
  await look(page, 'ways-begun', '#greeting')
  await accessibleInTheme(page)

  const visitor = await openBrowser(browser)
  await visitor.page.goto(`${origin}/characters/${slug}`)
  await visitor.page.getByRole('button', { name: '2 more ways to start' }).click()
  await signUp(visitor.page, product, newAddress(), 'Alex')
  await expect(visitor.page.getByText('Over here, Alex!')).toBeVisible()
  await visitor.page.getByRole('button', { name: 'Start with this one' }).click()
  await expect(thread(visitor.page).getByText('Over here, Alex!')).toBeVisible()
  expect([...author.problems, ...reader.problems, ...visitor.problems]).toEqual([])
})

furtherTest('when nothing comes the page says so, and what was wrong once passes', async ({ browser }) => {
  const person = await openAs(browser, product.server.origin, '/my-krushes')
  const { page } = person
  const { id } = await (
    await callAs(person)
  )(createCharacter, { body: { definition: someDefinition() } }, { idempotency_key: randomUUID() })
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/extras', async (route) => {
    await held
    await route.abort()
  })
  await page.goto(`${product.server.origin}/my-krushes/${id}/lore`)
  await expect(page.getByRole('status', { name: 'Loading greetings and lorebook' })).toBeVisible()
  await look(page, 'waiting')
  answer()
  await expect(page.getByRole('heading', { name: 'Couldn’t load this' })).toBeVisible()
  await look(page, 'failing')
  await accessibleInTheme(page)
  await page.unroute('**/extras')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Lorebook', exact: true })).toBeVisible()
})
