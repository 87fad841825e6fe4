import { brotliCompressSync, constants } from 'node:zlib'
import type { Context } from 'hono'
import type { Env } from './env'

/** An answer that fits into one packet anyway is not worth the work. In characters. */
const WORTH_IT = 1400
/** The quality of brotli: the next step takes twice the time for a few percent. */
const QUALITY = 4
const BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i

/**
 * An answer as JSON, as brotli where the client takes it. Nobody can have a stranger's browser ask for these: they need a header that
 * other sites cannot send, so their length tells nothing.
 */
export function answerJson(c: Context<Env>, value: unknown): Response {
  const text = JSON.stringify(value)
  const type = { 'content-type': 'application/json' }
  if (text.length < WORTH_IT) return c.body(text, 200, type)
  c.header('vary', 'accept-encoding')
  if (!BROTLI.test(c.req.header('accept-encoding') ?? '')) return c.body(text, 200, type)
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return c.body(new Uint8Array(brotliCompressSync(bytes, { params })), 200, { ...type, 'content-encoding': 'br' })
}
