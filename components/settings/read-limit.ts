import type { LIMIT_MAX } from '@/contracts/billing'

export type LimitUnit = keyof typeof LIMIT_MAX

const WHOLE = /^\d{1,9}$/
/** `25`, `$25`, `24.9`, `24.99`, with a point or a comma. */
const DOLLARS = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/

/** What somebody typed as a monthly limit, in credits or cents; NaN for what is no amount. */
export function readLimit(unit: LimitUnit, typed: string): number {
  const text = typed.trim()
  if (unit === 'credits') return WHOLE.test(text) ? Number(text) : NaN
  const found = DOLLARS.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : NaN
}
