import { CREDIT_PACKS, PLANS } from './prices'

/**
 * The product ids under which the App Store and Google Play sell each price id: packs as consumables, plans as subscriptions, the
 * yearly plan as a yearly one. The same in both stores; ios/Products.storekit lists them for tests in Xcode.
 */
export const STORE_PRODUCTS: ReadonlyMap<number, string> = new Map([
  ...PLANS.map(({ id, months }): [number, string] => [id, months === 12 ? 'premium_yearly' : 'premium_monthly']),
  ...CREDIT_PACKS.map(({ id, credits }): [number, string] => [id, `credits_${credits}`]),
])

/** The price id of a store's product; null for one that is not ours. */
export const priceIdOf = (product: string): number | null => [...STORE_PRODUCTS].find(([, one]) => one === product)?.[0] ?? null
