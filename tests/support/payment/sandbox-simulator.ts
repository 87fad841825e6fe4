import { createSandbox, sandboxKey } from '@/server/providers/payment/sandbox/create-sandbox'
import { monthsAfter } from '@/server/providers/payment/sandbox/calendar'
import { deliverDue, record } from '@/server/providers/payment/sandbox/deliveries'
import type { SandboxEvent } from '@/server/providers/payment/sandbox/event'
import { sign, SIGNATURE_HEADER } from '@/server/providers/payment/sandbox/signature'
import { webhookToken } from '@/server/providers/payment/index'
import type { Delivery } from '@/server/providers/payment/port'
import {
  eventClock,
  type Circumstances,
  type FactKind,
  type Forgery,
  type SimulatedOrder,
  type SimulatedSale,
  type StartSimulator,
} from './simulator'

/** What the embedded processor tells; it never moves a date. */
const TOLD = [
  'initial',
  'declined',
  'rebill',
  'rebill_declined',
  'cancel',
  'uncancel',
  'expiry',
  'refund',
  'chargeback',
] as const satisfies FactKind[]
const STATE_AFTER: Partial<Record<FactKind, string>> = {
  cancel: 'cancelled',
  uncancel: 'active',
  expiry: 'ended',
  chargeback: 'charged_back',
}
/** Older signatures are refused; a processor that tells again signs anew. */
const STALE_MS = 6 * 60_000

/**
 * The embedded processor with a clock of its own: its page takes the first payments, and what happens later is written
 * into its books and sent by its own sending, so that signature and form are the real ones.
 */
