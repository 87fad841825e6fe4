import { LOCALE_TAG } from './date'

const dollars = new Intl.NumberFormat(LOCALE_TAG, { style: 'currency', currency: 'USD' })

/** Cents to US dollars, `1499` → `$14.99`. */
export const formatPrice = (amount_cents: number) => dollars.format(amount_cents / 100)
