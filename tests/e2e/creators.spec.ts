import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { createCharacter, setVisibility } from '@/contracts/own-characters'
import { getOwnCreator, saveOwnCreator } from '@/contracts/creators'
import { openPglite } from '@/server/db/pglite'
import { someDefinition } from '@/tests/support/portraits'
import { callTo } from '@/tests/support/process'
import { openAs, openBrowser } from './people'
import { accessibleInTheme, type Product } from './support'
import { expect, furtherTest, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

const sessionOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'krush_session')!.value

/** Someone with a page, a public and an unlisted character. */
async function author(browser: Parameters<typeof openAs>[0], handle: string) {
  const person = await openAs(browser, product.server.origin)
  const call = callTo(product.server.origin, await sessionOf(person.context))
  const make = async (visibility: 'public' | 'unlisted', full_name: string) => {
    const { appearance, ...definition } = someDefinition({ full_name })
    // What the illustrator knows, since here the real one draws.
    const body = { definition: { ...definition, appearance: { ...appearance, wardrobe: 'shirt' } } }
    const { id, slug } = await call(createCharacter, { body: body as never }, { idempotency_key: randomUUID() })
    await call(setVisibility, { params: { id: String(id) }, body: { visibility } })
    if (visibility === 'public') await product.operator('reviews', 'approve', String(id), '1')
    return { id, slug, full_name }
  }
  await call(saveOwnCreator, { body: { handle, display_name: 'Ink and Salt', about: 'Slow stories by the sea.' } })
  return { ...person, call, listed: await make('public', 'Noor Vale'), unlisted: await make('unlisted', 'Nora Vale') }
}

test('a creator is found, followed, liked and reported, and each counts once', async ({ browser }) => {
  test.setTimeout(300_000)
  const { origin } = product.server
  const maker = await author(browser, 'ink-and-salt')
  const { listed, unlisted } = maker

  // Visitors see it drawn by the server, with what other sites need.
  const html = await (await fetch(`${origin}/characters/${listed.slug}`)).text()
  expect(html).toContain('href="/creators/ink-and-salt"')
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  const answer = await fetch(image)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(html).not.toMatch(/<meta name="robots" content="noindex/)
  expect(await (await fetch(`${origin}/characters/${unlisted.slug}`)).text()).toMatch(/<meta name="robots" content="noindex/)

  const visitor = await openBrowser(browser)
  await visitor.page.goto(`${origin}/characters/${listed.slug}`)
  await visitor.page.getByRole('button', { name: 'Like Noor Vale' }).click()
  await expect(visitor.page.getByRole('dialog')).toBeVisible()
  await visitor.context.close()

  const me = await openAs(browser, origin, `/characters/${listed.slug}`)
  const { page } = me
  const heart = page.getByRole('button', { name: /^Like Noor Vale/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAccessibleName(/\b1 like\b/)
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAccessibleName(/\b1 like\b/)
  await accessibleInTheme(page)

  await page.getByRole('button', { name: 'Follow Ink and Salt' }).click()
  await expect(page.getByRole('button', { name: 'Following Ink and Salt' })).toHaveText('Following')
  await page.getByRole('link', { name: 'Ink and Salt' }).click()
  await expect(page).toHaveURL(`${origin}/creators/ink-and-salt`)
  await expect(page.getByText('1 follower', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ink and Salt' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Noor/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Nora/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Following Ink and Salt' })).toHaveText('Following')
  await accessibleInTheme(page)

  await me.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/creators/ink-and-salt`)

  // By keyboard.
  await page.goto(`${origin}/characters/${listed.slug}`)
  const report = page.getByRole('button', { name: 'Report', exact: true })
  await report.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await accessibleInTheme(page)
  await dialog.getByRole('radio', { name: 'Something else' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('Tell us more (optional)').fill('The greeting is odd.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thank you. We got your report.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(report).toBeFocused()

  // Its author edits the page there.
  const own = maker.page
  await own.goto(`${origin}/creators/ink-and-salt`)
  await own.getByRole('button', { name: 'Edit page' }).click()
  await own.getByLabel('Name', { exact: true }).fill('Salt and Ink')
  await accessibleInTheme(own)
  await own.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Your page is saved.')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Salt and Ink' })).toBeVisible()

  expect([...me.problems, ...maker.problems]).toEqual([])
  await me.context.close()
  await maker.context.close()

  // What is taken down is gone for everybody; who is nobody has no page.
  await product.whileDown(async (folder) => {
    const db = await openPglite(folder)
    expect(await db.query('select reason, comment from character_reports where character_id = $1', [listed.id])).toEqual([
      { reason: 'other', comment: 'The greeting is odd.' },
    ])
    await db.query(`update characters set hidden_at = now(), visibility = 'private' where id = $1`, [listed.id])
    await db.close()
  })
  expect((await fetch(`${product.server.origin}/characters/${listed.slug}`)).status).toBe(404)
  expect((await fetch(image)).status).toBe(404)
  expect((await fetch(`${product.server.origin}/creators/nobody-at-all`)).status).toBe(404)
  expect(await (await fetch(`${product.server.origin}/creators/ink-and-salt`)).text()).toMatch(/<meta name="robots" content="noindex/)
})

furtherTest('a creator takes their page away, and the characters stay', async ({ browser }) => {
  test.setTimeout(180_000)
  const { origin } = product.server
  const { page, context, problems, listed, call } = await author(browser, 'salt-and-ink')
  await page.goto(`${origin}/creators/salt-and-ink`)
  const edit = page.getByRole('button', { name: 'Edit page' })
  await edit.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove page…' }).click()
  await expect(dialog.getByRole('heading', { name: 'Remove your creator page?' })).toBeVisible()
  await expect(dialog.getByText('No one can use @salt-and-ink for 90 days, including you.')).toBeVisible()
  await accessibleInTheme(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ink and Salt')
  await dialog.getByRole('button', { name: 'Remove page…' }).click()
  await dialog.getByRole('button', { name: 'Remove my page' }).click()
  await expect(page.getByText('Your creator page is removed. Your characters stay.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/my-krushes`)
  await expect(page.getByRole('button', { name: 'Make a page' })).toBeVisible()
  expect(await call(getOwnCreator)).toEqual({ creator: null })
  expect((await fetch(`${origin}/v1/creators/salt-and-ink`)).status).toBe(404)
  // Documents for everybody are kept for half a minute (server/web/pages.ts).
  const kept = { timeout: 60_000 }
  await expect.poll(async () => (await fetch(`${origin}/creators/salt-and-ink`)).status, kept).toBe(404)
  await expect.poll(async () => (await fetch(`${origin}/characters/${listed.slug}`)).text(), kept).not.toContain('salt-and-ink')
  expect((await fetch(`${origin}/characters/${listed.slug}`)).status).toBe(200)
  expect(problems).toEqual([])
  await context.close()
})
