import { REFER_SOURCES } from '@/contracts/refer'
import { allows, currentDecision, signalsNo } from '@/lib/consent/consent'
import { asksFirst } from '@/lib/consent/place'
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

/** Whoever decided has decided; before that the place does. */
const lasts = () => (currentDecision() || signalsNo() ? allows('marketing') : !asksFirst())

/** Where people are asked first, it lasts as long as the tab until they say yes. */
export function storeRefer(refer: Refer) {
  const [here, notHere] = lasts() ? [window.localStorage, window.sessionStorage] : [window.sessionStorage, window.localStorage]
  here.setItem(KEY, JSON.stringify(refer))
  notHere.removeItem(KEY)
}

/** After a decision: what is remembered moves to where it may be. */
export function settleRefer() {
  const refer = readRefer()
  if (refer) storeRefer(refer)
}
