import { createPrivateKey, randomUUID, sign as signBytes, type KeyObject } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import { PLANS } from '@/contracts/prices'
import { priceAt } from '@/contracts/price-at'
import { addMonths } from '@/contracts/renewal-terms'
import { STORE_PRODUCTS } from '@/contracts/store-products'
import type { AppStoreSettings } from '@/server/config'
import { createApple } from '@/server/providers/payment/apple'
import { webhookToken } from '@/server/providers/payment/index'
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
import { DAY_MS, digits, startStandIn } from './stand-in'

const BUNDLE = 'example.krush.app'
const APP_ID = 1234567890
/** Dummies: they may come out nowhere. */
const PRIVATE = {
  appTransactionId: 'samprivate-app-transaction',
  deviceVerification: 'samprivate-device',
  webOrderLineItemId: 'samprivate-line',
}
/** Apple's marks: that a certificate signs receipts, and that an intermediate is theirs. */
const LEAF_MARK = '1.2.840.113635.100.6.11.1'
const INTERMEDIATE_MARK = '1.2.840.113635.100.6.2.1'
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

type Chain = { x5c: string[]; root: Buffer; key: KeyObject }

/** A root, an intermediate and a leaf with a key, as Apple's are, made anew for each run. */
async function createChain(name: string, { leaf_mark = LEAF_MARK } = {}): Promise<Chain> {
  x509.cryptoProvider.set(crypto)
  const keys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const [root_keys, middle_keys, leaf_keys] = [await keys(), await keys(), await keys()]
  const common = { notBefore: new Date('2020-01-01'), notAfter: new Date('2045-01-01'), signingAlgorithm: ALGORITHM }
  const mark = (oid: string) => new x509.Extension(oid, false, new Uint8Array([5, 0]))
  const ca = new x509.BasicConstraintsExtension(true, undefined, true)
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...common,
    serialNumber: '01',
    name: `CN=${name} Root`,
    keys: root_keys,
    extensions: [ca],
  })
  const issue = (subject: string, issuer: string, publicKey: CryptoKey, signingKey: CryptoKey, extensions: x509.Extension[]) =>
    x509.X509CertificateGenerator.create({ ...common, serialNumber: '02', subject, issuer, publicKey, signingKey, extensions })
  const middle = await issue(`CN=${name} Middle`, root.subject, middle_keys.publicKey, root_keys.privateKey, [ca, mark(INTERMEDIATE_MARK)])
  const leaf = await issue(`CN=${name} Leaf`, middle.subject, leaf_keys.publicKey, middle_keys.privateKey, [mark(leaf_mark)])
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', leaf_keys.privateKey))
  return {
    x5c: [leaf, middle, root].map((certificate) => Buffer.from(certificate.rawData).toString('base64')),
    root: Buffer.from(root.rawData),
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A signed payload, as StoreKit and the App Store write it. */
function jws(payload: object, { x5c, key }: Chain, header: object = {}): string {
  const text = `${part({ alg: 'ES256', x5c, ...header })}.${part(payload)}`
  return `${text}.${signBytes('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

let chains: Promise<{ apple: Chain; stranger: Chain; unmarked: Chain }> | null = null
const loadChains = () =>
  (chains ??= Promise.all([createChain('Store'), createChain('Store'), createChain('Store', { leaf_mark: '1.2.3.4' })]).then(
    ([apple, stranger, unmarked]) => ({ apple, stranger, unmarked }),
  ))

type Told = { notificationType: string; subtype?: string; data: object; signedDate: number; notificationUUID: string }
/** How each fact is reported: type and subtype. */
const TYPE_OF: Partial<Record<FactKind, [string, string?]>> = {
  initial: ['SUBSCRIBED', 'INITIAL_BUY'],
  rebill: ['DID_RENEW'],
  rebill_declined: ['DID_FAIL_TO_RENEW'],
  cancel: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED'],
  uncancel: ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED'],
  expiry: ['EXPIRED', 'VOLUNTARY'],
  refund: ['REFUND'],
  date_change: ['RENEWAL_EXTENDED'],
}
/** What means nothing to us. */
const SILENT: [string, string?][] = [
  ['DID_CHANGE_RENEWAL_PREF', 'DOWNGRADE'],
  ['DID_CHANGE_RENEWAL_PREF'],
  ['GRACE_PERIOD_EXPIRED'],
  ['PRICE_INCREASE', 'PENDING'],
  ['PRICE_CHANGE', 'ACCEPTED'],
  ['REFUND_DECLINED'],
  ['CONSUMPTION_REQUEST'],
  ['RENEWAL_EXTENSION', 'SUMMARY'],
  ['TEST'],
]
const UNKNOWN: [string, string?][] = [['REFUND_REVERSED'], ['RESCIND_CONSENT'], ['SOMETHING_NEW'], ['DID_CHANGE_RENEWAL_STATUS', 'NEW']]

type Truth = { status: number; renews: boolean; transaction: Record<string, unknown>; paid_until: number }

export type AppStoreSale = SimulatedSale & {
  /** A notification by its own names; `payment` as in Circumstances, `fields` of the transaction told instead. */
  tell(type: string, subtype?: string, circumstances?: Circumstances & { fields?: object; renewal?: object }): Delivery
  /** What the app hands over: the signed transaction of the newest payment. */
  proof(fields?: object): string
}
export type AppStoreSimulator = Omit<PaymentSimulator, 'sell'> & {
  sell(order: SimulatedOrder): Promise<AppStoreSale>
  settings: AppStoreSettings
}

export const startAppStore = async (deps: Parameters<StartSimulator>[0]): Promise<AppStoreSimulator> => {
  const token = webhookToken(deps.secret, 'apple')
  const { apple, stranger, unmarked } = await loadChains()
  const { privateKey } = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const api_key = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64')
  const settings: AppStoreSettings = {
    test: false,
    bundle_id: BUNDLE,
    app_id: APP_ID,
    issuer_id: '57246542-96fe-1a63-e053-0824d011072a',
    key_id: '2X9R4HXF34',
    private_key: `-----BEGIN PRIVATE KEY-----\n${api_key}\n-----END PRIVATE KEY-----`,
    roots: [apple.root],
  }
  const truths = new Map<string, Truth>()
  const made = new WeakMap<Delivery, Told>()

  const renewalInfo = (sale_id: string, { renews }: Pick<Truth, 'renews'>, more: object = {}) =>
    jws(
      {
        originalTransactionId: sale_id,
        autoRenewStatus: renews ? 1 : 0,
        environment: 'Production',
        signedDate: deps.now().getTime(),
        ...more,
      },
      apple,
    )
  const stand_in = await startStandIn(({ url, headers }) => {
    const sale_id = /^\/inApps\/v1\/subscriptions\/(\d+)$/.exec(url.pathname)?.[1] ?? ''
    const [, claims = ''] = (headers.authorization ?? '').split('.')
    const { iss, bid, aud } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Record<string, string>
    if (iss !== settings.issuer_id || bid !== BUNDLE || aud !== 'appstoreconnect-v1') return { status: 401, body: '' }
    const truth = truths.get(sale_id)
    if (!truth) return { status: 404, type: 'application/json', body: '{"errorCode":4040010}' }
    const last = {
      originalTransactionId: sale_id,
      status: truth.status,
      signedTransactionInfo: jws({ ...truth.transaction, expiresDate: truth.paid_until }, apple),
      signedRenewalInfo: renewalInfo(sale_id, truth),
    }
    const body = {
      environment: 'Production',
      bundleId: BUNDLE,
      appAppleId: APP_ID,
      data: [{ subscriptionGroupIdentifier: '1', lastTransactions: [last] }],
    }
    return { type: 'application/json', body: JSON.stringify(body) }
  })

  function deliver(told: Told, changes: Partial<Delivery> = {}, chain = apple): Delivery {
    const delivery: Delivery = {
      method: 'POST',
      query: '',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signedPayload: jws(told, chain) }),
      client: '17.0.0.1',
      token,
      ...changes,
    }
    made.set(delivery, told)
    return delivery
  }

  async function sell(order: SimulatedOrder): Promise<AppStoreSale> {
    const clock = eventClock(order.started_at)
    const price_id = [...STORE_PRODUCTS.keys()].find(
      (id) => priceAt(id, order.started_at) === order.amount_cents && (order.months === null) === !PLANS.some((plan) => plan.id === id),
    )!
    const sale_id = digits(15, '2')
    const payments: Record<string, unknown>[] = []
    const truth: Truth = { status: 1, renews: true, transaction: {}, paid_until: 0 }
    truths.set(sale_id, truth)

    function pay(
      at: Date,
      reason: 'PURCHASE' | 'RENEWAL',
      { paid_until, amount_cents, currency, order_id = order.order_id }: Circumstances,
    ) {
      const first = payments[0]
      const other = [...STORE_PRODUCTS].find(
        ([id]) => amount_cents !== undefined && amount_cents !== order.amount_cents && id !== price_id && id > 3,
      )
      const began = reason === 'PURCHASE' ? at : new Date(Math.max(truth.paid_until, at.getTime()))
      truth.paid_until = (paid_until ?? addMonths(began, order.months ?? 1)).getTime()
      payments.push({
        ...PRIVATE,
        transactionId: first ? digits(15, '3') : sale_id,
        originalTransactionId: sale_id,
        bundleId: BUNDLE,
        environment: 'Production',
        productId: other?.[1] ?? STORE_PRODUCTS.get(price_id),
        purchaseDate: at.getTime(),
        originalPurchaseDate: first?.purchaseDate ?? at.getTime(),
        ...(order.months === null ? {} : { expiresDate: truth.paid_until }),
        quantity: 1,
        type: order.months === null ? 'Consumable' : 'Auto-Renewable Subscription',
        inAppOwnershipType: 'PURCHASED',
        transactionReason: reason,
        storefront: currency === 'EUR' ? 'DEU' : 'USA',
        currency: currency ?? 'USD',
        price: order.amount_cents * 10,
        ...(order_id === null ? {} : { appAccountToken: order_id }),
      })
    }
    const latest = (payment: number | undefined) => (payment === undefined ? payments.at(-1) : payments[payment])

    const signed = (fields: object, at: Date) => jws({ ...fields, signedDate: at.getTime() }, apple)

    function tell(type: string, subtype?: string, circumstances: NonNullable<Parameters<AppStoreSale['tell']>[2]> = {}): Delivery {
      const { payment, order_id, terminates, paid_until } = circumstances
      const at = clock(circumstances.at)
      const paying = ['SUBSCRIBED', 'DID_RENEW', 'ONE_TIME_CHARGE'].includes(type) || (subtype === 'UPGRADE' && type.endsWith('PREF'))
      if (paying && payment === undefined) pay(at, type === 'DID_RENEW' ? 'RENEWAL' : 'PURCHASE', circumstances)
      if (payments.length === 0) pay(at, 'PURCHASE', circumstances)
      if (subtype === 'AUTO_RENEW_DISABLED') truth.renews = false
      if (subtype === 'AUTO_RENEW_ENABLED') truth.renews = true
      if (type === 'EXPIRED') truth.status = 2
      if (type === 'REFUND' && terminates) truth.status = 5
      if (type === 'RENEWAL_EXTENDED') truth.paid_until = paid_until?.getTime() ?? truth.paid_until + 7 * DAY_MS
      const { appAccountToken, ...about } = latest(payment)!
      const account = order_id === undefined ? appAccountToken : order_id
      const transaction = {
        ...about,
        ...(account === null || account === undefined ? {} : { appAccountToken: account }),
        ...(type === 'REFUND' || type === 'REVOKE' ? { revocationDate: at.getTime(), revocationReason: 0 } : {}),
        ...(type === 'RENEWAL_EXTENDED' ? { expiresDate: truth.paid_until } : {}),
        ...circumstances.fields,
      }
      truth.transaction = transaction
      const data = {
        appAppleId: APP_ID,
        bundleId: BUNDLE,
        environment: 'Production',
        status: truth.status,
        ...(type === 'TEST'
          ? {}
          : { signedTransactionInfo: signed(transaction, at), signedRenewalInfo: renewalInfo(sale_id, truth, circumstances.renewal) }),
      }
      return deliver({
        notificationType: type,
        ...(subtype ? { subtype } : {}),
        notificationUUID: randomUUID(),
        signedDate: at.getTime(),
        data,
      })
    }
    const nameOf = (kind: FactKind): [string, string?] =>
      kind === 'initial' && order.months === null ? ['ONE_TIME_CHARGE'] : TYPE_OF[kind]!
    return {
      sale_id,
      order,
      tell,
      proof: (fields = {}) => signed({ ...payments.at(-1), ...fields }, deps.now()),
      happen(kind, circumstances) {
        const [type, subtype] = nameOf(kind)
        return Promise.resolve(tell(type, subtype, circumstances))
      },
    }
  }

  function forge(delivery: Delivery): Forgery[] {
    const told = made.get(delivery)!
    const [header, payload, signature] = (JSON.parse(delivery.body) as { signedPayload: string }).signedPayload.split('.') as [
      string,
      string,
      string,
    ]
    const post = (what: string, signedPayload: string) => ({ what, delivery: deliver(told, { body: JSON.stringify({ signedPayload }) }) })
    const changed = (change: (told: Told) => object) => `${header}.${part(change(told))}.${signature}`
    const data = (more: object) => ({ ...told, data: { ...told.data, ...more } })
    const foreign = (what: string, more: object) => post(what, jws(data(more), apple))
    return [
      post(
        'another event',
        changed((one) => ({ ...one, notificationType: 'ONE_TIME_CHARGE', subtype: 'INITIAL_BUY' })),
      ),
      post(
        'another time',
        changed((one) => ({ ...one, signedDate: one.signedDate + 1 })),
      ),
      post(
        'another number',
        changed((one) => ({ ...one, notificationUUID: randomUUID() })),
      ),
      post('another key under Apple’s certificates', jws(told, { ...apple, key: stranger.key })),
      post('another root of the same name', jws(told, stranger)),
      post('a certificate that signs no receipts', jws(told, { ...unmarked, x5c: unmarked.x5c })),
      post('a foreign leaf under Apple’s own', jws(told, { ...stranger, x5c: [stranger.x5c[0]!, apple.x5c[1]!, apple.x5c[2]!] })),
      post('half a chain', jws(told, { ...apple, x5c: apple.x5c.slice(0, 2) })),
      post('no chain', jws(told, { ...apple, x5c: [] })),
      post('no algorithm', `${part({ alg: 'none', x5c: apple.x5c })}.${payload}.`),
      post('a shared secret for an algorithm', `${part({ alg: 'HS256', x5c: apple.x5c })}.${payload}.${signature}`),
      post('no signature', `${header}.${payload}.`),
      post('half a signature', `${header}.${payload}.${signature.slice(0, 40)}`),
      post('no such text', 'text'),
      foreign('another app, signed', { bundleId: 'example.other' }),
      foreign('another app’s number, signed', { appAppleId: 1 }),
      foreign('the sandbox, signed', { environment: 'Sandbox' }),
      ...('signedTransactionInfo' in told.data
        ? [
            foreign('a transaction that somebody else signed', {
              signedTransactionInfo: jws({ bundleId: BUNDLE, environment: 'Production' }, stranger),
            }),
            foreign('a transaction of another app', {
              signedTransactionInfo: jws({ bundleId: 'example.other', environment: 'Production' }, apple),
            }),
            foreign('a transaction of the sandbox', { signedTransactionInfo: jws({ bundleId: BUNDLE, environment: 'Sandbox' }, apple) }),
          ]
        : []),
      { what: 'the payload twice', delivery: deliver(told, { body: `{"signedPayload":"x",${delivery.body.slice(1)}` }) },
      { what: 'nothing that is signed', delivery: deliver(told, { body: '{}' }) },
      { what: 'no JSON', delivery: deliver(told, { body: 'signedPayload=x' }) },
      { what: 'another token', delivery: deliver(told, { token: 'x'.repeat(token.length) }) },
      { what: 'no token', delivery: deliver(told, { token: '' }) },
      { what: 'a GET', delivery: deliver(told, { method: 'GET', body: '' }) },
    ]
  }

  async function vocabulary(order: SimulatedOrder) {
    const [plan, pack] = [
      await sell(order.months === null ? { ...order, months: 1, amount_cents: 1499 } : order),
      await sell({ ...order, months: null, amount_cents: 499 }),
    ]
    const named = (type: string, subtype: string | undefined) => [type, subtype].filter(Boolean).join(' ')
    const heard = Object.entries(TYPE_OF).map(([kind, [type, subtype]]) => ({
      event: named(type, subtype),
      delivery: plan.tell(type, subtype),
      kinds: [kind as FactKind],
    }))
    const grace = new Date(order.started_at.getTime() + 40 * DAY_MS)
    return [
      ...heard,
      ...SILENT.map(([type, subtype]) => ({ event: named(type, subtype), delivery: plan.tell(type, subtype), kinds: [] as FactKind[] })),
      ...UNKNOWN.map(([type, subtype]) => ({
        event: named(type, subtype),
        delivery: plan.tell(type, subtype),
        kinds: ['unknown' as const],
      })),
      {
        event: 'DID_FAIL_TO_RENEW GRACE_PERIOD',
        delivery: plan.tell('DID_FAIL_TO_RENEW', 'GRACE_PERIOD', { renewal: { gracePeriodExpiresDate: grace.getTime() } }),
        kinds: ['rebill_declined' as const, 'date_change' as const],
      },
      { event: 'DID_RENEW BILLING_RECOVERY', delivery: plan.tell('DID_RENEW', 'BILLING_RECOVERY'), kinds: ['rebill' as const] },
      { event: 'DID_CHANGE_RENEWAL_PREF UPGRADE', delivery: plan.tell('DID_CHANGE_RENEWAL_PREF', 'UPGRADE'), kinds: ['initial' as const] },
      { event: 'REVOKE', delivery: plan.tell('REVOKE'), kinds: ['refund' as const] },
      {
        event: 'SUBSCRIBED of the family',
        delivery: plan.tell('SUBSCRIBED', 'INITIAL_BUY', { fields: { inAppOwnershipType: 'FAMILY_SHARED' } }),
        kinds: [],
      },
      { event: 'ONE_TIME_CHARGE', delivery: pack.tell('ONE_TIME_CHARGE'), kinds: ['initial' as const] },
    ]
  }

  return {
    name: 'apple',
    provider: createApple(settings, { token, now: deps.now, host: stand_in.address }),
    // A signature of the other environment is refused: see forge.
    other_mode: null,
    environment: {},
    plays: [...Object.keys(TYPE_OF), 'unknown'] as FactKind[],
    vocabulary,
    sell,
    settings,
    forge,
    fresh: (delivery) => delivery,
    secrets: [...Object.values(PRIVATE), 'samprivate', api_key],
    setDown: stand_in.setDown,
    cancels: () => [],
    stop: stand_in.stop,
  }
}
