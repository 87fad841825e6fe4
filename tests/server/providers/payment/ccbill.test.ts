import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BillingSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { createCcbill } from '@/server/providers/payment/ccbill'
import { formDigest } from '@/server/providers/payment/ccbill/checkout'
import { readAnswer } from '@/server/providers/payment/ccbill/datalink'
import { readJson } from '@/server/providers/payment/fields'
import type { Checkout, Delivery } from '@/server/providers/payment/port'
import { startStandIn } from '../../../support/payment/stand-in'

const SALT = '7d901dad245fd0ff6bc20d06'
const settings = {
  provider: 'ccbill',
  test: false,
  account: '900100',
  subaccount: '0000',
  flex_id: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  salt: SALT,
  datalink_user: 'link-user',
  datalink_password: 'link&secret',
} as const satisfies BillingSettings
const ORDER = '6f3a1f70-58f9-4f0e-9d2b-0a3d5b6f1c11'
const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
  order_id: ORDER,
  amount_cents: 1000,
  currency: 'USD',
  description: 'Credits',
  email: 'sam+1@private.example',
  months: null,
  redirect_url: 'https://chat.example/credits',
  cancel_url: 'https://chat.example/credits?credits=cancel',
  saved_method: false,
  ...changes,
})
const status = (inside: string) => `<?xml version='1.0' standalone='yes'?>\n<results>${inside}</results>`

let answer = status('1')
let http = 200
let now = new Date('2026-11-21T12:00:00Z')
let stand_in: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  stand_in = await startStandIn(({ url }) => ({
    status: http,
    body: url.searchParams.get('action') === 'viewSubscriptionStatus' ? (viewed ?? answer) : answer,
  }))
})
afterAll(() => stand_in.stop())
let viewed: string | null = null
const open = () =>
  createCcbill(settings, { token: 'token', now: () => now, hosts: { checkout: 'https://api.ccbill.com', datalink: stand_in.address } })

async function failureOf(run: Promise<unknown>): Promise<ProviderError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ProviderError)
  expect(`${(failure as Error).message} ${String((failure as Error).cause)}`).not.toMatch(/secret|link-user|127\.0\.0\.1|Samprivate/)
  return failure as ProviderError
}

describe('the checkout', () => {
  test('has the digests that CCBill publishes', () => {
    expect(formDigest({ initialPrice: '10.00', initialPeriod: '30', currencyCode: '840' }, SALT)).toBe('a7459445d0e5dc0963fe736dc5cf900b')
    expect(
      formDigest(
        {
          initialPrice: '10.00',
          initialPeriod: '30',
          recurringPrice: '10.00',
          recurringPeriod: '30',
          numRebills: '99',
          currencyCode: '840',
        },
        SALT,
      ),
    ).toBe('48f0b12e4307e64edb781c479665c899')
  })

  test('renews every 30 days until it is cancelled, at the same price', async () => {
    const url = new URL((await open().createCheckout(checkout({ months: 1 }))).url)
    expect(url.origin + url.pathname).toBe('https://api.ccbill.com/wap-frontflex/flexforms/cb617dcc-8467-49ab-b3a7-735ce1d60ad9')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      clientSubacc: '0000',
      initialPrice: '10.00',
      initialPeriod: '30',
      recurringPrice: '10.00',
      recurringPeriod: '30',
      numRebills: '99',
      currencyCode: '840',
      formDigest: '48f0b12e4307e64edb781c479665c899',
      orderId: ORDER,
      email: 'sam+1@private.example',
    })
  })

  test('a year has 365 days, and a pack is a single payment', async () => {
    const year = new URL((await open().createCheckout(checkout({ months: 12, amount_cents: 9324 }))).url).searchParams
    expect([year.get('initialPrice'), year.get('initialPeriod'), year.get('recurringPeriod')]).toEqual(['93.24', '365', '365'])
    const pack = new URL((await open().createCheckout(checkout({ amount_cents: 499 }))).url).searchParams
    expect([pack.get('initialPrice'), pack.get('initialPeriod'), pack.get('recurringPrice'), pack.get('numRebills')]).toEqual([
      '4.99',
      '2',
      null,
      null,
    ])
  })
})

