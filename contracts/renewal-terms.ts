/** Days between two charges of a plan of so many months; null where they are calendar months. */
export type PeriodDays = { 1: number; 12: number } | null

type RenewalTerms = {
  /** `RENEWAL_TERMS_VERSION` of contracts/billing.ts, or an earlier one. */
  version: number
  amount_cents: number
  /** Between two charges. */
  months: 1 | 12
  /** The processor's own length of that in days, where it does not count in months. */
  period_days: PeriodDays
  /** When it is agreed to; the next charge is `months` later. */
  now: Date
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The same day so many months later (UTC); a day that the month does not have is its last one. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to
}

/** When a plan that is bought now is charged again. */
export const nextCharge = (now: Date, months: 1 | 12, period_days: PeriodDays): Date =>
  period_days ? new Date(now.getTime() + period_days[months] * 86_400_000) : addMonths(now, months)

/** The length of a plan's period in words, after "every". */
export const periodName = (months: 1 | 12, period_days: PeriodDays) =>
  period_days ? `${period_days[months]} days` : months === 12 ? 'year' : 'month'

/** Every version that anybody has agreed to stays here as it was. */
const VERSIONS: Record<number, (amount: string, period: string, next: string) => string> = {
  1: (amount, period, next) =>
    `I agree to automatic renewal: ${amount} is charged today and then every ${period}, next on ${next}, ` +
    'until I cancel. I can cancel at any time in Profile with one press, and keep Premium to the end of the time I have paid for.',
}

/**
 * The sentence next to the unticked box, word for word what is kept with the order.
 * Throws RangeError for a version that never was.
 */
export function renewalTerms({ version, amount_cents, months, period_days, now }: RenewalTerms): string {
  const words = VERSIONS[version]
  if (!words) throw new RangeError(`No renewal terms of version ${version}`)
  return words(dollars.format(amount_cents / 100), periodName(months, period_days), day.format(nextCharge(now, months, period_days)))
}
