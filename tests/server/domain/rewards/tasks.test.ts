import { beforeEach, describe, expect, test } from 'vitest'
import { REWARD_CREDITS } from '@/contracts/prices'
import { claimRewardTask, getRewardTasks, REWARD_TASKS, type RewardTaskName } from '@/contracts/rewards'
import { updateMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { testServer, type TestServer } from '@/tests/support/server'
import { balanceOf, PROFILE, stateOf, type Person } from './support'

let now = new Date('2026-03-01T12:00:00Z')
let server: TestServer
let me: Person
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  server = await testServer({ now: () => now, environment: { NEXT_PUBLIC_DISCORD_URL: 'https://discord.example/krush' } })
  me = await server.signIn(undefined, { profile: false })
})
const claim = (task: RewardTaskName) => me.call(claimRewardTask, { body: { task } })
const lots = () =>
  server.ctx.db.query<{ key: string; granted: number; expires_at: Date | null }>(
    `select key, granted, expires_at from credit_lots where user_id = $1 and source = 'reward' order by id`,
    [me.user.id],
  )

test('a new person sees every task that exists here, and a code of their own', async () => {
  const { data, count, invite_code } = await me.call(getRewardTasks)
  expect(data.map(({ task, state }) => `${task} ${state}`)).toEqual([
    'complete_profile locked',
    'first_character locked',
    'first_photo locked',
    'daily_visit ready',
    'invite_friend locked',
    'join_discord ready',
  ])
  expect(count).toBe(6)
  expect(data.find(({ task }) => task === 'join_discord')).toMatchObject({
    href: 'https://discord.example/krush',
    credits: 5,
    most: 1,
    claimed: 0,
  })
  expect(data.find(({ task }) => task === 'daily_visit')).toMatchObject({ most: null, again_at: null })
  expect(invite_code).toMatch(/^[a-z][a-z2-9]{7}$/)
  expect((await me.call(getRewardTasks)).invite_code).toBe(invite_code)
})

test('what is not done yet says where to do it', async () => {
  const { data } = await me.call(getRewardTasks)
  expect(data.find(({ task }) => task === 'first_character')).toMatchObject({ state: 'locked', href: '/create' })
  expect(data.find(({ task }) => task === 'complete_profile')).toMatchObject({ state: 'locked', href: '/settings' })
})

test('only for signed-in people', async () => {
  await expect(server.anonymous(getRewardTasks)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(server.anonymous(claimRewardTask, { body: { task: 'daily_visit' } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test.each(['complete_profile', 'first_character', 'first_photo', 'invite_friend', 'join_reddit'] as const)(
  '%s is refused until it is done',
  async (task) => {
    await expect(claim(task)).rejects.toMatchObject({ code: 'REWARD_NOT_READY', status: 409 })
    expect(await lots()).toEqual([])
  },
)

test('a complete profile is rewarded once', async () => {
  await me.call(updateMe, { body: { custom_attributes: { gender: 'Female', name: 'Ana' } } })
  expect(await stateOf(me.call, 'complete_profile')).toMatchObject({ state: 'locked' })
  await me.call(updateMe, { body: { custom_attributes: { accept_tos_18: true } } })
  expect(await stateOf(me.call, 'complete_profile')).toMatchObject({ state: 'ready', claimed: 0 })
  const before = await balanceOf(me.call)
  expect(await claim('complete_profile')).toEqual({ credits: 10, credit_balance: before + 10 })
  expect(await stateOf(me.call, 'complete_profile')).toMatchObject({ state: 'claimed', claimed: 1 })
  expect(await claim('complete_profile')).toEqual({ credits: 0, credit_balance: before + 10 })
  expect(await lots()).toMatchObject([{ key: 'complete_profile', granted: REWARD_CREDITS.complete_profile, expires_at: null }])
})

test('a character of one’s own is rewarded, nobody else’s', async () => {
  const other = await server.signIn(undefined, { profile: false })
  const copy = (owner: number) =>
    server.ctx.db.query(
      `insert into characters (slug, owner_id, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance,
        portrait, search_text)
     select slug || '-' || $1::int, $1, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance,
        portrait, search_text from characters where owner_id is null order by id limit 1`,
      [owner],
    )
  await copy(other.user.id)
  await expect(claim('first_character')).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })
  await copy(me.user.id)
  expect(await claim('first_character')).toMatchObject({ credits: REWARD_CREDITS.first_character })
})

describe('the daily visit', () => {
  test('once a UTC day, without end, and it says when it comes again', async () => {
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    expect(await stateOf(me.call, 'daily_visit')).toMatchObject({ state: 'claimed', again_at: '2026-03-02T00:00:00.000Z', claimed: 1 })
    now = new Date('2026-03-01T23:59:59Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 0 })
    now = new Date('2026-03-02T00:00:00Z')
    expect(await stateOf(me.call, 'daily_visit')).toMatchObject({ state: 'ready', again_at: null })
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    now = new Date('2026-03-09T08:00:00Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    expect((await lots()).map(({ key }) => key)).toEqual(['daily_visit:2026-03-01', 'daily_visit:2026-03-02', 'daily_visit:2026-03-09'])
  })

  test('a clock that is set back grants no day twice', async () => {
    now = new Date('2026-03-02T00:00:01Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    now = new Date('2026-03-01T23:59:00Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    now = new Date('2026-03-02T00:00:02Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 0 })
    expect(await lots()).toHaveLength(2)
    expect(await checkLedger(server.ctx)).toEqual([])
  })

  test('the day is that of UTC, wherever somebody lives', async () => {
    now = new Date('2026-03-01T10:30:00Z')
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
    now = new Date('2026-03-01T13:59:59-10:00')
    expect(await claim('daily_visit')).toMatchObject({ credits: 0 })
    now = new Date('2026-03-02T09:00:00+09:00')
    expect(await claim('daily_visit')).toMatchObject({ credits: 1 })
  })

  test('nobody is granted it who does not come', async () => {
    now = new Date('2026-03-05T12:00:00Z')
    await stateOf(me.call, 'daily_visit')
    expect(await lots()).toEqual([])
  })
})

test('communities: once each, only where the operator has named one', async () => {
  expect(await claim('join_discord')).toMatchObject({ credits: REWARD_CREDITS.join_discord })
  expect(await stateOf(me.call, 'join_discord')).toMatchObject({ state: 'claimed' })
  await expect(claim('join_instagram')).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })
})

test('a hundred claims at once are one grant', async () => {
  await me.call(updateMe, { body: { custom_attributes: PROFILE } })
  const before = await balanceOf(me.call)
  for (const task of ['complete_profile', 'daily_visit', 'join_discord'] as const) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(task)))
    expect(answers.map(({ credits }) => credits).filter(Boolean)).toEqual([REWARD_CREDITS[task]])
  }
  expect(await balanceOf(me.call)).toBe(before + 16)
  expect(await checkLedger(server.ctx)).toEqual([])
})

test('the new balance is emitted to every open page', async () => {
  await claim('daily_visit')
  const events = await server.ctx.db.query<{ batch: { event: string; data: { balance: number } }[] }>(
    'select batch from events where user_id = $1 order by seq desc limit 1',
    [me.user.id],
  )
  expect(events[0]!.batch).toMatchObject([{ event: 'balance.updated', data: { balance: await balanceOf(me.call) } }])
})

test('unknown tasks are refused', async () => {
  await expect(me.call(claimRewardTask, { body: { task: 'all' as RewardTaskName } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  for (const task of REWARD_TASKS) expect(REWARD_CREDITS[task]).toBeGreaterThan(0)
})
