import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { RETENTION } from '@/contracts/retention'
import { claimRewardCode } from '@/contracts/rewards'
import { eraseUser, waitingErasures } from '@/server/domain/account/erase-user'
import { purgeOld } from '@/server/domain/account/retention'
import { checkLedger } from '@/server/domain/credits/credits'
import { listRewardCodes, makeRewardCode } from '@/server/domain/rewards/codes'
import { testServer, type TestServer } from '@/tests/support/server'
import { balanceOf, from, type Person } from './support'

let now = new Date()
let server: TestServer
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  server = await testServer({ now: () => now })
})
const fresh = () => `spring-${randomUUID().slice(0, 8)}`
const make = (more: Partial<Parameters<typeof makeRewardCode>[1]> = {}) =>
  makeRewardCode(server.ctx, { code: fresh(), credits: 30, most: 5, days: null, ...more })
const claim = (person: Person, code: string) => person.call(claimRewardCode, { query: { code } })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.signIn()))

test('is claimed once a person, in any case of letters', async () => {
  const { code } = await make()
  const person = await server.signIn()
  const before = await balanceOf(person.call)
  expect(await claim(person, ` ${code.toUpperCase()} `)).toEqual({ credits: 30, credit_balance: before + 30 })
  expect(await claim(person, code)).toEqual({ credits: 0, credit_balance: before + 30 })
  expect((await listRewardCodes(server.ctx)).find((one) => one.code === code)).toMatchObject({
    claimed: 1,
    most: 5,
    credits: 30,
    ends_at: null,
  })
})

test('what is wrong is refused: unknown, ended, used up', async () => {
  const [a, b] = await people(2)
  await expect(claim(a!, 'no-such-code')).rejects.toMatchObject({ code: 'INVALID_REWARD_CODE', status: 422 })
  const short = await make({ days: 1 })
  now = new Date(now.getTime() + 86_400_000)
  await expect(claim(a!, short.code)).rejects.toMatchObject({ code: 'INVALID_REWARD_CODE' })
  const one = await make({ most: 1 })
  await claim(a!, one.code)
  await expect(claim(b!, one.code)).rejects.toMatchObject({ code: 'INVALID_REWARD_CODE' })
  expect(await claim(a!, one.code)).toMatchObject({ credits: 0 })
})

test('forty people at once, of whom seven get it; each a second time at once, and never twice', async () => {
  const crowd = await people(40)
  const { code } = await make({ most: 7 })
  const tries = await Promise.allSettled(crowd.flatMap((person) => [claim(person, code), claim(person, code)]))
  const got = tries.filter((one) => one.status === 'fulfilled' && one.value.credits === 30)
  expect(got).toHaveLength(7)
  expect((await listRewardCodes(server.ctx)).find((one) => one.code === code)!.claimed).toBe(7)
  const [sum] = await server.ctx.db.query<{ n: number }>(
    `select count(*)::int as n from credit_lots where source = 'reward' and key = $1`,
    [`code:${code}`],
  )
  expect(sum!.n).toBe(7)
  expect(await checkLedger(server.ctx)).toEqual([])
})

test('a hundred claims of one person at once are one grant', async () => {
  const person = await server.signIn()
  const { code } = await make({ most: 1000 })
  const before = await balanceOf(person.call)
  // Ten a quarter of an hour from one person; the rest is refused before it is looked at.
  await Promise.allSettled(Array.from({ length: 100 }, () => claim(person, code)))
  expect(await balanceOf(person.call)).toBe(before + 30)
  expect((await listRewardCodes(server.ctx)).find((one) => one.code === code)!.claimed).toBe(1)
})

