import { PRICE_HISTORY } from './prices'

/** The newest price in cents that had begun by `now`; before the first of them, the first. Null for an unknown price id. */
export function priceAt(price_id: number, now: Date): number | null {
  const history = PRICE_HISTORY[price_id]
  if (!history) return null
  return (history.findLast(({ since }) => new Date(since) <= now) ?? history[0]).amount_cents
}
