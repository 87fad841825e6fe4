import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash, generateKeyPairSync, randomUUID, sign as signBytes, type KeyObject } from 'node:crypto'
import { priceAt } from '@/contracts/price-at'
import { PLANS } from '@/contracts/prices'
import { addMonths } from '@/contracts/renewal-terms'
import { STORE_PRODUCTS } from '@/contracts/store-products'
import type { PlaySettings } from '@/server/config'
import { createGoogle } from '@/server/providers/payment/google'
import { webhookPath, webhookToken } from '@/server/providers/payment/index'
import type { Delivery } from '@/server/providers/payment/port'
import {
  eventClock,
  type Circumstances,
  type FactKind,
  type Forgery,
  type PaymentSimulator,
  type SimulatedOrder,
  type SimulatedSale,
  type StartSimulator,
} from './simulator'
import { DAY_MS, digits } from './stand-in'

const PACKAGE = 'example.krush'
const SENDER = 'push@example-project.iam.gserviceaccount.com'
/** Dummies: they may come out nowhere. */
const PRIVATE = { emailAddress: 'sam@private.example', givenName: 'Samprivate', profileId: 'samprivate-profile' }

/** How each fact of a plan is notified. A refund and a chargeback come as one voided purchase, whose reason has to be asked for. */
const TYPE_OF: Partial<Record<FactKind, number>> = {
  initial: 4,
  rebill: 2,
  rebill_declined: 5,
  cancel: 3,
  uncancel: 7,
  expiry: 13,
  date_change: 9,
}
const SILENT = [8, 11, 17, 18, 19, 20, 22]
const CHARGEBACK = 7

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
let keys: { google: ReturnType<typeof keyPair>; stranger: ReturnType<typeof keyPair>; account: ReturnType<typeof keyPair> } | null = null
const loadKeys = () => (keys ??= { google: keyPair(), stranger: keyPair(), account: keyPair() })

/** RS256 of the same text is the same, and costs eight milliseconds. */
const signatures = new WeakMap<KeyObject, Map<string, string>>()
function signatureOf(text: string, key: KeyObject): string {
  const known = signatures.get(key) ?? new Map<string, string>()
  signatures.set(key, known)
  const signature = known.get(text) ?? signBytes('sha256', Buffer.from(text), key).toString('base64url')
  known.set(text, signature)
  return signature
}

type Truth = {
  plan: boolean
  product: string
  account: string | null
  started_at: Date
  order: string
  renewals: number
  paid_until: Date
  state: string
  renews: boolean
  test: boolean
  /** The token of the plan that it replaced, and how long that one had left, in milliseconds. */
  linked: string | null
  carried: number
  /** The order of the plan that had ended when a person subscribed to it again in Play itself. */
  expired: string | null
  fields: object
}
type Told = { body: object; at: Date; token: string; account: string | null }

export type PlaySale = SimulatedSale & {
  /** A notification of a plan by its number. */
  tell(type: number, circumstances?: Circumstances): Delivery
  truth: Truth
}
export type PlaySimulator = Omit<PaymentSimulator, 'sell' | 'replace'> & {
  sell(order: SimulatedOrder): Promise<PlaySale>
  replace(running: SimulatedSale, order: SimulatedOrder, account: string | null): Promise<PlaySale>
  settings: PlaySettings
  /** Answers in place of Google's hosts. */
  host: string
}

