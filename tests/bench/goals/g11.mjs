import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '../lib/ledger.mjs'
import { noteRow, ratioRow, truthRow } from '../lib/rows.mjs'
import { inTurns, now, round, sleep, summary } from '../lib/stats.mjs'

export const title = 'debit and insert are one statement; the ledger survives a kill'

const PEOPLE = 400
const TABLES = `create table if not exists tx_acct(id int primary key, balance bigint not null check (balance>=0));
  create table if not exists tx_msg(id bigserial primary key, chat int not null, author int not null, body text not null, at timestamptz not null default now());
  create index if not exists tx_chat on tx_msg(chat,id desc); truncate tx_acct, tx_msg;
  insert into tx_acct select g, 1000000000 from generate_series(0,${PEOPLE - 1}) g`
const BODY = 'x'.repeat(200)
const ONE = `with d as (update tx_acct set balance=balance-1 where id=$1 and balance>=1 returning id)
  insert into tx_msg(chat,author,body) select $1,id,$2 from d returning id`

/** Each of `callers` takes the next turn until `count` are done. */
async function measure(count, callers, run) {
  const times = []
  let next = 0
  const begun = now()
  await Promise.all(Array.from({ length: callers }, async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const at = now()
      await run(turn)
      times.push(now() - at)
    }
  }))
  return { per_second: round(count / ((now() - begun) / 1000), 0), ...summary(times) }
}

const named = (name, text, values) => ({ name, text, values })

async function floors(pool) {
  await pool.query(TABLES)
  const four = async (turn) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(named('upd', 'update tx_acct set balance=balance-1 where id=$1 and balance>=1 returning balance', [turn % PEOPLE]))
      await client.query(named('ins', 'insert into tx_msg(chat,author,body) values($1,$1,$2) returning id', [turn % PEOPLE, BODY]))
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return { four, one: (turn) => pool.query(named('one', ONE, [turn % PEOPLE, BODY])) }
}

/** People with credits and a conversation, made by SQL in the product's own database. */
async function makePeople(pool) {
  const { rows } = await pool.query(
    `with made as (
       insert into users (identity_uid, email, pubsub_token)
         select 'tx' || g, 'tx' || g || '@example.test', 'tx-pubsub-token-' || g from generate_series(1, $1) g returning id
     ), paid as (select id, credits_grant(id, 'adjustment', 'bench', 1000000, null, 'bench') from made)
     select id from paid`, [PEOPLE])
  const { rows: chats } = await pool.query(
    `insert into conversations (user_id, character_id)
       select id, (select min(id) from characters) from users where identity_uid like 'tx%' returning id, user_id`)
  if (rows.length !== PEOPLE || chats.length !== PEOPLE) throw new Error('the people of G11 were not made')
  return chats
}

const SEND = 'select send_message($1, $2, $3, $4, null, 1, $5, $6, $7, 15) as result'

async function statements(world, quick) {
  const { pools } = await world.postgres()
  const floor = await floors(pools.floor)
  const pool = pools.bench
  const chats = await makePeople(pool)
  // A conversation has one running reply: between rounds they are ended, unmeasured, as finish_generation would.
  const free = () => pool.query("update generations set state = 'complete' where state = 'running' and user_id = any($1)", [chats.map((chat) => chat.user_id)])
  const send = async (turn) => {
    const chat = chats[turn % PEOPLE]
    const { rows: [{ result }] } = await pool.query(named('send', SEND, [chat.user_id, chat.id, randomUUID(), BODY, 'openai', 'fake', new Date()]))
    if (result.outcome !== 'ok') throw new Error(`send_message: ${result.outcome}`)
  }
  const hold = async (turn) => {
    const { rows: [{ outcome }] } = await pool.query(named('hold', "select credits_hold($1, $2, 1, 'bench', interval '15 minutes', $3, 15) as outcome", [
      chats[turn % PEOPLE].user_id, `bench:${randomUUID()}`, new Date()]))
    if (outcome !== 'held') throw new Error(`credits_hold: ${outcome}`)
  }
  const rows = []
  for (const { callers, four_least } of [{ callers: 1, four_least: 2 }, { callers: 10, four_least: 2.5 }]) {
    const count = PEOPLE
    for (const run of [floor.four, floor.one, hold]) await measure(100, callers, run)
    const ours = async () => {
      await free()
      return { send: await measure(count, callers, send), hold: await measure(count, callers, hold) }
    }
    const theirs = async () => ({ one: await measure(count * 2, callers, floor.one), four: await measure(count, callers, floor.four) })
    const { rounds } = await inTurns(quick ? 2 : 7, ours, theirs, {})
    const compare = async (read, against) => inTurns(rounds.ours.length, (turn) => read(rounds.ours[turn]), (turn) => against(rounds.floor[turn]), { speed: (x) => x.per_second })
    const name = callers === 1 ? 'one caller' : `${callers} callers`
    const one = await compare((side) => side.send, (side) => side.one)
    const four = await compare((side) => side.send, (side) => side.four)
    const held = await compare((side) => side.hold, (side) => side.one)
    rows.push(ratioRow('G11', `send_message against one statement, ${name}`, one.speed, '/s', { least: 0.9 }))
    rows.push(ratioRow('G11', `send_message against four round trips, ${name}`, four.speed, '/s', { least: four_least }))
    rows.push(noteRow('G11', `credits_hold alone against one statement, ${name}`, `${held.speed.ours} /s`, `${held.speed.floor} /s`, held.speed.ratio))
  }
  await free()
  return rows
}

/** Kills the server with -9 in the middle of 50 people's replies, and asks the ledger. */
async function killed(world) {
  const { sql } = await world.postgres()
  const server = await world.krush('server')
  const model = await world.model()
  await model.set({ first: 20, rate: 100, tokens: 60 })
  const users = await world.crowd('server', 50)
  let sent = 0
  const talking = users.map(async (user) => {
    for (;;) {
      await user.send('hello there', () => {})
      sent++
    }
  })
  const ended = Promise.allSettled(talking)
  await sleep(2500)
  await server.child.killHard()
  await ended
  const { rows: [{ n }] } = await sql("select count(*)::int as n from generations where state = 'running'")
  const after_kill = await ledgerFaults(sql)
  await world.stopKrush('server')
  // Its replies are given up by the next server once their last sign of life is old.
  await sql("update generations set heartbeat_at = heartbeat_at - interval '10 minutes' where state = 'running'")
  await world.krush('server')
  await sleep(1500)
  const { rows: [{ left, held }] } = await sql(
    "select (select count(*) from generations where state = 'running')::int as left, (select coalesce(sum(held), 0) from credit_accounts a join generations g using (user_id) where g.hold_key like 'message:%' and g.state = 'interrupted')::int as held")
  const faults = [...after_kill, ...(await ledgerFaults(sql))]
  return [
    truthRow('G11', 'ledger after kill -9 in mid-run', faults.length ? faults[0] : `adds up (${sent} sent, ${n} replies cut off)`, 'adds up', faults.length === 0 && n > 0),
    truthRow('G11', 'replies cut off are ended by the next start, unpaid', `${left} still running`, '0', left === 0 && held >= 0),
  ]
}

export async function run(world, { quick }) {
  await world.krush('server')
  const postgres = await world.postgres()
  const { default: pg } = await import('pg')
  postgres.pools.bench = new pg.Pool({ connectionString: postgres.urlOf('krush'), max: 10 })
  postgres.pools.bench.on('error', () => {})
  try {
    return [...(await statements(world, quick)), ...(await killed(world))]
  } finally {
    await postgres.pools.bench.end()
    delete postgres.pools.bench
  }
}
