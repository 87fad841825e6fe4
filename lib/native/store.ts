import type { StoreProduct, StoreProof } from '@/contracts/bridge'
import { claimStorePurchase, listStoreProducts, orderInStore, type StoreName } from '@/contracts/billing'
import type { ResponseOf } from '@/contracts/endpoint'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { nativeBridge } from './bridge'
import type { Bridge } from './client'

/** What can be bought here, as the store writes it. */
export type Ware = StoreProduct & { price_id: number }
export type Shelf = { store: StoreName; wares: Ware[] }
/** What became of a purchase. `pending`: the store waits for somebody's approval; `held`: paid, and a person will look at it. */
export type Bought = 'granted' | 'pending' | 'cancelled' | 'held' | 'elsewhere' | 'failed' | 'offline'
type Claimed = ResponseOf<typeof claimStorePurchase>['state']

async function storeOf(bridge: Bridge): Promise<StoreName | null> {
  const hello = await bridge.hello
  if (!hello?.capabilities.includes('store')) return null
  return hello.platform === 'ios' ? 'apple' : 'google'
}

/** Null where nothing is sold: no store in this shell, or none connected to this server. Throws ApiError, and Error where the store is silent. */
export async function loadShelf(): Promise<Shelf | null> {
  const bridge = await nativeBridge()
  const store = bridge && (await storeOf(bridge))
  if (!store) return null
  const { data } = await call(listStoreProducts, { params: { store } })
  if (data.length === 0) return null
  const reply = await bridge.request('store.products', { ids: data.map(({ product }) => product) })
  if (!reply.ok) throw new Error(reply.error.code)
  const priced = data.flatMap(({ price_id, product }) => {
    const sold = reply.payload.products.find(({ id }) => id === product)
    return sold ? [{ ...sold, price_id }] : []
  })
  return { store, wares: priced }
}

/** Hands a proof to the server; the shell finishes the purchase only after the server has granted it. Throws ApiError. */
async function claim(bridge: Bridge, { store, product, token, transaction }: StoreProof): Promise<Claimed> {
  const { state, consume } = await call(claimStorePurchase, { params: { store }, body: { product, token } })
  if (state === 'granted' || state === 'elsewhere') await bridge.request('store.finish', { transaction, consume })
  return state
}

const boughtAs = (state: Claimed): Bought => (state === 'waiting' ? 'pending' : state)

/** Keys of orders that are not paid yet: another press is the same order, which counts once against a spending limit. */
const begun = new Map<string, string>()

async function order(store: StoreName, price_id: number, intent: string) {
  const idempotency_key = begun.get(intent) ?? crypto.randomUUID()
  begun.set(intent, idempotency_key)
  try {
    return await call(orderInStore, { params: { store }, body: { price_id } }, { idempotency_key })
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) begun.delete(intent)
    throw error
  }
}

/** Buys one ware with the store's own sheet for the person of this number. Throws ApiError where the server refuses the order; nothing is charged then. */
export async function buyInStore({ store }: Shelf, { price_id }: Ware, person_id: number | null): Promise<Bought> {
  const bridge = await nativeBridge()
  if (!bridge) return 'failed'
  const intent = JSON.stringify([person_id, store, price_id])
  const { account, product, replaces } = await order(store, price_id, intent)
  const reply = await bridge.request('store.purchase', { id: product, account, ...(replaces ? { replaces } : {}) })
  if (!reply.ok) return reply.error.code === 'cancelled' || reply.error.code === 'offline' ? reply.error.code : 'failed'
  begun.delete(intent)
  const { state, proof } = reply.payload
  if (state === 'pending' || !proof) return 'pending'
  // Paid: what the server cannot take now comes again with the next start of the app.
  return claim(bridge, proof).then(boughtAs, () => 'pending')
}

/** Claims again what was bought before. Null where the store gives no answer. */
export async function restorePurchases(): Promise<Claimed[] | null> {
  const bridge = await nativeBridge()
  const reply = await bridge?.request('store.restore', {})
  if (!bridge || !reply?.ok) return null
  return Promise.all(reply.payload.proofs.map((proof) => claim(bridge, proof)))
}

export const manageInStore = async (): Promise<void> => void (await nativeBridge())?.request('store.manage', {})

/** Milliseconds before each further try to hand over what was bought elsewhere or earlier. */
const AGAIN_MS = [2_000, 15_000, 60_000]

/**
 * Takes what the store brings by itself: a late approval, a renewal, another device, a purchase that was interrupted. What cannot be
 * handed over comes again with the next start of the app. Answers how to stop.
 */
export function takePurchases(bridge: Bridge, onTaken: (state: Claimed) => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const attempt = (proof: StoreProof, n: number) => {
    claim(bridge, proof).then(onTaken, () => {
      const pause = AGAIN_MS[n]
      if (pause === undefined) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        attempt(proof, n + 1)
      }, pause)
      timers.add(timer)
    })
  }
  const off = bridge.on('store.updated', ({ proof }) => attempt(proof, 0))
  return () => {
    off()
    for (const timer of timers) clearTimeout(timer)
  }
}
