import type { Analytics } from './port'

const KEY = 'analytics_id'

function identity(): string {
  const kept = window.localStorage.getItem(KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  window.localStorage.setItem(KEY, made)
  return made
}

/**
 * A capture address as PostHog has it, without a script of theirs: one plain call an event, under a random id that knows
 * no account. What is lost is lost.
 */
export function createProductAnalytics({ url, key }: { url: string; key: string }): Analytics<'product'> {
  return {
    send(name, detail) {
      const properties = { ...detail, distinct_id: identity(), $process_person_profile: false }
      const body = JSON.stringify({ api_key: key, event: name, properties, timestamp: new Date().toISOString() })
      const headers = { 'content-type': 'application/json' }
      fetch(url, { method: 'POST', headers, body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
        () => undefined,
      )
    },
    reset: () => window.localStorage.removeItem(KEY),
  }
}
