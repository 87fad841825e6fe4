import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { getCharacter } from '@/contracts/characters'
import * as contract from '@/contracts/creators'
import { eraseUser } from '@/server/domain/account/erase-user'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { insertCharacter } from '@/tests/support/own-character'
import { testServer, type TestServer } from '@/tests/support/server'

type Person = Awaited<ReturnType<TestServer['signIn']>>
const DAY = 86_400_000
const newHandle = () => `ink-${randomBytes(5).toString('hex')}`
const save = (person: Person, handle: string, more: Partial<contract.CreatorInput> = {}) =>
  person.call(contract.saveOwnCreator, { body: { handle, display_name: 'Ink and Salt', about: '', ...more } })
const follow = (person: Person, handle: string) => person.call(contract.followCreator, { params: { handle } })
const unfollow = (person: Person, handle: string) => person.call(contract.unfollowCreator, { params: { handle } })

async function open() {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const server = await testServer({ now: () => clock.now })
  const author = await server.signIn()
  const handle = newHandle()
  const page = (name = handle) => server.anonymous(contract.getCreator, { params: { handle: name } })
  const followers = async (name = handle) => {
    const [row] = await server.ctx.db.query<{ told: number; rows: number }>(
      `select followers_count as told, (select count(*)::int from creator_follows f where f.creator_id = c.user_id and f.counted) as rows
         from creators c where handle = $1`,
      [name],
    )
    expect(row!.told, 'the count and its rows').toBe(row!.rows)
    return row!.told
  }
  return { ...server, author, handle, page, followers, clock }
}

test('a page is made, shown to everybody, and holds nothing of the account', async () => {
  const { ctx, author, handle, page, anonymous } = await open()
  expect(await author.call(contract.getOwnCreator)).toEqual({ creator: null })
  await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await save(author, handle.toUpperCase(), { display_name: '  Ink   and Salt ', about: 'Slow stories.\n\n\n\nBy the sea.' })
  const shown = {
    handle,
    display_name: 'Ink and Salt',
    about: 'Slow stories.\n\nBy the sea.',
    portrait: null,
    followers_count: 0,
    characters_count: 0,
  }
  expect(await page()).toEqual(shown)
  expect(await page(handle.toUpperCase())).toEqual(shown)
  expect(await author.call(contract.getOwnCreator)).toEqual({ creator: { ...shown, handle_changeable_at: null } })
  const character = await insertCharacter(ctx, author.user.id)
  expect(await anonymous(getCharacter, { params: { slug: character.slug } })).toMatchObject({
    creator: { handle, display_name: 'Ink and Salt' },
  })
  expect(JSON.stringify(await page())).not.toContain(author.email)
})

test('its characters are the public ones, the latest published first, in pages', async () => {
  const { ctx, author, handle, page, anonymous } = await open()
  await save(author, handle)
  const ids: number[] = []
  for (let n = 0; n < 4; n++)
    ids.unshift(
      (await insertCharacter(ctx, author.user.id, { published_at: new Date(Date.UTC(2026, 9, n + 1)), conversations_count: n })).id,
    )
  for (const visibility of ['private', 'unlisted'] as const) await insertCharacter(ctx, author.user.id, { visibility })
  const list = (query: { size?: string; cursor?: string } = {}) => anonymous(contract.listCreatorCharacters, { params: { handle }, query })
  const first = await list({ size: '3' })
  expect(first).toMatchObject({ count: 4, data: ids.slice(0, 3).map((id) => ({ id })) })
  expect(await list({ size: '3', cursor: first.next_cursor! })).toMatchObject({ next_cursor: null, data: [{ id: ids[3] }] })
  expect(await page()).toMatchObject({ characters_count: 4, portrait: { base: expect.any(String) } })
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test.each([
  ['too short', 'ab'],
  ['too long', 'a'.repeat(31)],
  ['a space', 'ink salt'],
  ['markup', 'ink<b>'],
  ['another script', 'чернила'],
  ['a slash', 'ink/salt'],
])('a handle with %s is refused with the rule', async (_, handle) => {
  const { author } = await open()
  await expect(save(author, handle)).rejects.toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('3 to 30') })
})

test.each([
  'admin',
  'support',
  'official',
  'krush',
  'krush-team',
  'the_krush_official',
  'my-krushes',
  'explore',
  'no-reply',
  'ink-official',
])('nobody is called %s', async (handle) => {
  const { author } = await open()
  await expect(save(author, handle)).rejects.toMatchObject({ code: 'HANDLE_NOT_AVAILABLE', details: { field: 'handle' } })
})

