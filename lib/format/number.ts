import { LOCALE_TAG } from './date'

const whole = new Intl.NumberFormat(LOCALE_TAG)

/** A count such as `1,500`. */
export const formatNumber = (value: number) => whole.format(value)
