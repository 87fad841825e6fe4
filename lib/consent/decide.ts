import { CONSENT_PURPOSES, CONSENT_VERSION, type ConsentPurpose } from '@/contracts/consent'
import type { ThirdParties } from '@/contracts/meta'
import { CONSENT_KEY, readLog, type Decision } from './consent'

const EVENT = 'consent'
/** How much of its own log a browser keeps. The server keeps all of a signed-in person. */
const LOG_LENGTH = 20

/** Adds a decision to the log of this browser and notifies the listeners. */
export function decide(choice: Record<ConsentPurpose, boolean>) {
  const log = readLog()
  const browser = log.at(-1)?.browser ?? crypto.randomUUID()
  const decision: Decision = { ...choice, browser, version: CONSENT_VERSION, decided_at: new Date().toISOString() }
  try {
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify([...log, decision].slice(-LOG_LENGTH)))
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
