import { createHash } from 'node:crypto'
import type { BillingSettings } from '@/server/config'
import { webhookToken } from '@/server/providers/payment/index'
import type { Delivery } from '@/server/providers/payment/port'
import { createVerotel } from '@/server/providers/payment/verotel'
import {
  eventClock,
  type Circumstances,
  type FactKind,
  type Forgery,
  type SimulatedOrder,
  type SimulatedSale,
  type StartSimulator,
} from './simulator'
import { DAY_MS, digits, startStandIn, type Answer, type Asked, type Truth } from './stand-in'

/** Shop and key of the published vectors; everything else is made up. */
const SETTINGS = {
  provider: 'verotel',
  test: false,
  merchant_id: '9804000000000000',
  shop_id: '68849',
  signature_key: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J',
  api_user: 'control-user',
  api_password: 'control-secret',
} as const satisfies BillingSettings
/** Dummies: they may come out nowhere. */
const PRIVATE = { truncatedPAN: 'XXXXXXXXXXXX1234', CCBrand: 'VISACARD', email: 'sam@private.example', custom3: 'Samprivate ščř' }

const EVENT_OF: Partial<Record<FactKind, string>> = {
  initial: 'initial',
  rebill: 'rebill',
  cancel: 'cancel',
  uncancel: 'uncancel',
  expiry: 'expiry',
  refund: 'credit',
  chargeback: 'chargeback',
  date_change: 'extend',
}

const price = (amount_cents: number) => (amount_cents / 100).toFixed(2)
const day = (at: Date) => at.toISOString().slice(0, 10)

function sign(
  fields: Record<string, string>,
  algorithm: 'sha1' | 'sha256' = 'sha256',
  order: (a: string, b: string) => number = (a, b) => (a < b ? -1 : 1),
) {
  const text = [
    SETTINGS.signature_key,
    ...Object.keys(fields)
      .sort(order)
      .map((name) => `${name}=${fields[name]}`),
  ].join(':')
  return createHash(algorithm).update(text).digest('hex')
}

