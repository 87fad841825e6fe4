import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchMessages } from '@/contracts/alternatives'
import { listMovements } from '@/contracts/billing'
import { getCharacter, listCharacters } from '@/contracts/characters'
import { createConversation, getConversation, listConversations, listMessages, sendMessage } from '@/contracts/conversations'
import { likeCharacter, listLikes } from '@/contracts/likes'
import { addMemory, listMemories } from '@/contracts/memories'
import { listAssets } from '@/contracts/photos'
import { getMe, updateMe } from '@/contracts/users'
import type { Database } from '@/server/db/client'
import { openPostgres, withoutLimit } from '@/server/db/postgres'
import { eraseUser } from '@/server/domain/account/erase-user'
import { readEvents } from '@/server/domain/events/read-events'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { CRON_JOBS, cronJobs } from '@/server/jobs/registry'
import { THOROUGH } from '@/tests/support/counts'
import { seedMany } from '@/tests/support/many-characters.mjs'
import { MISSING } from '@/tests/support/missing'
import { newDatabase } from '@/tests/support/new-database'
import { testServer, type TestServer } from '@/tests/support/server'
import { fill } from '@/tests/support/volume'

/** VOLUME_PEOPLE=1000000 is the size of docs/operators/scaling.md: ten messages each, and prints its table. */
const PEOPLE = Number(process.env.VOLUME_PEOPLE ?? 60_000)
const CHARACTERS = PEOPLE > 100_000 ? 100_000 : 30_000
/** Rows that one call may read, however many there are. */
const MOST_ROWS = 4000
/** Smaller tables are read whole, and rightly so. */
const LARGE = 1000
const CONNECTIONS = 8

const missing = !THOROUGH
  ? 'generates three million rows, two minutes: in the thorough run'
  : process.env.TEST_DATABASE_URL
    ? null
    : MISSING.postgres

type Reads = Map<string, { rows: number; whole: number; size: number }>

