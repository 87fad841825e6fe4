import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BillingSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import type { Checkout, Delivery } from '@/server/providers/payment/port'
import { createVerotel } from '@/server/providers/payment/verotel'
import { secureHost } from '@/server/providers/payment/verotel/checkout'
import { readYaml } from '@/server/providers/payment/verotel/manage'
import { signatureOf } from '@/server/providers/payment/verotel/signature'
import { startStandIn, type Answer } from '../../../support/payment/stand-in'

const KEY = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J'
const settings = {
  provider: 'verotel',
  test: false,
  merchant_id: '9804000000000000',
  shop_id: '68849',
  signature_key: KEY,
  api_user: 'control-user',
  api_password: 'control-secret',
} as const satisfies BillingSettings
const ORDER = '6f3a1f70-58f9-4f0e-9d2b-0a3d5b6f1c11'
const NOW = new Date('2026-11-21T12:00:00Z')

const told: { status: Answer; cancel: Answer } = { status: { body: '' }, cancel: { body: '' } }
let stand_in: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  stand_in = await startStandIn(({ url }) => (url.pathname === '/salestatus' ? told.status : told.cancel))
})
afterAll(() => stand_in.stop())
const open = () =>
  createVerotel(settings, { token: 'token', now: () => NOW, hosts: { secure: stand_in.address, control: stand_in.address } })

async function failureOf(run: Promise<unknown>): Promise<ProviderError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ProviderError)
  expect(`${(failure as Error).message} ${String((failure as Error).cause)}`).not.toMatch(
    /secret|control-user|127\.0\.0\.1|zpXwe|Samprivate/,
  )
  return failure as ProviderError
}

describe('the signature', () => {
  test('is that of the published vectors', () => {
    expect(signatureOf(Object.entries({ saleID: '433456', version: '4', shopID: '68849' }), KEY)).toBe(
      'c8b588ea5d9e66c85461bb342ee45df8d3f35251f0e26f18d4deee1e19587dd7',
    )
    // Of verotel/flexpay-php-client: text in UTF-8 as it is, not encoded.
    expect(
      signatureOf(
        Object.entries({
          shopID: '68849',
          saleID: '433456',
          priceAmount: '0.00',
          referenceID: 'reference1234',
          priceCurrency: 'USD',
          custom1: 'My',
          description: 'My Dščřčřřěřě&?=blah123',
          subscriptionType: 'RECURRING',
          period: 'P1M',
          name: 'My name',
          trialAmount: '0.01',
          trialPeriod: 'P3D',
          successURL: 'http://backURL.test',
          declineURL: 'http://declineURL.test',
          cancelDiscountPercentage: '30',
        }),
        KEY,
      ),
    ).toBe('ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2')
  })

  test('sorts names by their bytes, capitals first', () => {
    expect(
      signatureOf(
        [
          ['cancelledBy', 'x'],
          ['amount', '1'],
          ['CCBrand', 'y'],
        ],
        KEY,
      ),
    ).toBe(
      signatureOf(
        [
          ['CCBrand', 'y'],
          ['amount', '1'],
          ['cancelledBy', 'x'],
        ],
        KEY,
      ),
    )
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(
      signatureOf(
        [
          ['cancelledBy', 'x'],
          ['amount', '1'],
          ['CCBrand', 'y'],
        ],
        KEY,
      ),
    ).toBe(digest(`${KEY}:CCBrand=y:amount=1:cancelledBy=x`))
  })
})

