import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { REWARD_CREDITS } from '@/contracts/prices'
import { claimRewardTask, getRewardTasks, INVITING } from '@/contracts/rewards'
import { updateMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { eraseUser, waitingErasures } from '@/server/domain/account/erase-user'
import { mailboxOf } from '@/server/domain/rewards/mailbox'
import { networkOf } from '@/server/domain/rewards/traces'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { testServer, type TestServer } from '@/tests/support/server'
import { balanceOf, codeOf, comes, from, stateOf, talked, twoDays, type Person } from './support'

const EACH = REWARD_CREDITS.invite_friend
const DAY = 86_400_000
let now = new Date()
let server: TestServer
let inviter: Person
let code = ''
beforeEach(async () => {
  now = new Date()
  server = await testServer({ now: () => now })
  inviter = await server.signIn()
  code = await codeOf(inviter.call)
})
const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds))
const claim = (person = inviter) => person.call(claimRewardTask, { body: { task: 'invite_friend' } })
const inviting = (person = inviter) => stateOf(person.call, 'invite_friend')
const isRefused = (promise: Promise<unknown>) => expect(promise).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })

/** A friend who does all that is asked. */
async function friendOf(invite_code: string, options: Parameters<typeof comes>[2] = {}) {
  const friend = await comes(server, invite_code, options)
  await talked(server.ctx, friend.user.id, twoDays(now))
  return friend
}
const refusedOf = async (friend: Person) =>
  (
    await server.ctx.db.query<{ refused: string | null }>('select refused from reward_invitations where friend_id = $1', [friend.user.id])
  )[0]?.refused

describe('an invitation', () => {
  test('is rewarded once the friend has a profile and has talked on two days', async () => {
    const friend = await comes(server, code, { profile: {} })
    await talked(server.ctx, friend.user.id, Array<Date>(INVITING.messages - 1).fill(now))
    expect(await inviting()).toMatchObject({ state: 'locked', credits: EACH, claimed: 0 })
    await isRefused(claim())
    await friend.call(updateMe, { body: { custom_attributes: { name: 'Bea', gender: 'Female', accept_tos_18: true } } })
    await isRefused(claim())
    await talked(server.ctx, friend.user.id, [now])
    await isRefused(claim())
    await talked(server.ctx, friend.user.id, [new Date(now.getTime() + DAY)])
    expect(await inviting()).toMatchObject({ state: 'ready', credits: EACH })
    const before = await balanceOf(inviter.call)
    expect(await claim()).toEqual({ credits: EACH, credit_balance: before + EACH })
    expect(await inviting()).toMatchObject({ state: 'locked', claimed: 1, most: INVITING.most })
    await isRefused(claim())
    expect(await checkLedger(server.ctx)).toEqual([])
  })

  test('several friends who are ready are one claim, and its button says the sum', async () => {
    await friendOf(code)
    await friendOf(code.toUpperCase())
    expect(await inviting()).toMatchObject({ state: 'ready', credits: 2 * EACH })
    expect(await claim()).toMatchObject({ credits: 2 * EACH })
  })

  test('a hundred claims at once pay every friend once', async () => {
    await friendOf(code)
    await friendOf(code)
    const before = await balanceOf(inviter.call)
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => claim()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(inviter.call)).toBe(before + 2 * EACH)
  })

  test('what the inviter sees names nobody', async () => {
    const friend = await friendOf(code)
    await claim()
    const seen = JSON.stringify([await inviter.call(getRewardTasks), await claim().catch((error: object) => error)])
    for (const secret of [friend.email, friend.user.uuid, 'Ana']) expect(seen).not.toContain(secret)
  })

  test('counts for one inviter only, the first', async () => {
    const other = await server.signIn()
    const others = await codeOf(other.call)
    const friend = await friendOf(code)
    await friend.call(updateMe, { body: { custom_attributes: { refer_source: 'user_referral', refer_id: others, refer_path: '/' } } })
    await isRefused(claim(other))
    expect(await claim()).toMatchObject({ credits: EACH })
  })

  test('whoever registered before and opens a link afterwards was referred by nobody, also on the first day', async () => {
    const known = await comes(server, 'nobody12')
    await known.call(updateMe, { body: { custom_attributes: { refer_source: 'user_referral', refer_id: code, refer_path: '/' } } })
    await talked(server.ctx, known.user.id, twoDays(now))
    await isRefused(claim())
  })

  test('a hundred sign-ups of one friend at once are one invitation', async () => {
    const friend = await server.signIn()
    const call = from(server, friend, { 'x-test-client': randomUUID() })
    const refer = {
      name: 'Ana',
      gender: 'Female',
      accept_tos_18: true,
      refer_source: 'user_referral',
      refer_id: code,
      refer_path: '/',
    } as const
    await Promise.all(Array.from({ length: 100 }, () => call(updateMe, { body: { custom_attributes: refer } })))
    await talked(server.ctx, friend.user.id, twoDays(now))
    expect(await claim()).toMatchObject({ credits: EACH })
    await isRefused(claim())
  })

  test('nobody is referred by an unknown code, or after a day', async () => {
    await friendOf('nobody12')
    const late = await server.signIn()
    pass(25 * 3_600_000)
    await late.call(updateMe, {
      body: {
        custom_attributes: {
          name: 'L',
          gender: 'Male',
          accept_tos_18: true,
          refer_source: 'user_referral',
          refer_id: code,
          refer_path: '/',
        },
      },
    })
    await talked(server.ctx, late.user.id, twoDays(now))
    await isRefused(claim())
  })
})

