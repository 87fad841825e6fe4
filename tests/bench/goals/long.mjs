import { seedMessages } from '../lib/seed.mjs'
import { call, openConversation } from '../lib/people.mjs'
import { latency } from '../lib/load.mjs'
import { cpuMs } from '../lib/proc.mjs'
import { noteRow, ratioRow, valueRow } from '../lib/rows.mjs'
import { inTurns, now, quantile, round, sleep, summary } from '../lib/stats.mjs'

export const title = 'a chat of 10,000 messages with 500 branches and 5,000 memories, beside a fresh one'

const MESSAGES = 10_000
const BRANCHES = 500
const MEMORIES = 5_000
const SHORT = 49
/** A page is there before anybody waits, in milliseconds at p95. */
const PAGE_MS = 100
/** What everything a character knows may add to a send, in milliseconds. */
const SEND_MS = 15

/** Meanings of memories are made in the background after the first message: longest wait for that, in seconds. */
const MOST_WAIT = 480

/** Resolves once the process has been idle for two seconds. */
async function idle(pid) {
  for (let waited = 0, calm = 0; waited < MOST_WAIT && calm < 2; waited++) {
    const before = cpuMs([pid])
    await sleep(1000)
    calm = cpuMs([pid]) - before < 100 ? calm + 1 : 0
  }
}

/** One line of messages, each following the one before, and other versions of some with nothing after them. */
async function grow(sql, user_id, conversation_id) {
  await sql(
    `update messages m set parent_id = o.before from (
       select id, coalesce(lag(id) over (order by id), 0) as before from messages where conversation_id = $1) o where m.id = o.id`,
    [conversation_id],
  )
  await sql(
    `insert into messages (conversation_id, user_id, sender_type, content, status, parent_id, shown, created_at)
       select $1, $2, 'Contact', 'Another version of it.', 'complete', parent_id, false, created_at from messages
        where conversation_id = $1 and sender_type = 'Contact' and parent_id <> 0 order by id limit $3`,
    [conversation_id, user_id, BRANCHES],
  )
}

async function remember(sql, user_id, conversation_id) {
  await sql(
    `insert into memories (user_id, character_id, kind, text, origin, day)
       select $1, c.character_id, 'person', 'You once told the story number ' || n || ' of the harbor and the clock.', 'person', '2026-01-01'
         from conversations c, generate_series(1, $3::int) n where c.id = $2`,
    [user_id, conversation_id, MEMORIES],
  )
  await sql(
    `insert into memory_books (user_id, character_id) select $1, character_id from conversations where id = $2
       on conflict (user_id, character_id) do update set version = memory_books.version + 1`,
    [user_id, conversation_id],
  )
}

export async function run(world, { quick }) {
  const { sql } = await world.postgres()
  const model = await world.model()
  const server = await world.krush('server')
  const { origin, pid } = server
  const [person, other] = [await server.person('old'), await server.person('fresh')]
  const [old, fresh] = [await server.connect(person), await server.connect(other)]
  const token = person.session_id
  const { json } = await call(origin, 'GET', '/v1/characters?size=3')
  const [short, long] = [await openConversation(origin, person, json.data[1].id), await openConversation(origin, person, json.data[2].id)]
  await seedMessages(world, short, SHORT)
  await seedMessages(world, long, MESSAGES)
  await grow(sql, person.id, short)
  await grow(sql, person.id, long)
  await sql('analyze messages')

  const runs = quick ? 20 : 60
  const { rows } = await sql('select id from messages where conversation_id = $1 and shown order by id', [long])
  const ids = rows.map(({ id }) => id)
  const time = async (path) => {
    const times = []
    for (let turn = 0; turn < runs; turn++) {
      const at = now()
      await call(origin, 'GET', path(ids[Math.floor(((turn + 0.5) / runs) * ids.length)]), { token })
      times.push(now() - at)
    }
    return summary(times)
  }
  // One call of each in turn, so that whatever else the machine does falls on both.
  const opened = { long: [], short: [] }
  for (let turn = 0; turn < 4 * runs + 5; turn++) {
    const order = turn % 2 ? ['long', 'short'] : ['short', 'long']
    for (const side of order) {
      const at = now()
      await call(origin, 'GET', `/v1/conversations/${side === 'long' ? long : short}`, { token })
      if (turn >= 5) opened[side].push(now() - at)
    }
  }
  const [ours, floor] = [quantile(opened.long, 0.5), quantile(opened.short, 0.5)]
  const open = { ours: round(ours), floor: round(floor), ratio: round(ours / floor, 3), spread: null }
  const page = await time((id) => `/v1/conversations/${long}/messages?before_id=${id}`)
  const jump = await time((id) => `/v1/conversations/${long}/messages?around_id=${id}`)

  const { conversation_id } = person
  await seedMessages(world, conversation_id, MESSAGES)
  await grow(sql, person.id, conversation_id)
  await remember(sql, person.id, conversation_id)
  await sql('vacuum analyze')
  const pids = await world.pidsWithDatabase(pid)
  /** The median of what the rounds' p95 add, a few sends of each side in turn. */
  const added = async (rounds, sends) => {
    const send = (user) => () => latency({ user, model, pids, sends, warm: 2, first: 0, rate: 0, tokens: 20 })
    const figures = await inTurns(rounds, send(old), send(fresh), { p95: (side) => side.p95, cpu: (side) => side.cpu_per_message })
    const more = figures.rounds.ours.map((side, at) => side.p95 - figures.rounds.floor[at].p95)
    return { more: quantile(more, 0.5), floor: figures.p95.floor, cpu: figures.cpu }
  }
  const first = await latency({ user: old, model, pids, sends: 1, warm: 0, first: 0, rate: 0, tokens: 20 })
  const making = await added(quick ? 4 : 10, 20)
  await idle(pid)
  const made = await added(quick ? 4 : 15, 20)
  for (const one of [old, fresh]) one.close()
  return [
    ratioRow('Long', 'open, p50, beside a chat of 50 messages', open, 'ms', { most: 1.2 }),
    valueRow('Long', 'an older page, p95', page.p95, 'ms', { most: PAGE_MS }),
    valueRow('Long', 'jump to a place, p95', jump.p95, 'ms', { most: PAGE_MS }),
    valueRow('Long', 'what 5,000 memories and 10,000 messages add to the first text, p95', made.more, 'ms', {
      most: SEND_MS,
      floor: round(made.floor),
    }),
    valueRow('Long', 'the same while meanings of the memories are made, p95', making.more, 'ms', {
      most: SEND_MS,
      floor: round(making.floor),
    }),
    noteRow('Long', 'processor time of a send, server and database', `${made.cpu.ours} ms`, `${made.cpu.floor} ms`, made.cpu.ratio),
    noteRow('Long', 'first text of the first send', `${first.p95} ms`),
  ]
}
