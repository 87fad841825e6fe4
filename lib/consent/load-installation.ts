import { getInstallation, type Installation } from '@/contracts/meta'
import { serverCall } from '@/lib/api/server'
import { purposesOf } from './decide'

/** It changes with a restart of the server, which a process of pages alone does not see, and from the console. */
const KEEP_MS = 60_000

let kept: { until: number; answer: Promise<Installation | null> } | null = null

/** For drawing on the server; null while the API does not answer, and then the next page asks again. */
export function loadInstallation(now = Date.now()): Promise<Installation | null> {
  if (kept && kept.until > now) return kept.answer
  const answer = serverCall()(getInstallation).catch(() => {
    kept = null
    return null
  })
  kept = { until: now + KEEP_MS, answer }
  return answer
}

/** What every page needs of it: third parties that need consent, the address the product moves to, the banner. Mostly none. */
export async function loadSite() {
  const installation = await loadInstallation()
  const asks = installation !== null && purposesOf(installation.third_parties).length > 0
  return {
    third_parties: asks ? installation.third_parties : null,
    new_origin: installation?.new_origin ?? null,
    announcement: installation?.announcement ?? null,
  }
}
