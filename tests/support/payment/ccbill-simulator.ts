import { createHash } from 'node:crypto'
import type { BillingSettings } from '@/server/config'
import { createCcbill } from '@/server/providers/payment/ccbill'
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
import { DAY_MS, digits, startStandIn, type Asked, type Truth } from './stand-in'

/** The salt of the published vectors; everything else is made up. */
const SETTINGS = {
  provider: 'ccbill',
  test: false,
  account: '900100',
  subaccount: '0000',
  flex_id: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  salt: '7d901dad245fd0ff6bc20d06',
  datalink_user: 'datalink-user',
  datalink_password: 'datalink-secret',
} as const satisfies BillingSettings
const PEER = '64.38.212.17'
/** Dummies: they may come out nowhere. */
const PRIVATE = {
  firstName: 'Samprivate',
  lastName: 'Doeprivate',
  address1: '12 Hidden Lane',
  city: 'Anytownprivate',
  postalCode: '50115',
  email: 'sam@private.example',
  phoneNumber: '5155551212',
  ipAddress: '203.0.113.77',
  username: 'samlogin',
  password: 'mYPaSSw0rD',
  cardType: 'VISACARD',
  last4: '5100',
  bin: '510510',
  expDate: '0217',
  nameOnCard: 'SAM D PRIVATE',
}

const EVENT_OF: Partial<Record<FactKind, string>> = {
  initial: 'NewSaleSuccess',
  declined: 'NewSaleFailure',
  rebill: 'RenewalSuccess',
  rebill_declined: 'RenewalFailure',
  cancel: 'Cancellation',
  expiry: 'Expiration',
  date_change: 'BillingDateChange',
  uncancel: 'UserReactivation',
  refund: 'Refund',
  chargeback: 'Chargeback',
}
const SIGNED = ['NewSaleSuccess', 'NewSaleFailure', 'UpgradeSuccess', 'UpgradeFailure']

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const price = (amount_cents: number) => (amount_cents / 100).toFixed(2)
const moment = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
const day = (at: Date) => at.toISOString().slice(0, 10)
const compact = (at: Date) => at.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')
const number = (currency: string) => ({ USD: '840', EUR: '978' })[currency] ?? '999'

type Message = { event: string; fields: Record<string, string>; json: boolean }

/** JSON as CCBill writes it: ids and amounts as bare numbers where they are one, beyond 2^53. */
const jsonOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${/^(0|[1-9]\d*)(\.\d+)?$/.test(value) ? value : JSON.stringify(value)}`)
    .join(', ')}}`

