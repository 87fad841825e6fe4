import { expect, test } from 'vitest'
import { getCharacter, listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/reports'
import { seedCharacters } from '@/server/db/seed/seed-characters'
import { hideCharacter, listReported } from '@/server/domain/characters/takedowns'
import { banUser } from '@/server/domain/users/ban-user'
import { ProviderError } from '@/server/providers/errors'
import { VERBS } from '@/server/operator/verbs'
import { insertCharacter } from '@/tests/support/own-character'
import { silent, testServer, type TestServer } from '@/tests/support/server'

type Person = Awaited<ReturnType<TestServer['signIn']>>
const run = (words: string) => VERBS.find((verb) => verb.words.join(' ') === words)!.run
const report = (person: Person, id: number, reason: contract.ReportReason = 'underage', comment = '') =>
  person.call(contract.reportCharacter, { params: { id: String(id) }, body: { reason, comment } })

async function open() {
  const logged: string[] = []
  const log = {
    ...silent,
    warn: (...said: unknown[]) => void logged.push(JSON.stringify(said)),
    error: (...said: unknown[]) => void logged.push(JSON.stringify(said)),
  }
  const server = await testServer({ log })
  const author = await server.signIn()
  const character = await insertCharacter(server.ctx, author.user.id)
  /** Someone whose account is older than a day. */
  const settled = async () => {
    const person = await server.signIn()
    await server.ctx.db.query(`update users set created_at = created_at - interval '2 days' where id = $1`, [person.user.id])
    return person
  }
  const people = (n: number) => Promise.all(Array.from({ length: n }, settled))
  const visible = () =>
    server.anonymous(getCharacter, { params: { slug: character.slug } }).then(
      () => true,
      () => false,
    )
  const row = async () =>
    (
      await server.ctx.db.query<{ visibility: string; hidden: boolean }>(
        'select visibility, hidden_at is not null as hidden from characters where id = $1',
        [character.id],
      )
    )[0]
  return { ...server, author, character, logged, people, visible, row }
}

test('a report is kept with its comment, told to the operator by numbers, and counts once', async () => {
  const { ctx, people, character, logged } = await open()
  const [me] = await people(1)
  const first = await report(me!, character.id, 'copied', 'This is my drawing, canary.')
  expect(first).toMatchObject({ already: false, id: expect.any(Number) })
  expect(await report(me!, character.id, 'spam')).toEqual({ ...first, already: true })
  const rows = await ctx.db.query('select reason, comment, version, user_id from character_reports where character_id = $1', [character.id])
  expect(rows).toEqual([{ reason: 'copied', comment: 'This is my drawing, canary.', version: 1, user_id: me!.user.id }])
  expect(logged.filter((line) => line.includes(`"report_id":${first.id}`))).toHaveLength(1)
  expect(logged.join()).not.toContain('canary')
  expect(logged.join()).not.toContain(me!.email)
})

test('who reports abuse may quote it', async () => {
  const { people, character, ctx } = await open()
  const [me] = await people(1)
  await report(me!, character.id, 'underage', 'It says: I am six years old')
  expect(await ctx.db.query('select 1 from character_reports where user_id = $1', [me!.user.id])).toHaveLength(1)
})

test('a safety check that is down keeps no report', async () => {
  const { people, character, ctx } = await open()
  const [me] = await people(1)
  const check = ctx.moderation.check
  ctx.moderation.check = () => Promise.reject(new ProviderError('transient', 'down'))
  try {
    expect(await report(me!, character.id, 'other', 'Something is odd.')).toMatchObject({ already: false })
  } finally {
    ctx.moderation.check = check
  }
})

test.each([
  ['an unknown reason', { reason: 'dislike' }],
  ['no reason', {}],
  ['a long comment', { reason: 'other', comment: 'a'.repeat(1001) }],
  ['more fields', { reason: 'other', hide: true }],
])('%s is refused', async (_, body) => {
  const { people, character } = await open()
  const [me] = await people(1)
  await expect(me!.call(contract.reportCharacter, { params: { id: String(character.id) }, body: body as never })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('visitors sign in first; what one does not see, and what is one’s own, cannot be reported', async () => {
  const { ctx, author, people, character, anonymous } = await open()
  const [me] = await people(1)
  await expect(
    anonymous(contract.reportCharacter, { params: { id: String(character.id) }, body: { reason: 'other' } }),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(report(author, character.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await ctx.db.query(`update characters set visibility = 'private' where id = $1`, [character.id])
  await expect(report(me!, character.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // One who has a chat with it has seen it.
  await ctx.db.query('insert into conversations (user_id, character_id) values ($1, $2)', [me!.user.id, character.id])
  expect(await report(me!, character.id)).toMatchObject({ already: false })
})

test('a person’s reports end at twenty a day', async () => {
  const { people, character } = await open()
  const [me] = await people(1)
  for (let n = 0; n < 20; n++) await report(me!, character.id, 'spam')
  await expect(report(me!, character.id, 'spam')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('three different people take what looks under age out of sight at once, two do not', async () => {
  const { people, character, visible, row, anonymous, logged, ctx } = await open()
  const [one, two, three, four] = await people(4)
  await report(one!, character.id, 'underage')
  await report(one!, character.id, 'real_person')
  await report(two!, character.id, 'real_person')
  await report(four!, character.id, 'hateful')
  expect(await visible()).toBe(true)
  await report(three!, character.id, 'underage')
  expect(await visible()).toBe(false)
  expect(await row()).toEqual({ visibility: 'private', hidden: true })
  const { data } = await anonymous(listCharacters, { query: { q: 'vera lind', size: '48' } })
  expect(data.map(({ id }) => id)).not.toContain(character.id)
  expect(logged.some((line) => line.includes('TAKEN DOWN') && line.includes(`"character_id":${character.id}`))).toBe(true)
  expect((await listReported(ctx)).find(({ character_id }) => character_id === character.id)).toMatchObject({ state: 'down', reports: 4 })
})

test('all at once take it down once', async () => {
  const { people, character, row, ctx } = await open()
  const said = await Promise.allSettled((await people(6)).map((person) => report(person, character.id, 'real_person')))
  // Whoever comes when it is gone hears that it is gone.
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await row()).toEqual({ visibility: 'private', hidden: true })
  expect(await ctx.db.query('select 1 from character_takedowns where character_id = $1', [character.id])).toHaveLength(1)
})

test('accounts of today weigh nothing unless they have bought something; closed ones neither', async () => {
  const { ctx, signIn, people, character, visible } = await open()
  const [fresh, buyer, banned] = [await signIn(), await signIn(), ...(await people(1))]
  const [one] = await people(1)
  for (const person of [fresh, buyer, banned!]) await report(person, character.id)
  await banUser(ctx, banned!.user.id)
  await report(one!, character.id)
  expect(await visible()).toBe(true)
  await ctx.db.query(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, state)
       values ($1, 'x', 27, 'pack', 499, 'USD', 30, 'ccbill', false, 'paid')`,
    [buyer.user.id],
  )
  const [two] = await people(1)
  await report(two!, character.id)
  expect(await visible()).toBe(false)
})

test('characters of the installation are never taken down by reports', async () => {
  const { ctx, people, visible, anonymous } = await open()
  const own = await insertCharacter(ctx, null)
  for (const person of await people(4)) await report(person, own.id)
  expect(await anonymous(getCharacter, { params: { slug: own.slug } })).toMatchObject({ id: own.id })
  expect(await visible()).toBe(true)
})

test('the operator lists, reads, restores; what was looked at is not taken down again unless it changes', async () => {
  const { ctx, people, character, visible, row } = await open()
  for (const person of await people(3)) await report(person, character.id, 'underage', 'She says\u001b[31m she is young.\nReally')
  expect(await visible()).toBe(false)
  const listed = await run('reports list')(ctx, [])
  expect(listed).toMatch(new RegExp(`^${character.id} .*taken down +3 +underage`, 'm'))
  const shown = await run('reports show')(ctx, [String(character.id)])
  expect(shown).toContain('She says [31m she is young. Really')
  expect(shown).not.toContain('\u001b')
  await expect(run('reports settle')(ctx, [String(character.id)])).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await run('reports restore')(ctx, [String(character.id)])).toContain('is restored: public')
  expect(await visible()).toBe(true)
  expect(await run('reports list')(ctx, [])).not.toMatch(new RegExp(`^${character.id} `, 'm'))
  for (const person of await people(3)) await report(person, character.id)
  expect(await visible()).toBe(true)
  expect(await run('reports settle')(ctx, [String(character.id)])).toContain('settled: 3')
  await ctx.db.query('update characters set version = 2 where id = $1', [character.id])
  for (const person of await people(3)) await report(person, character.id)
  expect(await row()).toEqual({ visibility: 'private', hidden: true })
})

test('one that was changed while it was down comes back private', async () => {
  const { ctx, people, character, row } = await open()
  for (const person of await people(3)) await report(person, character.id)
  await ctx.db.query('update characters set version = 2 where id = $1', [character.id])
  expect(await run('reports restore')(ctx, [String(character.id)])).toContain('is restored: private')
  expect(await row()).toEqual({ visibility: 'private', hidden: false })
  await expect(run('reports restore')(ctx, [String(character.id)])).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the operator hides without any report, and a seeded one stays hidden when seeds come again', async () => {
  const { ctx, character, visible, anonymous } = await open()
  expect(await run('reports hide')(ctx, [String(character.id)])).toContain('is taken down')
  expect(await visible()).toBe(false)
  const { data } = await anonymous(listCharacters, { query: { size: '48' } })
  const seeded = data.find(({ slug }) => !slug.startsWith('someone-'))!
  try {
    await hideCharacter(ctx, seeded.id)
    await ctx.db.query(`update characters set seed_hash = 'old' where id = $1`, [seeded.id])
    await seedCharacters(ctx.db)
    await expect(anonymous(getCharacter, { params: { slug: seeded.slug } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  } finally {
    await run('reports restore')(ctx, [String(seeded.id)])
  }
  expect(await anonymous(getCharacter, { params: { slug: seeded.slug } })).toMatchObject({ id: seeded.id })
  for (const wrong of ['x', '0', '99999999999'])
    await expect(run('reports hide')(ctx, [wrong])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(run('reports show')(ctx, ['2000000000'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