export const startPlay = async (deps: Parameters<StartSimulator>[0]): Promise<PlaySimulator> => {
  const { google, stranger, account } = loadKeys()
  const token = webhookToken(deps.secret, 'google')
  const address = deps.origin + webhookPath(deps.secret, 'google')
  const truths = new Map<string, Truth>()
  const voided: { orderId: string; voidedReason: number; at: Date }[] = []
  const cancelled: string[] = []
  const made = new WeakMap<Delivery, Told>()
  let down = false

  function answerFor(method: string, path: string, query: URLSearchParams): { status: number; body: unknown } {
    const [, collection, sku, one, purchase_token = '', act] =
      /^(?:(subscriptionsv2)|(?:products|subscriptions)\/([\w.]+))(?:\/(tokens))\/([^/:]+)(:cancel)?$/.exec(path) ?? []
    if (path === 'voidedpurchases') {
      const [from, to] = ['startTime', 'endTime'].map((name) => Number(query.get(name)))
      const found = voided.filter(({ at }) => at.getTime() >= from! && at.getTime() <= to!)
      return {
        status: 200,
        body: { voidedPurchases: found.map(({ at, ...about }) => ({ ...about, voidedTimeMillis: String(at.getTime()) })) },
      }
    }
    const truth = one && truths.get(decodeURIComponent(purchase_token))
    if (!truth || (sku !== undefined && sku !== truth.product)) return { status: 404, body: {} }
    if (act) {
      if (method !== 'POST') return { status: 405, body: {} }
      cancelled.push(decodeURIComponent(purchase_token))
      Object.assign(truth, { renews: false, state: 'SUBSCRIPTION_STATE_CANCELED' })
      return { status: 204, body: null }
    }
    const identifiers = truth.account === null ? {} : { obfuscatedExternalAccountId: truth.account }
    const orderId = truth.renewals === 0 ? truth.order : `${truth.order}..${truth.renewals - 1}`
    if (collection) {
      const item = {
        productId: truth.product,
        expiryTime: truth.paid_until.toISOString(),
        latestSuccessfulOrderId: orderId,
        autoRenewingPlan: { autoRenewEnabled: truth.renews },
        offerDetails: { basePlanId: 'base' },
      }
      const body = {
        kind: 'androidpublisher#subscriptionPurchaseV2',
        startTime: truth.started_at.toISOString(),
        regionCode: 'US',
        subscriptionState: truth.state,
        externalAccountIdentifiers: identifiers,
        ...(truth.linked === null ? {} : { linkedPurchaseToken: truth.linked }),
        ...(truth.expired === null
          ? {}
          : { outOfAppPurchaseContext: { expiredExternalAccountIdentifiers: { obfuscatedExternalAccountId: truth.expired } } }),
        subscribeWithGoogleInfo: PRIVATE,
        ...(truth.test ? { testPurchase: {} } : {}),
        lineItems: [{ ...item, ...truth.fields }],
      }
      return { status: 200, body }
    }
    const body = {
      purchaseTimeMillis: String(truth.started_at.getTime()),
      purchaseState: 0,
      orderId,
      ...(truth.test ? { purchaseType: 0 } : {}),
      ...identifiers,
      ...truth.fields,
    }
    return { status: 200, body }
  }

  const certs = { keys: [{ ...google.publicKey.export({ format: 'jwk' }), kid: 'google-1', alg: 'RS256', use: 'sig' }] }
  const server = createServer((request, response) => {
    if (down) return void request.socket.destroy()
    const url = new URL(request.url ?? '/', 'http://play')
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
    request.resume()
    if (url.pathname === '/certs') return send(200, certs)
    if (url.pathname === '/token') return send(200, { access_token: 'access-for-play', expires_in: 3600 })
    if (request.headers.authorization !== 'Bearer access-for-play') return send(401, {})
    const base = `/androidpublisher/v3/applications/${PACKAGE}/purchases/`
    if (!url.pathname.startsWith(base)) return send(404, {})
    const { status, body } = answerFor(request.method ?? '', url.pathname.slice(base.length), url.searchParams)
    send(status, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const settings: PlaySettings = {
    test: false,
    package_name: PACKAGE,
    push_account: SENDER,
    account: {
      client_email: 'server@example-project.iam.gserviceaccount.com',
      private_key: account.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      private_key_id: 'account-1',
      project_id: 'example-project',
      token_uri: `${host}/token`,
    },
  }

  /** Pub/Sub's own token, for the webhook's address. */
  function bearer(claims: object = {}, key: KeyObject = google.privateKey, header: object = {}): string {
    const issued = Math.floor(deps.now().getTime() / 1000)
    const payload = {
      iss: 'https://accounts.google.com',
      aud: address,
      email: SENDER,
      email_verified: true,
      iat: issued,
      exp: issued + 3600,
      ...claims,
    }
    const text = `${part({ alg: 'RS256', kid: 'google-1', typ: 'JWT', ...header })}.${part(payload)}`
    return `Bearer ${text}.${signatureOf(text, key)}`
  }
  const wrap = (notification: object, message = createHash('sha256').update(JSON.stringify(notification)).digest('hex').slice(0, 16)) =>
    JSON.stringify({
      message: { data: Buffer.from(JSON.stringify(notification)).toString('base64'), messageId: message },
      subscription: 'projects/x',
    })

  function deliver(told: Told, changes: Partial<Delivery> = {}): Delivery {
    return {
      method: 'POST',
      query: '',
      headers: { 'content-type': 'application/json', authorization: bearer() },
      body: wrap(told.body),
      client: '74.125.0.1',
      token,
      ...changes,
    }
  }
  function genuine(told: Told): Delivery {
    const delivery = deliver(told)
    made.set(delivery, told)
    return delivery
  }

  async function sell(order: SimulatedOrder, account: string | null = order.order_id, replaced?: SimulatedSale): Promise<PlaySale> {
    const clock = eventClock(order.started_at)
    const plan = order.months !== null
    const price_id = [...STORE_PRODUCTS.keys()].find(
      (id) => priceAt(id, order.started_at) === order.amount_cents && plan === PLANS.some((one) => one.id === id),
    )!
    const sale_id = `${randomUUID().replaceAll('-', '')}.AO-J1Ox${digits(60)}`
    const truth: Truth = {
      plan,
      product: STORE_PRODUCTS.get(price_id)!,
      account,
      started_at: order.started_at,
      order: `GPA.${digits(4)}-${digits(4)}-${digits(4)}-${digits(5)}`,
      renewals: 0,
      paid_until: addMonths(order.started_at, order.months ?? 0),
      state: 'SUBSCRIPTION_STATE_ACTIVE',
      renews: true,
      test: false,
      linked: replaced?.sale_id ?? null,
      carried: 0,
      expired: null,
      fields: {},
    }
    truths.set(sale_id, truth)
    const older = replaced && truths.get(replaced.sale_id)
    if (older && older.paid_until <= order.started_at) Object.assign(truth, { linked: null, expired: older.account })
    else if (older) {
      truth.carried = Math.max(0, older.paid_until.getTime() - order.started_at.getTime())
      Object.assign(older, { state: 'SUBSCRIPTION_STATE_EXPIRED', renews: false, paid_until: order.started_at })
    }
    const endOf = (period: number) => new Date(addMonths(truth.started_at, period * (order.months ?? 0)).getTime() + truth.carried)
    truth.paid_until = endOf(1)

    function notify(about: object, at: Date, { order_id }: Circumstances): Delivery {
      const body = { version: '1.0', packageName: PACKAGE, eventTimeMillis: String(at.getTime()), ...about }
      return genuine({ body, at, token: sale_id, account: order_id === undefined ? account : order_id })
    }
    function begin(at: Date, { amount_cents, payment }: Circumstances) {
      if (payment !== undefined) return
      truth.started_at = at
      truth.paid_until = endOf(1)
      // Nothing costs what was told: another product was bought.
      if (amount_cents !== undefined && amount_cents !== order.amount_cents) truth.product = STORE_PRODUCTS.get(27)!
    }
    function tell(type: number, circumstances: Circumstances = {}): Delivery {
      const at = clock(circumstances.at)
      if (type === 4) begin(at, circumstances)
      if (type === 1 || type === 2) {
        truth.renewals++
        truth.paid_until = circumstances.paid_until ?? endOf(truth.renewals + 1)
        Object.assign(truth, { state: 'SUBSCRIPTION_STATE_ACTIVE', renews: true })
      }
      if (type === 3) Object.assign(truth, { state: 'SUBSCRIPTION_STATE_CANCELED', renews: false })
      if (type === 7) Object.assign(truth, { state: 'SUBSCRIPTION_STATE_ACTIVE', renews: true })
      if (type === 5) truth.state = 'SUBSCRIPTION_STATE_ON_HOLD'
      if (type === 9 || type === 6) truth.paid_until = circumstances.paid_until ?? new Date(truth.paid_until.getTime() + 7 * DAY_MS)
      if (type === 12 || type === 13) truth.state = 'SUBSCRIPTION_STATE_EXPIRED'
      return notify({ subscriptionNotification: { version: '1.0', notificationType: type, purchaseToken: sale_id } }, at, circumstances)
    }
    function tellVoided(reason: number, circumstances: Circumstances = {}): Delivery {
      const at = clock(circumstances.at)
      const n = circumstances.payment ?? truth.renewals
      const orderId = n === 0 ? truth.order : `${truth.order}..${n - 1}`
      voided.push({ orderId, voidedReason: reason, at })
      const voidedPurchaseNotification = { purchaseToken: sale_id, orderId, productType: plan ? 1 : 2, refundType: 1 }
      return notify({ voidedPurchaseNotification }, at, circumstances)
    }
    function tellPack(type: number, circumstances: Circumstances = {}): Delivery {
      const at = clock(circumstances.at)
      begin(at, circumstances)
      const oneTimeProductNotification = { version: '1.0', notificationType: type, purchaseToken: sale_id, sku: truth.product }
      return notify({ oneTimeProductNotification }, at, circumstances)
    }
    return {
      sale_id,
      order,
      tell,
      truth,
      happen(kind, circumstances) {
        if (kind === 'refund' || kind === 'chargeback')
          return Promise.resolve(tellVoided(kind === 'refund' ? 1 : CHARGEBACK, circumstances))
        return Promise.resolve(plan ? tell(TYPE_OF[kind]!, circumstances) : tellPack(1, circumstances))
      },
    }
  }

  function forge(delivery: Delivery): Forgery[] {
    const told = made.get(delivery)!
    const by = (what: string, authorization: string) => ({
      what,
      delivery: deliver(told, { headers: { 'content-type': 'application/json', authorization } }),
    })
    const good = bearer()
    const [head = '', payload = '', signature = ''] = good.slice('Bearer '.length).split('.')
    return [
      by('somebody else’s key', bearer({}, stranger.privateKey)),
      by('a key that Google does not name', bearer({}, google.privateKey, { kid: 'google-2' })),
      by('another address', bearer({ aud: 'https://elsewhere.example/' })),
      by('no address', bearer({ aud: undefined })),
      by('another sender', bearer({ email: 'push@elsewhere.iam.gserviceaccount.com' })),
      by('a sender that is not verified', bearer({ email_verified: false })),
      by('another issuer', bearer({ iss: 'https://elsewhere.example' })),
      by('a token that is over', bearer({ exp: Math.floor(deps.now().getTime() / 1000) - 3600 })),
      by('a token without an end', bearer({ exp: undefined })),
      by('no algorithm', `Bearer ${part({ alg: 'none' })}.${payload}.x`),
      by('a shared secret for an algorithm', `Bearer ${part({ alg: 'HS256', kid: 'google-1' })}.${payload}.${signature}`),
      by('claims of its own', `Bearer ${head}.${part({ iss: 'https://accounts.google.com', aud: address, email: SENDER })}.${signature}`),
      by('half a signature', `Bearer ${head}.${payload}.${signature.slice(0, 50)}`),
      by('no token', ''),
      by('another scheme', `Basic ${head}`),
      { what: 'another app', delivery: deliver(told, { body: wrap({ ...told.body, packageName: 'example.other' }) }) },
      { what: 'no notification', delivery: deliver(told, { body: '{}' }) },
      { what: 'no JSON', delivery: deliver(told, { body: 'message=x' }) },
      { what: 'another token in the address', delivery: deliver(told, { token: 'x'.repeat(token.length) }) },
      { what: 'no token in the address', delivery: deliver(told, { token: '' }) },
      { what: 'a GET', delivery: deliver(told, { method: 'GET', body: '' }) },
    ]
  }

  async function vocabulary(order: SimulatedOrder) {
    const plan = await sell(order.months === null ? { ...order, months: 1, amount_cents: 1499 } : order)
    const pack = await sell({ ...order, months: null, amount_cents: 499 })
    const event = (name: string, delivery: Delivery, kinds: FactKind[]) => ({ event: name, delivery, kinds })
    const plans = Object.entries(TYPE_OF).map(([kind, type]) => event(`subscription ${type}`, plan.tell(type), [kind as FactKind]))
    const test = genuine({
      body: {
        version: '1.0',
        packageName: PACKAGE,
        eventTimeMillis: String(order.started_at.getTime()),
        testNotification: { version: '1.0' },
      },
      at: order.started_at,
      token: '',
      account: null,
    })
    return [
      ...plans,
      ...SILENT.map((type) => event(`subscription ${type}`, plan.tell(type), [])),
      event('subscription 6', plan.tell(6), ['date_change']),
      event('subscription 10', plan.tell(10), ['expiry']),
      event('subscription 12', plan.tell(12), ['expiry']),
      event('subscription 99', plan.tell(99), ['unknown']),
      event('voided', await plan.happen('refund'), ['refund']),
      event('voided by the bank', await plan.happen('chargeback', { payment: 0 }), ['chargeback']),
      event('product 1', await pack.happen('initial'), ['initial']),
      event('test', test, []),
    ]
  }

  const hosts = { api: host, certs: `${host}/certs` }
  return {
    name: 'google',
    provider: createGoogle(settings, { token, address, now: deps.now, hosts }),
    // Play says of each purchase whether it was a test (tests/server/domain/billing/stores.test.ts).
    other_mode: null,
    environment: {},
    plays: [...Object.keys(TYPE_OF), 'refund', 'chargeback', 'unknown'] as FactKind[],
    vocabulary,
    sell: (order) => sell(order),
    replace: (running, order, account) => sell(order, account, running),
    settings,
    host,
    forge,
    fresh(delivery) {
      const told = made.get(delivery)
      if (!told) return delivery
      // Play answers with the account that it has now: the one this notification is to lead to.
      const truth = truths.get(told.token)
      if (truth) truth.account = told.account
      return { ...delivery, headers: { ...delivery.headers, authorization: bearer() } }
    },
    secrets: [...Object.values(PRIVATE), 'samprivate', 'access-for-play', settings.account.private_key.split('\n')[1]!],
    setDown: (is) => void (down = is),
    cancels: () => [...cancelled],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