describe('the checkout', () => {
  const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
    order_id: ORDER,
    amount_cents: 1499,
    currency: 'USD',
    description: 'Premium, monthly',
    email: 'sam+1@private.example',
    months: 1,
    redirect_url: 'https://chat.example/subscriptions/success?user_id=7&amount=14.99',
    cancel_url: 'https://chat.example/subscriptions?billing=cancel',
    saved_method: false,
    ...changes,
  })
  const paramsOf = async (changes: Partial<Checkout>) => {
    const url = new URL((await open().createCheckout(checkout(changes))).url)
    expect(url.pathname).toBe('/startorder')
    const { signature, email, ...signed } = Object.fromEntries(url.searchParams)
    expect(email).toBe('sam+1@private.example')
    expect(signature).toBe(signatureOf(Object.entries(signed), KEY))
    return signed
  }

  test('of a plan renews each calendar month or year', async () => {
    expect(await paramsOf({})).toEqual({
      version: '4',
      shopID: '68849',
      type: 'subscription',
      subscriptionType: 'recurring',
      period: 'P1M',
      custom1: 'P1M',
      name: 'Premium, monthly',
      priceAmount: '14.99',
      priceCurrency: 'USD',
      referenceID: ORDER,
      successURL: 'https://chat.example/subscriptions/success?user_id=7&amount=14.99',
      declineURL: 'https://chat.example/subscriptions?billing=cancel',
    })
    expect(await paramsOf({ months: 12, amount_cents: 9324 })).toMatchObject({ period: 'P1Y', priceAmount: '93.24' })
  })

  test('of a pack is a purchase', async () => {
    const pack = await paramsOf({ months: null, description: 'x'.repeat(120) })
    expect(pack).toMatchObject({ type: 'purchase', description: 'x'.repeat(100) })
    expect(Object.keys(pack)).not.toContain('period')
  })

  test('is on the page of the merchant’s brand', async () => {
    const hosts = ['9804', '9762', '9653', '9511', '9388', '9001'].map((prefix) => secureHost(`${prefix}000000000000`))
    expect(hosts).toEqual([
      'https://secure.verotel.com',
      'https://secure.billing.creditcard',
      'https://secure.bitsafepay.com',
      'https://secure.bill.creditcard',
      'https://secure.gaycharge.com',
      'https://secure.yoursafedirect.com',
    ])
    expect((await failureOf(Promise.resolve().then(() => secureHost('1234')))).kind).toBe('misconfigured')
    expect((await createVerotel(settings, { token: 'token' }).createCheckout(checkout())).url).toMatch(
      /^https:\/\/secure\.verotel\.com\/startorder\?/,
    )
  })

  test('does not send an address that would be cut', async () => {
    expect((await failureOf(open().createCheckout(checkout({ redirect_url: `https://chat.example/${'x'.repeat(255)}` })))).kind).toBe(
      'rejected',
    )
  })
})

