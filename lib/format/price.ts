import { LOCALE_TAG } from './date'

const made = new Map<string, Intl.NumberFormat>()

function formatter(tag: string): Intl.NumberFormat {
  const known = made.get(tag) ?? new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
  made.set(tag, known)
  return known
}

/** Cents to US dollars, `1499` → `$14.99`. */
export const formatPrice = (amount_cents: number, locale = LOCALE_TAG) => formatter(locale).format(amount_cents / 100)
