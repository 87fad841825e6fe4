import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createConversation } from '@/contracts/conversations'
import { listCategories, listCharacters, listSitemap, type CharacterFilter } from '@/contracts/characters'
import { updateMe } from '@/contracts/users'
import type { Database } from '@/server/db/client'
import { listCategories as countCategories } from '@/server/domain/characters/list-categories'
import type { Context } from '@/server/domain/context'
import { seedMany } from '@/tests/support/many-characters.mjs'
import { freshDatabase, testServer, type TestServer } from '@/tests/support/server'

const TOTAL = 200
let db: Database
let server: TestServer
/** Lists are compared as of moments, so the clock of these tests moves only when they say so. */
let now = new Date()
const later = (ms = 1000) => (now = new Date(now.getTime() + ms))

beforeAll(async () => {
  db = await freshDatabase()
  await seedMany((text, params) => db.query(text, params), TOTAL)
  server = await testServer({ db, now: () => now })
})
afterAll(() => db.close())

type Query = z.input<typeof CharacterFilter>
type Call = TestServer['anonymous']

async function pages(call: Call, query: Record<string, string>, between: (turn: number) => Promise<void> = async () => {}) {
  const seen: number[] = []
  const counts: number[] = []
  let cursor: string | undefined
  for (let turn = 0; ; turn++) {
    const page = await call(listCharacters, { query: { size: '20', ...query, cursor } as Query })
    seen.push(...page.data.map(({ id }) => id))
    counts.push(page.count)
    if (!page.next_cursor) return { seen, counts }
    cursor = page.next_cursor
    await between(turn)
  }
}
const idsOf = async (order: string, where = 'true') =>
  (await db.query<{ id: number }>(`select id from characters where visibility = 'public' and ${where} order by ${order}`, [])).map(
    ({ id }) => id,
  )
const begin = async (character_id: number) => {
  const { call } = await server.signIn()
  await call(createConversation, { body: { account_id: character_id } })
}

test('popular is by people who talk with them; new by when they came', async () => {
  const { seen, counts } = await pages(server.anonymous, {})
  expect(seen).toEqual(await idsOf('conversations_count desc, id desc'))
  expect(new Set(counts)).toEqual(new Set([TOTAL]))
  expect((await pages(server.anonymous, { sort: 'new' })).seen).toEqual(await idsOf('coalesce(published_at, created_at) desc, id desc'))
})

test('while people begin conversations, nobody is met twice and nobody is missed', async () => {
  const before = await idsOf('conversations_count desc, id desc')
  const rising = before.slice(60, 160)
  const { seen } = await pages(server.anonymous, {}, async (turn) => {
    later()
    // From far below to the very top, and by one past a neighbor.
    await db.query('update characters set conversations_count = conversations_count + 1 where id = $1', [rising[turn * 2]])
    await db.query(
      `with person as (insert into users (identity_uid, email, pubsub_token) values ($1, $1 || '@example.test', $1) returning id)
         insert into conversations (user_id, character_id, created_at) select id, $2, $3 from person`,
      [randomUUID(), rising[turn * 2], now],
    )
    await begin(rising[turn * 2 + 1]!)
    await begin(rising[turn * 2 + 1]!)
  })
  expect(seen).toEqual(before)
  expect(await idsOf('conversations_count desc, id desc')).not.toEqual(before)
  // The next visit begins with the new counts.
  later()
  expect((await pages(server.anonymous, {})).seen).toEqual(await idsOf('conversations_count desc, id desc'))
})

