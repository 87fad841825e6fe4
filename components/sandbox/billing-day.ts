import { LOCALE_TAG } from '@/lib/format/date'

/** `November 21, 2027` in UTC, the clock by which renewals are charged; the same on the server and in the browser. */
export const formatBillingDay = (time: string) =>
  new Intl.DateTimeFormat(LOCALE_TAG, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
