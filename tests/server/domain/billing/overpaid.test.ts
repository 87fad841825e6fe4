import { expect, test } from 'vitest'
import { ingestFacts } from '@/server/domain/billing/ingest'
import { silent } from '@/tests/support/server'
import { billingWorld, MONTHLY } from './world'

test.each([
  ['a pack', 27],
  ['a plan', MONTHLY],
])('a payment of more than the price of %s is put aside like one of less, and brings nothing', async (_, price_id) => {
  const world = await billingWorld({ log: silent })
  const me = await world.customer()
  const order = await me.order(price_id)
  const paid = order.say('initial', { amount_cents: order.amount_cents + 1 })
  await ingestFacts(world.ctx, [paid])
  expect(await world.ctx.db.query('select state, problem from payment_facts where event_key = $1', [paid.event_key])).toEqual([
    { state: 'quarantined', problem: 'another amount' },
  ])
  expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
})
