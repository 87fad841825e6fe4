import { CONSENT_PURPOSES, CONSENT_VERSION, type ConsentPurpose } from '@/contracts/attribution'
import type { ThirdParties } from '@/contracts/meta'

/** One decision of this browser; `browser` tells it from the person's others on the server. */
export type Decision = Record<ConsentPurpose, boolean> & { browser: string; version: number; decided_at: string }

const KEY = 'consent'
const EVENT = 'consent'
/** Ours: how much of its own log a browser keeps. The server keeps all of a signed-in person. */
const LOG_LENGTH = 20
/** Research/safety.md T-07: asked again after 12 months. */
const VALID_MS = 365 * 24 * 3_600_000

const isDecision = (value: unknown): value is Decision => {
  const { browser, version, decided_at, ...purposes } = (value ?? {}) as Decision
  return typeof browser === 'string' && typeof version === 'number' && !Number.isNaN(Date.parse(decided_at)) &&
    CONSENT_PURPOSES.every((purpose) => typeof purposes[purpose] === 'boolean')
}

function readLog(): Decision[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
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

/** Adds a decision to the log of this browser and tells whoever listens. */
export function decide(choice: Record<ConsentPurpose, boolean>) {
  const log = readLog()
  const browser = log.at(-1)?.browser ?? crypto.randomUUID()
  const decision: Decision = { ...choice, browser, version: CONSENT_VERSION, decided_at: new Date().toISOString() }
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...log, decision].slice(-LOG_LENGTH)))
  } catch {
    // A browser that keeps nothing asks again next time, and nothing is allowed meanwhile.
  }
  window.dispatchEvent(new Event(EVENT))
}

export function onDecision(listen: () => void): () => void {
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}

/** What has to be asked for the third parties of this installation; nothing when there are none. */
export function purposesOf({ tag_manager_id, product_analytics, video_pixel_id, conversions }: ThirdParties): ConsentPurpose[] {
  const needed = { analytics: tag_manager_id || product_analytics, marketing: tag_manager_id || video_pixel_id || conversions }
  return CONSENT_PURPOSES.filter((purpose) => needed[purpose])
}
