import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { ProviderError } from '@/server/providers/errors'
import { FACT_KINDS, type Delivery, type PaymentFact } from '../port'
import { isSigned, SIGNATURE_HEADER } from './signature'

/** Far above what an event needs; the webhook takes 64 KB. */
const MAX_BYTES = 8192

const Id = z.string().check(z.regex(/^[\w-]{8,64}$/))
const Moment = z.iso.datetime()

/** One event; the body of a delivery. */
export const SandboxEvent = z.strictObject({
  id: Id,
  kind: z.enum(FACT_KINDS.filter((kind) => kind !== 'unknown')),
  order_id: z.nullable(z.uuid()),
  sale_id: z.nullable(Id),
  transaction_id: z.nullable(Id),
  parent_id: z.nullable(Id),
  amount_cents: z.nullable(z.int().check(z.gte(0))),
  currency: z.nullable(z.string().check(z.length(3))),
  occurred_at: Moment,
  paid_until: z.nullable(Moment),
  terminates: z.boolean(),
})
export type SandboxEvent = z.infer<typeof SandboxEvent>

/** Without its dates: they are moved when the sale's clock is, and the event stays the same. */
function digestOf({ id, kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, terminates }: SandboxEvent): string {
  const told = [id, kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, terminates]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

const same = (given: string, known: string) => {
  const [one, two] = [given, known].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, two!)
}

const refuse = (why: string) => new ProviderError('rejected', `A sandbox event was refused: ${why}.`)

/** Checks token, signature and form of a delivery. Throws ProviderError `rejected`. */
export function readEvent(delivery: Delivery, { key, token, now }: { key: Buffer; token: string; now: Date }): PaymentFact {
  const { method, headers, body } = delivery
  if (method !== 'POST' || Buffer.byteLength(body) > MAX_BYTES) throw refuse('it has an unexpected format')
  if (!same(delivery.token, token)) throw refuse('it was sent to a different URL')
  if (!isSigned(key, body, headers[SIGNATURE_HEADER], now)) throw refuse('it is not signed')
  let raw: unknown
  try {
    raw = JSON.parse(body)
  } catch {
    throw refuse('it is not JSON')
  }
  const parsed = SandboxEvent.safeParse(raw)
  if (!parsed.success) throw refuse('it is incomplete')
  const { id, occurred_at, paid_until, ...event } = parsed.data
  return {
    ...event,
    event_key: id,
    digest: digestOf(parsed.data),
    occurred_at: new Date(occurred_at),
    paid_until: paid_until === null ? null : new Date(paid_until),
    proven: true,
    test: true,
    raw: { id, kind: event.kind },
  }
}
