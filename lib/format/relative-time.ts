import { LOCALE_TAG } from './date'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 minutes ago`, `yesterday`; under a minute it is `now`. Takes ISO time or milliseconds. */
export function formatRelativeTime(time: string | number, now = Date.now(), locale = LOCALE_TAG): string {
  const seconds = (new Date(time).getTime() - now) / 1000
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  return step ? words.format(Math.round(seconds / step[1]), step[0]) : words.format(0, 'second')
}

/** The same for narrow places: `now`, `5m`, `3h`, `2d`, then a date such as `Mar 4`. */
export function formatShortTime(time: string | number, now = Date.now(), locale = LOCALE_TAG): string {
  const date = new Date(time)
  const minutes = Math.floor((now - date.getTime()) / 60_000)
  if (minutes >= 10_080) return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date)
  if (minutes < 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }).format(0, 'second')
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : minutes < 1440 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(value))
}
