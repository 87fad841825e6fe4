import { priceAt } from '@/contracts/price-at'
import { priceIdOf } from '@/contracts/store-products'
import type { PaymentFact } from './port'

/**
 * What of ours a store sold, at the price that counted when it was first bought. Stores charge in the buyer's currency, by prices that
 * the operator sets there and with their own taxes: our books count the price of the catalogue, and the store's reports hold the rest.
 * Undefined for a product that is not ours.
 */
export function offerOf(product: string | undefined, bought_at: Date): PaymentFact['offer'] {
  const price_id = priceIdOf(product ?? '')
  const amount_cents = price_id === null ? null : priceAt(price_id, bought_at)
  return price_id === null || amount_cents === null ? undefined : { price_id, amount_cents }
}
