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
/** What comparing a reply's beginning with thirty earlier ones may add to its first text, in milliseconds. */
const GUARD_MS = 20
const GUARDED = 30

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

/**
 * The first text of replies that are compared with thirty earlier ones, beside those of a chat that has none: its earlier ones are too short
 * to be compared. And of replies whose first three words are those of all earlier ones: these wait for the fourth, at the model's pace.
 */
async function guarded(server, { model, pids, rounds }) {
  const people = [await server.person('guarded'), await server.person('plain')]
  const [guarded, plain] = await Promise.all(people.map((person) => server.connect(person)))
  await latency({ user: guarded, model, pids, sends: GUARDED, warm: 0, tokens: 20 })
  await latency({ user: plain, model, pids, sends: GUARDED, warm: 0, tokens: 2 })
  const side = (user, tokens) => () => latency({ user, model, pids, sends: 20, warm: 2, first: 0, rate: 0, tokens })
  const { rounds: all, p95 } = await inTurns(rounds, side(guarded, 20), side(plain, 2), { p95: (one) => one.p95 })
  await model.set({ alike: true })
  const paced = (user) => latency({ user, model, pids, sends: 10, warm: 1, first: 0, rate: 50, tokens: 8 })
  await latency({ user: guarded, model, pids, sends: 2, warm: 0, tokens: 20 })
  const waits = await paced(guarded)
  await model.set({ alike: false })
  const goes_on = await paced(guarded)
  for (const one of [guarded, plain]) one.close()
  const more = quantile(
    all.ours.map((one, at) => one.p95 - all.floor[at].p95),
    0.5,
  )
  return { more, floor: p95.floor, alike: waits.p50, paced: goes_on.p50 }
}

export async function run(world, { quick }) {
  const { sql } = await world.postgres()
  const model = await world.model()
  const server = await world.krush('server')
  const { origin, pid } = server
  const [person, other, third] = [await server.person('old'), await server.person('fresh'), await server.person('full')]
  const [old, fresh, full] = [await server.connect(person), await server.connect(other), await server.connect(third)]
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
  await seedMessages(world, third.conversation_id, MESSAGES)
  await grow(sql, third.id, third.conversation_id)
  await sql('vacuum analyze')
  const pids = await world.pidsWithDatabase(pid)
  const send = (user, sends) => () => latency({ user, model, pids, sends, warm: 2, first: 0, rate: 0, tokens: 20 })
  /** The median of what the rounds' p95 add, a few sends of each side in turn. */
  const added = async (rounds, sends, side = send(old, sends), floor = send(fresh, sends)) => {
    const pick = {
      p50: (one) => one.p50,
      p95: (one) => one.p95,
      acknowledged: (one) => one.acknowledged,
      cpu: (one) => one.cpu_per_message,
    }
    const figures = await inTurns(rounds, side, floor, pick)
    const of = (name) =>
      quantile(
        figures.rounds.ours.map((one, at) => one[name] - figures.rounds.floor[at][name]),
        0.5,
      )
    return { ...figures, more: of('p95'), more_p50: of('p50'), more_acknowledged: of('acknowledged') }
  }
  const first = await latency({ user: old, model, pids, sends: 1, warm: 0, first: 0, rate: 0, tokens: 20 })
  const making = await added(quick ? 4 : 10, 20)
  await idle(pid)
  const rounds = quick ? 4 : 15
  const made = await added(rounds, 20)
  // Both windows are full: what memories alone cost.
  const alone = await added(rounds, 20, send(old, 20), send(full, 20))
  // Thirty replies to compare with beside none, in short chats.
  const guard = await guarded(server, { model, pids, rounds: quick ? 3 : 8 })
  for (const one of [old, fresh, full]) one.close()
  return [
    ratioRow('Long', 'open, p50, beside a chat of 50 messages', open, 'ms', { most: 1.2 }),
    valueRow('Long', 'an older page, p95', page.p95, 'ms', { most: PAGE_MS }),
    valueRow('Long', 'jump to a place, p95', jump.p95, 'ms', { most: PAGE_MS }),
    valueRow('Long', 'what 5,000 memories and 10,000 messages add to the first text, p95', made.more, 'ms', {
      most: SEND_MS,
      floor: made.p95.floor,
    }),
    valueRow('Long', 'what 5,000 memories add to it, beside a chat of 10,000 messages without, p95', alone.more, 'ms', {
      most: SEND_MS,
      floor: alone.p95.floor,
    }),
    noteRow('Long', 'the same at p50', `${round(alone.more_p50)} ms`, `${alone.p50.floor} ms`),
    noteRow(
      'Long',
      'what both add to the answer that the message is stored, p95',
      `${round(made.more_acknowledged)} ms`,
      `${made.acknowledged.floor} ms`,
    ),
    valueRow('Long', 'what comparing with 30 earlier replies adds to the first text, p95', guard.more, 'ms', {
      most: GUARD_MS,
      floor: guard.floor,
    }),
    noteRow(
      'Long',
      'the same where three words are those of an earlier reply, at 50 tokens a second',
      `${guard.alike} ms`,
      `${guard.paced} ms`,
    ),
    valueRow('Long', 'what all adds while meanings of the memories are made, p95', making.more, 'ms', {
      most: SEND_MS,
      floor: making.p95.floor,
    }),
    noteRow('Long', 'processor time of a send, server and database', `${made.cpu.ours} ms`, `${made.cpu.floor} ms`, made.cpu.ratio),
    noteRow('Long', 'first text of the first send', `${first.p95} ms`),
  ]
}
