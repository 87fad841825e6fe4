import { CONSENT_PURPOSES, CONSENT_VERSION, type ConsentPurpose } from '@/contracts/consent'

/** One decision of this browser; `browser` distinguishes it from the person's other browsers on the server. */
export type Decision = Record<ConsentPurpose, boolean> & { browser: string; version: number; decided_at: string }

export const CONSENT_KEY = 'consent'
/** Asked again after 12 months. */
const VALID_MS = 365 * 24 * 3_600_000

const isDecision = (value: unknown): value is Decision => {
  const { browser, version, decided_at, ...purposes } = (value ?? {}) as Decision
  return (
    typeof browser === 'string' &&
    typeof version === 'number' &&
    !Number.isNaN(Date.parse(decided_at)) &&
    CONSENT_PURPOSES.every((purpose) => typeof purposes[purpose] === 'boolean')
  )
}

/** Every decision of this browser, oldest first. */
export function readLog(): Decision[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CONSENT_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDecision) : []
  } catch {
    return []
  }
}

/** What was decided here last, unless the question has changed since or a year has passed. */
export function currentDecision(now = Date.now()): Decision | null {
  const last = readLog().at(-1)
  return last?.version === CONSENT_VERSION && now - Date.parse(last.decided_at) < VALID_MS ? last : null
}

/** Global Privacy Control or Do Not Track: the browser has said no already, and is not asked. */
export function signalsNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

export const allows = (purpose: ConsentPurpose) => !signalsNo() && (currentDecision()?.[purpose] ?? false)
