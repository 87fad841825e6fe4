import { expect, test } from 'vitest'
import { createWebhooks } from '@/server/http/webhooks'
import type { PaymentFact } from '@/server/providers/payment/port'
import { billingWorld, type World } from '@/tests/server/domain/billing/world'

const TOKEN = 'a-secret-of-the-address'
const GOOD = { 'content-type': 'application/json', 'x-signature': 'good' }

function door(world: World) {
  const deliver = createWebhooks(world.ctx, { tokenOf: () => TOKEN })
  return (path = `/webhooks/payments/sandbox/${TOKEN}`, init: RequestInit = {}, client = '203.0.113.9') =>
    deliver(new Request(`http://localhost${path}`, init), client)
}
const post = (body: unknown, headers: Record<string, string> = GOOD): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const factsOf = (world: World, { event_key }: PaymentFact) =>
  world.ctx.db.query('select 1 from payment_facts where event_key = $1', [event_key])

test('a signed delivery is stored, counts, and is answered in the processor’s words; a repeated one too', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(27)
  const paid = order.say('initial')
  for (let n = 0; n < 3; n++) {
    const answer = await door(world)(undefined, post([paid]))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
  }
  expect((await me.profile()).credit_balance).toBe(80)
})

test('what is forged leaves no trace', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(27)
  const paid = order.say('initial')
  const answer = await door(world)(undefined, post([paid], { ...GOOD, 'x-signature': 'bad' }))
  expect(answer.status).toBe(403)
  expect(await factsOf(world, paid)).toEqual([])
  expect((await me.profile()).credit_balance).toBe(50)
})

test.each([
  ['another processor', `/webhooks/payments/ccbill/${TOKEN}`, post([]), 404],
  ['another token', '/webhooks/payments/sandbox/something-else', post([]), 404],
  ['no token', '/webhooks/payments/sandbox/', post([]), 404],
  ['another method', undefined, { method: 'PUT', headers: GOOD, body: '[]' }, 404],
  ['another kind of body', undefined, post('[]', { ...GOOD, 'content-type': 'text/plain' }), 415],
  ['no kind of body', undefined, { method: 'POST', headers: { 'x-signature': 'good' }, body: new Uint8Array([91, 93]) }, 415],
  ['more than 64 KB', undefined, post(`[${' '.repeat(64 * 1024)}]`), 413],
] as [string, string | undefined, RequestInit, number][])('%s is refused', async (_, path, init, status) => {
  expect((await door(await billingWorld())(path, init)).status).toBe(status)
})

test('refused deliveries wear the client out, the processor’s never do', async () => {
  const world = await billingWorld()
  const ask = door(world)
  const statuses: number[] = []
  for (let n = 0; n < 70; n++) statuses.push((await ask(undefined, post([], { ...GOOD, 'x-signature': 'bad' }))).status)
  expect(statuses[0]).toBe(403)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(undefined, post([]))).status).toBe(200)
  expect((await ask(undefined, post([], { ...GOOD, 'x-signature': 'bad' }), '203.0.113.10')).status).toBe(403)
})

test('trouble with the database asks the processor to say it again, and nothing is half stored', async () => {
  const logged: unknown[] = []
  const world = await billingWorld({ log: { info() {}, warn() {}, error: (...all: unknown[]) => void logged.push(all) } })
  const me = await world.customer()
  const order = await me.order(27)
  const paid = order.say('initial', { raw: { note: 'a-canary-word' } })
  const { transaction } = world.ctx.db
  world.ctx.db.transaction = () => Promise.reject(new Error('the connection broke with a-canary-word'))
  expect((await door(world)(undefined, post([paid]))).status).toBe(500)
  world.ctx.db.transaction = transaction
  expect((await door(world)(undefined, post([paid]))).status).toBe(200)
  expect((await me.profile()).credit_balance).toBe(80)
  expect(logged).toHaveLength(1)
})

test('without a processor there is no door', async () => {
  const world = await billingWorld()
  world.ctx.payment = null
  expect((await door(world)()).status).toBe(404)
})
