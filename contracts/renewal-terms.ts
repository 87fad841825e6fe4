type RenewalTerms = {
  /** `RENEWAL_TERMS_VERSION` of contracts/billing.ts, or an earlier one. */
  version: number
  amount_cents: number
  /** Between two charges. */
  months: number
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

/** Every version that anybody has agreed to stays here as it was. */
const VERSIONS: Record<number, (amount: string, months: number, next: string) => string> = {
  1: (amount, months, next) =>
    `I agree to automatic renewal: ${amount} is charged today and then every ${months === 12 ? 'year' : 'month'}, next on ${next}, ` +
    'until I cancel. I can cancel at any time in Profile with one press, and keep Premium to the end of the time I have paid for.',
}

/**
 * The sentence beside the unticked box, word for word what is kept with the order (research/safety.md L-29).
 * Throws RangeError for a version that never was.
 */
export function renewalTerms({ version, amount_cents, months, now }: RenewalTerms): string {
  const words = VERSIONS[version]
  if (!words) throw new RangeError(`No renewal terms of version ${version}`)
  return words(dollars.format(amount_cents / 100), months, day.format(addMonths(now, months)))
}
