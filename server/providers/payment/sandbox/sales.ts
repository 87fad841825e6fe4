import { setTimeout as wait } from 'node:timers/promises'
import type { SandboxSale } from '@/contracts/sandbox'
import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentSandbox, SaleStatus, SandboxOutcome } from '../port'
import { daysAfter, monthsAfter, movedTo, startFor } from './calendar'
import { deliverDue, newId, record, type SandboxDeps } from './deliveries'

/** A declined renewal is tried again after this many days, and the third one in a row ends the sale. */
const RETRY_DAYS = 2
const MOST_FAILURES = 3
/** Sales charged in one minute, and periods of one sale (the installation may have slept for long). */
const MOST_DUE = 100
const MOST_PERIODS = 40
/** Together two seconds, far more than an event takes on its way. */
const BUSY_TRIES = 20
const BUSY_PAUSE_MS = 100

export type Sale = {
  id: string
  order_id: string
  amount_cents: number
  currency: string
  description: string
  months: 1 | 12 | null
  state: SandboxSale['state']
  renewals_fail: boolean
  failures: number
  events_held: boolean
  started_at: Date
  periods: number
  paid_until: Date | null
  next_charge_at: Date | null
}

async function lockSale(tx: Db, id: string): Promise<Sale | null> {
  const [row] = await tx.query<Sale>('select * from sandbox_sales where id = $1 for update', [id])
  return row ?? null
}

const save = (tx: Db, { id, state, renewals_fail, failures, events_held, started_at, periods, paid_until, next_charge_at }: Sale) =>
  tx.query(
    `update sandbox_sales set state = $2, renewals_fail = $3, failures = $4, events_held = $5, started_at = $6, periods = $7,
        paid_until = $8, next_charge_at = $9 where id = $1`,
    [id, state, renewals_fail, failures, events_held, started_at, periods, paid_until, next_charge_at],
  )

const ofSale = ({ id, order_id }: Sale) => ({ sale_id: id, order_id })

