import { createHmac, timingSafeEqual } from 'node:crypto'

/** Longer than any delay on the way; what is older was recorded and played again. */
const TOLERANCE_MS = 5 * 60_000
export const SIGNATURE_HEADER = 'sandbox-signature'

const mac = (key: Buffer, seconds: string, body: string) => createHmac('sha256', key).update(`${seconds}.${body}`).digest()

/** The header's value for a body that is sent at `at`. */
export function sign(key: Buffer, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `t=${seconds},v1=${mac(key, seconds, body).toString('hex')}`
}

/** Compares in constant time; false for what is not signed by the key, for this body, about now. */
export function isSigned(key: Buffer, body: string, header: string | undefined, now: Date): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!seconds || !signature) return false
  const genuine = timingSafeEqual(mac(key, seconds, body), Buffer.from(signature, 'hex'))
  return genuine && Math.abs(now.getTime() - Number(seconds) * 1000) <= TOLERANCE_MS
}