const describeVolume = missing === null ? describe : () => {}
describeVolume(`with ${PEOPLE} people`, () => {
  let db: Database
  let server: TestServer
  let me: Awaited<ReturnType<TestServer['signIn']>>
  let chat: number
  let last: number
  const printed: string[] = []

  beforeAll(async () => {
    const url = await newDatabase()
    db = await openPostgres(url, CONNECTIONS)
    server = await testServer({ db })
    me = await server.signIn()
    await me.call(updateMe, { body: { custom_attributes: { name: 'Kim', gender: 'Female', orientation: 'Men', accept_tos_18: true } } })
    await seedMany((text, params) => db.query(text, params), 200)
    await withoutLimit(url, (own) => fill(own, { people: PEOPLE, characters: CHARACTERS }, me.user.id))
    const [row] = await db.query<{ id: number; last: number }>(
      'select id, last_message_id as last from conversations where user_id = $1 order by id limit 1',
      [me.user.id],
    )
    ;({ id: chat, last } = row!)
  }, 3_600_000)
  afterAll(async () => {
    if (process.env.VOLUME_PEOPLE) console.info(printed.join('\n'))
    await db?.close()
  })

  /** What all connections have read so far, by table: rows through indexes and in whole scans. */
  async function reads(): Promise<Reads> {
    // Each connection counts for itself and tells only now and then; all of them are busy here at once.
    await Promise.all(Array.from({ length: CONNECTIONS }, () => db.query('select pg_stat_force_next_flush(), pg_sleep(0.1)', [])))
    const rows = await db.query<{ name: string; rows: number; whole: number; size: number }>(
      `select t.relname as name, (t.seq_tup_read + coalesce(i.read, 0))::float8 as rows, t.seq_tup_read::float8 as whole,
          greatest(c.reltuples, t.n_live_tup)::float8 as size
         from pg_stat_user_tables t join pg_class c on c.oid = t.relid
         left join (select relid, sum(idx_tup_read) as read from pg_stat_user_indexes group by relid) i using (relid)`,
      [],
    )
    return new Map(rows.map(({ name, ...read }) => [name, read]))
  }

  /** Runs a call twice, since the first one plans and fills caches of the process, and answers what the second has read. */
  async function readsOf(name: string, run: () => Promise<unknown>, { most = MOST_ROWS, beside = '' } = {}): Promise<void> {
    await run()
    const before = await reads()
    if (process.env.VOLUME_PEOPLE) await db.query(`select 'hot plan: ${name}'`, [])
    const began = performance.now()
    await run()
    const ms = performance.now() - began
    const after = await reads()
    const grown = [...after.entries()]
      .filter(([table]) => table !== beside)
      .map(([table, { rows, whole, size }]) => ({
        table,
        size,
        rows: rows - (before.get(table)?.rows ?? 0),
        whole: whole - (before.get(table)?.whole ?? 0),
      }))
    const total = grown.reduce((sum, { rows }) => sum + rows, 0)
    const whole = grown.filter(({ size, whole: scanned }) => size > LARGE && scanned > 0).map(({ table }) => table)
    printed.push(`| ${name} | ${total} | ${ms.toFixed(1)} | ${whole.join(', ') || '-'} |`)
    expect.soft(whole, `${name} reads whole tables`).toEqual([])
    expect.soft(total, `${name} reads so many rows`).toBeLessThanOrEqual(most)
  }

  const params = () => ({ id: String(chat) })
  const settled = () => Promise.all([...server.ctx.running.values()].map((reply) => reply.done))

  test('what a person does reads rows of theirs, and of a list only its page', async () => {
    const { call } = me
    await readsOf('who I am', () => call(getMe))
    await readsOf('list of chats', () => call(listConversations))
    await readsOf('a chat', () => call(getConversation, { params: params() }))
    await readsOf('older messages', () => call(listMessages, { params: params(), query: { before_id: String(last - 1) } as never }))
    await readsOf('send, with its reply', async () => {
      await call(
        sendMessage,
        { params: params(), body: { content: 'Good morning. How did you sleep?' } },
        { idempotency_key: randomUUID() },
      )
      await settled()
    })
    // Each of one's own messages is looked at (docs/developers/conversations.md).
    await readsOf('search in all chats', () => call(searchMessages, { query: { q: 'stone' } }), { most: 500_000 })
    await readsOf('resume', async () => {
      const seq = (await db.query<{ seq: number }>('select seq from event_heads where user_id = $1', [me.user.id]))[0]!.seq
      expect(await readEvents(server.ctx, me.user.id, seq - 3)).toHaveLength(3)
    })
    await readsOf('memories', () => call(listMemories, { params: params() }))
    await readsOf('a memory by hand', () =>
      call(addMemory, { params: params(), body: { kind: 'person', text: 'Likes figs.' } as never }, { idempotency_key: randomUUID() }),
    )
    await readsOf('pictures', () => call(listAssets))
    await readsOf('movements of credits', () => call(listMovements))
    await readsOf('favorites', () => call(listLikes))
  })

  test('lists of characters read their page', async () => {
    const { call } = me
    const [far] = await db.query<{ id: number; slug: string }>(
      `select id, slug from characters where visibility = 'public' order by conversations_count limit 1`,
      [],
    )
    await readsOf('a character', () => call(getCharacter, { params: { slug: far!.slug } }))
    await readsOf('a favorite', () => call(likeCharacter, { params: { id: String(far!.id) } }))
    await readsOf('Explore', () => call(listCharacters))
    await readsOf('Explore, newest', () => call(listCharacters, { query: { sort: 'new' } as never }))
    await readsOf('Explore, a category', () => call(listCharacters, { query: { category: 'calm' } as never }))
    await readsOf('For you', () => call(listCharacters, { query: { sort: 'for_you' } as never }))
    const { next_cursor } = await call(listCharacters, { query: { sort: 'for_you' } as never })
    await readsOf('For you, a second page', () => call(listCharacters, { query: { sort: 'for_you', cursor: next_cursor! } as never }))
    let turn = 100
    await readsOf('a new chat', async () => {
      const [one] = await db.query<{ id: number }>(
        `select id from characters c where visibility = 'public' and not exists (select from conversations v where v.user_id = $1 and v.character_id = c.id)
          order by id desc offset $2 limit 1`,
        [me.user.id, turn++],
      )
      await call(createConversation, { body: { account_id: one!.id } })
    })
  })

  test('"For you" shows everybody once', async () => {
    const seen = new Set<number>()
    let cursor: string | undefined
    for (let pages = 0; pages < 60; pages++) {
      const page = await me.call(listCharacters, { query: { sort: 'for_you', size: 48, cursor } as never })
      for (const { id } of page.data) expect(seen.has(id), `${id} on page ${pages}`).toBe(false)
      for (const { id } of page.data) seen.add(id)
      expect(page.count).toBe(CHARACTERS)
      cursor = page.next_cursor!
    }
    expect(seen.size).toBe(60 * 48)
  })

  test('jobs of every minute read what is due', async () => {
    await readsOf('replies that lost their process', () => interruptStale(server.ctx))
    for (const job of CRON_JOBS.filter((name) => cronJobs[name].cron.startsWith('* ') || cronJobs[name].cron.startsWith('*/')))
      await readsOf(job, () => cronJobs[job].run(server.ctx))
  })

  test('erasing somebody reads rows of theirs', async () => {
    const ids = await db.query<{ id: number }>(`select id from users where identity_uid like 'volume-%' order by id limit 2`, [])
    const next = ids.values()
    await readsOf(
      'an erasure',
      async () => {
        const { id } = next.next().value!
        const [row] = await db.query<{ id: number }>(
          `insert into erasures (user_id, identity_uid, email, created_at) select id, identity_uid, email, now() - interval '1 minute' from users where id = $1
           returning id`,
          [id],
        )
        await eraseUser(server.ctx, { id: row!.id })
        // Counters live for a day at most, and those of a person have no index.
      },
      { beside: 'rate_limits' },
    )
  })
})

if (missing !== null) test('hot plans', ({ skip }) => skip(missing))
