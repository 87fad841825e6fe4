/** A day such as `Nov 21, 2026`, by the viewer's own clock. Takes ISO time. */
export const formatDay = (time: string, locale = 'en') => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time))

/** The same with the time of day. */
export const formatDayAndTime = (time: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