test('guessing ends after ten tries of a person, and after forty of a client with many accounts', async () => {
  const person = await server.signIn()
  for (let n = 0; n < 10; n++) await expect(claim(person, `guess-${n}`)).rejects.toMatchObject({ code: 'INVALID_REWARD_CODE' })
  const { code } = await make()
  await expect(claim(person, code)).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  now = new Date(now.getTime() + 15 * 60_000)
  expect(await claim(person, code)).toMatchObject({ credits: 30 })

  const client = randomUUID()
  const answers: string[] = []
  for (const one of await people(5)) {
    const call = from(server, one, { 'x-test-client': client })
    for (let n = 0; n < 9; n++)
      answers.push(
        await call(claimRewardCode, { query: { code: `guess-${n}` } }).then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      )
  }
  expect(answers.filter((answer) => answer === 'INVALID_REWARD_CODE')).toHaveLength(40)
  expect(answers.slice(40)).toEqual(Array(5).fill('RATE_LIMITED'))
})

test('a code that was claimed before buys no more tries at guessing', async () => {
  const person = await server.signIn()
  const { code } = await make()
  await claim(person, code)
  for (let n = 0; n < 5; n++) {
    await expect(claim(person, `guess-${n}`)).rejects.toMatchObject({ code: 'INVALID_REWARD_CODE' })
    expect(await claim(person, code)).toMatchObject({ credits: 0 })
  }
  await expect(claim(person, 'guess-more')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

describe('comes once a mailbox', () => {
  const claimedOf = async (code: string) => (await listRewardCodes(server.ctx)).find((one) => one.code === code)!.claimed

  test('by whatever name, also at once', async () => {
    const mailbox = randomUUID().slice(0, 12)
    const crowd = await Promise.all(['', '+1', '+two'].map((more) => server.signIn(`${mailbox}${more}@gmail.com`)))
    crowd.push(await server.signIn(`${mailbox.slice(0, 4)}.${mailbox.slice(4)}@googlemail.com`))
    const { code } = await make()
    const answers = await Promise.all(crowd.map((person) => claim(person, code)))
    expect(answers.map(({ credits }) => credits).toSorted()).toEqual([0, 0, 0, 30])
    expect(await claimedOf(code)).toBe(1)
    expect(await claim(crowd[0]!, (await make()).code)).toMatchObject({ credits: 30 })
    expect(await claim(await server.signIn(), code)).toMatchObject({ credits: 30 })
  })

  test('in an account that was erased and made again, for a year', async () => {
    const email = `${randomUUID()}@again.example`
    const { code } = await make({ most: 100 })
    const first = await server.signIn(email)
    expect(await claim(first, code)).toMatchObject({ credits: 30 })
    await first.call(deleteMe, { body: { reason: 'other' } })
    now = new Date(now.getTime() + 6000)
    for (const id of await waitingErasures(server.ctx)) await eraseUser(server.ctx, { id })
    const again = await server.signIn(email)
    expect(again.user.id).not.toBe(first.user.id)
    expect(await claim(again, code)).toMatchObject({ credits: 0 })
    expect(await claimedOf(code)).toBe(1)
    const kept = await server.ctx.db.query<{ row: string }>('select to_jsonb(m)::text as row from reward_code_mailboxes m', [])
    for (const { row } of kept) for (const secret of [email, Buffer.from(email).toString('hex'), code]) expect(row).not.toContain(secret)
    now = new Date(now.getTime() + (RETENTION.invitations + 1) * 86_400_000)
    await purgeOld(server.ctx)
    expect(await claim(await server.signIn(email), code)).toMatchObject({ credits: 30 })
  })

  test('a person who has changed the address has claimed it still', async () => {
    const person = await server.signIn()
    const { code } = await make()
    await claim(person, code)
    await server.ctx.db.query('update users set email = $2 where id = $1', [person.user.id, `${randomUUID()}@new.example`])
    expect(await claim(person, code)).toMatchObject({ credits: 0 })
  })
})

test.each([
  [{ code: 'ab' }],
  [{ code: 'with space' }],
  [{ credits: 0 }],
  [{ credits: 1001 }],
  [{ credits: 1.5 }],
  [{ most: 0 }],
  [{ most: NaN }],
  [{ days: 0 }],
])('an operator’s slip is refused: %o', async (more) => {
  await expect(make(more)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a code is made once', async () => {
  const { code } = await make()
  await expect(make({ code })).rejects.toMatchObject({ code: 'CONFLICT' })
})
