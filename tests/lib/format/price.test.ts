import { describe, expect, it } from 'vitest'
import { CREDIT_PACKS, PLANS } from '@/contracts/prices'
import { formatBalance } from '@/lib/format/balance'
import { formatPrice } from '@/lib/format/price'

describe('formatPrice (cents divided by 100, in US dollars)', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [777, '$7.77'],
    [1499, '$14.99'],
    [9324, '$93.24'],
    [123456789, '$1,234,567.89'],
  ])('%i cents is %s', (cents, text) => expect(formatPrice(cents)).toBe(text))

  it('shows every plan and pack as the specification writes it', () => {
    expect(PLANS.map((plan) => formatPrice(plan.month_cents))).toEqual(['$7.77', '$14.99'])
    expect(CREDIT_PACKS.map((pack) => formatPrice(pack.amount_cents))).toEqual(['$4.99', '$9.99', '$24.99', '$49.99', '$99.99'])
  })

  it('charges for a year what the month says', () => {
    for (const plan of PLANS) expect(plan.charged_cents).toBe(plan.month_cents * plan.months)
  })
})

describe('formatBalance (1K+ above 1000)', () => {
  it.each([
    [0, '0'],
    [50, '50'],
    [999, '999'],
    [1000, '1000'],
    [1001, '1K+'],
    [250_000, '1K+'],
  ])('%i is %s', (credits, text) => expect(formatBalance(credits)).toBe(text))
})
