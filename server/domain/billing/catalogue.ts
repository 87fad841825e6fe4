import { priceAt } from '@/contracts/price-at'
import { CREDIT_PACKS, PLANS } from '@/contracts/prices'

/** What can be ordered, at the price that counts for who asks. */
export type Offer =
  | { price_id: number; kind: 'plan'; name: string; amount_cents: number; months: 1 | 12; credits: null }
  | { price_id: number; kind: 'pack'; name: string; amount_cents: number; months: null; credits: number }

/** A price someone has paid for a plan, and until when it cannot rise for them. */
export type HeldPrice = { price_id: number; amount_cents: number; price_held_until: Date }

/**
 * The offer behind a price id, or null. A member who orders a held plan again gets the lower of both prices
 * (existing members keep their price at least 12 months); nothing else changes a price.
 */
export function findOffer(price_id: number, now: Date, held: HeldPrice[] = []): Offer | null {
  const amount = priceAt(price_id, now)
  const plan = PLANS.find(({ id }) => id === price_id)
  if (plan && amount !== null) {
    const own = held.filter((price) => price.price_id === price_id && price.price_held_until > now).map((price) => price.amount_cents)
    return { price_id, kind: 'plan', name: plan.name, amount_cents: Math.min(amount, ...own), months: plan.months, credits: null }
  }
  const pack = CREDIT_PACKS.find(({ id }) => id === price_id)
  if (pack && amount !== null) {
    return { price_id, kind: 'pack', name: `${pack.credits} credits`, amount_cents: amount, months: null, credits: pack.credits }
  }
  return null
}
