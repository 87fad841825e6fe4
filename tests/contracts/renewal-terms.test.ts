import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { addMonths, renewalTerms } from '@/contracts/renewal-terms'
import { browserView } from '@/lib/api/browser-contracts.mjs'

const now = new Date('2026-11-21T23:59:59.000Z')

describe('the sentence of the renewal', () => {
  it('names amount, period, next date and how to leave', () => {
    expect(renewalTerms({ version: 1, amount_cents: 9324, months: 12, period_days: null, now })).toBe(
      'I agree to automatic renewal: $93.24 is charged today and then every year, next on November 21, 2027, until I cancel. ' +
        'I can cancel at any time in Profile with one press, and keep Premium to the end of the time I have paid for.',
    )
    expect(renewalTerms({ version: 1, amount_cents: 1499, months: 1, period_days: null, now })).toContain(
      '$14.99 is charged today and then every month, next on December 21, 2026,',
    )
  })

  it('says days where the processor counts in days', () => {
    expect(renewalTerms({ version: 1, amount_cents: 1499, months: 1, period_days: { 1: 30, 12: 365 }, now })).toContain(
      '$14.99 is charged today and then every 30 days, next on December 21, 2026,',
    )
    expect(
      renewalTerms({ version: 1, amount_cents: 9324, months: 12, period_days: { 1: 30, 12: 365 }, now: new Date('2027-03-01T00:00:00Z') }),
    ).toContain('every 365 days, next on February 29, 2028,')
  })

  it('exists for the version that is in force, and for no other that never was', () => {
    expect(renewalTerms({ version: RENEWAL_TERMS_VERSION, amount_cents: 1, months: 1, period_days: null, now })).not.toBe('')
    expect(() => renewalTerms({ version: RENEWAL_TERMS_VERSION + 1, amount_cents: 1, months: 1, period_days: null, now })).toThrow(
      RangeError,
    )
  })

  it('is the same function in the browser', async () => {
    expect((await browserView(resolve('contracts', 'renewal-terms.ts'))).text).toContain('export function renewalTerms')
  })
})

it.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', 1, '2027-01-31T23:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => expect(addMonths(new Date(from), months).toISOString()).toBe(to))