test.each(['Krush', 'K r u s h  Team', 'Ｋrush', 'Support', 'The Official One', 'Ad\u200bmin'])(
  'nobody is shown as %s',
  async (display_name) => {
    const { author } = await open()
    await expect(save(author, newHandle(), { display_name })).rejects.toMatchObject({
      code: 'HANDLE_NOT_AVAILABLE',
      details: { field: 'display_name' },
    })
  },
)

test('names and texts are moderated, and hold nothing that hides', async () => {
  const { author, handle, page } = await open()
  await expect(save(author, handle, { about: 'I am six years old' })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  await expect(save(author, handle, { display_name: '\u202e\u200b' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(save(author, handle, { about: 'a'.repeat(501) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await save(author, handle, { display_name: 'Ink\u202e and\nSalt', about: 'one\u200b\ttwo\nthree' })
  expect(await page()).toMatchObject({ display_name: 'Ink and Salt', about: 'onetwo\nthree' })
})

test('a handle belongs to one, however many ask at once', async () => {
  const { handle, signIn } = await open()
  const people = await Promise.all(Array.from({ length: 5 }, () => signIn()))
  const asked = await Promise.allSettled(people.map((person) => save(person, handle)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'HANDLE_NOT_AVAILABLE' })
})

test('the first change of a handle is free at once, the next after 30 days, and the old one rests for 90', async () => {
  const { author, handle, signIn, clock } = await open()
  const [second, third] = [newHandle(), newHandle()]
  await save(author, handle)
  expect(await save(author, second)).toMatchObject({ handle: second, handle_changeable_at: '2026-12-21T10:00:00.000Z' })
  await expect(save(author, third)).rejects.toMatchObject({ code: 'HANDLE_LOCKED', details: { until: '2026-12-21T10:00:00.000Z' } })
  expect(await save(author, second, { display_name: 'Another name' })).toMatchObject({ display_name: 'Another name' })
  const other = await signIn()
  await expect(save(other, handle)).rejects.toMatchObject({ code: 'HANDLE_NOT_AVAILABLE' })
  clock.now = new Date(clock.now.getTime() + 30 * DAY)
  expect(
    await (await relogin(author, signIn)).call(contract.saveOwnCreator, { body: { handle: third, display_name: 'A', about: '' } }),
  ).toMatchObject({ handle: third })
  clock.now = new Date(clock.now.getTime() + 61 * DAY)
  expect(await save(await relogin(other, signIn), handle)).toMatchObject({ handle })
})

/** Sessions end while the clock of a test runs. */
const relogin = (person: Person, signIn: (email: string) => Promise<Person>) => signIn(person.email)

test('following counts once, is told to its person, and never goes to oneself', async () => {
  const { author, handle, page, followers, signIn } = await open()
  const [me, other] = [await signIn(), await signIn()]
  await save(author, handle)
  expect(await follow(me, handle)).toEqual({ following: true, followers_count: 1 })
  expect(await follow(me, handle.toUpperCase())).toEqual({ following: true, followers_count: 1 })
  await follow(other, handle)
  expect(await page()).toMatchObject({ followers_count: 2 })
  expect(await me.call(contract.listFollowing)).toMatchObject({
    count: 1,
    handles: [handle],
    next_cursor: null,
    data: [{ handle, followers_count: 2 }],
  })
  expect(await unfollow(me, handle)).toEqual({ following: false, followers_count: 1 })
  expect(await unfollow(me, handle)).toEqual({ following: false, followers_count: 1 })
  await expect(follow(author, handle)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(follow(me, newHandle())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await followers()).toBe(1)
})

test('many followers at once leave an exact count; the followed come in pages', async () => {
  const { author, handle, followers, signIn } = await open()
  await save(author, handle)
  const people = await Promise.all(Array.from({ length: 6 }, () => signIn()))
  await Promise.all(
    people.flatMap((person, n) => [
      follow(person, handle),
      follow(person, handle),
      n % 2 ? unfollow(person, handle) : follow(person, handle),
    ]),
  )
  await Promise.all(people.map((person) => follow(person, handle)))
  expect(await followers()).toBe(6)
  const handles = [handle]
  for (const person of people.slice(1, 4)) {
    const own = newHandle()
    await save(person, own)
    await follow(people[0]!, own)
    handles.unshift(own)
  }
  const list = (query: { size?: string; cursor?: string }) => people[0]!.call(contract.listFollowing, { query })
  const first = await list({ size: '3' })
  expect(new Set(first.handles)).toEqual(new Set(handles))
  const rest = await list({ size: '3', cursor: first.next_cursor! })
  expect(rest.next_cursor).toBeNull()
  expect(new Set([...first.data, ...rest.data].map((one) => one.handle))).toEqual(new Set(handles))
})

test('closed accounts neither follow nor have a page; erased ones leave a handle that rests', async () => {
  const { ctx, author, handle, page, followers, signIn } = await open()
  const [me, other] = [await signIn(), await signIn()]
  await save(author, handle)
  await Promise.all([follow(me, handle), follow(other, handle)])
  await banUser(ctx, me.user.id)
  expect(await followers()).toBe(1)
  await banUser(ctx, author.user.id)
  await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(follow(other, handle)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await other.call(contract.listFollowing)).data).toEqual([])
  await unbanUser(ctx, author.user.id)
  expect(await page()).toMatchObject({ followers_count: 1 })
  const back = await signIn(author.email)
  await back.call(deleteMe, { body: { reason: 'privacy' } })
  await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const [erasure] = await ctx.db.query<{ id: number }>('select id from erasures where user_id = $1', [author.user.id])
  await ctx.db.query(`update erasures set created_at = created_at - interval '1 hour' where id = $1`, [erasure!.id])
  await eraseUser(ctx, erasure!)
  expect(await ctx.db.query('select 1 from creators where handle = $1', [handle])).toEqual([])
  await expect(save(other, handle)).rejects.toMatchObject({ code: 'HANDLE_NOT_AVAILABLE' })
})

test('who is erased is no follower any more', async () => {
  const { ctx, author, handle, followers, signIn } = await open()
  const me = await signIn()
  await save(author, handle)
  await follow(me, handle)
  await me.call(deleteMe, { body: { reason: 'privacy' } })
  expect(await followers()).toBe(0)
  const [erasure] = await ctx.db.query<{ id: number }>('select id from erasures where user_id = $1', [me.user.id])
  await ctx.db.query(`update erasures set created_at = created_at - interval '1 hour' where id = $1`, [erasure!.id])
  await eraseUser(ctx, erasure!)
  expect(await followers()).toBe(0)
})

test('a page is taken away with its follows; characters stay, nobody gets its handle for 90 days', async () => {
  const { ctx, author, handle, page, anonymous, signIn, clock } = await open()
  const remove = () => author.call(contract.removeOwnCreator)
  expect(await remove(), 'where there is none').toEqual({ ok: true })
  const me = await signIn()
  await save(author, handle, { about: 'Slow stories.' })
  const character = await insertCharacter(ctx, author.user.id)
  await follow(me, handle)
  expect(await remove()).toEqual({ ok: true })
  expect(await remove()).toEqual({ ok: true })
  await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(anonymous(contract.listCreatorCharacters, { params: { handle } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(follow(me, handle)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await author.call(contract.getOwnCreator)).toEqual({ creator: null })
  expect(await me.call(contract.listFollowing)).toMatchObject({ data: [], count: 0, handles: [] })
  expect(await anonymous(getCharacter, { params: { slug: character.slug } })).toMatchObject({
    id: character.id,
    creator: null,
    listed: true,
  })
  for (const person of [me, author])
    await expect(save(person, handle)).rejects.toMatchObject({ code: 'HANDLE_NOT_AVAILABLE', details: { field: 'handle' } })
  expect(await save(author, newHandle()), 'a new page begins with nobody').toMatchObject({ followers_count: 0, about: '' })
  clock.now = new Date(Date.now() + 89 * DAY)
  await expect(save(await signIn(me.email), handle)).rejects.toMatchObject({ code: 'HANDLE_NOT_AVAILABLE' })
  clock.now = new Date(Date.now() + 91 * DAY)
  expect(await save(await signIn(me.email), handle)).toMatchObject({ handle })
})

test('pages are not made and taken away over and over to lay up handles, and one can always be taken away', async () => {
  const { author, handle, clock, signIn } = await open()
  for (const name of [handle, newHandle()]) {
    await save(author, name)
    await author.call(contract.removeOwnCreator)
  }
  await expect(save(author, newHandle())).rejects.toMatchObject({ code: 'HANDLE_LOCKED', details: { until: '2026-12-21T10:00:00.000Z' } })
  clock.now = new Date('2026-12-21T10:00:01Z')
  const again = await signIn(author.email)
  const kept = newHandle()
  await save(again, kept)
  expect(await save(again, kept, { display_name: 'Another name' }), 'what is there is edited').toMatchObject({
    display_name: 'Another name',
  })
})

test('following and taking away at once leaves neither a follow nor a page', async () => {
  const { ctx, author, handle, page, signIn } = await open()
  await save(author, handle)
  const people = await Promise.all(Array.from({ length: 5 }, () => signIn()))
  const ends = await Promise.allSettled([
    ...people.map((person) => follow(person, handle)),
    author.call(contract.removeOwnCreator),
    author.call(contract.removeOwnCreator),
  ])
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'NOT_FOUND' })
  await expect(page()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ctx.db.query('select 1 from creator_follows where creator_id = $1', [author.user.id])).toEqual([])
})
