import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getCharacter } from '@/contracts/characters'
import * as contract from '@/contracts/likes'
import { characters } from '@/server/db/schema'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { insertCharacter } from '@/tests/support/own-character'
import { testServer, type TestServer } from '@/tests/support/server'

type Person = Awaited<ReturnType<TestServer['signIn']>>
const like = (person: Person, id: number) => person.call(contract.likeCharacter, { params: { id: String(id) } })
const unlike = (person: Person, id: number) => person.call(contract.unlikeCharacter, { params: { id: String(id) } })

async function open() {
  const server = await testServer()
  const [author, me, other] = [await server.signIn(), await server.signIn(), await server.signIn()]
  const character = await insertCharacter(server.ctx, author.user.id)
  const likes = async () => {
    const [row] = await server.ctx.db.query<{ told: number; rows: number }>(
      `select likes_count as told, (select count(*)::int from character_likes l where l.character_id = c.id and l.counted) as rows from characters c where id = $1`,
      [character.id],
    )
    expect(row!.told, 'the count and its rows').toBe(row!.rows)
    return row!.told
  }
  const change = (values: Partial<typeof characters.$inferInsert>) =>
    server.ctx.db.orm.update(characters).set(values).where(eq(characters.id, character.id))
  return { ...server, author, me, other, character, likes, change }
}

test('a like counts once, shows on the public page, and can be taken back', async () => {
  const { me, other, anonymous, character, likes } = await open()
  expect(await like(me, character.id)).toEqual({ liked: true, likes_count: 1 })
  expect(await like(me, character.id)).toEqual({ liked: true, likes_count: 1 })
  expect(await like(other, character.id)).toEqual({ liked: true, likes_count: 2 })
  expect(await anonymous(getCharacter, { params: { slug: character.slug } })).toMatchObject({ likes_count: 2 })
  expect(await unlike(me, character.id)).toEqual({ liked: false, likes_count: 1 })
  expect(await unlike(me, character.id)).toEqual({ liked: false, likes_count: 1 })
  expect(await likes()).toBe(1)
})

test('visitors are asked to sign in', async () => {
  const { anonymous, character } = await open()
  await expect(anonymous(contract.likeCharacter, { params: { id: String(character.id) } })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('what one does not see cannot be liked, and its count is not told', async () => {
  const { me, author, character, change, likes } = await open()
  await change({ visibility: 'private' })
  await expect(like(me, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(unlike(me, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await like(author, character.id)).toEqual({ liked: true, likes_count: 1 })
  await change({ hidden_at: new Date() })
  for (const person of [me, author]) await expect(like(person, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await change({ hidden_at: null, deleted_at: new Date() })
  for (const person of [me, author]) await expect(like(person, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(like(me, 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(like(me, 0)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await likes()).toBe(1)
})

test('an unlisted one can be liked by whoever has its address; one that closes stays removable', async () => {
  const { me, character, change } = await open()
  await change({ visibility: 'unlisted' })
  await expect(like(me, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(unlike(me, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const by_address = { params: { id: String(character.id) }, query: { slug: character.slug } }
  expect(await me.call(contract.likeCharacter, by_address)).toEqual({ liked: true, likes_count: 1 })
  expect(await like(me, character.id)).toEqual({ liked: true, likes_count: 1 })
  await change({ visibility: 'private' })
  expect((await me.call(contract.listLikes)).data).toEqual([])
  expect((await me.call(contract.listLikes)).ids).toEqual([character.id])
  expect(await unlike(me, character.id)).toEqual({ liked: false, likes_count: 0 })
})

test('many at once, liking and taking back, leave an exact count', async () => {
  const { signIn, character, likes } = await open()
  const people = await Promise.all(Array.from({ length: 6 }, () => signIn()))
  for (let round = 0; round < 4; round++) {
    await Promise.all(
      people.flatMap((person, n) => [
        like(person, character.id),
        like(person, character.id),
        n % 2 ? unlike(person, character.id) : like(person, character.id),
      ]),
    )
    expect(await likes()).toBeGreaterThanOrEqual(3)
  }
  await Promise.all(people.map((person) => like(person, character.id)))
  expect(await likes()).toBe(6)
})

test('a closed account counts no more, an opened one again, an erased one never', async () => {
  const { ctx, me, other, character, likes } = await open()
  await like(me, character.id)
  await like(other, character.id)
  await banUser(ctx, me.user.id)
  expect(await likes()).toBe(1)
  await unbanUser(ctx, me.user.id)
  expect(await likes()).toBe(2)
  await ctx.db.query('delete from character_likes where user_id = $1', [other.user.id])
  expect(await likes()).toBe(1)
  await banUser(ctx, me.user.id)
  await ctx.db.query('delete from character_likes where user_id = $1', [me.user.id])
  expect(await likes()).toBe(0)
})

test('a like that races the end of its account is not counted', async () => {
  const { ctx, signIn, character, likes } = await open()
  const people = await Promise.all(Array.from({ length: 5 }, () => signIn()))
  await Promise.all(people.flatMap((person) => [like(person, character.id).catch(() => null), banUser(ctx, person.user.id)]))
  expect(await likes()).toBe(0)
})

test('two accounts with the same favourites in other orders can be closed at once', async () => {
  const { ctx, author, me, other } = await open()
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await insertCharacter(ctx, author.user.id)).id))
  for (const id of ids) await like(me, id)
  for (const id of ids.toReversed()) await like(other, id)
  for (let round = 0; round < 5; round++) {
    await Promise.all([banUser(ctx, me.user.id), banUser(ctx, other.user.id)])
    await Promise.all([unbanUser(ctx, me.user.id), unbanUser(ctx, other.user.id)])
  }
  const rows = await ctx.db.query<{ likes_count: number }>('select likes_count from characters where id = any($1::int[])', [ids])
  expect(rows.map(({ likes_count }) => likes_count)).toEqual(ids.map(() => 2))
})

test('favourites come in pages, the latest first, with all ids on the first one', async () => {
  const { ctx, author, me } = await open()
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.unshift((await insertCharacter(ctx, author.user.id)).id)
  for (const id of ids.toReversed()) await like(me, id)
  const first = await me.call(contract.listLikes, { query: { size: '2' } })
  expect(first).toMatchObject({ count: 5, ids, data: [{ id: ids[0] }, { id: ids[1] }] })
  const second = await me.call(contract.listLikes, { query: { size: '2', cursor: first.next_cursor! } })
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4))
  expect(second.ids).toBeUndefined()
  const last = await me.call(contract.listLikes, { query: { size: '2', cursor: second.next_cursor! } })
  expect(last).toMatchObject({ next_cursor: null, data: [{ id: ids[4] }] })
  for (const cursor of ['x', 'a.b', Buffer.from('1.9999999999').toString('base64url')]) {
    await expect(me.call(contract.listLikes, { query: { cursor } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})
