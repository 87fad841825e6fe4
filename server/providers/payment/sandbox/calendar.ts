import type { MoveDate } from '../port'

const DAY_MS = 86_400_000

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)

/** The same day and time so many months later, or earlier, in UTC; a month without that day gives its last one. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to
}

/** Which month of a sale a date falls in; the first is 0. */
function monthOf(started_at: Date, date: Date): number {
  const guess = (date.getUTCFullYear() - started_at.getUTCFullYear()) * 12 + date.getUTCMonth() - started_at.getUTCMonth()
  return monthsAfter(started_at, guess) <= date ? guess : guess - 1
}

/**
 * The first day of a sale whose `moment` is now, in its `months`-th month. Where no day leads there exactly (a month before
 * 31 March), the moment was up to three days ago.
 */
export const startFor = (now: Date, { started_at, moment, months }: { started_at: Date; moment: Date; months: number }): Date =>
  monthsAfter(new Date(now.getTime() - (moment.getTime() - monthsAfter(started_at, months).getTime())), -months)

/**
 * The history of a sale that began on another day: each month's begin goes to the same month's begin, what lies within a
 * month stays so long after it. So renewals and months of credits stay on their days, whatever the lengths of the months.
 */
export const movedTo =
  (from: Date, to: Date): MoveDate =>
  (date) => {
    if (date <= from) return new Date(date.getTime() - from.getTime() + to.getTime())
    const month = monthOf(from, date)
    const moved = monthsAfter(to, month).getTime() + date.getTime() - monthsAfter(from, month).getTime()
    return new Date(Math.min(moved, monthsAfter(to, month + 1).getTime() - 1))
  }
