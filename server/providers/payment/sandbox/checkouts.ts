import { createHmac, randomBytes } from 'node:crypto'
import type { SandboxCard, SandboxCheckout } from '@/contracts/sandbox'
import type { Db } from '@/server/db/client'
import type { Checkout, PaymentSandbox } from '../port'
import { monthsAfter } from './calendar'
import { deliverDue, record, type SandboxDeps } from './deliveries'
import { openSale } from './sales'

/** A page that nobody paid on is over after a day. */
const OPEN_MS = 24 * 3_600_000

type Row = {
  id: string
  order_id: string
  customer: string
  amount_cents: number
  currency: string
  description: string
  months: 1 | 12 | null
  redirect_url: string
  cancel_url: string
  saved_method: boolean
  state: Exclude<SandboxCheckout['state'], 'expired'>
  card: SandboxCard | null
  created_at: Date
}

const customerOf = ({ key }: SandboxDeps, email: string) =>
  createHmac('sha256', key).update(`customer ${email.trim().toLowerCase()}`).digest('base64url')

/** The same page for the same order, however often it is asked for. Answers its id. */
export async function createCheckout(deps: SandboxDeps, checkout: Checkout): Promise<string> {
  const { order_id, amount_cents, currency, description, email, months, redirect_url, cancel_url, saved_method } = checkout
  const [row] = await deps.db.query<{ id: string }>(
    `insert into sandbox_checkouts (id, order_id, customer, amount_cents, currency, description, months, redirect_url, cancel_url, saved_method,
        created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (order_id) do update set order_id = excluded.order_id returning id`,
    [
      randomBytes(32).toString('base64url'),
      order_id,
      customerOf(deps, email),
      amount_cents,
      currency,
      description,
      months,
      redirect_url,
      cancel_url,
      saved_method,
      deps.now(),
    ],
  )
  return row!.id
}

const stateOf = ({ state, created_at }: Row, now: Date): SandboxCheckout['state'] =>
  state !== 'paid' && now.getTime() - new Date(created_at).getTime() >= OPEN_MS ? 'expired' : state

/** The card of the last successful payment, where it was asked for. */
async function savedCard(db: Db, { saved_method, customer }: Row): Promise<SandboxCard | null> {
  if (!saved_method) return null
  const [last] = await db.query<{ card: SandboxCard }>(
    `select card from sandbox_checkouts where customer = $1 and state = 'paid' order by changed_at desc limit 1`,
    [customer],
  )
  return last?.card ?? null
}

export async function getCheckout({ db, now }: SandboxDeps, id: string): Promise<SandboxCheckout | null> {
  const [row] = await db.query<Row>('select * from sandbox_checkouts where id = $1', [id])
  if (!row) return null
  const { amount_cents, currency, description, months, cancel_url, redirect_url } = row
  const state = stateOf(row, now())
  return {
    id,
    amount_cents,
    currency,
    description,
    months,
    state,
    cancel_url,
    renews_at: months && monthsAfter(now(), months).toISOString(),
    saved_card: await savedCard(db, row),
    redirect_url: state === 'paid' ? redirect_url : null,
  }
}

type Payment = Parameters<PaymentSandbox['payCheckout']>[1]

/** What the bank says. A card that paid before is not asked for a confirmation again. */
function outcomeOf(row: Row, { card, confirmed }: Payment, saved: SandboxCard | null): 'paid' | 'declined' | 'three_d_secure' {
  if (card === 'declined') return 'declined'
  if (card !== 'three_d_secure' || saved === card) return 'paid'
  const asked = row.state === 'three_d_secure' && row.card === card
  if (!asked || confirmed === undefined) return 'three_d_secure'
  return confirmed ? 'paid' : 'declined'
}

/** See PaymentSandbox. */
export async function payCheckout(deps: SandboxDeps, id: string, payment: Payment): ReturnType<PaymentSandbox['payCheckout']> {
  const done = await deps.db.transaction(async (tx) => {
    const [row] = await tx.query<Row>('select * from sandbox_checkouts where id = $1 for update', [id])
    if (!row) return null
    const now = deps.now()
    const before = stateOf(row, now)
    if (before === 'paid' || before === 'expired') return { row, state: before }
    const state = outcomeOf(row, payment, await savedCard(tx, row))
    await tx.query('update sandbox_checkouts set state = $2, card = $3, changed_at = $4 where id = $1', [id, state, payment.card, now])
    if (state === 'declined') await record(tx, now, { kind: 'declined', order_id: row.order_id, occurred_at: now })
    if (state === 'paid') {
      await openSale(tx, now, { ...row, renewals_fail: payment.card === 'later_failure', events_held: payment.hold_events ?? false })
    }
    return { row, state }
  })
  if (!done) return null
  await deliverDue(deps, done.row.order_id)
  return { state: done.state, redirect_url: done.state === 'paid' ? done.row.redirect_url : null }
}
