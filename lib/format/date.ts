/** How dates, times and numbers are written where no language is named: `Nov 22, 2026`, `4:56 PM`, `1,500`. */
export const LOCALE_TAG = 'en-US'

/** A day such as `Nov 21, 2026`, by the viewer's own clock. Takes ISO time. */
export const formatDay = (time: string, locale = LOCALE_TAG) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time))

/** The same with the time of day. */
export const formatDayAndTime = (time: string, locale = LOCALE_TAG) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))

/** The time of day alone, such as `2:05 PM`. */
export const formatTime = (time: string, locale = LOCALE_TAG) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(time))

/** `November 21, 2027` in UTC, the clock by which renewals are charged; the same on the server and in the browser. */
export const formatBillingDay = (time: string | Date, locale = LOCALE_TAG) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