describe('inviting oneself', () => {
  test('the own code is no refer record', async () => {
    const user = await inviter.call(updateMe, {
      body: { custom_attributes: { refer_source: 'user_referral', refer_id: code, refer_path: '/' } },
    })
    expect(user.custom_attributes.refer_source).toBeUndefined()
  })

  test.each([
    ['the same mailbox with a plus', 'ana@mail.example', 'ana+two@mail.example'],
    ['dots of a provider that ignores them', 'an.a.b@gmail.com', 'anab@googlemail.com'],
  ])('%s', async (_, first, second) => {
    const unique = randomUUID().slice(0, 8)
    const me = await server.signIn(`${unique}${first}`)
    const friend = await friendOf(await codeOf(me.call), { email: `${unique}${second}` })
    expect(await refusedOf(friend)).toBe('same_mailbox')
    await isRefused(claim(me))
  })

  test('the network of the inviter', async () => {
    const network = '2001:db8:7:1'
    await from(server, inviter, { 'x-test-client': `${network}::5` })(getRewardTasks)
    const friend = await friendOf(code, { headers: { 'x-test-client': `${network}:aaaa::9` } })
    expect(await refusedOf(friend)).toBe('same_client')
    await isRefused(claim())
  })

  test('the network of the inviter, who shows up there only later', async () => {
    const friend = await friendOf(code, { headers: { 'x-test-client': '203.0.113.77' } })
    expect(await refusedOf(friend)).toBeNull()
    expect(await inviting()).toMatchObject({ state: 'ready' })
    await from(server, inviter, { 'x-test-client': '203.0.113.77' })(getRewardTasks)
    await isRefused(claim())
  })

  test('a network the inviter was last at long ago is nobody’s proof', async () => {
    await from(server, inviter, { 'x-test-client': '203.0.113.78' })(getRewardTasks)
    pass(31 * DAY)
    await friendOf(code, { headers: { 'x-test-client': '203.0.113.78' } })
    expect(await claim()).toMatchObject({ credits: EACH })
  })

  test('the browser of the inviter, on another network', async () => {
    const { origin } = server.ctx.settings
    const looked = await server.send(
      new Request('http://localhost/v1/users/getRewardTasks', {
        headers: { authorization: `Bearer ${inviter.session_id}`, 'x-test-client': randomUUID(), origin },
      }),
    )
    const cookie = looked.headers.get('set-cookie')!
    expect(cookie).toMatch(/^krush_rewards=[\w-]{43};.*HttpOnly/)
    const friend = await friendOf(code, { headers: { cookie: cookie.split(';')[0]! } })
    expect(await refusedOf(friend)).toBe('same_browser')
    await isRefused(claim())
  })

  test('strangers’ pages and scripts get no cookie', async () => {
    for (const headers of [{}, { origin: 'https://elsewhere.example' }]) {
      const looked = await server.send(
        new Request('http://localhost/v1/users/getRewardTasks', {
          headers: { authorization: `Bearer ${inviter.session_id}`, ...headers } as Record<string, string>,
        }),
      )
      expect([looked.status, looked.headers.get('set-cookie')]).toEqual([200, null])
    }
  })
})

