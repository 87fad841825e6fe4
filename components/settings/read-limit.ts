import { LIMIT_MAX } from '@/contracts/billing'

export type LimitUnit = keyof typeof LIMIT_MAX
export type ReadLimit = { amount: number; problem: null } | { amount: null; problem: 'invalid' | 'too_high' }

const WHOLE = /^\d{1,9}$/
/** `25`, `$25`, `24.9`, `24.99`, with a point or a comma. */
const DOLLARS = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/

function amountOf(unit: LimitUnit, text: string): number | null {
  if (unit === 'credits') return WHOLE.test(text) ? Number(text) : null
  const found = DOLLARS.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

/** What somebody typed as a monthly limit, in credits or cents. */
export function readLimit(unit: LimitUnit, typed: string): ReadLimit {
  const amount = amountOf(unit, typed.trim())
  if (amount === null) return { amount: null, problem: 'invalid' }
  return amount > LIMIT_MAX[unit] ? { amount: null, problem: 'too_high' } : { amount, problem: null }
}