describe('a webhook', () => {
  const delivery = (body: string): Delivery => ({
    method: 'POST',
    query: 'eventType=RenewalSuccess',
    headers: { 'content-type': 'application/json' },
    body,
    client: '::ffff:64.38.241.254',
    token: 'token',
  })
  const renewal =
    '"clientAccnum": 900100, "clientSubacc": 0, "timestamp": "2026-11-20 15:18:17", "billedAmount": 14.9, "billedCurrencyCode": 840, "nextRenewalDate": "2026-12-20"'

  test('keeps every digit of numbers beyond 2^53', () => {
    const [fact] = open().readDelivery(delivery(`{${renewal}, "subscriptionId": 116206701000000779, "transactionId": 9912191101000000159}`))
    expect(fact).toMatchObject({
      kind: 'rebill',
      sale_id: '116206701000000779',
      transaction_id: '9912191101000000159',
      event_key: 'payment:9912191101000000159',
      amount_cents: 1490,
      currency: 'USD',
      proven: false,
      occurred_at: new Date('2026-11-20T15:18:17Z'),
    })
    // The day is over in Arizona seven hours after it is in Greenwich.
    expect(fact!.paid_until).toEqual(new Date('2026-12-21T06:59:59Z'))
  })

  test.each([
    ['', 'isn’t JSON'],
    ['{', 'isn’t JSON'],
    ['[1]', 'isn’t a JSON object'],
    ['"text"', 'isn’t a JSON object'],
    ['{"a": 1, "a": 1}', 'a field appears twice'],
    ['{"a": 1, "\\u0061": 2}', 'a field appears twice'],
    [`{"a": ${'['.repeat(30)}${']'.repeat(30)}}`, 'nested too deep'],
  ])('of %s is refused: %s', (body, why) => {
    expect(() => open().readDelivery(delivery(body))).toThrow(why)
  })

  test('may hold more than we read', () => {
    expect(
      Object.fromEntries(readJson('{"a": {"b": [1, {"c": "}"}]}, "d": "x\\n\\"y", "e": true, "f": null, "__proto__": "p", "n": -1.50e3 }')),
    ).toEqual(
      Object.fromEntries([
        ['d', 'x\n"y'],
        ['e', 'true'],
        ['f', ''],
        ['__proto__', 'p'],
        ['n', '-1.50e3'],
      ]),
    )
  })

  test.each([
    ['an amount that is none', '"billedAmount": "14,90"'],
    ['a date that is none', '"nextRenewalDate": "2026-02-30"'],
    ['an id with a slash', '"subscriptionId": "../1"'],
    ['no sale', '"subscriptionId": ""'],
    ['no transaction', '"transactionId": null'],
  ])('with %s is authentic and unreadable: it is alarmed and comes again', (_, change) => {
    const fields = {
      ...(JSON.parse(`{${renewal}, "subscriptionId": "1", "transactionId": "2"}`) as object),
      ...(JSON.parse(`{${change}}`) as object),
    }
    expect(kindOf(() => open().readDelivery(delivery(JSON.stringify(fields))))).toBe('transient')
  })
  const kindOf = (run: () => unknown) => {
    try {
      run()
    } catch (error) {
      return error instanceof ProviderError && error.kind
    }
    return null
  }

  const form = (body: string): Delivery => ({ ...delivery(body), headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const formed =
    'clientAccnum=900100&clientSubacc=0000&subscriptionId=1&transactionId=2&timestamp=2026-11-20+15%3A18%3A17&billedAmount=14.99&billedCurrencyCode=840'
  test.each([
    ['UTF-8', 'Jos%C3%A9'],
    ['ISO-8859-1', 'Jos%E9+%26+S%F8n'],
    ['plain', 'Jose'],
  ])('as a form in %s is read: a name costs nobody a payment', (_, name) => {
    expect(open().readDelivery(form(`${formed}&firstName=${name}`))).toMatchObject([{ kind: 'rebill', amount_cents: 1499, sale_id: '1' }])
  })
  test.each([
    ['half an escape', '%E'],
    ['no escape', '%ZZ'],
  ])('as a form with %s is refused', (_, name) => {
    expect(kindOf(() => open().readDelivery(form(`${formed}&firstName=${name}`)))).toBe('rejected')
  })
  test('in ISO-8859-1 cannot hide a field that comes twice', () => {
    expect(kindOf(() => open().readDelivery(form(`${formed}&firstName=%E9&client%41ccnum=1`)))).toBe('rejected')
  })

  test.each([['AnEventOfTomorrow'], ['UpSaleSuccess'], ['']])(
    'of the event "%s" is kept for a person, the same however often it comes',
    (event) => {
      const told = {
        ...delivery(`{${renewal}, "subscriptionId": 1, "firstName": "Samprivate", "X-orderId": "${ORDER}", "news": "of Samprivate"}`),
        query: `eventType=${event}`,
      }
      const [fact, more] = open().readDelivery(told)
      expect(fact).toMatchObject({
        kind: 'unknown',
        sale_id: '1',
        order_id: ORDER,
        amount_cents: null,
        proven: false,
        raw: { subscriptionId: '1', ...(event ? { event } : {}) },
      })
      expect(more).toBeUndefined()
      expect(JSON.stringify(fact)).not.toMatch(/Samprivate/)
      now = new Date(now.getTime() + 1000)
      expect(open().readDelivery(told)[0]).toMatchObject({ event_key: fact!.event_key, digest: fact!.digest })
      const other = open().readDelivery({ ...told, body: told.body.replace('"subscriptionId": 1', '"subscriptionId": 2') })
      expect(other[0]!.event_key).not.toBe(fact!.event_key)
    },
  )

  test('an order that is none of ours is nothing', () => {
    const [fact] = open().readDelivery(
      delivery(`{${renewal}, "subscriptionId": 1, "transactionId": 2, "X-orderId": "'; drop table users"}`),
    )
    expect(fact).toMatchObject({ order_id: null })
    expect(JSON.stringify(fact)).not.toContain('drop')
  })

  test('says its order without the X where CCBill leaves that away', () => {
    const [fact] = open().readDelivery(
      delivery(`{${renewal}, "subscriptionId": 1, "transactionId": 2, "orderId": "${ORDER.toUpperCase()}"}`),
    )
    expect(fact).toMatchObject({ order_id: ORDER })
  })
})

describe('DataLink', () => {
  test('is asked as documented', async () => {
    answer = status('1')
    await open().cancel('116206701000000779')
    const { method, url } = stand_in.asked.at(-1)!
    expect([method, url.pathname]).toEqual(['GET', '/utils/subscriptionManagement.cgi'])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      clientAccnum: '900100',
      clientSubacc: '0000',
      usingSubacc: '0000',
      subscriptionId: '116206701000000779',
      username: 'link-user',
      password: 'link&secret',
      action: 'cancelSubscription',
      returnXML: '1',
    })
  })

  test('reports an active subscription', async () => {
    viewed = status(`
      <chargebacksIssued>0</chargebacksIssued><nextBillingDate>20260801</nextBillingDate><recurringSubscription>1</recurringSubscription>
      <refundsIssued>1</refundsIssued><signupDate>20160724003047</signupDate><subscriptionStatus>2</subscriptionStatus>
      <timesRebilled>121</timesRebilled><voidsIssued>0</voidsIssued>\n`)
    expect(await open().fetchStatus('116206701000000779')).toEqual({
      state: 'active',
      paid_until: new Date('2026-08-02T06:59:59Z'),
      renews_at: new Date('2026-08-02T06:59:59Z'),
      payments: null,
      counts: { rebills: 121, refunds: 1, chargebacks: 0 },
    })
    viewed = null
  })

  test('reports a cancelled one, and one that is over', async () => {
    viewed = status(
      '<cancelDate>20220225111316</cancelDate><expirationDate>20220326235959</expirationDate><subscriptionStatus>1</subscriptionStatus>',
    )
    expect(await open().fetchStatus('1')).toMatchObject({
      state: 'cancelled',
      paid_until: new Date('2022-03-27T06:59:59Z'),
      renews_at: null,
    })
    viewed = '"cancelDate","expirationDate","subscriptionStatus","returnsIssued"\n"20130131123315","20130131123315","0","1"\n'
    expect(await open().fetchStatus('1')).toMatchObject({ state: 'ended', renews_at: null, counts: { refunds: 1 } })
    viewed = null
  })

  test('answers in CSV are read too', () => {
    expect([...readAnswer('"results"\n"1"\n')]).toEqual([['results', '1']])
    expect([...readAnswer('Fields: "results"\nValues: "-3"')]).toEqual([['results', '-3']])
  })

  test.each([
    'malformed',
    '',
    '<results>1</results><results>1</results>',
    '<results><a>1</b></results>',
    '<results><a>1</a><a>2</a></results>',
    '<html>1</html>',
    '<results><a x="1">1</a></results>',
    '<results><a>&lt;</a></results>',
    '<results><a><b>1</b></a></results>',
    '"a","a"\n"1","2"',
    '"a"\n"1","2"',
    '"a"',
  ])('%j is not read', async (text) => {
    answer = text
    expect((await failureOf(open().cancel('1'))).kind).toBe('transient')
    expect((await failureOf(open().fetchStatus('1'))).kind).toBe('transient')
  })

  test.each([
    ['0', 'transient'],
    ['-1', 'misconfigured'],
    ['-2', 'rejected'],
    ['-3', 'rejected'],
    ['-4', 'rejected'],
    ['-5', 'misconfigured'],
    ['-6', 'misconfigured'],
    ['-7', 'transient'],
    ['-8', 'misconfigured'],
    ['-9', 'misconfigured'],
    ['-10', 'misconfigured'],
    ['-11', 'rejected'],
    ['-12', 'transient'],
    ['-15', 'rejected'],
    ['-16', 'rejected'],
    ['-23', 'rejected'],
    ['-24', 'rejected'],
    ['-99', 'transient'],
    ['hello', 'transient'],
  ])('%s is %s', async (code, kind) => {
    answer = status(code)
    expect((await failureOf(open().cancel('1'))).kind).toBe(kind)
  })

  test.each([['-2'], ['-3'], ['-4']])('%s to a question is a sale that nobody here knows', async (code) => {
    answer = status(code)
    expect(await open().fetchStatus('1')).toMatchObject({ state: 'unknown' })
  })

  test('a cancellation that fails is one where the subscription no longer renews', async () => {
    answer = status('0')
    viewed = status('<subscriptionStatus>1</subscriptionStatus>')
    await open().cancel('1')
    viewed = status('<subscriptionStatus>2</subscriptionStatus><nextBillingDate>20260801</nextBillingDate>')
    expect((await failureOf(open().cancel('1'))).kind).toBe('transient')
    viewed = null
  })

  // After three bad logins it is locked for an hour; after one it is asked so rarely that there are never three.
  test.each([
    ['-12', 3600, 'transient'],
    ['-1', 1800, 'misconfigured'],
  ] as const)('%s pauses for %i s', async (code, seconds, kind) => {
    const provider = open()
    answer = status(code)
    await failureOf(provider.cancel('1'))
    answer = status('1')
    const before = stand_in.asked.length
    now = new Date(now.getTime() + (seconds - 1) * 1000)
    expect((await failureOf(provider.cancel('1'))).kind).toBe(kind)
    expect((await failureOf(provider.fetchStatus('1'))).kind).toBe(kind)
    expect(stand_in.asked.length).toBe(before)
    now = new Date(now.getTime() + 2000)
    await provider.cancel('1')
    expect(stand_in.asked.length).toBe(before + 1)
  })

  test.each([
    [500, 'transient'],
    [429, 'transient'],
    [403, 'misconfigured'],
    [302, 'misconfigured'],
    [404, 'rejected'],
  ] as const)('%i is %s', async (code, kind) => {
    http = code
    answer = status('1')
    expect((await failureOf(open().cancel('1'))).kind).toBe(kind)
    http = 200
  })

  test('silence is transient, and what is no id is never sent', async () => {
    stand_in.setDown(true)
    expect((await failureOf(open().cancel('1'))).kind).toBe('transient')
    stand_in.setDown(false)
    const before = stand_in.asked.length
    expect((await failureOf(open().cancel('1&action=refund'))).kind).toBe('rejected')
    expect(await open().fetchStatus('../1')).toMatchObject({ state: 'unknown' })
    expect(stand_in.asked.length).toBe(before)
  })

  test('an answer without end is not read to its end', async () => {
    answer = `<results>${' '.repeat(70_000)}1</results>`
    expect((await failureOf(open().cancel('1'))).kind).toBe('transient')
  })

  test('nothing takes a cancellation back', async () => {
    expect(open().can_resume).toBe(false)
    expect((await failureOf(open().resume('1'))).kind).toBe('rejected')
  })
})