describe('farming', () => {
  test('a mailbox counts once in the whole house, by whatever name and whoever invites', async () => {
    const mailbox = randomUUID().slice(0, 12)
    await friendOf(code, { email: `${mailbox}@gmail.com` })
    await friendOf(code, { email: `${mailbox}+1@gmail.com` })
    expect(await inviting()).toMatchObject({ credits: EACH })
    expect(await claim()).toMatchObject({ credits: EACH })
    await isRefused(claim())
    const other = await server.signIn()
    await friendOf(await codeOf(other.call), { email: `${mailbox.slice(0, 3)}.${mailbox.slice(3)}@googlemail.com` })
    await isRefused(claim(other))
  })

  test('two inviters who claim the same mailbox at once: one is paid', async () => {
    const mailbox = randomUUID().slice(0, 12)
    const other = await server.signIn()
    await friendOf(code, { email: `${mailbox}@gmail.com` })
    await friendOf(await codeOf(other.call), { email: `${mailbox}+b@gmail.com` })
    const answers = await Promise.all(
      [claim(), claim(other)].map((one) =>
        one.then(
          ({ credits }) => credits,
          () => 0,
        ),
      ),
    )
    expect(answers.reduce((a, b) => a + b)).toBe(EACH)
  })

  test('an account that was erased and made again does not count again', async () => {
    const email = `${randomUUID()}@gmail.com`
    const friend = await friendOf(code, { email })
    await claim()
    await friend.call(deleteMe, { body: { reason: 'other' } })
    pass(6000)
    for (const id of await waitingErasures(server.ctx)) await eraseUser(server.ctx, { id })
    await friendOf(code, { email })
    await isRefused(claim())
    expect(await inviting()).toMatchObject({ claimed: 1 })
  })

  test('a friend who left before the claim does not count', async () => {
    const friend = await friendOf(code)
    await friend.call(deleteMe, { body: { reason: 'other' } })
    await isRefused(claim())
  })

  test('a banned friend does not count while banned', async () => {
    const friend = await friendOf(code)
    await banUser(server.ctx, friend.user.id)
    await isRefused(claim())
    await unbanUser(server.ctx, friend.user.id)
    expect(await claim()).toMatchObject({ credits: EACH })
  })

  test('of one domain of one’s own two count; large providers are free', async () => {
    const domain = `${randomUUID()}.example`
    for (let n = 0; n < 4; n++) await friendOf(code, { email: `f${n}@${domain}` })
    expect(await claim()).toMatchObject({ credits: 2 * EACH })
    for (let n = 0; n < 3; n++) await friendOf(code, { email: `${randomUUID()}@outlook.com` })
    expect(await claim()).toMatchObject({ credits: 3 * EACH })
    await isRefused(claim())
  })

  test('of names below one’s own domain two count', async () => {
    const domain = `${randomUUID()}.example`
    for (let n = 0; n < 4; n++) await friendOf(code, { email: `me@box${n}.${domain}` })
    expect(await claim()).toMatchObject({ credits: 2 * EACH })
    await isRefused(claim())
  })

  test('addresses for minutes count never', async () => {
    const friend = await friendOf(code, { email: `${randomUUID()}@mailinator.com` })
    expect(await refusedOf(friend)).toBe('disposable')
    await isRefused(claim())
  })

  test('ten in thirty days, fifty ever', async () => {
    const paid = async (count: number, at: Date) => {
      for (let n = 0; n < count; n++) {
        await server.ctx.db.query(
          'insert into reward_friends (friend_id, user_id, created_at) values ((random() * 1e9)::int + 1000000000, $1, $2)',
          [inviter.user.id, at],
        )
      }
    }
    await paid(9, now)
    await friendOf(code)
    await friendOf(code)
    expect(await claim()).toMatchObject({ credits: EACH })
    expect(await inviting()).toMatchObject({ state: 'locked', claimed: 10, again_at: new Date(now.getTime() + 30 * DAY).toISOString() })
    await isRefused(claim())
    pass(30 * DAY)
    expect(await claim()).toMatchObject({ credits: EACH })
    await paid(38, new Date(now.getTime() - 60 * DAY))
    await friendOf(code)
    await friendOf(code)
    expect(await claim()).toMatchObject({ credits: EACH })
    expect(await inviting()).toMatchObject({ state: 'claimed', claimed: 50, again_at: null })
    await isRefused(claim())
  })
})

test('what is kept of people’s places and mailboxes are digests', async () => {
  const email = `${randomUUID()}@kept.example`
  await friendOf(code, { email, headers: { 'x-test-client': '203.0.113.99' } })
  await claim()
  const rows = await Promise.all(
    ['reward_invitations', 'reward_friends', 'reward_traces'].map((table) =>
      server.ctx.db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`, []),
    ),
  )
  const text = rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
  expect(text.length).toBeGreaterThan(200)
  for (const secret of [email, Buffer.from(email).toString('hex'), '203.0.113.99', Buffer.from('203.0.113.99').toString('hex')])
    expect(text).not.toContain(secret)
})

test.each([
  ['Ana+x@Mail.Example', 'ana@mail.example', 'mail.example'],
  ['a.n.a+b+c@gmail.com', 'ana@gmail.com', null],
  ['ana@googlemail.com', 'ana@gmail.com', null],
  ['ana-shop@yahoo.com', 'ana@yahoo.com', null],
  ['a.n.a@mail.example', 'a.n.a@mail.example', 'mail.example'],
  ['ana@me.com', 'ana@icloud.com', null],
  ['ana@a.b.mail.example', 'ana@a.b.mail.example', 'mail.example'],
  ['ana@box.name.co.uk', 'ana@box.name.co.uk', 'name.co.uk'],
  ['ana@x.ab.io', 'ana@x.ab.io', 'ab.io'],
])('the mailbox of %s is %s', (email, mailbox, domain) => expect(mailboxOf(email)).toEqual({ mailbox, domain, disposable: false }))

test.each(['x@mailinator.com', 'X+y@Mailinator.com', 'x@any.yopmail.com'])('%s is an address for minutes', (email) => {
  expect(mailboxOf(email).disposable).toBe(true)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', null],
  ['::1', null],
  ['unknown', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (client, network) => expect(networkOf(client)).toBe(network))
