import { timingSafeEqual } from 'node:crypto'
import { ingestDelivery } from '@/server/domain/billing/ingest'
import { processors } from '@/server/domain/billing/processors'
import type { Context } from '@/server/domain/context'
import { AppError } from '@/server/domain/errors'
import { createLimiter } from '@/server/domain/rate-limit'
import { perMinute } from './middleware/limits'

export const WEBHOOKS_PATH = '/webhooks/'

/** Bytes; far above any delivery. */
const MAX_BYTES = 64 * 1024
const BODIES = /^application\/(json|x-www-form-urlencoded)\s*(;|$)/i
/** Refused deliveries a minute and client. One that is the processor's is never turned away. */
const REFUSED_PER_MINUTE = 60

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })

const same = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const rawQuery = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** The body as it came, or null once it is longer than it may be, whatever its header says. */
async function readRaw(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The door of payment processors: `/webhooks/payments/{provider}/{token}`. It hands over the raw delivery, and answers what
 * the processor wants to hear only once everything is stored. What is not the processor's leaves a count in the log.
 */
export function createWebhooks(ctx: Context, { tokenOf }: { tokenOf: (provider: string) => string }) {
  const refused = createLimiter(ctx.rates, 'delivery', perMinute(REFUSED_PER_MINUTE))
  const path = new RegExp(`^${WEBHOOKS_PATH}payments/(\\w+)/([\\w-]{1,100})$`)
  let refusals = 0

  const refuse = async (client: string, status: number, text: string) => {
    refusals++
    try {
      await refused.take(client)
      ctx.log.warn({ status, refusals }, 'payment delivery refused')
      return answer(status, text)
    } catch (error) {
      if (error instanceof AppError) return answer(429, 'Too many refused deliveries\n')
      throw error
    }
  }

  return (request: Request, client: string): Promise<Response> =>
    ctx.tracing.within('webhook', { root: true, fields: { 'http.request.method': request.method } }, async (span) => {
      const response = await deliver(request, client, (kind) => span.set({ 'krush.kind': kind }))
      span.set({ 'http.response.status_code': response.status })
      if (response.status >= 500) span.fail()
      return response
    })

  async function deliver(request: Request, client: string, known: (processor: string) => void): Promise<Response> {
    const [, name = '', given = ''] = path.exec(new URL(request.url).pathname) ?? []
    const processor = processors(ctx).find((one) => one.name === name)
    if (!processor || !same(given, tokenOf(name)) || (request.method !== 'GET' && request.method !== 'POST')) {
      return refuse(client, 404, 'Not found\n')
    }
    known(processor.name)
    if (request.method === 'POST' && !BODIES.test(request.headers.get('content-type') ?? ''))
      return refuse(client, 415, 'Send JSON or a form\n')
    try {
      const body = request.method === 'POST' ? await readRaw(request) : ''
      if (body === null) {
        const refusal = await refuse(client, 413, 'Too large\n')
        // What is left of the body is not read.
        refusal.headers.set('connection', 'close')
        return refusal
      }
      const outcome = await ingestDelivery(ctx, processor, {
        method: request.method,
        query: rawQuery(request.url),
        headers: Object.fromEntries(request.headers),
        body,
        client,
        token: given,
      })
      return outcome === 'refused' ? refuse(client, 403, 'Refused\n') : answer(processor.answer.status, processor.answer.body)
    } catch (error) {
      // The processor says it again; nothing of it is in the log but where it failed.
      ctx.log.error({ err: error, provider: processor.name }, 'PAYMENT DELIVERY NOT STORED')
      return answer(500, 'Try again\n')
    }
  }
}
