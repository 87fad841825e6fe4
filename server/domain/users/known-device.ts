import { randomBytes } from 'node:crypto'
import type { Context } from '../context'
import { digestOf } from '../rate-limit'

const macOf = (ctx: Context, email: string, id: string) =>
  Buffer.from(ctx.vault.digest(`device:${digestOf(email)}:${id}`)).toString('base64url')

/** Kept by a browser after a sign-in with a code: it proves that, for this address, and identifies nobody. */
export function deviceFor(ctx: Context, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${macOf(ctx, email, id)}`
}

/** The name of the device, where it is one of the address's own; null for all others. */
export function knownDevice(ctx: Context, email: string, device: string | null): string | null {
  const [id = '', mac = ''] = (device ?? '').split('.')
  // A keyed hash of 256 bits: comparing it in time that depends on it reveals nothing useful.
  return id !== '' && mac === macOf(ctx, email, id) ? id : null
}
