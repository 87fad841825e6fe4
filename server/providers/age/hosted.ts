import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AgeCallback, AgeProvider } from './port'

/** Later than this, a callback is not believed; clocks differ by as much at most. */
const LATE_MS = 10 * 60_000

const sign = (secret: string, parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * A service that checks ages on its own pages: the person is redirected with a signed reference, and the service calls back with a signed
 * result. Both signatures are HMAC-SHA256 in hex over lines; docs/operators/age-checks.md has them.
 */
export function createHosted({ url, secret }: { url: string; secret: string }): AgeProvider {
  return {
    name: 'hosted',
    start({ reference, return_url }) {
      const address = new URL(url)
      address.searchParams.set('reference', reference)
      address.searchParams.set('return_url', return_url)
      address.searchParams.set('signature', sign(secret, ['start', reference, return_url]))
      return address.href
    },
    read({ reference, over18, method, checked_at, signature }: AgeCallback, now) {
      if (!isSame(signature, sign(secret, ['result', reference, String(over18), method, checked_at]))) return null
      const age = now.getTime() - Date.parse(checked_at)
      return Number.isFinite(age) && Math.abs(age) <= LATE_MS ? { reference, over18, method } : null
    },
  }
}
