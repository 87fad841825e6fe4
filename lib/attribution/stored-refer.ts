import { REFER_SOURCES } from '@/contracts/refer'
import { allows } from '@/lib/consent/consent'
import type { Refer } from './refer'

const KEY = 'refer'

function isRefer(value: unknown): value is Refer {
  const { source, initial_path, at } = (value ?? {}) as Partial<Refer>
  return REFER_SOURCES.some((known) => known === source) && typeof initial_path === 'string' && typeof at === 'number'
}

/** Where people come from, as this browser remembers it. */
export function readRefer(): Refer | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? window.sessionStorage.getItem(KEY) ?? 'null')
    return isRefer(stored) ? stored : null
  } catch {
    return null
  }
}

/** Without consent to marketing it lasts as long as the tab (research/safety.md T-02). */
export function keepRefer(refer: Refer) {
  const [here, notHere] = allows('marketing')
    ? [window.localStorage, window.sessionStorage]
    : [window.sessionStorage, window.localStorage]
  here.setItem(KEY, JSON.stringify(refer))
  notHere.removeItem(KEY)
}

/** After a decision: what is remembered moves to where it may be. */
export function settleRefer() {
  const refer = readRefer()
  if (refer) keepRefer(refer)
}
