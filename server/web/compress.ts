import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this a compressed answer is not smaller in packets. */
const COMPRESS_FROM = 1024
/** While someone waits: a few milliseconds for the largest page. */
const QUICK = { br: 5, gzip: 5 }
/** Slower and smaller, for answers that are sent many times; one more percent would cost four times the work. */
const WELL = { br: 10, gzip: 9 }

const ACCEPTED = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i,
}
export const accepts = (request: IncomingMessage, encoding: 'br' | 'gzip') =>
  ACCEPTED[encoding].test(String(request.headers['accept-encoding'] ?? ''))

export function encodingFor(request: IncomingMessage, size: number): Encoding {
  if (size < COMPRESS_FROM) return 'identity'
  if (accepts(request, 'br')) return 'br'
  return accepts(request, 'gzip') ? 'gzip' : 'identity'
}

/** A window no larger than the text: with brotli's own it would take tens of megabytes. */
function brotliOptions(text: Buffer, quality: number): BrotliOptions {
  const bits = Math.ceil(Math.log2(text.length + 16))
  const window = Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: text.length } }
}

export function compress(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return text
  return encoding === 'br' ? brotliCompressSync(text, brotliOptions(text, QUICK.br)) : gzipSync(text, { level: QUICK.gzip })
}

const brotliAside = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipAside = promisify<Buffer, { level: number }, Buffer>(gzip)

export async function compressWell(text: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? brotliAside(text, brotliOptions(text, WELL.br)) : gzipAside(text, { level: WELL.gzip })
}
