import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { lastSeq, readEvents, removeOldEvents } from '@/server/domain/events/read-events'
import { testServer } from '@/tests/support/server'

test('what was removed with time cannot be resumed, whether all of it is gone or only its beginning', async () => {
  let now = Date.now()
  const { ctx, anonymous, signIn } = await testServer({ now: () => new Date(now) })
  const { call, user } = await signIn()
  const { data } = await anonymous(listCharacters)
  const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const say = async () => {
    await call(contract.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
    await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  }
  await say()
  const early = await lastSeq(ctx, user.id)
  await say()
  const seqs = async (after: number) => (await readEvents(ctx, user.id, after))?.map(({ seq }) => seq) ?? null
  const late = await lastSeq(ctx, user.id)
  expect(await seqs(early)).toEqual(Array.from({ length: late - early }, (_, n) => early + 1 + n))
  now += 3 * 24 * 3_600_000
  await removeOldEvents(ctx)
  expect(await seqs(early)).toBeNull()
  expect(await seqs(late)).toEqual([])
  await say()
  expect(await seqs(early)).toBeNull()
  expect(await seqs(late)).toHaveLength((await lastSeq(ctx, user.id)) - late)
})

test('a day of events goes as a whole once it is three days old, and the days that are still resumed from stay', async () => {
  const { ctx, signIn } = await testServer()
  const { user } = await signIn()
  const today = `((now() at time zone 'UTC')::date - date '2000-01-01')`
  // Four days in turn share the places; the oldest is where tomorrow's go.
  for (const days of [0, 1, 2, 3]) {
    await ctx.db.query(
      `insert into events (user_id, seq, batch, slot, created_at)
         values ($1, 1000000 - $2, '[]', (${today} - $2::int) % 4, now() - $2::int * interval '1 day' + interval '1 hour')`,
      [user.id, days],
    )
  }
  const stored = () =>
    ctx.db.query<{ table: string; file: number; rows: number }>(
      `select p.relname as table, pg_relation_filenode(p.oid)::int as file, (select count(*)::int from events e where e.tableoid = p.oid and e.seq > 900000) as rows
         from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = 'events'::regclass
        order by p.relname`,
      [],
    )
  const before = await stored()
  expect(before.map(({ rows }) => rows)).toEqual([1, 1, 1, 1])
  await removeOldEvents(ctx)
  const after = await stored()
  // PostgreSQL gives a table that is emptied at once a new file.
  const emptied = after.filter(({ file }, at) => file !== before[at]!.file)
  expect(emptied.map(({ rows }) => rows)).toEqual([0])
  expect(await ctx.db.query('select seq from events where user_id = $1 and seq > 900000 order by seq desc', [user.id])).toEqual([
    { seq: 1_000_000 },
    { seq: 999_999 },
    { seq: 999_998 },
  ])
  await removeOldEvents(ctx)
  expect((await stored()).map(({ file }) => file)).toEqual(after.map(({ file }) => file))
})
