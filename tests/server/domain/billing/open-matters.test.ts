import { beforeAll, expect, test } from 'vitest'
import { closeMatter, countMonths, listOpenMatters } from '@/server/domain/billing/open-matters'
import { reconcile } from '@/server/domain/billing/reconcile'
import { ingestFacts } from '@/server/domain/billing/ingest'
import { VERBS } from '@/server/operator/verbs'
import { fact } from '@/tests/support/scripted-payment'
import { billingWorld, DAY, MONTHLY, warmUp } from './world'

beforeAll(warmUp)

const spoken = (logged: string[]) => ({
  info: (...said: unknown[]) => void logged.push(JSON.stringify(said)),
  warn() {},
  error: (...said: unknown[]) => void logged.push(JSON.stringify(said)),
})
const run = (words: string) => VERBS.find((verb) => verb.words.join(' ') === words)!.run

test('what does not fit is on the list until a person has closed it, and closes no other', async () => {
  const logged: string[] = []
  const world = await billingWorld({ log: spoken(logged), name: 'sandbox' })
  const me = await world.customer()
  const { order_id, say } = await me.order(27)
  const [wrong, strange] = [say('initial', { amount_cents: 100 }), fact('unknown', { sale_id: 'sale-1', raw: { event: 'SomethingNew' } })]
  await ingestFacts(world.ctx, [wrong, strange])
  const own = async () =>
    (await listOpenMatters(world.ctx)).filter((matter) => matter.order_id === order_id || matter.theirs === 'SomethingNew')
  const [one, other] = await own()
  expect([one, other]).toMatchObject([
    { what: 'initial: another amount', ours: 'quarantined', amount_cents: 100, order_id },
    { what: 'unknown: an event we do not know', theirs: 'SomethingNew', sale_id: 'sale-1' },
  ])
  expect(await run('payments look')(world.ctx, [])).toContain(one!.reference)
  await closeMatter(world.ctx, one!.reference)
  expect(await own()).toMatchObject([{ reference: other!.reference }])
  await expect(closeMatter(world.ctx, one!.reference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await run('payments close')(world.ctx, [other!.reference])).toContain('is closed')
  expect(await own()).toEqual([])
  for (const nothing of ['', 'd0', 'f999999999', 'x1', 'f1; drop table users'])
    await expect(closeMatter(world.ctx, nothing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ingestFacts(world.ctx, [wrong, strange])).resolves.toBeUndefined()
  expect(await own()).toEqual([])
})

test('what may still settle by itself is listed after a day and cannot be closed', async () => {
  const world = await billingWorld()
  const sale_id = `sale-${crypto.randomUUID()}`
  await ingestFacts(world.ctx, [fact('cancel', { sale_id })])
  const own = async () => (await listOpenMatters(world.ctx)).filter((matter) => matter.sale_id === sale_id)
  expect(await own()).toEqual([])
  world.pass(DAY + 1000)
  const [waiting] = await own()
  expect(waiting).toMatchObject({ what: 'cancel: its sale is not known', ours: 'waiting' })
  await expect(closeMatter(world.ctx, waiting!.reference)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a difference that is closed and still there is back after the next night', async () => {
  const world = await billingWorld({ log: spoken([]) })
  const me = await world.customer()
  const { sale_id } = await me.buy(MONTHLY)
  world.payment.sales.set(sale_id, { state: 'cancelled', paid_until: null, renews_at: null, payments: null })
  const own = async () => (await listOpenMatters(world.ctx)).filter((matter) => matter.sale_id === sale_id)
  await reconcile(world.ctx)
  const [found] = await own()
  expect(found).toMatchObject({ what: 'whether it renews', ours: 'active', theirs: 'cancelled' })
  await closeMatter(world.ctx, found!.reference)
  expect(await own()).toEqual([])
  await reconcile(world.ctx)
  expect(await own()).toHaveLength(1)
})

test('many chargebacks in a month are warned of, a few are not, and test payments are none', async () => {
  const logged: string[] = []
  const world = await billingWorld({ at: '2031-05-20T10:00:00Z', log: spoken(logged), test: false, name: 'verotel' })
  const me = await world.customer()
  const charge = async (kind: 'initial' | 'chargeback', more: object = {}) =>
    world.ctx.db.query(
      `insert into payment_facts (provider, event_key, digest, kind, amount_cents, currency, occurred_at, test, state) values ('verotel', $1, 'x', $2, 499, 'USD', $3, $4, 'counted')`,
      [crypto.randomUUID(), kind, world.clock.now, (more as { test?: boolean }).test ?? false],
    )
  expect(me.user.id).toBeGreaterThan(0)
  for (let n = 0; n < 40; n++) await charge('initial')
  await charge('chargeback')
  await charge('chargeback', { test: true })
  const month = async () => (await countMonths(world.ctx)).find((one) => one.month === '2031-05')
  expect(await month()).toEqual({ provider: 'verotel', month: '2031-05', payments: 40, refunds: 0, chargebacks: 1, warning: false })
  await charge('chargeback')
  expect(await month()).toMatchObject({ chargebacks: 2, warning: true })
  await reconcile(world.ctx)
  expect(logged.join('\n')).toContain('MANY CHARGEBACKS')
  expect(await run('payments look')(world.ctx, [])).toMatch(/2031-05\s+verotel\s+40\s+0\s+2\s+5\.00% HIGH/)
})
