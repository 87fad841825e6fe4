import { expect, test } from 'vitest'
import { billingWorld, MONTHLY } from './world'

test('a pack is ordered, paid and in the wallet; the landing alone brings nothing', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const { url } = await me.purchase(27)
  expect(url).toMatch(/^https:\/\/pay\.example\//)
  expect((await me.profile()).credit_balance).toBe(50)
  const bought = await me.buy(27)
  expect((await me.profile()).credit_balance).toBe(80)
  await world.ctx.db.query('select 1', [])
  expect(bought.amount_cents).toBe(499)
})

test('a plan makes premium with the month of credits at once', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  expect(await me.profile()).toMatchObject({ is_premium: true, credit_balance: 150 })
  expect(await me.current()).toMatchObject({ package_id: MONTHLY, state: 'active', paid_until: '2026-04-01T10:00:00.000Z', renews_at: '2026-04-01T10:00:00.000Z' })
})