describe('a postback', () => {
  const read = (fields: Record<string, string>) => {
    const all = { shopID: '68849', type: 'subscription', saleID: '433456', ...fields }
    const query = new URLSearchParams({ ...all, signature: signatureOf(Object.entries(all), KEY).toUpperCase() }).toString()
    const delivery: Delivery = { method: 'GET', query, headers: {}, body: '', client: '198.51.100.1', token: 'token' }
    return open().readDelivery(delivery)
  }

  test('without "postback v2" has keys that stay the same and differ from each other', () => {
    const events = [
      { event: 'initial', priceAmount: '14.99', priceCurrency: 'USD', nextChargeOn: '2026-12-21', period: 'P1M' },
      { event: 'rebill', amount: '14.99', currency: 'USD', nextChargeOn: '2027-01-21' },
      { event: 'rebill', amount: '14.99', currency: 'USD', nextChargeOn: '2027-02-21' },
      { event: 'cancel', expiresOn: '2027-02-21' },
      { event: 'uncancel', nextChargeOn: '2027-02-21' },
      { event: 'expiry' },
      { event: 'credit', amount: '14.99', currency: 'USD' },
      { event: 'chargeback', amount: '14.99', currency: 'USD' },
    ].map((fields) => read(fields as unknown as Record<string, string>)[0]!)
    expect(events.map(({ event_key }) => event_key)).toEqual([
      'initial:433456',
      'rebill:433456:2027-01-21',
      'rebill:433456:2027-02-21',
      'cancel:433456:2027-02-21',
      'uncancel:433456:2027-02-21',
      'expiry:433456',
      'credit:433456',
      'chargeback:433456',
    ])
  })

  test('reports when a payment was made by when the next one is', () => {
    const made = (fields: Record<string, string>) =>
      read({ event: 'rebill', amount: '14.99', currency: 'USD', ...fields })[0]!
        .occurred_at.toISOString()
        .slice(0, 10)
    expect(made({ nextChargeOn: '2026-12-18', custom1: 'P1M' })).toBe('2026-11-18')
    expect(made({ nextChargeOn: '2027-03-31', period: 'P1Y', custom1: 'P1M' })).toBe('2026-03-31')
    expect(made({ nextChargeOn: '2026-12-18', period: 'P30D' })).toBe('2026-11-18')
    // Without a period: at least the shortest there is before the next one, and never in the future.
    expect(made({ nextChargeOn: '2026-11-25' })).toBe('2026-11-18')
    expect(made({ nextChargeOn: '2027-12-18' })).toBe('2026-11-21')
  })

  test('reports no date that is none, no amount that is none, no sale that is none', () => {
    for (const fields of [
      { nextChargeOn: '2026-13-01' },
      { amount: '1e3' },
      { amount: '-1.00' },
      { amount: '' },
      { saleID: '1/2' },
      { saleID: '' },
    ]) {
      // Authentic, so it is alarmed and told again; unanswered, a card payment is refunded.
      expect(() => read({ event: 'rebill', amount: '14.99', currency: 'USD', ...fields } as unknown as Record<string, string>)).toThrow(
        expect.objectContaining({ name: 'ProviderError', kind: 'transient' }) as Error,
      )
    }
  })

  test.each([[{ event: 'something_new' }], [{}], [{ event: 'constructor' }]])(
    'of an event that is not known (%j) is kept for a person, the same however often it comes',
    (event) => {
      const fields = { ...event, priceAmount: '14.99', priceCurrency: 'USD', referenceID: ORDER, CCBrand: 'Samprivate' }
      const [fact, more] = read(fields)
      expect(fact).toMatchObject({ kind: 'unknown', sale_id: '433456', order_id: ORDER, amount_cents: null, proven: true })
      expect(more).toBeUndefined()
      expect(JSON.stringify(fact)).not.toContain('Samprivate')
      expect(read(fields)[0]!.event_key).toBe(fact!.event_key)
      expect(read({ ...fields, priceAmount: '15.99' })[0]!.event_key).not.toBe(fact!.event_key)
    },
  )

  test('is answered with exactly what they want to hear', () => {
    expect(open().answer).toEqual({ status: 200, body: 'OK' })
  })

  test('of a refund that ends the subscription says so', () => {
    const refund = { event: 'credit', amount: '5.00', currency: 'USD', transactionID: '9', parentID: '8' }
    expect(read({ ...refund, subscriptionPhase: 'normal' })[0]).toMatchObject({
      kind: 'refund',
      terminates: false,
      parent_id: '8',
      amount_cents: 500,
    })
    expect(read({ ...refund, subscriptionPhase: 'terminated' })[0]).toMatchObject({ terminates: true })
  })

  test('of an upgrade ends the sale before it, of which nobody else tells', () => {
    const facts = read({
      event: 'upgrade',
      priceAmount: '14.99',
      priceCurrency: 'USD',
      transactionID: '5',
      nextChargeOn: '2026-12-21',
      period: 'P1M',
      precedingSaleID: '77',
      referenceID: ORDER,
    })
    expect(facts).toMatchObject([
      { kind: 'initial', sale_id: '433456', order_id: ORDER },
      { kind: 'expiry', sale_id: '77', order_id: null, event_key: 'expiry:77', amount_cents: null },
    ])
    expect(facts[0]!.digest).not.toBe(facts[1]!.digest)
  })
})

