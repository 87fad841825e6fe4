import { createHash, randomUUID } from 'node:crypto'
import { sampled } from '@/tests/support/counts'
import { acceptAge, accessibleInTheme, expectAccessible, expectFits, expectToast, signUp, thread, watch, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const PUBLIC = [
  '/',
  '/categories/warm',
  '/characters/mira',
  '/safety',
  '/legal/terms',
  '/legal/privacy',
  '/legal/content-removal',
  '/legal/delete-account',
  '/contact?about=likeness',
  '/connect-a-model',
  '/studio',
  '/create',
  '/rewards',
  '/chat',
]

test('public pages: accessible, within the window, no refused script', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: SIZES[2] })
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(product.server.origin)
  await accessibleInTheme(page)
  await acceptAge(page)
  for (const path of PUBLIC) {
    await page.setViewportSize(SIZES[2]!)
    await page.goto(`${product.server.origin}${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await accessibleInTheme(page)
    for (const size of sampled(SIZES)) {
      await page.setViewportSize(size)
      await expectFits(page)
    }
  }
  expect(problems).toEqual([])
  await context.close()
})

/** Public addresses answer one kept page for everybody; the others render for each request. */
const KEPT = ['/', '/categories/warm', '/characters/mira', '/safety', '/legal/terms', '/legal/privacy', '/contact', '/connect-a-model']
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inline = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '']) => !/ src=|type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => text)

for (const path of KEPT) {
  test(`${path} allows exactly its own inline scripts and styles, by hash`, async ({ request }) => {
    const first = await request.get(`${product.server.origin}${path}`)
    const policy = first.headers()['content-security-policy'] ?? ''
    const html = await first.text()
    const sources = (name: string) => new RegExp(`${name}-src 'self'([^;]*);`).exec(policy)?.[1]?.split(' ').filter(Boolean) ?? ['missing']
    expect(inline(html, 'script').length).toBeGreaterThan(2)
    expect(new Set(sources('script'))).toEqual(new Set(inline(html, 'script').map(hashOf)))
    expect(new Set(sources('style'))).toEqual(new Set(inline(html, 'style').map(hashOf)))
    expect(policy).toMatch(/object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/)
    expect(`${html} ${first.headers().link}`).not.toContain('nonce=')
    const again = await request.get(`${product.server.origin}${path}`, { headers: { 'if-none-match': first.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  })
}

for (const path of ['/chat', '/create', '/?category=warm']) {
  test(`${path} is rendered for each request, with a fresh nonce`, async ({ request }) => {
    const nonces = new Set<string>()
    for (let n = 0; n < 3; n++) {
      const response = await request.get(`${product.server.origin}${path}`)
      const policy = response.headers()['content-security-policy'] ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      const html = await response.text()
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
      expect(html).toContain(`nonce="${nonce}"`)
      expect([...html.matchAll(/nonce="([^"]*)"/g)].every((match) => match[1] === nonce)).toBe(true)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })
}

test('a browser refuses a changed script and an added one on a kept page', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.route(`${product.server.origin}/safety`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html
      .replace('(function(d,s){try{', 'window.changed=true;(function(d,s){try{')
      .replace('</body>', '<script>window.added=true</script></body>')
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ status: 200, headers, body: changed })
  })
  await page.goto(`${product.server.origin}/safety`)
  await expect.poll(() => refused.length).toBe(2)
  expect(await page.evaluate(() => ['changed', 'added'].filter((name) => name in window))).toEqual([])
  await page.unroute(`${product.server.origin}/safety`)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  expect(refused.length).toBe(2)
})

test('a walk from kept pages to personal ones and back meets no refusal', async ({ page }) => {
  const problems = watch(page)
  await page.goto(product.server.origin)
  await acceptAge(page)
  for (const path of ['/categories/warm', '/characters/mira', '/legal/terms']) {
    await page.goto(`${product.server.origin}${path}`)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.goto(product.server.origin)
  await page.locator('a[href^="/characters/"]').first().click()
  await expect(page).toHaveURL(/\/characters\//)
  await page.goto(`${product.server.origin}/create`)
  await page.goBack()
  await expect(page.getByRole('main')).toBeVisible()
  expect(problems).toEqual([])
})

test('pages are real HTML with content and robots rules', async ({ request }) => {
  expect(await (await request.get(product.server.origin)).text()).toContain('I saved you the window seat.')
  const robots = async (path: string) =>
    /<meta name="robots" content="([^"]+)"/.exec(await (await request.get(`${product.server.origin}${path}`)).text())?.[1]
  expect(await robots('/')).toBe('index, follow')
  expect(await robots('/characters/mira')).toBe('index, follow')
  expect(await robots('/chat')).toContain('noindex')
  expect(await robots('/settings')).toContain('noindex')
  expect((await request.get(`${product.server.origin}/no/such/page`)).status()).toBe(404)
  expect((await request.get(`${product.server.origin}/characters/no-one`)).status()).toBe(404)
})

test('#signup opens the modal and clears the hash; /settings sends visitors home with the modal open', async ({ page }) => {
  await page.goto(`${product.server.origin}/#signup`)
  await expect(page.getByRole('dialog').getByLabel(/e-?mail/i)).toBeVisible()
  await expect(page).toHaveURL(`${product.server.origin}/`)
  await page.keyboard.press('Escape')
  for (const path of ['/settings', '/credits', '/subscriptions']) {
    await page.goto(`${product.server.origin}${path}`)
    await expect(page).toHaveURL(`${product.server.origin}/`)
    await expect(page.getByRole('dialog').getByLabel(/e-?mail/i)).toBeVisible()
  }
})

test('with the built-in companion: it says that it is a demo, remembers a name, and signing out leaves nothing', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(`${product.server.origin}/characters/mira`)
  await acceptAge(page)
  await page.goto(`${product.server.origin}/characters/mira#signin`)
  await signUp(page, product, `${randomUUID()}@example.test`, 'Robin')
  await page.goto(`${product.server.origin}/characters/mira`)
  await page
    .getByRole('button', { name: /Chat with Mira/ })
    .first()
    .click()
  await expect(page.getByText('Built-in companion')).toBeVisible()
  const composer = page.getByRole('textbox', { name: /Message Mira/ })
  for (const text of ['My name is Robin and I love old maps.', 'What is my name?']) {
    await composer.fill(text)
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
    await expect(thread(page).getByText(text)).toBeVisible()
  }
  await expect(thread(page).getByText(/Robin/).last()).toBeVisible()
  await expectAccessible(page)
  await page.goto(product.server.origin)
  await page.getByRole('button', { name: /more/i }).last().click()
  await expectToast(page, 'You have now signed out.', () => page.getByRole('button', { name: /logout/i }).click())
  const left = await page.evaluate(async () => ({
    user: localStorage.getItem('user'),
    keys: Object.keys(localStorage).filter((key) => /user|session|draft|chat\.|token/i.test(key)),
    cookies: document.cookie,
  }))
  expect(left.user).toBeNull()
  expect(left.keys).toEqual([])
  expect(left.cookies).not.toMatch(/krush_session|token|userID/)
  expect(problems).toEqual([])
  await context.close()
})
