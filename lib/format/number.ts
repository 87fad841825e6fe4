import { LOCALE_TAG } from './date'

const made = new Map<string, Intl.NumberFormat>()

function formatter(tag: string): Intl.NumberFormat {
  const known = made.get(tag) ?? new Intl.NumberFormat(tag)
  made.set(tag, known)
  return known
}

/** A count such as `1,500`. */
export const formatNumber = (value: number, locale = LOCALE_TAG) => formatter(locale).format(value)