export const startVerotel: StartSimulator = async (deps) => {
  const token = webhookToken(deps.secret, 'verotel')
  const truths = new Map<string, Truth>()
  const cancelled: string[] = []
  const made = new WeakMap<Delivery, Record<string, string>>()
  const stand_in = await startStandIn((asked) => (asked.url.pathname === '/salestatus' ? status(asked) : cancel(asked)))

  function status({ url: { searchParams } }: Asked): Answer {
    const { signature, ...told } = Object.fromEntries(searchParams)
    if (signature !== sign(told) || told.shopID !== SETTINGS.shop_id || told.version !== '4')
      return { body: '---\nresponse: ERROR\nerror: Invalid signature\n' }
    const truth = truths.get(told.saleID!)
    if (!truth) return { body: '---\nresponse: NOTFOUND\n' }
    const { state, months, paid_until } = truth
    const lines = [
      'response: FOUND',
      `shopID: ${SETTINGS.shop_id}`,
      `saleID: ${told.saleID}`,
      'saleResult: APPROVED',
      "billingAddr_fullName: 'Samprivate Doe'",
    ]
    if (months !== null) {
      lines.push(
        `cancelled: ${state === 'active' ? 'no' : 'yes'}`,
        `expired: ${state === 'ended' ? 'yes' : 'no'}`,
        `${state === 'active' ? 'nextChargeOn' : 'expiresOn'}: "${day(paid_until)}"`,
      )
    }
    return { body: `---\n${lines.join('\n')}\n` }
  }

  function cancel({ method, url, headers }: Asked): Answer {
    const sale_id = /^\/api\/sale\/(\d+)\/cancel$/.exec(url.pathname)?.[1]
    const user = `Basic ${Buffer.from(`${SETTINGS.api_user}:${SETTINGS.api_password}`).toString('base64')}`
    const fail = (code: number, title: string) => ({ status: code, type: 'application/json', body: JSON.stringify({ error: { title } }) })
    if (headers.authorization !== user) return fail(401, 'Unauthorized')
    const truth = truths.get(sale_id ?? '')
    if (method !== 'POST' || !sale_id || !truth) return fail(404, 'Not found')
    cancelled.push(sale_id)
    if (truth.state !== 'active') return fail(412, 'This sale is already cancelled.')
    truth.state = 'cancelled'
    return { type: 'application/json', body: JSON.stringify({ is_success: true }) }
  }

  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const deliver = (fields: Record<string, string>, changes: Partial<Delivery> = {}): Delivery => {
    const delivery: Delivery = {
      method: 'GET',
      query: query({ ...fields, signature: sign(fields) }),
      headers: { 'user-agent': 'Verotel' },
      body: '',
      client: '195.20.32.202',
      token,
      ...changes,
    }
    made.set(delivery, fields)
    return delivery
  }

  async function sell(order: SimulatedOrder): Promise<SimulatedSale & { tell(event: string, circumstances?: Circumstances): Delivery }> {
    const sale_id = digits(9)
    const clock = eventClock(order.started_at)
    const plus = (from: Date, months: number) => new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()))
    const truth: Truth = {
      months: order.months,
      state: 'active',
      paid_until: plus(order.started_at, order.months ?? 0),
      payments: [],
      rebills: 0,
      refunds: 0,
      chargebacks: 0,
    }
    truths.set(sale_id, truth)
    const period = { period: order.months === 12 ? 'P1Y' : 'P1M', subscriptionType: 'recurring' }
    const type = order.months === null ? { type: 'purchase' } : { type: 'subscription' }

    function change(event: string, { amount_cents = order.amount_cents, paid_until, terminates }: Circumstances) {
      if (['initial', 'purchase', 'upgrade', 'rebill'].includes(event)) truth.payments.push({ transaction: digits(10, '2'), amount_cents })
      if (event === 'rebill') truth.paid_until = paid_until ?? plus(truth.paid_until, order.months ?? 1)
      if (event === 'extend') truth.paid_until = paid_until ?? new Date(truth.paid_until.getTime() + 7 * DAY_MS)
      if (event === 'cancel') truth.state = 'cancelled'
      if (event === 'uncancel') truth.state = 'active'
      if (event === 'expiry' || event === 'chargeback' || terminates) truth.state = 'ended'
    }

    function tell(event: string, circumstances: Circumstances = {}): Delivery {
      const { amount_cents = order.amount_cents, currency = 'USD', order_id = order.order_id, payment } = circumstances
      clock(circumstances.at)
      change(event, circumstances)
      const paid = (payment === undefined ? truth.payments.at(-1) : truth.payments[payment])?.transaction ?? digits(10, '2')
      const reference: Record<string, string> = order_id === null ? {} : { referenceID: order_id }
      const sale = {
        ...PRIVATE,
        priceAmount: price(amount_cents),
        priceCurrency: currency,
        transactionID: paid,
        paymentMethod: 'CC',
        ...reference,
      }
      const next = { nextChargeOn: day(truth.paid_until) }
      const money = { amount: price(amount_cents), currency, ...reference, custom1: period.period }
      const phase = { subscriptionPhase: circumstances.terminates || event === 'chargeback' ? 'terminated' : 'normal' }
      const fields =
        {
          initial: { ...sale, ...next, ...period, custom1: period.period },
          purchase: sale,
          upgrade: { ...sale, ...next, ...period, saleID: digits(9), precedingSaleID: digits(9) },
          rebill: { ...money, ...next, transactionID: paid, CCBrand: PRIVATE.CCBrand, subscriptionPhase: 'normal' },
          credit: { ...money, ...phase, transactionID: digits(10, '3'), parentID: paid },
          chargeback: { ...money, ...phase, transactionID: digits(10, '4'), parentID: paid },
          cancel: { cancelledBy: 'user', expiresOn: day(truth.paid_until), ...period },
          uncancel: { uncancelledBy: 'support', ...next },
          expiry: {},
          extend: { ...next, ...reference },
          downgrade: { priceAmount: '1.00', priceCurrency: 'USD' },
        }[event] ?? {}
      return deliver({
        shopID: SETTINGS.shop_id,
        ...type,
        ...(event === 'purchase' ? {} : { event }),
        saleID: sale_id,
        ...(fields as Record<string, string>),
      })
    }
    const nameOf = (kind: FactKind) => (kind === 'initial' && order.months === null ? 'purchase' : EVENT_OF[kind]!)
    return { sale_id, order, tell, happen: (kind, circumstances) => Promise.resolve(tell(nameOf(kind), circumstances)) }
  }

  function forge(delivery: Delivery): Forgery[] {
    const fields = made.get(delivery)!
    const signature = sign(fields)
    const unsigned = (what: string, changes: Record<string, string>) => ({
      what,
      delivery: deliver(fields, { query: query({ ...fields, ...changes, signature }) }),
    })
    const signed = (what: string, by: string) => ({ what, delivery: deliver(fields, { query: query({ ...fields, signature: by }) }) })
    const one = Object.keys(fields).find((name) => name !== 'shopID' && name !== 'saleID')!
    const less = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== one))
    return [
      unsigned('another amount', 'priceAmount' in fields ? { priceAmount: '0.01' } : { amount: '0.01' }),
      unsigned('another order', { referenceID: '00000000-0000-4000-8000-000000000000' }),
      unsigned('another sale', { saleID: '1' }),
      unsigned('another event', { event: 'uncancel', more: '1' }),
      unsigned('a field more', { custom2: 'x' }),
      unsigned('an empty field more', { custom2: '' }),
      { what: 'a field less', delivery: deliver(fields, { query: query({ ...less, signature }) }) },
      signed('another signature', 'f'.repeat(64)),
      signed('an empty signature', ''),
      signed('half a signature', signature.slice(0, 32)),
      signed('SHA-1 by the true key', sign(fields, 'sha1')),
      { what: 'no signature', delivery: deliver(fields, { query: query(fields) }) },
      { what: 'another shop, signed', delivery: deliver({ ...fields, shopID: '68850' }) },
      { what: 'a field twice', delivery: deliver(fields, { query: `${delivery.query}&saleID=${fields.saleID}` }) },
      { what: 'the signature twice', delivery: deliver(fields, { query: `${delivery.query}&signature=${signature}` }) },
      { what: 'another token', delivery: deliver(fields, { token: 'x'.repeat(token.length) }) },
      { what: 'no token', delivery: deliver(fields, { token: '' }) },
      { what: 'a POST', delivery: deliver(fields, { method: 'POST', query: '', body: delivery.query }) },
      { what: 'broken encoding', delivery: deliver(fields, { query: `${delivery.query}&x=%FF` }) },
    ]
  }

  async function vocabulary(order: SimulatedOrder) {
    const [plan, pack] = [await sell(order.months === null ? { ...order, months: 1 } : order), await sell({ ...order, months: null })]
    const kinds = Object.fromEntries(Object.entries(EVENT_OF).map(([kind, event]) => [event, [kind as FactKind]]))
    Object.assign(kinds, { upgrade: ['initial', 'expiry'], downgrade: [], something_new: ['unknown'] })
    return [
      ...Object.entries(kinds).map(([event, expected]) => ({ event, delivery: plan.tell(event), kinds: expected })),
      { event: 'purchase', delivery: pack.tell('purchase'), kinds: ['initial' as const] },
    ]
  }

  const hosts = { secure: stand_in.address, control: stand_in.address }
  return {
    name: 'verotel',
    provider: createVerotel(SETTINGS, { token, now: deps.now, hosts }),
    other_mode: createVerotel({ ...SETTINGS, test: true }, { token, now: deps.now, hosts }),
    environment: {
      BILLING_PROVIDER: 'verotel',
      VEROTEL_MERCHANT_ID: SETTINGS.merchant_id,
      VEROTEL_SHOP_ID: SETTINGS.shop_id,
      VEROTEL_SIGNATURE_KEY: SETTINGS.signature_key,
      VEROTEL_API_USER: SETTINGS.api_user,
      VEROTEL_API_PASSWORD: SETTINGS.api_password,
    },
    plays: [...Object.keys(EVENT_OF), 'unknown'] as FactKind[],
    vocabulary,
    sell,
    forge,
    fresh: (delivery) => delivery,
    secrets: [...Object.values(PRIVATE), 'Samprivate', SETTINGS.signature_key, SETTINGS.api_password],
    setDown: stand_in.setDown,
    cancels: () => [...cancelled],
    stop: stand_in.stop,
  }
}
