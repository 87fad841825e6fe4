import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoreProof } from '@/contracts/bridge'
import billing from '@/lib/i18n/messages/en/billing.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, person, type Routes } from '../../lib/auth/browser-fakes'
import { fakeShell, type Answers } from '../../lib/native/fake-shell'
import { openPage } from '../modals/harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb().set('krush_session', 's-1')
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.shell
})

const SOLD = [
  { price_id: 2, product: 'premium_yearly' },
  { price_id: 3, product: 'premium_monthly' },
  { price_id: 27, product: 'credits_30' },
]
const ACCOUNT = '7a3d2f5e-1111-4222-8333-944455566677'
const stores = { ios: 'apple', android: 'google' } as const
const proofOf = (store: 'apple' | 'google', product = 'credits_30'): StoreProof => ({
  store,
  transaction: 't-1',
  product,
  token: 'signed-1',
})

async function openShelf(kind: 'ios' | 'android', what: 'plan' | 'pack', answers: Answers = {}, own: Routes = {}) {
  const store = stores[kind]
  const shell = fakeShell(kind, {
    'store.products': ({ ids }) => ({
      products: ids.map((id) => ({
        id,
        kind: id.startsWith('credits') ? ('consumable' as const) : ('subscription' as const),
        title: 'As the store calls it',
        price: id === 'credits_30' ? '5,99 €' : id === 'premium_yearly' ? '99,99 €' : '14,99 €',
        currency: 'EUR',
        micros: 5_990_000,
      })),
    }),
    'store.purchase': { state: 'verified', proof: proofOf(store) },
    'store.finish': {},
    ...answers,
  })
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    [`GET /v1/billing/stores/${store}/products`]: { body: { data: SOLD } },
    [`POST /v1/billing/stores/${store}/orders`]: { body: { account: ACCOUNT, product: 'credits_30' } },
    [`POST /v1/billing/stores/${store}/purchases`]: { body: { state: 'granted', consume: true } },
    ...own,
  })
  const [{ PackList }, { PlanForm }, { WithMessages }] = await Promise.all([
    import('@/components/billing/pack-list'),
    import('@/components/billing/plan-form'),
    import('@/components/layout/with-messages'),
  ])
  await openPage(
    <WithMessages messages={{ billing }}>
      {what === 'pack' ? <PackList /> : <PlanForm billing={null} drawn='2026-11-01T10:00:00.000Z' package_id={null} />}
    </WithMessages>,
    '/credits',
  )
  return { shell, user: userEvent.setup(), claims: () => network.calls(`/v1/billing/stores/${store}/purchases`), ...network, store }
}
const press = async ({ user }: Awaited<ReturnType<typeof openShelf>>) =>
  user.click(await screen.findByRole('button', { name: '30 credits for 5,99 €' }))

