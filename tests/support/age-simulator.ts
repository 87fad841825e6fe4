import { createHmac } from 'node:crypto'
import type { AgeCallback } from '@/server/providers/age/port'

const sign = (secret: string, parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

/** The service on the other side: it takes only addresses that we have signed, and signs what it has found. */
export function ageSimulator(secret: string) {
  return {
    /** What the person's browser brings; throws where the signature is wrong. */
    arrive(address: string): { reference: string; return_url: string } {
      const { searchParams } = new URL(address)
      const [reference, return_url, signature] = ['reference', 'return_url', 'signature'].map((name) => searchParams.get(name) ?? '')
      if (signature !== sign(secret, ['start', reference!, return_url!])) throw new Error('the address is not signed by the installation')
      return { reference: reference!, return_url: return_url! }
    },
    result(reference: string, { over18 = true, method = 'face-estimate', at = new Date() } = {}): AgeCallback {
      const checked_at = at.toISOString()
      return { reference, over18, method, checked_at, signature: sign(secret, ['result', reference, String(over18), method, checked_at]) }
    },
  }
}