export const startCcbill: StartSimulator = async (deps) => {
  const token = webhookToken(deps.secret, 'ccbill')
  const truths = new Map<string, Truth>()
  const cancelled: string[] = []
  const made = new WeakMap<Delivery, Message>()
  const stand_in = await startStandIn((asked) => ({
    type: 'text/xml',
    body: `<?xml version='1.0' standalone='yes'?>\n<results>${manage(asked)}</results>`,
  }))

  function manage({ method, url: { pathname, searchParams: query } }: Asked): string {
    const { account, datalink_user, datalink_password } = SETTINGS
    if (method !== 'GET' || pathname !== '/utils/subscriptionManagement.cgi') return '-6'
    if (query.get('clientAccnum') !== account || query.get('username') !== datalink_user || query.get('password') !== datalink_password)
      return '-1'
    const sale_id = query.get('subscriptionId') ?? ''
    const truth = truths.get(sale_id)
    if (!truth) return '-3'
    if (query.get('action') === 'viewSubscriptionStatus') return statusOf(truth)
    if (query.get('action') !== 'cancelSubscription') return '-6'
    cancelled.push(sale_id)
    if (truth.state === 'active') truth.state = 'cancelled'
    return '1'
  }

  const deliver = (message: Message, changes: Partial<Delivery> = {}): Delivery => {
    const delivery: Delivery = {
      method: 'POST',
      query: `eventType=${message.event}&eventGroupType=Subscription`,
      headers: { 'content-type': message.json ? 'application/json' : 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: message.json ? jsonOf(message.fields) : new URLSearchParams(message.fields).toString(),
      client: PEER,
      token,
      ...changes,
    }
    made.set(delivery, message)
    return delivery
  }

  async function sell(order: SimulatedOrder): Promise<SimulatedSale & { tell(event: string, circumstances?: Circumstances): Delivery }> {
    const sale_id = digits(18)
    const json = truths.size % 2 === 0
    const clock = eventClock(order.started_at)
    const period_ms = DAY_MS * (order.months === null ? 2 : order.months === 12 ? 365 : 30)
    const truth: Truth = {
      months: order.months,
      state: order.months === null ? 'cancelled' : 'active',
      paid_until: new Date(order.started_at.getTime() + period_ms),
      payments: [],
      rebills: 0,
      refunds: 0,
      chargebacks: 0,
    }
    truths.set(sale_id, truth)

    function change(event: string, at: Date, { amount_cents = order.amount_cents, paid_until, terminates }: Circumstances) {
      if (event === 'RenewalSuccess') truth.rebills++
      if (event === 'NewSaleSuccess' || event === 'RenewalSuccess') truth.payments.push({ transaction: digits(19, '2'), amount_cents })
      if (event === 'RenewalSuccess')
        truth.paid_until = paid_until ?? new Date(Math.max(at.getTime(), truth.paid_until.getTime()) + period_ms)
      if (event === 'BillingDateChange') truth.paid_until = paid_until ?? new Date(truth.paid_until.getTime() + 7 * DAY_MS)
      if (event === 'Cancellation') truth.state = 'cancelled'
      if (event === 'UserReactivation') truth.state = 'active'
      if (event === 'Refund' || event === 'Void' || event === 'Return') truth.refunds++
      if (event === 'Chargeback') truth.chargebacks++
      if (event === 'Expiration' || event === 'Chargeback' || terminates) truth.state = 'ended'
    }

    function tell(event: string, circumstances: Circumstances = {}): Delivery {
      const { amount_cents = order.amount_cents, currency = 'USD', order_id = order.order_id, payment } = circumstances
      const at = clock(circumstances.at)
      change(event, at, circumstances)
      const paid = (payment === undefined ? truth.payments.at(-1) : truth.payments[payment])?.transaction ?? digits(19, '2')
      const fields: Record<string, string> = {
        clientAccnum: SETTINGS.account,
        clientSubacc: SETTINGS.subaccount,
        timestamp: moment(at),
        subscriptionId: sale_id,
      }
      const next = order.months === null ? {} : { nextRenewalDate: day(truth.paid_until) }
      const sale = {
        ...PRIVATE,
        transactionId: paid,
        flexId: SETTINGS.flex_id,
        billedInitialPrice: price(amount_cents),
        billedCurrencyCode: number(currency),
        subscriptionInitialPrice: price(amount_cents),
        initialPeriod: String(period_ms / DAY_MS),
        paymentType: 'CREDIT',
        threeDSecure: 'AUTH_SUCCESS',
        reservationId: '0109072310330002423',
        ...next,
        ...(order_id === null ? {} : { 'X-orderId': order_id }),
      }
      const back = {
        transactionId: paid,
        amount: price(amount_cents),
        currencyCode: number(currency),
        accountingAmount: price(amount_cents),
        reason: 'Samprivate asked for it',
      }
      Object.assign(
        fields,
        {
          NewSaleSuccess: sale,
          UpgradeSuccess: { ...sale, transactionId: digits(19, '2'), subscriptionId: digits(18), originalSubscriptionId: sale_id },
          UpSaleSuccess: sale,
          NewSaleFailure: { ...sale, transactionId: digits(19, '3'), failureCode: 'BE-140', failureReason: 'Invalid Input.' },
          UpgradeFailure: { ...sale, transactionId: digits(19, '3'), failureCode: 'BE-140' },
          UpSaleFailure: { transactionId: digits(19, '3') },
          RenewalSuccess: {
            transactionId: paid,
            billedAmount: price(amount_cents),
            billedCurrencyCode: number(currency),
            renewalDate: day(at),
            ...next,
          },
          RenewalFailure: { transactionId: digits(19, '3'), failureCode: 'BE-112', failureReason: 'Declined', nextRetryDate: day(at) },
          Cancellation: { reason: 'Samprivate wrote why', source: 'consumer' },
          Expiration: {},
          BillingDateChange: next,
          UserReactivation: {
            transactionId: digits(19, '4'),
            email: PRIVATE.email,
            username: PRIVATE.username,
            password: PRIVATE.password,
            ...next,
          },
          CustomerDataUpdate: PRIVATE,
          Refund: back,
          Void: back,
          Return: back,
          Chargeback: back,
        }[event] ?? {},
      )
      if (event === 'UserReactivation') delete fields.timestamp
      if (event === 'NewSaleFailure' || event === 'UpgradeFailure') delete fields.subscriptionId
      if (SIGNED.includes(event)) {
        const [id, outcome] = event.endsWith('Success') ? [fields.subscriptionId, '1'] : [fields.transactionId, '0']
        fields.dynamicPricingValidationDigest = md5(`${id}${outcome}${SETTINGS.salt}`)
      }
      return deliver({ event, fields, json })
    }
    return { sale_id, order, tell, happen: (kind, circumstances) => Promise.resolve(tell(EVENT_OF[kind]!, circumstances)) }
  }

  function forge(delivery: Delivery): Forgery[] {
    const message = made.get(delivery)!
    const { event, fields, json } = message
    const told = (changes: Record<string, string>) => deliver({ ...message, fields: { ...fields, ...changes } })
    const without = (name: string) =>
      deliver({ ...message, fields: Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)) })
    const twice = json ? delivery.body.replace('{', '{"clientAccnum": "900100", ') : `${delivery.body}&clientAccnum=900100`
    const forgeries = [
      ['another token', deliver(message, { token: 'x'.repeat(token.length) })],
      ['no token', deliver(message, { token: '' })],
      ['a peer elsewhere', deliver(message, { client: '198.51.100.7' })],
      ['a peer next door', deliver(message, { client: '64.38.213.17' })],
      ['the address of a network', deliver(message, { client: '64.38.212.0' })],
      ['a peer in disguise', deliver(message, { client: '::ffff:198.51.100.7' })],
      ['a peer that is none', deliver(message, { client: '64.38.212.17, 198.51.100.7' })],
      ['another account', told({ clientAccnum: '900101' })],
      ['another subaccount', told({ clientSubacc: '0001' })],
      ['no account', without('clientAccnum')],
      ['a field twice', deliver(message, { body: twice })],
      ['two events', deliver({ ...message, fields: { ...fields, eventType: event === 'Refund' ? 'Void' : 'Refund' } })],
      ['an event twice', deliver(message, { query: `${delivery.query}&eventType=${event}` })],
      ['another content type', deliver(message, { headers: { 'content-type': 'text/plain' } })],
      ['no content type', deliver(message, { headers: {} })],
      ['a GET', deliver(message, { method: 'GET' })],
      ['half a body', deliver(message, { body: json ? delivery.body.slice(0, -3) : `${delivery.body}%ZZ` })],
      ...(SIGNED.includes(event)
        ? [
            ['another digest', told({ dynamicPricingValidationDigest: 'f'.repeat(32) })],
            ['no digest', without('dynamicPricingValidationDigest')],
            ['an empty digest', told({ dynamicPricingValidationDigest: '' })],
            ['another sale', told({ [event.endsWith('Success') ? 'subscriptionId' : 'transactionId']: digits(18) })],
            [
              'the digest of the other outcome',
              told({
                dynamicPricingValidationDigest: md5(`${fields.subscriptionId}${event.endsWith('Success') ? '0' : '1'}${SETTINGS.salt}`),
              }),
            ],
            ['a digest without the salt', told({ dynamicPricingValidationDigest: md5(`${fields.subscriptionId}1`) })],
          ]
        : []),
    ] as [string, Delivery][]
    return forgeries.map(([what, forged]) => ({ what, delivery: forged }))
  }

  async function vocabulary(order: SimulatedOrder) {
    const sale = await sell(order)
    const kinds = Object.fromEntries(Object.entries(EVENT_OF).map(([kind, event]) => [event, [kind as FactKind]]))
    Object.assign(kinds, {
      UpgradeSuccess: ['initial'],
      UpgradeFailure: [],
      UpSaleSuccess: ['unknown'],
      UpSaleFailure: [],
      CustomerDataUpdate: [],
      Void: ['refund'],
      Return: ['refund'],
      SomethingNew: ['unknown'],
    })
    return Object.entries(kinds).map(([event, expected]) => ({ event, delivery: sale.tell(event), kinds: expected }))
  }

  const hosts = { checkout: 'https://api.ccbill.com', datalink: stand_in.address }
  return {
    name: 'ccbill',
    provider: createCcbill(SETTINGS, { token, now: deps.now, hosts }),
    other_mode: createCcbill({ ...SETTINGS, test: true }, { token, now: deps.now, hosts }),
    environment: {
      BILLING_PROVIDER: 'ccbill',
      CCBILL_ACCOUNT: SETTINGS.account,
      CCBILL_SUBACCOUNT: SETTINGS.subaccount,
      CCBILL_FLEX_ID: SETTINGS.flex_id,
      CCBILL_SALT: SETTINGS.salt,
      CCBILL_DATALINK_USER: SETTINGS.datalink_user,
      CCBILL_DATALINK_PASSWORD: SETTINGS.datalink_password,
    },
    plays: [...Object.keys(EVENT_OF), 'unknown'] as FactKind[],
    vocabulary,
    sell,
    forge,
    fresh: (delivery) => delivery,
    // Short numbers stand in times and ids by chance.
    secrets: [...Object.values(PRIVATE).filter((value) => value.length > 6), SETTINGS.salt, SETTINGS.datalink_password],
    setDown: stand_in.setDown,
    cancels: () => [...cancelled],
    stop: stand_in.stop,
  }
}

function statusOf({ state, paid_until, rebills, refunds, chargebacks, months }: Truth): string {
  const code = { active: '2', cancelled: '1', ended: '0' }[state]
  const dates =
    state === 'active'
      ? `<nextBillingDate>${compact(paid_until).slice(0, 8)}</nextBillingDate>`
      : `<cancelDate>${compact(paid_until)}</cancelDate><expirationDate>${compact(paid_until)}</expirationDate>`
  return `\n  <chargebacksIssued>${chargebacks}</chargebacksIssued>\n  ${dates}\n  <recurringSubscription>${months === null ? 0 : 1}</recurringSubscription>
  <refundsIssued>${refunds}</refundsIssued>\n  <signupDate>20160724003047</signupDate>\n  <subscriptionStatus>${code}</subscriptionStatus>
  <timesRebilled>${rebills}</timesRebilled>\n  <voidsIssued>0</voidsIssued>\n`
}
