import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { listInbox } from '@/contracts/meta'
import { getMe } from '@/contracts/users'
import { sampled } from '@/tests/support/counts'
import { callTo, freePort } from '@/tests/support/process'
import { acceptAge, expectAccessible, signUp, startProduct, watch, type Product } from './support'
import { expect, furtherTest, test } from './test'

const THIRD = {
  TAG_MANAGER_ID: 'GTM-TEST123',
  ANALYTICS_URL: 'https://events.example/capture',
  ANALYTICS_KEY: 'phc_testkey',
  VIDEO_PIXEL_ID: 'PIXEL1234',
}

/** Everything the browser asks of anybody but us; nothing of it leaves the machine. */
async function watchThirdParties(context: BrowserContext, origin: string) {
  const asked: { host: string; page: string; body: string | null }[] = []
  const isOurs = (url: URL) => url.origin === origin || !url.protocol.startsWith('http')
  await context.route(
    (url) => !isOurs(url),
    async (route) => {
      const request = route.request()
      asked.push({ host: new URL(request.url()).host, page: new URL(request.frame().url()).pathname, body: request.postData() })
      await route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: '',
      })
    },
  )
  return asked
}

const refer = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.parse(sessionStorage.getItem('refer') ?? 'null'),
    lasting: JSON.parse(localStorage.getItem('refer') ?? 'null'),
  }))
const sessionOf = async (context: BrowserContext) => (await context.cookies()).find((cookie) => cookie.name === 'krush_session')!.value
const banner = (page: Page) => page.getByRole('region', { name: 'Allow analytics and marketing?' })