export const startSandbox: StartSimulator = async (deps) => {
  const { db, origin, secret } = deps
  const token = webhookToken(secret, 'sandbox')
  const key = sandboxKey(secret)
  const cancelled: string[] = []
  const authentic = new WeakSet<Delivery>()
  let at = deps.now()
  let sent: string[] = []
  const capture = async (body: string) => {
    sent.push(body)
    return 200
  }
  const common = { db, origin, secret, token, deliver: capture }
  const processor = createSandbox({ ...common, now: () => at })
  const adapter = createSandbox({ ...common, now: deps.now })

  const signed = (body: string, moment: Date, by = key) => ({
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(by, body, moment),
  })
  const deliver = (body: string, changes: Partial<Delivery> = {}): Delivery => {
    const delivery: Delivery = {
      method: 'POST',
      query: '',
      headers: signed(body, deps.now()),
      body,
      client: '127.0.0.1',
      token,
      ...changes,
    }
    authentic.add(delivery)
    return delivery
  }
  const taken = (kind: FactKind): SandboxEvent => {
    const one = sent.map((body) => JSON.parse(body) as SandboxEvent).find((event) => event.kind === kind)
    if (!one) throw new Error(`the sandbox did not tell of ${kind}`)
    return one
  }
  async function openCheckout({ order_id, amount_cents, months }: SimulatedOrder): Promise<string> {
    const { url } = await adapter.createCheckout({
      order_id,
      amount_cents,
      currency: 'USD',
      description: 'Premium',
      email: 'sam@private.example',
      months,
      redirect_url: `${origin}/subscriptions/success`,
      cancel_url: `${origin}/subscriptions`,
      saved_method: false,
    })
    return url.slice(url.lastIndexOf('/') + 1)
  }

  async function sell(order: SimulatedOrder): Promise<SimulatedSale> {
    const clock = eventClock(order.started_at)
    const payments: { id: string; transaction: string }[] = []
    const sale = { id: order.on_paper ? `sale_${crypto.randomUUID()}` : '', periods: 1 }
    const checkout = order.on_paper ? null : await openCheckout(order)

    /** What is told of it, and of which payment. */
    function termsOf(kind: SandboxEvent['kind'], { payment, terminates = false, paid_until }: Circumstances) {
      const back = kind === 'refund' || kind === 'chargeback'
      const paid = kind === 'initial' || kind === 'rebill'
      if (kind === 'rebill') sale.periods++
      const until = order.months === null ? null : (paid_until ?? monthsAfter(order.started_at, sale.periods * order.months))
      return {
        kind,
        order_id: order.order_id,
        sale_id: sale.id,
        occurred_at: at,
        terminates: kind === 'chargeback' || terminates,
        amount_cents: back || paid ? order.amount_cents : null,
        currency: back || paid ? 'USD' : null,
        transaction_id: back || paid ? `txn_${crypto.randomUUID()}` : null,
        parent_id: back ? (payment === undefined ? payments.at(-1) : payments[payment])!.transaction : null,
        paid_until: paid || kind === 'cancel' ? until : null,
        until,
      }
    }

    /** Without a sale there is a page to pay on; with one, what happens to it is written down and sent. */
    async function play(kind: SandboxEvent['kind'], circumstances: Circumstances): Promise<SandboxEvent> {
      if (checkout !== null && sale.id === '') {
        await processor.sandbox!.payCheckout(checkout, { card: kind === 'declined' ? 'declined' : 'success' })
        return taken(kind)
      }
      const { until, ...terms } = termsOf(kind, circumstances)
      if (checkout === null)
        return {
          ...terms,
          id: `evt_${crypto.randomUUID()}`,
          occurred_at: at.toISOString(),
          paid_until: terms.paid_until?.toISOString() ?? null,
        }
      const state = STATE_AFTER[kind] ?? (kind === 'refund' && (circumstances.terminates || order.months === null) ? 'refunded' : null)
      await db.query(
        `update sandbox_sales set state = coalesce($2, state), periods = $3, paid_until = $4::timestamptz,
            next_charge_at = case when coalesce($2, state) = 'active' then $4::timestamptz end where id = $1`,
        [sale.id, state, sale.periods, until],
      )
      await record(db, at, terms)
      await deliverDue({ db, key, now: () => at, deliver: capture }, order.order_id)
      return taken(kind)
    }

    async function happen(kind: FactKind, circumstances: Circumstances = {}): Promise<Delivery> {
      at = clock(circumstances.at)
      sent = []
      const again = kind === 'initial' && circumstances.payment !== undefined ? payments[circumstances.payment] : undefined
      const event = again
        ? { ...first!, id: again.id, transaction_id: again.transaction }
        : await play(kind as SandboxEvent['kind'], circumstances)
      if (!again && (kind === 'initial' || kind === 'rebill')) payments.push({ id: event.id, transaction: event.transaction_id! })
      if (kind === 'initial') first ??= event
      sale.id ||= event.sale_id ?? ''
      const { amount_cents, currency, order_id } = circumstances
      return deliver(
        JSON.stringify({
          ...event,
          ...(amount_cents === undefined ? {} : { amount_cents }),
          ...(currency === undefined ? {} : { currency }),
          ...(order_id === undefined ? {} : { order_id }),
        }),
      )
    }
    let first: SandboxEvent | null = null
    return {
      get sale_id() {
        return sale.id
      },
      order,
      happen,
    }
  }

  function forge({ body }: Delivery): Forgery[] {
    const event = JSON.parse(body) as SandboxEvent
    const now = deps.now()
    const headers = signed(body, now)
    const [time, mac] = headers[SIGNATURE_HEADER]!.split(',') as [string, string]
    const sent_as = (what: string, changes: Partial<Delivery>) => ({
      what,
      delivery: { method: 'POST', query: '', headers, body, client: '127.0.0.1', token, ...changes },
    })
    const changed = (what: string, changes: object) => sent_as(what, { body: JSON.stringify({ ...event, ...changes }) })
    const with_signature = (what: string, signature: string) => sent_as(what, { headers: { ...headers, [SIGNATURE_HEADER]: signature } })
    return [
      changed('another amount', { amount_cents: 1 }),
      changed('another order', { order_id: '00000000-0000-4000-8000-000000000000' }),
      changed('another sale', { sale_id: 'sale_00000000' }),
      changed('another event', { kind: event.kind === 'uncancel' ? 'cancel' : 'uncancel' }),
      changed('another id', { id: 'evt_00000000' }),
      changed('a longer time', { paid_until: '2099-01-01T00:00:00.000Z' }),
      changed('a field more', { more: 1 }),
      sent_as('a space more', { body: `${body} ` }),
      sent_as('half a body', { body: body.slice(0, -3) }),
      sent_as('an empty body', { body: '' }),
      sent_as('a body too large', { body: body + ' '.repeat(9000), headers: signed(body + ' '.repeat(9000), now) }),
      with_signature('another signature', `${time},v1=${'f'.repeat(64)}`),
      with_signature('an empty signature', ''),
      with_signature('half a signature', `${time},${mac.slice(0, 35)}`),
      with_signature('the signature of another moment', `t=${Number(time.slice(2)) + 1},${mac}`),
      with_signature('two signatures', `${time},${mac},${mac}`),
      sent_as('no signature', { headers: { 'content-type': 'application/json' } }),
      sent_as('another key', { headers: signed(body, now, sandboxKey(`${secret}x`)) }),
      sent_as('a recording', { headers: signed(body, new Date(now.getTime() - STALE_MS)) }),
      sent_as('a signature of tomorrow', { headers: signed(body, new Date(now.getTime() + STALE_MS)) }),
      sent_as('another token', { token: 'x'.repeat(token.length) }),
      sent_as('no token', { token: '' }),
      sent_as('a GET', { method: 'GET' }),
    ]
  }

  async function vocabulary(order: SimulatedOrder) {
    const [plan, pack, none] = [
      await sell({ ...order, months: order.months ?? 1 }),
      await sell({ ...order, order_id: crypto.randomUUID(), months: null }),
      await sell({ ...order, order_id: crypto.randomUUID() }),
    ]
    const words: { event: string; delivery: Delivery; kinds: FactKind[] }[] = []
    for (const kind of TOLD) words.push({ event: kind, delivery: await (kind === 'declined' ? none : plan).happen(kind), kinds: [kind] })
    return [...words, { event: 'initial of a pack', delivery: await pack.happen('initial'), kinds: ['initial' as const] }]
  }

  return {
    name: 'sandbox',
    provider: {
      ...adapter,
      async cancel(sale_id) {
        await adapter.cancel(sale_id)
        cancelled.push(sale_id)
      },
    },
    other_mode: null,
    environment: { BILLING_PROVIDER: 'sandbox' },
    plays: TOLD,
    vocabulary,
    sell,
    forge,
    fresh: (delivery) => (authentic.has(delivery) ? { ...delivery, headers: signed(delivery.body, deps.now()) } : delivery),
    secrets: [secret, 'sam@private.example'],
    setDown: (down) => adapter.sandbox!.setDown(down),
    cancels: () => [...cancelled],
    stop: async () => {},
  }
}
