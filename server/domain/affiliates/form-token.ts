import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'

/** Nobody fills the form in faster, and nobody leaves it open longer without wanting a fresh one. */
export const YOUNGEST_MS = 3000
export const OLDEST_MS = 60 * 60_000

const signatureOf = (ctx: Context, text: string) => createHmac('sha256', ctx.settings.affiliates.form_key).update(text).digest()

/** `time.nonce.signature`; nothing is stored until it is used. */
export function giveFormToken(ctx: Context): string {
  const text = `${ctx.now().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${text}.${signatureOf(ctx, text).toString('base64url')}`
}

/** One answer for every kind of wrong: forged, too young, too old, used. */
const refused = () => new AppError('INVALID_TOKEN', 'This form has expired or was already sent. Send it again.')

/** Accepts a token that was issued here, once. Throws INVALID_TOKEN. */
export async function spendFormToken(ctx: Context, token: string): Promise<void> {
  const [time = '', nonce = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(ctx, `${time}.${nonce}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refused()
  const age = ctx.now().getTime() - parseInt(time, 36)
  if (!(age >= YOUNGEST_MS && age <= OLDEST_MS)) throw refused()
  await hitLimit(ctx, { key: `affiliate-form:${nonce}`, most: 1, seconds: OLDEST_MS / 1000 }).catch((error: unknown) => {
    throw error instanceof AppError ? refused() : error
  })
}