/** A first payment has succeeded. */
export async function openSale(
  tx: Db,
  now: Date,
  given: Pick<Sale, 'order_id' | 'amount_cents' | 'currency' | 'description' | 'months' | 'renewals_fail' | 'events_held'>,
): Promise<void> {
  const { order_id, amount_cents, currency, description, months, renewals_fail, events_held } = given
  const id = newId('sale')
  const paid_until = months && monthsAfter(now, months)
  await tx.query(
    `insert into sandbox_sales (id, order_id, amount_cents, currency, description, months, state, renewals_fail, events_held, started_at,
        paid_until, next_charge_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [id, order_id, amount_cents, currency, description, months, months ? 'active' : 'paid', renewals_fail, events_held, now, paid_until],
  )
  await record(tx, now, {
    kind: 'initial',
    order_id,
    sale_id: id,
    transaction_id: newId('txn'),
    amount_cents,
    currency,
    occurred_at: now,
    paid_until,
  })
}

/** The renewal, or the end, that has come at `at`. */
async function comeDue(tx: Db, now: Date, sale: Sale, at: Date): Promise<Sale> {
  const end = async (): Promise<Sale> => {
    await record(tx, now, { kind: 'expiry', ...ofSale(sale), occurred_at: at })
    return { ...sale, state: 'ended', next_charge_at: null }
  }
  if (sale.state === 'cancelled') return end()
  if (sale.renewals_fail) {
    await record(tx, now, { kind: 'rebill_declined', ...ofSale(sale), occurred_at: at })
    const failures = sale.failures + 1
    if (failures >= MOST_FAILURES) return { ...(await end()), failures }
    return { ...sale, failures, next_charge_at: daysAfter(at, RETRY_DAYS) }
  }
  const { amount_cents, currency, months, started_at } = sale
  const periods = sale.periods + 1
  const paid_until = monthsAfter(started_at, periods * months!)
  await record(tx, now, {
    kind: 'rebill',
    ...ofSale(sale),
    transaction_id: newId('txn'),
    amount_cents,
    currency,
    occurred_at: at,
    paid_until,
  })
  return { ...sale, periods, failures: 0, paid_until, next_charge_at: paid_until }
}

/** When it renews or ends; null when neither will happen. */
const nextMoment = ({ state, next_charge_at, paid_until }: Sale) =>
  state === 'active' ? next_charge_at : state === 'cancelled' ? paid_until : null

/** What has come due by the real clock. */
export async function chargeDue({ db, now }: SandboxDeps): Promise<void> {
  const due = await db.query<{ id: string }>(
    `select id from sandbox_sales where state = 'active' and next_charge_at <= $1
      union all select id from sandbox_sales where state = 'cancelled' and paid_until <= $1 limit ${MOST_DUE}`,
    [now()],
  )
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      let sale = await lockSale(tx, id)
      for (let times = 0; sale && times < MOST_PERIODS; times++) {
        const at = nextMoment(sale)
        if (!at || at > now()) break
        sale = await comeDue(tx, now(), sale, at)
      }
      if (sale) await save(tx, sale)
    })
  }
}

type Shift = Parameters<PaymentSandbox['advance']>[1]

async function moveBack(tx: Db, sale: Sale, moment: Date, now: Date, shift: Shift): Promise<{ moved: Sale; after: () => void }> {
  const { order_id, started_at, paid_until, next_charge_at } = sale
  const to = startFor(now, { started_at, moment, months: sale.periods * sale.months! })
  const move = movedTo(started_at, to)
  const after = await shift(tx, move)
  const events = await tx.query<{ id: number; occurred_at: Date; paid_until: Date | null }>(
    'select id, occurred_at, paid_until from sandbox_events where order_id = $1',
    [order_id],
  )
  for (const event of events) {
    await tx.query('update sandbox_events set occurred_at = $2, paid_until = $3 where id = $1', [
      event.id,
      move(event.occurred_at),
      event.paid_until && move(event.paid_until),
    ])
  }
  const moved = {
    ...sale,
    started_at: to,
    paid_until: paid_until && move(paid_until),
    next_charge_at: next_charge_at && move(next_charge_at),
  }
  return { moved, after }
}

async function tryToAdvance(deps: SandboxDeps, id: string, shift: Shift): Promise<SandboxOutcome> {
  let after = () => {}
  const outcome = await deps.db.transaction(async (tx): Promise<SandboxOutcome> => {
    const sale = await lockSale(tx, id)
    if (!sale) return 'absent'
    const moment = nextMoment(sale)
    if (!moment) return 'impossible'
    const now = deps.now()
    const waiting = await tx.query<{ claimed_until: Date | null }>(
      'select claimed_until from sandbox_events where order_id = $1 and delivered_at is null for update',
      [sale.order_id],
    )
    // Its dates are on the wire already.
    if (waiting.some(({ claimed_until }) => claimed_until && new Date(claimed_until) > now)) return 'busy'
    let moved = sale
    if (moment > now) ({ moved, after } = await moveBack(tx, sale, moment, now, shift))
    await save(tx, await comeDue(tx, now, moved, nextMoment(moved)!))
    return 'done'
  })
  if (outcome !== 'done') return outcome
  after()
  await deliverSale(deps, id)
  return outcome
}

/** See PaymentSandbox. An event that is being sent takes a moment: it is waited for before anybody is sent away. */
export async function advance(deps: SandboxDeps, id: string, shift: Shift): Promise<SandboxOutcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await tryToAdvance(deps, id, shift)
    if (outcome !== 'busy' || tries === BUSY_TRIES) return outcome
    await wait(BUSY_PAUSE_MS)
  }
}

async function deliverSale(deps: SandboxDeps, id: string): Promise<void> {
  const [sale] = await deps.db.query<{ order_id: string }>('select order_id from sandbox_sales where id = $1', [id])
  if (sale) await deliverDue(deps, sale.order_id)
}

type Payment = { transaction_id: string; amount_cents: number; taken_back: 'refund' | 'chargeback' | null }

/** Newest first, each with what took it back. */
const paymentsOf = (db: Db, id: string) =>
  db.query<Payment>(
    `select p.transaction_id, p.amount_cents,
        (select max(r.kind) from sandbox_events r where r.sale_id = p.sale_id and r.parent_id = p.transaction_id) as taken_back
      from sandbox_events p where p.sale_id = $1 and p.kind in ('initial', 'rebill') order by p.id desc`,
    [id],
  )

/** Takes the newest payment back and ends what it paid for. Null when there is none. */
export async function takeBack(tx: Db, now: Date, sale: Sale, kind: 'refund' | 'chargeback'): Promise<Sale | null> {
  if (sale.state === 'refunded' || sale.state === 'charged_back') return null
  const payment = (await paymentsOf(tx, sale.id)).find(({ taken_back }) => !taken_back)
  if (!payment) return null
  await record(tx, now, {
    kind,
    ...ofSale(sale),
    transaction_id: newId('txn'),
    parent_id: payment.transaction_id,
    amount_cents: payment.amount_cents,
    currency: sale.currency,
    occurred_at: now,
    terminates: true,
  })
  return { ...sale, state: kind === 'refund' ? 'refunded' : 'charged_back', next_charge_at: null }
}

/** Changes one sale under its lock and tells what happened; `change` answers null where it cannot be. */
export async function changeSale(
  deps: SandboxDeps,
  id: string,
  change: (tx: Db, now: Date, sale: Sale) => Promise<Sale | null>,
): Promise<Exclude<SandboxOutcome, 'busy'>> {
  const outcome = await deps.db.transaction(async (tx) => {
    const sale = await lockSale(tx, id)
    if (!sale) return 'absent' as const
    const changed = await change(tx, deps.now(), sale)
    if (!changed) return 'impossible' as const
    if (changed !== sale) await save(tx, changed)
    return 'done' as const
  })
  if (outcome === 'done') await deliverSale(deps, id)
  return outcome
}

/** Ends renewals; whatever renews no more is a success. Null never comes. */
export async function cancelSale(tx: Db, now: Date, sale: Sale): Promise<Sale> {
  if (sale.state !== 'active') return sale
  await record(tx, now, { kind: 'cancel', ...ofSale(sale), occurred_at: now, paid_until: sale.paid_until })
  return { ...sale, state: 'cancelled', next_charge_at: null }
}

/** Takes a cancellation back while the paid time runs. */
export async function resumeSale(tx: Db, now: Date, sale: Sale): Promise<Sale | null> {
  if (sale.state === 'active') return sale
  if (sale.state !== 'cancelled' || !sale.paid_until || sale.paid_until <= now) return null
  await record(tx, now, { kind: 'uncancel', ...ofSale(sale), occurred_at: now })
  return { ...sale, state: 'active', failures: 0, next_charge_at: sale.paid_until }
}

const STATUS: Record<Sale['state'], SaleStatus['state']> = {
  active: 'active',
  cancelled: 'cancelled',
  ended: 'ended',
  paid: 'ended',
  refunded: 'ended',
  charged_back: 'ended',
}
const TAKEN_BACK = { refund: 'refunded', chargeback: 'charged_back' } as const

export async function statusOf(db: Db, id: string): Promise<SaleStatus> {
  const [sale] = await db.query<Sale>('select * from sandbox_sales where id = $1', [id])
  if (!sale) return { state: 'unknown', paid_until: null, renews_at: null, payments: null }
  const payments = await paymentsOf(db, id)
  return {
    state: STATUS[sale.state],
    paid_until: sale.paid_until,
    renews_at: sale.state === 'active' ? sale.next_charge_at : null,
    payments: payments.map(({ transaction_id, amount_cents, taken_back }) => ({
      transaction_id,
      amount_cents,
      state: taken_back ? TAKEN_BACK[taken_back] : 'paid',
    })),
  }
}

const iso = (date: Date | null) => date && date.toISOString()

export async function listSales(db: Db, order_ids: string[]): Promise<SandboxSale[]> {
  const rows = await db.query<Sale & { events_waiting: number }>(
    `select s.*, (select count(*)::int from sandbox_events e where e.sale_id = s.id and e.delivered_at is null) as events_waiting
       from sandbox_sales s where s.order_id = any($1::uuid[]) order by s.started_at desc, s.id`,
    [order_ids],
  )
  return rows.map((row) => {
    const { id, description, amount_cents, months, state, next_charge_at, paid_until, started_at, renewals_fail, events_held } = row
    return {
      id,
      description,
      amount_cents,
      months,
      state,
      next_charge_at: iso(next_charge_at),
      paid_until: iso(paid_until),
      created_at: started_at.toISOString(),
      renewals_fail,
      events_held,
      events_waiting: row.events_waiting,
    }
  })
}

export const notKnown = () => new ProviderError('rejected', 'The sandbox doesn’t know this sale.')