describe.each(['ios', 'android'] as const)('the store in %s', (kind) => {
  it('sells at its own prices, and finishes a purchase only after the server has granted it', async () => {
    let grant = (): void => undefined
    const granted = new Promise<{ body: unknown }>((resolve) => (grant = () => resolve({ body: { state: 'granted', consume: true } })))
    const page = await openShelf(kind, 'pack', {}, { [`POST /v1/billing/stores/${stores[kind]}/purchases`]: () => granted })
    await press(page)
    await waitFor(() => expect(page.claims()).toHaveLength(1))
    expect(page.shell.of('store.purchase')[0]?.payload).toEqual({ id: 'credits_30', account: ACCOUNT })
    expect(page.claims()[0]?.body).toEqual({ product: 'credits_30', token: 'signed-1' })
    expect(page.shell.of('store.finish')).toEqual([])
    await act(async () => grant())
    await screen.findByText("Done. It's in your account.")
    expect(page.shell.of('store.finish').map(({ payload }) => payload)).toEqual([{ transaction: 't-1', consume: true }])
    const orders = page.calls(`/v1/billing/stores/${page.store}/orders`)
    expect(orders.map(({ body }) => body)).toEqual([{ price_id: 27 }])
    expect(orders[0]?.idempotency_key).toBeTruthy()
  })

  it('names the plan that a new one replaces', async () => {
    const routes = {
      [`POST /v1/billing/stores/${stores[kind]}/orders`]: { body: { account: ACCOUNT, product: 'premium_yearly', replaces: 'token-1' } },
    }
    const { shell, user } = await openShelf(kind, 'plan', {}, routes)
    await user.click(await screen.findByRole('button', { name: 'Premium, yearly for 99,99 € a year' }))
    await waitFor(() =>
      expect(shell.of('store.purchase')).toMatchObject([{ payload: { id: 'premium_yearly', account: ACCOUNT, replaces: 'token-1' } }]),
    )
  })

  it('nothing of the web’s own way to pay is there: no other price, no link', async () => {
    await openShelf(kind, 'plan')
    await screen.findByRole('button', { name: 'Premium, yearly for 99,99 € a year' })
    expect(screen.getByRole('button', { name: 'Premium, monthly for 14,99 € a month' })).toBeTruthy()
    expect(screen.queryByText(/\$/)).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([
    ['cancelled', { error: 'cancelled' }, null],
    ['without a connection', { error: 'offline' }, "You're offline. You weren't charged."],
    ['refused by the store', { error: 'store_unavailable' }, "Purchase failed. You weren't charged. Try again."],
    ['waiting for approval', { state: 'pending' }, "Waiting for the store. It's added as soon as it's paid."],
  ] as [string, NonNullable<Answers['store.purchase']>, string | null][])(
    'a purchase that is %s claims and finishes nothing',
    async (_, reply, text) => {
      const page = await openShelf(kind, 'pack', { 'store.purchase': reply })
      await press(page)
      if (text) expect(await screen.findByText(text)).toBeTruthy()
      await waitFor(() => expect(page.shell.of('store.purchase')).toHaveLength(1))
      await act(async () => undefined)
      expect([page.claims(), page.shell.of('store.finish')]).toEqual([[], []])
    },
  )

  it('pressing again after the sheet was closed is the same order; after a purchase it is another', async () => {
    const store = stores[kind]
    const page = await openShelf(kind, 'pack', {
      'store.purchase': (_, nth) => (nth === 1 ? { error: 'cancelled' } : { state: 'verified', proof: proofOf(store) }),
    })
    for (const times of [1, 2, 3]) {
      await press(page)
      await waitFor(() => expect(page.shell.of('store.purchase')).toHaveLength(times))
      await waitFor(() => expect(screen.getByRole('button', { name: '30 credits for 5,99 €' }).getAttribute('aria-busy')).not.toBe('true'))
    }
    const [first, second, third] = page.calls(`/v1/billing/stores/${store}/orders`).map(({ idempotency_key }) => idempotency_key)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it.each([
    ['the server is away', failure('PROVIDER_UNAVAILABLE', 503), "Waiting for the store. It's added as soon as it's paid."],
    ['the payment fits no order', { body: { state: 'held', consume: true } }, /couldn't match it/],
  ])('while %s, what is paid stays with the store', async (_, answer, text) => {
    const page = await openShelf(kind, 'pack', {}, { [`POST /v1/billing/stores/${stores[kind]}/purchases`]: answer })
    await press(page)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(page.shell.of('store.finish')).toEqual([])
  })

  it('an order that the server refuses opens no sheet, and says why', async () => {
    const frozen = {
      status: 403,
      body: { error: { code: 'PURCHASES_FROZEN', message: 'Purchases are paused for this account.', request_id: 'r' } },
    }
    const page = await openShelf(kind, 'pack', {}, { [`POST /v1/billing/stores/${stores[kind]}/orders`]: frozen })
    await press(page)
    expect(await screen.findByText('Purchases are paused for this account.')).toBeTruthy()
    expect(page.shell.of('store.purchase')).toEqual([])
  })

  it('restores what was bought before, and tells of what is somebody else’s', async () => {
    const store = stores[kind]
    const page = await openShelf(
      kind,
      'plan',
      { 'store.restore': { proofs: [proofOf(store, 'premium_monthly')] } },
      { [`POST /v1/billing/stores/${store}/purchases`]: { body: { state: 'elsewhere', consume: false } } },
    )
    await page.user.click(await screen.findByRole('button', { name: 'Restore purchases' }))
    expect(await screen.findByText('That purchase belongs to another account.')).toBeTruthy()
    expect(page.shell.of('store.finish').map(({ payload }) => payload)).toEqual([{ transaction: 't-1', consume: false }])
  })

  it('sells nothing where the server has no such store', async () => {
    const page = await openShelf(kind, 'pack', {}, { [`GET /v1/billing/stores/${stores[kind]}/products`]: { body: { data: [] } } })
    expect(await screen.findByText("Purchases aren't available here")).toBeTruthy()
    expect(page.shell.of('store.products')).toEqual([])
  })
})

it('what the store brings by itself is handed over, and again while the server is away', async () => {
  vi.useFakeTimers()
  try {
    const shell = fakeShell('ios', { 'store.finish': {} })
    let away = true
    const { calls } = fakeNetwork({
      'POST /v1/billing/stores/apple/purchases': () =>
        away ? failure('PROVIDER_UNAVAILABLE', 503) : { body: { state: 'granted', consume: false } },
    })
    const [{ nativeBridge }, { takePurchases }] = await Promise.all([import('@/lib/native/bridge'), import('@/lib/native/store')])
    const taken: string[] = []
    const stop = takePurchases((await nativeBridge())!, (state) => taken.push(state))
    await vi.advanceTimersByTimeAsync(10)
    shell.tell('store.updated', { proof: proofOf('apple', 'premium_monthly') })
    const path = '/v1/billing/stores/apple/purchases'
    await vi.advanceTimersByTimeAsync(2_100)
    expect(calls(path).length).toBeGreaterThanOrEqual(2)
    expect(shell.of('store.finish')).toEqual([])
    away = false
    await vi.advanceTimersByTimeAsync(80_000)
    expect(taken).toEqual(['granted'])
    expect(shell.of('store.finish').map(({ payload }) => payload)).toEqual([{ transaction: 't-1', consume: false }])
    stop()
  } finally {
    vi.useRealTimers()
  }
})
