import type { Page } from '@playwright/test'
import { createConversation } from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { updateMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { count } from '@/tests/support/counts'
import { callTo, signInAt } from '@/tests/support/process'
import { seedMany } from '@/tests/support/many-characters.mjs'
import { newAddress, openAs, openBrowser } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, settle, startProduct, type Product } from './support'
import { expect, furtherTest, test } from './test'

const MANY = 2000

let product: Product
test.beforeAll(async () => {
  product = await startProduct(false)
})
test.afterAll(() => product.stop())

const cards = (page: Page) => page.locator('main a[href^="/characters/"]')
const results = (page: Page) => page.getByRole('heading', { level: 1 })

/** The characters on the page as it is drawn: nobody twice, and every row of every grid is full. */
async function expectOnce(page: Page) {
  const shown = () =>
    page.locator('main').evaluate((main) => {
      const seen = [...main.querySelectorAll<HTMLElement>('a[href^="/characters/"]')].filter((link) => link.checkVisibility())
      const ragged = [...main.querySelectorAll<HTMLElement>('section > ul.grid')]
        .filter((grid) => grid.checkVisibility())
        .filter((grid) => {
          const last = [...grid.children].filter((cell) => cell.checkVisibility()).at(-1)
          return last && last.getBoundingClientRect().right < grid.getBoundingClientRect().right - 2
        })
      return { faces: seen.map((link) => link.getAttribute('href')), ragged: ragged.length }
    })
  for (const width of [390, 768, 1100, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 })
    const { faces, ragged } = await shown()
    expect(new Set(faces).size, `${width}`).toBe(faces.length)
    expect(ragged, `${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function journey(page: Page, name: string) {
  const { origin } = product.server
  await page.goto(origin)
  await expect(cards(page).first()).toBeVisible()
  await accessibleInTheme(page)
  await pictures(page, `front-${name}`, { whole: true })
  await expectOnce(page)

  await page.getByRole('searchbox').fill('mirra tolland')
  await expect(results(page)).toHaveText('Results for “mirra tolland”')
  await expect(cards(page).first()).toHaveAttribute('href', '/characters/mira')
  await accessibleInTheme(page)
  await pictures(page, `search-${name}`)

  await page.getByRole('searchbox').fill('nite owl')
  await page.getByRole('link', { name: 'Looking for Night owls?' }).click()
  await expect(page).toHaveURL(`${origin}/categories/night-owls`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Night owls' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('searchbox').fill('xqzxqz')
  await expect(page.getByRole('heading', { name: 'No one like that yet' })).toBeVisible()
  await accessibleInTheme(page)
  await page.getByRole('link', { name: 'Show everyone' }).click()
  await expect(page).toHaveURL(`${origin}/`)

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await accessibleInTheme(page)
  await pictures(page, `sheet-${name}`)
  for (const [group, choice] of [
    ['Sort', 'Newest'],
    ['Gender', 'Women'],
    ['Art style', 'Semi-realistic'],
  ] as const)
    await sheet.getByRole('group', { name: group }).getByLabel(choice, { exact: true }).check()
  await sheet.getByRole('link', { name: 'Show characters' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${origin}/?gender=Female&style=Semirealistic&sort=new`)
  await expect(results(page)).toHaveText('Women')
  const call = callTo(origin)
  const { data, count } = await call(listCharacters, { query: { gender: 'Female', style: 'Semirealistic', sort: 'new' } })
  await expect(page.getByRole('status').filter({ hasText: `${count} character` })).toBeVisible()
  if (data[0]) await expect(cards(page).first()).toHaveAttribute('href', `/characters/${data[0].slug}`)
  // The address is all there is to it: the same without the sheet.
  await page.reload()
  await expect(results(page)).toHaveText('Women')
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/`)
}

test('a few characters: a search with slips, filters, an order, back', async ({ browser }) => {
  const { page, problems, context } = await openBrowser(browser)
  await journey(page, 'few')
  // Nobody has talked with anybody, and nobody came this week while the others were there.
  await page.goto(product.server.origin)
  await expect(page.getByText('Most popular')).toHaveCount(0)
  await expect(page.getByText('New this week')).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
})

test("what is one person's comes in the browser, and visitors are told why not", async ({ browser, request }) => {
  const { origin } = product.server
  const visitor = await openBrowser(browser)
  await visitor.page.goto(`${origin}/?favorites=1`)
  await expect(visitor.page.getByRole('heading', { name: 'Favorites are saved to your account' })).toBeVisible()
  await accessibleInTheme(visitor.page)
  await visitor.context.close()

  const email = newAddress()
  const { call } = await signInAt(origin, email)
  await call(updateMe, {
    body: { custom_attributes: { name: 'Sam', gender: 'Male', orientation: 'Women', accept_tos_18: true, welcome_seen: true } },
  })
  const { data } = await call(listCharacters, { query: { category: 'warm' } })
  for (const { id } of data.slice(0, 2)) await call(createConversation, { body: { account_id: id } })
  const me = await openAs(browser, origin, '/settings', email)
  await me.page.getByRole('link', { name: 'Explore' }).first().click()
  await expect(me.page.getByRole('link', { name: /^Continue with / })).toBeVisible()
  const mine = me.page.getByRole('region', { name: 'For you' })
  await expect(mine.getByText('Because most of your favorites and chats are in “Warm company”.')).toBeVisible()
  await accessibleInTheme(me.page)
  await pictures(me.page, 'front-mine', { whole: true })
  await expectOnce(me.page)
  await me.page.goto(`${origin}/?sort=for_you`)
  await expect(results(me.page)).toHaveText('For you')
  await expect(me.page.getByRole('status').filter({ hasText: 'Warm company' })).toBeVisible()
  await me.page.goto(`${origin}/?favorites=1`)
  await expect(me.page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  expect(me.problems).toEqual([])
  await me.context.close()
  // The page that everybody gets knows nothing of it.
  expect(await (await request.get(origin)).text()).not.toContain('Because most of your favorites')
})

furtherTest('thousands: the same, scrolled far, and back to where one was', async ({ browser }) => {
  test.setTimeout(600_000)
  await product.whileDown(async (folder) => {
    const db = await openPglite(folder)
    await seedMany((text, params) => db.query(text, params), MANY)
    await db.close()
  })
  const { origin } = product.server
  const { page, problems, context } = await openBrowser(browser)
  await journey(page, 'many')
  await page.goto(origin)
  await expect(page.getByRole('region', { name: 'New this week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Most popular' })).toBeVisible()

  await page.goto(`${origin}/?sort=new`)
  const far = count({ usual: 240, thorough: 480 })
  for (let tries = 0; (await cards(page).count()) < far && tries < 200; tries++) {
    const before = await cards(page).count()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForFunction((before) => document.querySelectorAll('main a[href^="/characters/"]').length > before, before)
  }
  const hrefs = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  const target = cards(page).nth(far - 80)
  await target.scrollIntoViewIfNeeded()
  await settle(page)
  const [href, before] = [await target.getAttribute('href'), await page.evaluate(() => window.scrollY)]
  await target.click()
  await expect(page).toHaveURL(`${origin}${href}`)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/?sort=new`)
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50)
  await pictures(page, 'far-many')
  const client = await context.newCDPSession(page)
  const { metrics } = await client.send('Performance.enable').then(() => client.send('Performance.getMetrics'))
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  console.log(`${await cards(page).count()} cards: ${metric('Nodes')} nodes, ${(metric('JSHeapUsedSize') / 1e6).toFixed(1)} MB of heap`)
  expect(problems).toEqual([])
  await context.close()
})

test('the sitemap names public characters, and robots.txt the sitemap', async ({ request }) => {
  const { origin } = product.server
  const response = await request.get(`${origin}/sitemap.xml`)
  expect(response.headers()['content-type']).toContain('xml')
  const text = await response.text()
  for (const path of ['/', '/categories/warm', '/characters/mira', '/safety', '/legal/terms'])
    expect(text).toContain(`<loc>${origin}${path}</loc>`)
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
  expect(text.match(/<loc>/g)!.length).toBeGreaterThan(24)
  expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