describe('the sale status', () => {
  test('is asked for with a signature', async () => {
    told.status = {
      body: '---\nresponse: FOUND\nsaleID: 433456\nsaleResult: APPROVED\ncancelled: no\nexpired: no\nnextChargeOn: 2026-12-21\n',
    }
    expect(await open().fetchStatus('433456')).toMatchObject({
      state: 'active',
      paid_until: new Date('2026-12-22T11:59:59Z'),
      renews_at: new Date('2026-12-22T11:59:59Z'),
      payments: null,
    })
    expect(stand_in.asked.at(-1)!.url.search).toBe(
      '?version=4&shopID=68849&saleID=433456&signature=c8b588ea5d9e66c85461bb342ee45df8d3f35251f0e26f18d4deee1e19587dd7',
    )
  })

  test.each([
    ['cancelled: "yes"\nexpired: \'no\'\nexpiresOn: 2026-12-21', 'cancelled'],
    ['cancelled: yes\nexpired: yes\nexpiresOn: 2026-12-21', 'ended'],
    ['type: purchase', 'active'],
  ])('%j is %s', async (lines, state) => {
    told.status = { body: `---\nresponse: FOUND\nsaleID: "433456"\nsaleResult: APPROVED\n${lines}\n` }
    expect(await open().fetchStatus('433456')).toMatchObject({ state, renews_at: null })
  })

  test.each([
    'response: NOTFOUND',
    'response: FOUND\nsaleID: 1\nsaleResult: APPROVED',
    'response: FOUND\nsaleID: 433456\nsaleResult: DECLINED',
  ])('%j is a sale that nobody knows', async (body) => {
    told.status = { body }
    expect(await open().fetchStatus('433456')).toMatchObject({ state: 'unknown' })
  })

  test.each([
    '',
    'OK',
    '<html>',
    'saleID: 1\nsaleID: 2',
    'a: [1]',
    'a: &x 1',
    ' nested: 1',
    'saleID: 433456',
    'response: FOUND\nsaleID: 433456\nsaleResult: APPROVED\nnextChargeOn: tomorrow',
  ])('%j is not read', async (body) => {
    told.status = { body }
    expect((await failureOf(open().fetchStatus('433456'))).kind).toBe('transient')
  })

  test('YAML texts are read with and without quotes', () => {
    expect([...readYaml("a: b c\nd: 'it''s'\ne: \"x\"\nf:\ng: ~\n")]).toEqual([
      ['a', 'b c'],
      ['d', "it's"],
      ['e', 'x'],
      ['f', ''],
      ['g', ''],
    ])
  })
})

describe('cancelling', () => {
  const json = (body: object, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) })
  const found = (cancelled: string) => ({
    body: `response: FOUND\nsaleID: 433456\nsaleResult: APPROVED\ncancelled: ${cancelled}\nexpired: no\n`,
  })

  test('is a POST with a password that stands nowhere else', async () => {
    told.cancel = json({ is_success: true })
    await open().cancel('433456')
    const { method, url, headers } = stand_in.asked.at(-1)!
    expect([method, url.pathname, url.search, headers.accept]).toEqual([
      'POST',
      '/api/sale/433456/cancel',
      '',
      'application/json; version=1.5.0',
    ])
    expect(headers.authorization).toBe(`Basic ${btoa('control-user:control-secret')}`)
  })

  test('is done where it was done already', async () => {
    told.cancel = json({ error: { title: 'This sale is already cancelled.' } }, 412)
    told.status = found('no')
    await open().cancel('433456')
    told.cancel = json({ error: { title: 'Another sentence of Samprivate' } }, 412)
    expect((await failureOf(open().cancel('433456'))).kind).toBe('transient')
    told.status = found('yes')
    await open().cancel('433456')
  })

  test.each([
    [json({ is_success: false }), 'transient'],
    [json({}), 'transient'],
    [{ body: 'OK' }, 'transient'],
    [json({}, 401), 'misconfigured'],
    [json({}, 403), 'misconfigured'],
    [json({}, 404), 'rejected'],
    [json({}, 429), 'transient'],
    [json({}, 503), 'transient'],
    [{ status: 302, body: '' }, 'misconfigured'],
  ] as [Answer, string][])('%j is %s', async (answer, kind) => {
    told.cancel = answer
    told.status = found('no')
    expect((await failureOf(open().cancel('433456'))).kind).toBe(kind)
  })

  test('silence is transient, and what is no id is never sent', async () => {
    stand_in.setDown(true)
    expect((await failureOf(open().cancel('433456'))).kind).toBe('transient')
    stand_in.setDown(false)
    const before = stand_in.asked.length
    expect((await failureOf(open().cancel('../user/1'))).kind).toBe('rejected')
    expect((await failureOf(open().fetchStatus('1&x=2'))).kind).toBe('rejected')
    expect(stand_in.asked.length).toBe(before)
  })

  test('only support takes a cancellation back', async () => {
    expect(open().can_resume).toBe(false)
    expect((await failureOf(open().resume('1'))).kind).toBe('rejected')
  })
})