test.describe('as it comes, without any third party', () => {
  let product: Product
  test.beforeAll(async () => {
    product = await startProduct(false, { OPERATOR_MAIL: 'operator@example.test' })
  })
  test.afterAll(() => product.stop())

  test('a visit is remembered for the tab, reaches the profile once, and nobody else', async ({ browser }) => {
    const { origin } = product.server
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const asked = await watchThirdParties(context, origin)
    const page = await context.newPage()
    const problems = watch(page)
    await page.goto(`${origin}/characters/mira?via=anna&utm_campaign=spring&state=secret`, { referer: 'https://blog.example/post' })
    await expect
      .poll(async () => (await refer(page)).tab)
      .toMatchObject({
        source: 'affiliate',
        id: 'anna',
        domain: 'blog.example',
        initial_path: '/characters/mira?via=anna&utm_campaign=spring',
      })
    await acceptAge(page)
    await expect(banner(page)).toHaveCount(0)
    await page.goto(`${origin}/?jaid=9`)
    await page.goto(`${origin}/#signup`)
    await signUp(page, product, `${randomUUID()}@example.test`)
    const call = callTo(origin, await sessionOf(context))
    await expect
      .poll(async () => (await call(getMe)).custom_attributes)
      .toMatchObject({
        refer_source: 'affiliate',
        refer_id: 'anna',
        refer_domain: 'blog.example',
        refer_domain_initial: 'blog.example',
        refer_path: '/characters/mira?via=anna&utm_campaign=spring',
      })
    expect((await refer(page)).lasting).toBeNull()
    expect(asked).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('a plain first visit is direct, and fetches nothing for it', async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${product.server.origin}/safety`)
    await expect
      .poll(async () => (await refer(page)).tab)
      .toMatchObject({ source: 'direct', id: null, domain: null, initial_path: '/safety' })
    await context.close()
  })

  test('an application arrives: mistakes are named, the toast is the agreed one, the operator gets a mail', async ({ browser }) => {
    test.setTimeout(180_000)
    const { origin } = product.server
    for (const colorScheme of sampled(['dark', 'light'] as const)) {
      const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const problems = watch(page)
      await page.goto(`${origin}/`)
      await acceptAge(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliates' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer people, earn a share')
      await page.getByText('How can I promote?').click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText('Please fill this in.')).toHaveCount(4)
      await expect(page.getByLabel('Email')).toBeFocused()
      await page.getByLabel('Email').fill('ana@')
      await expect(page.getByText('You have entered wrong email address')).toBeVisible()
      await expectAccessible(page)
      const email = `${randomUUID()}@example.test`
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('First name').fill('Ana')
      await page.getByLabel('Last name').fill('Pérez')
      await page.getByLabel('How would you promote us?').fill('On my own site, to adults.')
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText("Application received! We'll contact you shortly.")).toBeVisible()
      await expectAccessible(page)
      await expect
        .poll(
          async () =>
            (await callTo(origin)(listInbox)).data.filter(({ to, text }) => to === 'operator@example.test' && text.includes(email)).length,
        )
        .toBe(1)
      expect(problems).toEqual([])
      await context.close()
    }
  })

  test('the form is taken from its own site only', async ({ request }) => {
    const { origin } = product.server
    const send = (headers: Record<string, string>) => request.post(`${origin}/api/create-affiliate`, { data: {}, headers })
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin },
      { 'sec-fetch-site': 'none' },
    ] as Record<string, string>[]) {
      expect((await send(headers)).status()).toBe(403)
    }
    const own = await send({ origin })
    expect([own.status(), ((await own.json()) as { error: { code: string } }).error.code]).toEqual([400, 'INVALID_EMAIL'])
    const large = await request.post(`${origin}/api/create-affiliate`, { data: { email: 'a'.repeat(70_000) }, headers: { origin } })
    expect(large.status()).toBe(413)
  })
})

test.describe('with third parties', () => {
  let product: Product
  test.beforeAll(async () => {
    product = await startProduct(false, THIRD)
  })
  test.afterAll(() => product.stop())

  test('a no is a no: not one request to anybody else, on any page', async ({ browser }) => {
    const { origin } = product.server
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const asked = await watchThirdParties(context, origin)
    const page = await context.newPage()
    const problems = watch(page)
    await page.goto(`${origin}/?via=anna`)
    await expect(banner(page)).toBeHidden()
    await acceptAge(page)
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Reject all' }).click()
    await expect(banner(page)).toBeHidden()
    for (const path of ['/', '/affiliates', '/rewards', '/characters/mira', '/chat', '/gallery', '/legal/privacy']) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await expect(banner(page)).toHaveCount(0)
    }
    expect(await refer(page)).toMatchObject({ tab: { id: 'anna' }, lasting: null })
    expect(asked).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('a yes measures public pages and no private one, and can be taken back in the footer', async ({ browser }) => {
    test.setTimeout(180_000)
    const { origin } = product.server
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const asked = await watchThirdParties(context, origin)
    const hosts = () => new Set(asked.map(({ host }) => host))
    const page = await context.newPage()
    const problems = watch(page)
    await page.goto(`${origin}/?via=anna`)
    await acceptAge(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await banner(page).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(hosts).toEqual(new Set(['www.googletagmanager.com', 'analytics.tiktok.com', 'events.example']))
    expect((await refer(page)).lasting).toMatchObject({ id: 'anna' })
    expect(asked.filter(({ host }) => host === 'events.example').map(({ body }) => JSON.parse(body!) as object)).toMatchObject([
      { event: 'page_view', properties: { page: '/' } },
    ])

    // A link to a private page is a new document, in which nobody else's script runs.
    await page.getByRole('link', { name: /^Mira/ }).first().click()
    await expect(page).toHaveURL(/\/characters\/mira$/)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'dataLayer' in window || 'ttq' in window)).toBe(false)
    await page
      .getByRole('button', { name: /Chat with Mira/ })
      .first()
      .click()
    await signUp(page, product, `${randomUUID()}@example.test`)
    await expect(page).toHaveURL(/\/chat\/\d+$/)
    await page.goto(`${origin}/settings`, { waitUntil: 'networkidle' })
    expect(new Set(asked.map(({ page: path }) => path))).toEqual(new Set(['/']))

    // So is going there without a link.
    const openMeasured = async () => {
      const before = asked.length
      await page.goto(origin)
      // Each of the three is asked once.
      await expect.poll(() => asked.length).toBe(before + 3)
    }
    await openMeasured()
    const before = asked.length
    await page.evaluate(() => history.pushState(null, '', '/characters/zola'))
    await page.waitForFunction(() => !('dataLayer' in window))
    expect(asked.length).toBe(before)

    await openMeasured()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(page.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
    await page.waitForFunction(() => !('dataLayer' in window))
    const after = asked.length
    await page.goto(origin, { waitUntil: 'networkidle' })
    expect(asked.length).toBe(after)
    expect((await refer(page)).lasting).toBeNull()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a browser that signals no is not asked, and its older yes is taken back', async ({ browser }) => {
    const { origin } = product.server
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
      if (localStorage.getItem('consent')) return
      const yes = { browser: 'browser-1', version: 1, analytics: true, marketing: true, decided_at: new Date().toISOString() }
      localStorage.setItem('consent', JSON.stringify([yes]))
    })
    const asked = await watchThirdParties(context, origin)
    const page = await context.newPage()
    await page.goto(origin)
    await acceptAge(page)
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('consent')!) as { marketing: boolean }[]).at(-1)!.marketing))
      .toBe(false)
    await expect(banner(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(page.getByRole('dialog').getByText(/Your browser asks sites not to track you/)).toBeVisible()
    expect(asked).toEqual([])
    await context.close()
  })

  for (const colorScheme of sampled(['dark', 'light'] as const)) {
    test(`notice and choices are accessible in the ${colorScheme} theme`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(product.server.origin)
      await acceptAge(page)
      await expect(banner(page)).toBeVisible()
      await expectAccessible(page)
      await banner(page).getByRole('button', { name: 'Choose' }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2)
      await expectAccessible(page)
      await page.getByRole('checkbox', { name: /^Analytics/ }).check({ force: true })
      await page.getByRole('button', { name: 'Save choices' }).click()
      await expect(banner(page)).toBeHidden()
      const log = await page.evaluate(() => JSON.parse(localStorage.getItem('consent')!) as object[])
      expect(log).toMatchObject([{ analytics: true, marketing: false, version: 1 }])
      await context.close()
    })
  }
})

test.describe('while the product moves', () => {
  let product: Product
  let there: string
  test.beforeAll(async () => {
    const port = await freePort()
    there = `http://127.0.0.1:${port}`
    product = await startProduct(false, { NEW_ORIGIN: there }, port)
  })
  test.afterAll(() => product.stop())

  const offer = (page: Page) => page.getByRole('dialog', { name: 'Krush has a new home' })

  furtherTest('one press leads to the same page there, signed in; the next visit moves by itself', async ({ browser }) => {
    test.setTimeout(180_000)
    const { origin } = product.server
    const email = `${randomUUID()}@example.test`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const problems = watch(page)
    await page.goto(origin)
    await expectAccessible(page)
    await offer(page).getByRole('button', { name: 'Not now' }).click()
    await acceptAge(page)
    await page.getByRole('button', { name: 'Login / Register' }).first().click()
    await signUp(page, product, email)
    await page.goto(`${origin}/rewards`, { waitUntil: 'networkidle' })
    await expect(offer(page)).toHaveCount(0)

    await context.clearCookies({ name: 'rebrand_reminder' })
    await page.goto(`${origin}/characters/mira?from=mail&state=secret&code=1#top`)
    await offer(page).getByRole('button', { name: 'Take me there' }).click()
    await expect(page).toHaveURL(`${there}/characters/mira?from=mail`)
    await expect(offer(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { email?: string }).email)).toBe(email)
    const redirect = (await context.cookies()).find(({ name }) => name === 'rebrand_redirect')!
    expect(Math.abs(redirect.expires - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(3600)

    await context.route('**/v1/users/swapIDToken', (route) => route.fulfill({ status: 500, json: {} }))
    const started = Date.now()
    await page.goto(`${origin}//evil.example/x`)
    await expect(page).toHaveURL(new RegExp(`^${there}/`))
    expect(Date.now() - started).toBeGreaterThan(1000)
    expect(problems).toEqual([])
    await context.close()
  })

  for (const colorScheme of sampled(['dark', 'light'] as const)) {
    test(`the offer is accessible in the ${colorScheme} theme, and native shells never see it`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(product.server.origin)
      await expect(offer(page)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.reload({ waitUntil: 'networkidle' })
      await expect(offer(page)).toHaveCount(0)
      await context.close()
      const shell = await browser.newContext({ userAgent: 'Mozilla/5.0 KrushAndroid/1.0' })
      const inside = await shell.newPage()
      await inside.goto(product.server.origin, { waitUntil: 'networkidle' })
      await expect(offer(inside)).toHaveCount(0)
      await shell.close()
    })
  }
})
