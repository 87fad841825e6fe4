const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents to US dollars, `1499` → `$14.99` (specification.md section 9). */
export const formatPrice = (amount_cents: number) => dollars.format(amount_cents / 100)
