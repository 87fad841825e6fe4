import { expect, test, type Page } from '@playwright/test'
import { openAs, openBrowser } from './people'
import { boxOf, expectAccessible, startProduct, type Product } from './support'

let product: Product
test.beforeAll(async () => {
  product = await startProduct(false)
})
test.afterAll(() => product.stop())

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** What the content security policy refused on this page, by its own event; `watch` reads the console. */
const listenForRefusals = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', (event) => refused.push(`${event.violatedDirective}: ${event.blockedURI}`))
  })
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
const styleElements = (page: Page) => page.locator('style').count()

/** From the bundled style sheet: without it the list would be an ordinary one at the end of the page. */
const placeOf = (page: Page) => page.locator('[data-sonner-toaster]').evaluate((list) => getComputedStyle(list).position)

test('on a public page: styled under the strict policy, read aloud, reached by keyboard', async ({ browser }) => {
  const { origin } = product.server
  const { context, page, problems } = await openBrowser(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await listenForRefusals(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`${origin}/characters/mira`, { waitUntil: 'networkidle' })
  const before = { styles: await styleElements(page), scripts: scripts.length }
  expect(await notifications(page).count()).toBe(0)

  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const said = notifications(page).getByRole('status')
  await expect(said).toHaveText('Link copied!')
  await expect(said).toBeInViewport({ ratio: 1 })
  expect(scripts.length).toBeGreaterThan(before.scripts)
  expect(await placeOf(page)).toBe('fixed')
  expect(await styleElements(page)).toBe(before.styles)
  // Sonner waits while the pointer is over it.
  await said.hover()
  await expectAccessible(page, '[data-sonner-toaster]')
  await page.mouse.move(5, 5)
  await expect(said).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expect(said).toBeVisible()
  expect(
    await page.locator('[data-sonner-toast]').evaluate((toast) => parseFloat(getComputedStyle(toast).transitionDuration)),
  ).toBeLessThan(0.001)
  await page.keyboard.press('Alt+KeyT')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notifications(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toBeHidden()

  expect(await refusals(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('in the chat: when every attempt to connect failed, a toast says so until the page is loaded again', async ({ browser }) => {
  const { origin } = product.server
  const { context, page, problems } = await openAs(browser, origin)
  await listenForRefusals(page)
  await page.routeWebSocket(/\/realtime/, (socket) => socket.close())
  await page.clock.install()
  await page.goto(`${origin}/chat`)
  const before = await styleElements(page)
  const said = notifications(page).getByRole('alert')
  await expect
    .poll(
      async () => {
        await page.clock.runFor(30_000)
        return said.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await expect(said).toHaveText('Disconnected from Krush')
  await page.clock.runFor(60_000)
  await expect(said).toBeInViewport({ ratio: 1 })
  expect(await placeOf(page)).toBe('fixed')
  expect(await styleElements(page)).toBe(before)
  expect(await refusals(page)).toEqual([])

  // What lies outside an open dialog is inert: the toasts go into it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const inside = page.getByRole('dialog').getByRole('alert')
  await expect(inside).toBeInViewport({ ratio: 1 })
  // Sheets have their buttons at the bottom of a phone.
  expect((await boxOf(inside)).y).toBeLessThan(100)
  await Promise.all([page.waitForEvent('load'), notifications(page).getByRole('button', { name: 'Refresh' }).click()])
  await expect(said).toBeHidden()
  expect(await refusals(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('offline, where the part that draws toasts cannot come: the words alone, for as long', async ({ browser }) => {
  const { context, page, problems } = await openBrowser(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.server.origin}/characters/mira`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Link copied!' })
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(said).toBeHidden()
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})
