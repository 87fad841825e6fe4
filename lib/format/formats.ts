import { localeTag, type Locale } from '@/contracts/locales'
import { formatBillingDay, formatDay, formatDayAndTime, formatTime } from './date'
import { formatNumber } from './number'
import { formatPrice } from './price'
import { formatRelativeTime, formatShortTime } from './relative-time'

/** How a language writes times, numbers and prices. Times are ISO times, or milliseconds where they are relative. */
export type Formats = ReturnType<typeof make>

function make(tag: string) {
  return {
    tag,
    day: (time: string) => formatDay(time, tag),
    dayAndTime: (time: string) => formatDayAndTime(time, tag),
    longDay: (time: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(time)),
    time: (time: string) => formatTime(time, tag),
    billingDay: (time: string | Date) => formatBillingDay(time, tag),
    number: (value: number) => formatNumber(value, tag),
    compact: (value: number) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(value),
    price: (amount_cents: number) => formatPrice(amount_cents, tag),
    relative: (time: string | number) => formatRelativeTime(time, undefined, tag),
    short: (time: string | number) => formatShortTime(time, undefined, tag),
    list: (names: readonly string[]) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names),
  }
}

const made = new Map<string, Formats>()

export function formatsOf(locale: Locale): Formats {
  const known = made.get(locale)
  if (known) return known
  const formats = make(localeTag(locale))
  made.set(locale, formats)
  return formats
}
