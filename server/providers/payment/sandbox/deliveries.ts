import { randomBytes } from 'node:crypto'
import type { Db } from '@/server/db/client'
import type { PaymentFact } from '../port'
import type { SandboxEvent } from './event'
import { sign, SIGNATURE_HEADER } from './signature'

/** Then the last one, until it is taken. */
const PAUSES_SECONDS = [60, 120, 300, 900, 3600, 6 * 3600]
/** Longer than one sending may take. */
const CLAIM_SECONDS = 30
const TOGETHER = 10
const MOST_ROUNDS = 20

/** Hands a body to our webhook; answers its status. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>

export type SandboxDeps = { db: Db; now(): Date; key: Buffer; deliver: Deliver }

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

type Happened = Pick<PaymentFact, 'kind' | 'occurred_at'> & { order_id: string } & Partial<
    Pick<PaymentFact, 'sale_id' | 'transaction_id' | 'parent_id' | 'amount_cents' | 'currency' | 'paid_until' | 'terminates'>
  >

/** Writes down what happened, to be told. */
export async function record(tx: Db, now: Date, event: Happened): Promise<void> {
  await tx.query(
    `insert into sandbox_events (key, order_id, sale_id, kind, transaction_id, parent_id, amount_cents, currency, occurred_at, paid_until,
        terminates, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      newId('evt'),
      event.order_id,
      event.sale_id ?? null,
      event.kind,
      event.transaction_id ?? null,
      event.parent_id ?? null,
      event.amount_cents ?? null,
      event.currency ?? null,
      event.occurred_at,
      event.paid_until ?? null,
      event.terminates ?? false,
      now,
    ],
  )
}

type Dates = 'occurred_at' | 'paid_until'
type Due = Omit<SandboxEvent, Dates | 'id'> & { number: number; key: string; occurred_at: Date; paid_until: Date | null; attempts: number }

/** Takes what is due, of one order or of all, so that nobody else sends it and its sale's clock stops. */
const claim = ({ db, now }: SandboxDeps, order_id: string | null) =>
  db.query<Due>(
    `update sandbox_events set attempts = attempts + 1, claimed_until = $1::timestamptz + make_interval(secs => ${CLAIM_SECONDS}),
        next_try_at = $1::timestamptz + make_interval(secs => ($2::int[])[least(attempts + 1, ${PAUSES_SECONDS.length})])
      where id in (
        select e.id from sandbox_events e left join sandbox_sales s on s.id = e.sale_id
         where e.delivered_at is null and e.next_try_at <= $1 and ($3::uuid is null or e.order_id = $3) and s.events_held is not true
         order by e.id limit ${TOGETHER} for update of e skip locked)
     returning id as number, key, order_id, sale_id, kind, transaction_id, parent_id, amount_cents, currency, occurred_at, paid_until, terminates,
       attempts`,
    [now(), PAUSES_SECONDS, order_id],
  )

async function send({ db, now, key, deliver }: SandboxDeps, due: Due): Promise<void> {
  const { number, key: id, attempts: _, occurred_at, paid_until, ...told } = due
  const event: SandboxEvent = {
    id,
    ...told,
    occurred_at: new Date(occurred_at).toISOString(),
    paid_until: paid_until && new Date(paid_until).toISOString(),
  }
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(key, body, now()) }
  const taken = await deliver(body, headers).then(
    (status) => status === 200,
    () => false,
  )
  await db.query(
    'update sandbox_events set claimed_until = null, delivered_at = case when $2::boolean then $3::timestamptz end where id = $1',
    [number, taken, now()],
  )
}

/** Tells what is due, of one order or of all. What is not taken is tried again later. */
export async function deliverDue(deps: SandboxDeps, order_id: string | null = null): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await claim(deps, order_id)
    for (const one of due.toSorted((a, b) => Number(a.number) - Number(b.number))) await send(deps, one)
    if (due.length < TOGETHER) return
  }
}
