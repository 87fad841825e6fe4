/** Making a formatter costs more than using it a hundred times; there are some 420 zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(time_zone: string): Intl.DateTimeFormat {
  const known = formatters.get(time_zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: time_zone, dateStyle: 'full', timeStyle: 'short' })
  formatters.set(time_zone, made)
  return made
}

/** Day and time where somebody is, in words: "Tuesday, November 24, 2026 at 9:05 AM". Null where that is unknown. */
export const clockOf = (time_zone: string | null, now: Date): string | null =>
  time_zone ? formatterOf(time_zone).format(now).replaceAll('\u202f', ' ') : null
