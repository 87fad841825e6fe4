import { X509Certificate } from 'node:crypto'
import { rmSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listSubscriptions } from '@/contracts/billing'
import type { StoreProof } from '@/contracts/bridge'
import { priceAt } from '@/contracts/price-at'
import { PLANS } from '@/contracts/prices'
import { STORE_PRODUCTS } from '@/contracts/store-products'
import { getMe } from '@/contracts/users'
import { sampled } from '@/tests/support/counts'
import { startAppStore, type AppStoreSimulator } from '@/tests/support/payment/app-store-simulator'
import { startPlay, type PlaySimulator } from '@/tests/support/payment/play-simulator'
import { callTo } from '@/tests/support/process'
import { newAddress, tokenFor } from './people'
import { openShell, type Kind, type ShellStandIn } from './shell'
import { startProduct, type Product } from './support'
import { expect, test } from './test'

const MONTHLY = PLANS.find(({ months }) => months === 1)!
const EXPIRED = 'Oops, your session expired.'

let product: Product
let apple: AppStoreSimulator
let google: PlaySimulator
let folder: string

/** The server asks Google's host; here it is the simulator. */
const towards = (host: string) => {
  const script = `const { fetch } = globalThis
    globalThis.fetch = (to, init) => fetch(to instanceof URL ? new URL(to.href.replace('https://androidpublisher.googleapis.com', '${host}')) : to, init)`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

test.beforeAll(async () => {
  const deps = { db: null as never, origin: 'http://localhost', secret: 's'.repeat(40), now: () => new Date() }
  apple = await startAppStore(deps)
  google = await startPlay(deps)
  folder = mkdtempSync(join(tmpdir(), 'krush-store-'))
  const roots = join(folder, 'root.pem')
  writeFileSync(roots, new X509Certificate(apple.settings.roots[0]!).toString())
  product = await startProduct(false, {
    NODE_OPTIONS: towards(google.host),
    IOS_APP_ID: `A1B2C3D4E5.${apple.settings.bundle_id}`,
    APP_STORE_APP_ID: String(apple.settings.app_id),
    APP_STORE_ISSUER_ID: apple.settings.issuer_id,
    APP_STORE_KEY_ID: apple.settings.key_id,
    APP_STORE_PRIVATE_KEY: apple.settings.private_key,
    APP_STORE_ROOTS: roots,
    ANDROID_APP_ID: google.settings.package_name,
    ANDROID_CERTIFICATES: Array.from({ length: 32 }, () => 'AB').join(':'),
    PLAY_SERVICE_ACCOUNT: JSON.stringify(google.settings.account),
    PLAY_PUSH_ACCOUNT: google.settings.push_account,
  })
})
test.afterAll(async () => {
  await product.stop()
  await apple.stop()
  await google.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the store of the phone sells, and the proof of what was bought there for this order. */
async function bought(kind: Kind, account: string): Promise<StoreProof> {
  const order = { order_id: account, amount_cents: priceAt(MONTHLY.id, new Date())!, months: 1 as const, started_at: new Date() }
  const item = STORE_PRODUCTS.get(MONTHLY.id)!
  if (kind === 'android') {
    const { sale_id, truth } = await google.sell(order)
    return { store: 'google', transaction: truth.order, product: item, token: sale_id }
  }
  const sale = await apple.sell(order)
  await sale.happen('initial', { at: order.started_at })
  return { store: 'apple', transaction: sale.sale_id, product: item, token: sale.proof() }
}
const wareOf = (id: string) => ({
  id,
  kind: id.startsWith('credits') ? ('consumable' as const) : ('subscription' as const),
  title: id,
  price: '14,99 €',
  currency: 'EUR',
  micros: 14_990_000,
})

/** Lets the page's clock run to so many milliseconds after the first question for a token. */
async function runTo({ page, of }: ShellStandIn, milliseconds: number) {
  const now = await page.evaluate(() => Date.now())
  const ahead = of('auth.getToken')[0]!.at + milliseconds - now
  if (ahead > 0) await page.clock.runFor(ahead)
}

for (const kind of sampled(['ios', 'android'] as const)) {
  test(`in the ${kind} app: waiting and expiry, a token, a purchase, a notification, back and logout`, async ({ browser }) => {
    const { origin } = product.server
    const email = newAddress()
    const token = await tokenFor(origin, email)
    const shell = await openShell(browser, kind, origin)
    const { page, answers, of } = shell
    const waits = page.getByRole('status', { name: 'Loading' })

    // Only this test moves the clock.
    await page.clock.install({ time: new Date() })
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto(origin)
    // The page comes alive by frames of its own clock; most of the time it waits for files.
    const begun = async () => {
      await page.clock.runFor(10)
      return of('auth.getToken').length
    }
    await expect.poll(begun, { intervals: [50] }).toBe(1)
    await expect(waits).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    for (const [at, asks] of [
      [900, 1],
      [2000, 2],
      [4000, 3],
      [8500, 5],
    ] as const) {
      await runTo(shell, at)
      await expect.poll(() => of('auth.getToken').length).toBe(asks)
    }
    const times = of('auth.getToken').map(({ at }) => at)
    expect(times.slice(2).map((at, n) => at - times[n + 1]!)).toEqual([2000, 2000, 2000])
    await expect(page.getByText(EXPIRED)).toHaveCount(0)
    await runTo(shell, 10_000)
    await expect(page.getByRole('heading', { name: EXPIRED })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await runTo(shell, 60_000)
    expect(of('auth.getToken')).toHaveLength(5)
    expect(of('auth.signIn')).toEqual([])

    // A token that the server refuses is told to the app, and another one is asked for.
    answers['auth.getToken'] = ({ force }) => ({
      token: of('auth.getToken').length === 6 || !force ? 'x'.repeat(40) : token,
      expires_at: Date.now() + 60_000,
    })
    await page.clock.resume()
    await page.getByRole('button', { name: 'Refresh Session' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(waits).toHaveCount(0)
    expect(of('auth.getToken').map(({ payload }) => payload.force ?? false)).toEqual([false, false, false, false, false, true, true])
    await expect.poll(() => of('auth.reportError')).toMatchObject([{ payload: { code: 'invalid-custom-token' } }])
    expect(JSON.stringify(of('auth.reportError'))).not.toContain('xxx')

    // The server has granted it by the time the app finishes it.
    const session_id = (await shell.context.cookies()).find(({ name }) => name === 'krush_session')!.value
    const call = callTo(origin, session_id)
    const granted: boolean[] = []
    answers['store.products'] = ({ ids }) => ({ products: ids.map(wareOf) })
    answers['store.purchase'] = async ({ account }) => ({ state: 'verified', proof: await bought(kind, account) })
    answers['store.finish'] = async () => {
      granted.push((await call(getMe)).is_premium)
      return {}
    }
    await shell.tell('link.opened', { url: `${origin}/subscriptions` })
    await expect(page).toHaveURL(`${origin}/subscriptions`)
    await page.getByRole('button', { name: 'Premium, monthly for 14,99 € a month' }).click()
    await expect.poll(() => granted).toEqual([true])
    expect(of('store.finish')).toMatchObject([{ payload: { consume: false } }])
    expect((await call(listSubscriptions)).data).toMatchObject([{ package_id: MONTHLY.id, state: 'active' }])
    await expect(page.getByRole('button', { name: 'Manage subscription' })).toBeVisible()

    // A pressed notification leads to its page, and to no other site.
    await shell.tell('push.opened', { url: 'https://elsewhere.example/settings' })
    await shell.tell('push.opened', { url: '/settings' })
    await expect(page).toHaveURL(`${origin}/settings`)
    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => of('ui.backable').at(-1)?.payload).toEqual({ enabled: true })
    await shell.tell('ui.back', {})
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => of('ui.backable').at(-1)?.payload).toEqual({ enabled: false })

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => of('auth.signIn')).toMatchObject([{ payload: { reason: 'logout' } }])
    await expect(waits).toBeVisible()
    await expect(call(getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await page.evaluate(() => localStorage.getItem('krush_session'))).toBeNull()
    expect(of('auth.getToken')).toHaveLength(7)
    expect(shell.problems).toEqual([])
    await shell.context.close()
  })

  test(`in the ${kind} app: a hostile page in a frame gets nothing and moves nothing`, async ({ browser }) => {
    const { origin } = product.server
    const shell = await openShell(browser, kind, origin)
    const { page, of } = shell
    await shell.context.route('https://hostile.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>hostile</title>' }),
    )
    // The page's own policy loads no such frame; here one has come in all the same.
    await page.route(`${origin}/`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto(origin)
    await expect.poll(() => of('auth.getToken').length).toBeGreaterThan(0)
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://hostile.example/'
      document.body.append(frame)
    })
    const frame = await expect
      .poll(() => page.frame({ url: 'https://hostile.example/' }))
      .toBeTruthy()
      .then(() => page.frame({ url: 'https://hostile.example/' })!)
    await frame.waitForLoadState()
    const before = shell.asked.length
    const got = await frame.evaluate(
      async ({ name, receiver }) => {
        const host = window as unknown as Record<string, { postMessage(text: string): unknown } | undefined> & {
          webkit?: { messageHandlers: Record<string, { postMessage(text: string): Promise<string> }> }
        }
        const ask = JSON.stringify({ v: 1, id: '1', type: 'auth.getToken', payload: { force: true } })
        const event = JSON.stringify({ v: 1, type: 'push.opened', payload: { url: '/legal/terms' } })
        const tries: string[] = []
        tries.push((await host.webkit?.messageHandlers[name]?.postMessage(ask)) ?? String(host[name] ?? 'no handler'))
        try {
          const above = parent as unknown as Record<string, (text: string) => void>
          above[receiver]!(event)
          tries.push('called')
        } catch (error) {
          tries.push((error as Error).name)
        }
        for (const text of [ask, event, JSON.parse(ask) as object, JSON.parse(event) as object]) parent.postMessage(text, '*')
        return tries
      },
      { name: 'krushShell', receiver: 'krushShellReceive' },
    )
    const [reply, called] = got
    if (kind === 'ios') expect(JSON.parse(reply!)).toMatchObject({ ok: false, error: { code: 'forbidden' } })
    else expect(reply).toBe('no handler')
    expect(called).toBe('SecurityError')
    // What the frame posted has been heard by now, since messages keep their order.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data === 'last' && resolve())
          postMessage('last', '*')
        }),
    )
    expect(shell.asked.slice(before).filter(({ payload }) => payload.force === true)).toEqual([])
    expect(shell.refused).toEqual(kind === 'ios' ? ['auth.getToken'] : [])
    expect(page.url()).toBe(`${origin}/`)
    await shell.context.close()
  })
}

test('photos are no part of the iOS app: not by address, not in its menus', async ({ browser }) => {
  const { origin } = product.server
  const email = newAddress()
  // A token is good once, and a page that is left may have used it: the app brings another one each time it is asked.
  const answers = { 'auth.getToken': async () => ({ token: await tokenFor(origin, email), expires_at: Date.now() + 60_000 }) }
  // As wide as a tablet held sideways, where the side bar is.
  const shell = await openShell(browser, 'ios', origin, answers, { width: 1180, height: 820 })
  const { page } = shell
  for (const path of ['/studio', '/gallery']) expect([path, (await page.goto(origin + path))?.status()]).toEqual([path, 404])
  await page.goto(`${origin}/rewards`)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first()).toBeVisible()
  await expect(page.locator('a[href^="/studio"], a[href^="/gallery"]').filter({ visible: true })).toHaveCount(0)
  expect(shell.problems).toEqual([])
  await shell.context.close()
})