test('the same for a search, and for what somebody likes', async () => {
  const me = await server.signIn()
  const found = (await pages(server.anonymous, { q: 'rain', size: '7' })).seen
  expect(found.length).toBeGreaterThan(20)
  await begin(found.at(-1)!)
  later()
  await me.call(createConversation, { body: { account_id: found[0]! } })
  later()
  const mine = (await pages(me.call, { sort: 'for_you' })).seen
  expect(new Set(mine)).toEqual(new Set(await idsOf('id')))
  const again = await pages(me.call, { sort: 'for_you' }, async (turn) => {
    later()
    const id = mine[150 - turn * 3]!
    await db.query('insert into character_likes (user_id, character_id, created_at) values ($1, $2, $3)', [me.user.id, id, now])
    await me.call(createConversation, { body: { account_id: id } })
  })
  expect(again.seen).toEqual(mine)
})

test('every filter narrows, alone and together', async () => {
  const where: Record<string, [Record<string, string>, string]> = {
    category: [{ category: 'calm' }, "category = 'calm'"],
    gender: [{ gender: 'Non-binary' }, "gender = 'Non-binary'"],
    style: [{ style: 'Anime' }, "appearance->>'style' = 'Anime'"],
    ethnicity: [{ ethnicity: 'Latina' }, "appearance->>'ethnicity' = 'Latina'"],
    tag: [{ tag: 'Rain' }, "tags ? 'rain'"],
    fresh: [{ fresh: '1' }, `coalesce(published_at, created_at) > '${new Date(now.getTime() - 7 * 86_400_000).toISOString()}'`],
    together: [{ category: 'calm', gender: 'Female', sort: 'new' }, "category = 'calm' and gender = 'Female'"],
  }
  for (const [name, [query, condition]] of Object.entries(where)) {
    const { seen, counts } = await pages(server.anonymous, { ...query, size: '3' })
    const wanted = await idsOf('id', condition)
    expect(new Set(seen), name).toEqual(new Set(wanted))
    expect(counts[0], name).toBe(wanted.length)
  }
  await expect(server.anonymous(listCharacters, { query: { style: 'Oil' } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('by their ids, and only who is public', async () => {
  const { anonymous, ctx } = await testServer()
  const [one, hidden, two] = (await anonymous(listCharacters, { query: { size: '3' } })).data.map(({ id }) => id)
  await ctx.db.query("update characters set visibility = 'private' where id = $1", [hidden])
  const ids = `${one},${hidden},${two},999999`
  expect((await anonymous(listCharacters, { query: { ids } })).data.map(({ id }) => id)).toEqual([one, two])
  await expect(anonymous(listCharacters, { query: { ids: '1;2' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await ctx.db.query("update characters set visibility = 'public' where id = $1", [hidden])
})

test("a creator's public characters, and nobody else's", async () => {
  const me = await server.signIn()
  const [mine, hidden] = (await db.query<{ id: number }>("select id from characters where slug like 'many-%' order by id limit 2", [])) as [
    { id: number },
    { id: number },
  ]
  await db.query('insert into creators (user_id, handle, display_name) values ($1, $2, $3)', [me.user.id, 'ada', 'Ada'])
  await db.query('update characters set owner_id = $1 where id in ($2, $3)', [me.user.id, mine.id, hidden.id])
  await db.query("update characters set visibility = 'unlisted' where id = $1", [hidden.id])
  expect((await pages(server.anonymous, { creator: 'Ada' })).seen).toEqual([mine.id])
  expect((await pages(server.anonymous, { creator: 'nobody' })).seen).toEqual([])
  expect((await pages(server.anonymous, {})).seen).not.toContain(hidden.id)
})

test("favourites are the caller's own", async () => {
  const me = await server.signIn()
  const other = await server.signIn()
  await expect(server.anonymous(listCharacters, { query: { favorites: '1' } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const two = (await idsOf('id')).slice(5, 7)
  for (const id of two) await db.query('insert into character_likes (user_id, character_id) values ($1, $2)', [me.user.id, id])
  expect(new Set((await pages(me.call, { favorites: '1' })).seen)).toEqual(new Set(two))
  expect((await pages(other.call, { favorites: '1' })).seen).toEqual([])
})

test('for you: visitors get what is popular; people whom their profile, their favourites and their conversations speak for, and the truth about why', async () => {
  const first = async (call: Call, size = '30') => {
    const page = await call(listCharacters, { query: { sort: 'for_you', size } as Query })
    return { ...page, ids: page.data.map(({ id }) => id) }
  }
  const popular = (await idsOf('conversations_count desc, id desc')).slice(0, 30)
  const visitor = await first(server.anonymous)
  expect([visitor.ids, visitor.because]).toEqual([popular, null])

  const me = await server.signIn()
  expect([(await first(me.call)).ids, (await first(me.call)).because]).toEqual([popular, null])
  await me.call(updateMe, { body: { custom_attributes: { name: 'Kim', gender: 'Female', orientation: 'Men', accept_tos_18: true } } })
  const men = await first(me.call)
  expect(men.because).toEqual({ kind: 'profile' })
  expect(men.data.every(({ gender }) => gender === 'Male')).toBe(true)

  const calm = await idsOf('id', "category = 'calm' and gender = 'Male'")
  await db.query('insert into character_likes (user_id, character_id, created_at) values ($1, $2, $3)', [me.user.id, calm[0], now])
  later()
  expect((await first(me.call)).because).toEqual({ kind: 'company' })
  await me.call(createConversation, { body: { account_id: calm[1]! } })
  later()
  const mine = await first(me.call)
  expect(mine.because).toEqual({ kind: 'category', category: 'calm' })
  expect(mine.data[0]).toMatchObject({ category: 'calm', gender: 'Male' })
  // Whom one knows is not suggested first; nobody is left out.
  expect(mine.ids).not.toContain(calm[0])
  expect(mine.count).toBe((await idsOf('id')).length)
  expect((await first(me.call)).ids).toEqual(mine.ids)
})

describe('for you, read from shelves', () => {
  const FEW = 120
  let own: Database
  let shop: TestServer
  beforeAll(async () => {
    own = await freshDatabase()
    await seedMany((text, params) => own.query(text, params), FEW)
    shop = await testServer({ db: own, now: () => now })
  })
  afterAll(() => own.close())

  const idsThere = async (where: string, order = 'id') =>
    (await own.query<{ id: number }>(`select id from characters where visibility = 'public' and ${where} order by ${order}`, [])).map(
      ({ id }) => id,
    )
  const like = async (user_id: number, ids: number[]) => {
    for (const id of ids) {
      await own.query('insert into character_likes (user_id, character_id, created_at) values ($1, $2, $3)', [user_id, id, now])
      later()
    }
  }

  test('it has the order in which all are ranked one by one, and counts who is there now', async () => {
    const me = await shop.signIn()
    await like(me.user.id, (await idsThere("tags ? 'rain'")).slice(3, 7))
    // A list of a tag is ranked one by one. Without a preferred gender both count every interest, as long as few share one.
    const compare = async (narrowed: Record<string, string> = {}) => {
      const all = await pages(me.call, { sort: 'for_you', ...narrowed })
      for (const tag of ['rain', 'silence', 'old films']) {
        const ranked = (await pages(me.call, { sort: 'for_you', tag, ...narrowed })).seen
        expect(ranked.length).toBeGreaterThan(3)
        expect(all.seen.filter((id) => ranked.includes(id))).toEqual(ranked)
      }
      return all
    }
    await compare()
    await me.call(updateMe, { body: { custom_attributes: { name: 'Kim', gender: 'Female', orientation: 'Women', accept_tos_18: true } } })
    const women = await compare({ gender: 'Female' })
    const wanted = await idsThere("gender = 'Female'")
    expect(new Set(women.seen)).toEqual(new Set(wanted))
    expect(women.counts[0]).toBe(wanted.length)
    const calm = await pages(me.call, { sort: 'for_you', category: 'calm', size: '3' })
    expect(new Set(calm.seen)).toEqual(new Set(await idsThere("category = 'calm'")))
    const everybody = await pages(me.call, { sort: 'for_you' })
    expect(everybody.seen.toSorted((a, b) => a - b)).toEqual(await idsThere('true'))
    expect(everybody.counts[0]).toBe(FEW)

    const women_count = async () => (await pages(me.call, { sort: 'for_you', gender: 'Female' })).counts[0]
    await own.query("update characters set visibility = 'private' where id = $1", [wanted[0]])
    expect(await women_count()).toBe(wanted.length - 1)
    await own.query("update characters set visibility = 'public' where id = $1", [wanted[0]])
    expect(await women_count()).toBe(wanted.length)
  })

  test('nobody is met twice or missed where more share an interest than count, and they become better known meanwhile', async () => {
    await own.query(`update characters set tags = '["rain"]', gender = 'Female'`, [])
    const me = await shop.signIn()
    const [one] = await idsThere('true')
    await like(me.user.id, [one!])
    const mine = (await pages(me.call, { sort: 'for_you' })).seen
    expect(new Set(mine).size).toBe(FEW)
    // The best known of those with the tag come before all others but those of the same category.
    const known = (await idsThere(`id <> ${one}`, 'fame_of(conversations_count) desc, id desc')).slice(0, 20)
    expect(known.filter((id) => !mine.slice(0, 40).includes(id))).toEqual([])
    const again = await pages(me.call, { sort: 'for_you' }, async (turn) => {
      later()
      const risen = mine.slice(turn * 20).filter((_, at) => at % 7 === turn)
      await own.query('update characters set conversations_count = conversations_count + 8 where id = any($1::int[])', [risen])
      await own.query(
        `insert into conversations (user_id, character_id, created_at) select $1, id, $3 from unnest($2::int[]) id, generate_series(1, 8)`,
        [(await shop.signIn()).user.id, risen, now],
      )
    })
    expect(again.seen).toEqual(mine)
    later()
    expect((await pages(me.call, { sort: 'for_you' })).seen).not.toEqual(mine)
  })
})

test("cursors are of one order, and of nobody else's making", async () => {
  const { next_cursor } = await server.anonymous(listCharacters, { query: { size: '5' } })
  for (const cursor of ['bm9wZQ', 'x'.repeat(200), Buffer.from('0.1.1.0.0.99999999999').toString('base64url'), '%00'])
    await expect(server.anonymous(listCharacters, { query: { cursor } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(server.anonymous(listCharacters, { query: { sort: 'new', cursor: next_cursor! } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('categories count their public characters', async () => {
  const { data } = await server.anonymous(listCategories)
  for (const { slug, count } of data) expect(count).toBe((await idsOf('id', `category = '${slug}'`)).length)
})

test('categories are counted once for all who ask within seconds, and again after a failure', async () => {
  let asked = 0
  const query: Context['db']['query'] = (text, params) => {
    asked += 1
    return asked === 1 ? Promise.reject(new Error('connection lost')) : db.query(text, params)
  }
  const ctx: Context = { ...server.ctx, db: { ...db, query } }
  await expect(countCategories(ctx)).rejects.toThrow('connection lost')
  const [one, other] = await Promise.all([countCategories(ctx), countCategories(ctx)])
  expect(other).toEqual(one)
  expect(one).toEqual(await server.anonymous(listCategories))
  expect(asked).toBe(2)
})

test('the sitemap has public characters and their creators, and no others', async () => {
  const { data, count, next_cursor } = await server.anonymous(listSitemap)
  const slugs = (await db.query<{ slug: string }>("select slug from characters where visibility = 'public'", [])).map(
    ({ slug }) => `/characters/${slug}`,
  )
  expect(new Set(data.map(({ path }) => path))).toEqual(new Set([...slugs, '/creators/ada']))
  expect([count, next_cursor]).toEqual([slugs.length + 1, null])
  expect(data.every(({ updated_at }) => !Number.isNaN(Date.parse(updated_at)))).toBe(true)
  expect((await server.anonymous(listSitemap, { query: { cursor: '5000' } })).data).toEqual([])
})
