import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import * as billing from '@/contracts/billing'
import * as sandbox from '@/contracts/sandbox'
import { updateMe } from '@/contracts/users'
import { eraseUser, waitingErasures } from '@/server/domain/account/erase-user'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { makeLastMonth, makeStatements } from '@/server/domain/affiliates/statements'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { testServer, type TestServer } from '@/tests/support/server'
import { affiliateOf, linesOf } from './support'

const DAY = 86_400_000
const [MONTHLY, PACK] = ['3', '27']
const PACK_CENTS = 499
const MONTH_CENTS = 1499
/** Months that are closed stay closed, so every test lives in a year of its own. */
let year = 2200
let now = new Date()
let server: TestServer
let code = ''
beforeEach(async () => {
  now = new Date(`${++year}-03-10T12:00:00Z`)
  server = await testServer({ now: () => now, environment: { AFFILIATE_COMMISSION: '30' } })
  code = (await affiliateOf(server.ctx)).code
})
const share = (cents: number) => Math.floor(cents * 0.3)
const on = (day: string) => void (now = new Date(`${year}-${day}T12:00:00Z`))
const amounts = async () => (await linesOf(server.ctx, code)).map(({ money_cents, commission_cents }) => [money_cents, commission_cents])
const statementOf = async (month: string) => (await makeStatements(server.ctx, `${year}-${month}`)).find((one) => one.code === code)

/** Comes by the affiliate's link and buys at the embedded processor, through every real door. */
async function customer(refer_id: string = code) {
  const me = await server.signIn()
  const { call } = me
  await call(updateMe, {
    body: {
      custom_attributes: { name: 'Bea', gender: 'Female', accept_tos_18: true, refer_source: 'affiliate', refer_id, refer_path: '/' },
    },
  })
  const buy = async (price_id: string, card: sandbox.SandboxCard = 'success') => {
    const { url } = await call(
      billing.purchasePackage,
      {
        params: { price_id },
        body: {
          redirect_url: 'http://localhost:3000/subscriptions/success',
          cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
          renewal_terms: billing.RENEWAL_TERMS_VERSION,
        },
      },
      { idempotency_key: randomUUID() },
    )
    const id = url!.slice(url!.lastIndexOf('/') + 1)
    await server.anonymous(sandbox.paySandboxCheckout, { params: { id }, body: { card } })
    return (await call(sandbox.listSandboxSales)).data[0]?.id ?? ''
  }
  return { ...me, buy, act: (id: string, act: sandbox.SandboxAct) => call(sandbox.actOnSandboxSale, { params: { id, act } }) }
}
const isSound = async () => expect(await checkBilling(server.ctx)).toEqual([])

test('a pack bought by link is a commission; its refund takes it off, once', async () => {
  const friend = await customer()
  const sale = await friend.buy(PACK)
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual([[PACK_CENTS, share(PACK_CENTS)]])
  now = new Date(now.getTime() + DAY)
  await friend.act(sale, 'refund')
  await Promise.all([syncCommissions(server.ctx), syncCommissions(server.ctx)])
  expect(await amounts()).toEqual([
    [PACK_CENTS, share(PACK_CENTS)],
    [-PACK_CENTS, -share(PACK_CENTS)],
  ])
  await isSound()
})

test('what was declined, or not proven yet, earns nothing', async () => {
  const friend = await customer()
  await friend.buy(PACK, 'declined')
  await friend.buy(PACK, 'three_d_secure')
  const sale = await friend.buy(PACK)
  await friend.act(sale, 'hold_events')
  await friend.act(sale, 'refund')
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual([[PACK_CENTS, share(PACK_CENTS)]])
  await friend.act(sale, 'send_events')
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual([
    [PACK_CENTS, share(PACK_CENTS)],
    [-PACK_CENTS, -share(PACK_CENTS)],
  ])
})

test('a plan is a commission for each renewal; a chargeback of the last takes that one off', async () => {
  const friend = await customer()
  const sale = await friend.buy(MONTHLY)
  await syncCommissions(server.ctx)
  for (let renewals = 0; renewals < 2; renewals++) {
    now = new Date(now.getTime() + 61_000)
    await friend.act(sale, 'advance')
  }
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual(Array(3).fill([MONTH_CENTS, share(MONTH_CENTS)]))
  now = new Date(now.getTime() + DAY)
  await friend.act(sale, 'chargeback')
  await syncCommissions(server.ctx)
  expect((await amounts()).slice(3)).toEqual([[-MONTH_CENTS, -share(MONTH_CENTS)]])
  await isSound()
})

test('a month from purchase to statement; a refund after it is carried over and taken off what comes next', async () => {
  const friend = await customer()
  const sale = await friend.buy(PACK)
  on('04-01')
  await makeLastMonth(server.ctx)
  expect(await statementOf('03')).toMatchObject({ payments: 1, money_cents: PACK_CENTS, payable_cents: share(PACK_CENTS), left_cents: 0 })
  await friend.act(sale, 'refund')
  on('05-03')
  expect(await statementOf('04')).toMatchObject({
    payments: 0,
    commission_cents: -share(PACK_CENTS),
    payable_cents: 0,
    left_cents: -share(PACK_CENTS),
  })
  // Nobody stays signed in for two months without coming back.
  const second = await customer()
  await second.buy(MONTHLY)
  on('06-07')
  expect(await statementOf('05')).toMatchObject({
    payments: 1,
    commission_cents: share(MONTH_CENTS),
    carried_cents: -share(PACK_CENTS),
    payable_cents: share(MONTH_CENTS) - share(PACK_CENTS),
    left_cents: 0,
  })
  expect(await statementOf('03')).toMatchObject({ payments: 1, payable_cents: share(PACK_CENTS) })
})

test('whoever came by nobody, or by another link, earns this affiliate nothing', async () => {
  await (await customer('somebody-else')).buy(PACK)
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual([])
})

test('somebody who buys and leaves at once has earned the affiliate the share still', async () => {
  const friend = await customer()
  await friend.buy(PACK)
  await friend.call(deleteMe, { body: { reason: 'other' } })
  now = new Date(now.getTime() + 6000)
  for (const id of await waitingErasures(server.ctx)) await eraseUser(server.ctx, { id })
  await syncCommissions(server.ctx)
  expect(await amounts()).toEqual([[PACK_CENTS, share(PACK_CENTS)]])
})
