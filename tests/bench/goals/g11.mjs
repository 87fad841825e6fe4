import { randomUUID } from 'node:crypto'
import { SEND as SAME } from '../floors/duty-statements.mjs'
import { ledgerFaults } from '../lib/ledger.mjs'
import { noteRow, ratioRow, truthRow } from '../lib/rows.mjs'
import { inTurns, now, round, sleep, summary } from '../lib/stats.mjs'

export const title = 'debit and insert are one statement; the ledger survives a kill'

const PEOPLE = 400
const TABLES = `create table if not exists tx_acct(id int primary key, balance bigint not null check (balance>=0));
  create table if not exists tx_msg(id bigserial primary key, chat int not null, author int not null, body text not null, at timestamptz not null default now());
  create index if not exists tx_chat on tx_msg(chat,id desc); truncate tx_acct, tx_msg;
  insert into tx_acct select g, 1000000000 from generate_series(0,${PEOPLE - 1}) g`
/** What a send stores beside debit and message: the reply, its run, the chat's newest, the next event number and the event. */
const WHOLE_TABLES = `create table if not exists tx_run(id bigserial primary key, chat int not null, message bigint not null, price int not null, running boolean not null);
  create unique index if not exists tx_running on tx_run(chat) where running;
  create table if not exists tx_thread(id int primary key, newest bigint, rev int not null default 1);
  create table if not exists tx_head(id int primary key, seq bigint not null);
  create table if not exists tx_event(chat int not null, seq bigint not null, batch json not null, primary key (chat, seq));
  truncate tx_run, tx_thread, tx_head, tx_event;
  insert into tx_thread select id from tx_acct; insert into tx_head select id, 0 from tx_acct`
const BODY = 'x'.repeat(200)
const WHOLE = `with d as (update tx_acct set balance=balance-1 where id=$1 and balance>=1 returning id),
  m as (insert into tx_msg(chat,author,body) select $1,id,$2 from d returning id),
  r as (insert into tx_msg(chat,author,body) select $1,0,'' from d returning id),
  g as (insert into tx_run(chat,message,price,running) select $1,id,1,true from r returning id),
  c as (update tx_thread set newest=r.id, rev=rev+1 from r where tx_thread.id=$1),
  h as (update tx_head set seq=seq+3 where id=$1 returning seq),
  e as (insert into tx_event(chat,seq,batch) select $1, h.seq, json_build_array(
    json_build_object('event','message.created','data',json_build_object('id',m.id,'content',$2::text),'seq',h.seq-2),
    json_build_object('event','message.created','data',json_build_object('id',r.id,'content',''),'seq',h.seq-1),
    json_build_object('event','balance.updated','data',json_build_object('balance',1),'seq',h.seq)) from h, m, r returning batch)
  select g.id, e.batch from g, e`
const ONE = `with d as (update tx_acct set balance=balance-1 where id=$1 and balance>=1 returning id)
  insert into tx_msg(chat,author,body) select $1,id,$2 from d returning id`

/** Each of `callers` takes the next turn until `count` are done. */
async function measure(count, callers, run) {
  const times = []
  let next = 0
  const begun = now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let turn = next++; turn < count; turn = next++) {
        const at = now()
        await run(turn)
        times.push(now() - at)
      }
    }),
  )
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
  await pool.query(WHOLE_TABLES)
  const steps = async (turn) => {
    const chat = turn % PEOPLE
    const client = await pool.connect()
    const ask = async (name, text, values) => (await client.query(named(name, text, values))).rows[0]
    try {
      await client.query('begin')
      await ask('s-upd', 'update tx_acct set balance=balance-1 where id=$1 and balance>=1 returning balance', [chat])
      const message = await ask('s-ins', 'insert into tx_msg(chat,author,body) values($1,$1,$2) returning id', [chat, BODY])
      const reply = await ask('s-rep', "insert into tx_msg(chat,author,body) values($1,0,'') returning id", [chat])
      await ask('s-run', 'insert into tx_run(chat,message,price,running) values($1,$2,1,true) returning id', [chat, reply.id])
      await ask('s-chat', 'update tx_thread set newest=$2, rev=rev+1 where id=$1', [chat, reply.id])
      const head = await ask('s-head', 'update tx_head set seq=seq+3 where id=$1 returning seq', [chat])
      await ask('s-event', 'insert into tx_event(chat,seq,batch) values($1,$2,$3)', [
        chat,
        head.seq,
        JSON.stringify([{ message, body: BODY }, { reply }, { balance: 1 }]),
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const free = () => pool.query('update tx_run set running = false where running')
  return {
    four,
    steps,
    free,
    whole: (turn) => pool.query(named('whole', WHOLE, [turn % PEOPLE, BODY])),
    one: (turn) => pool.query(named('one', ONE, [turn % PEOPLE, BODY])),
  }
}

/** People with credits and a conversation, made by SQL in the product's own database. */
async function makePeople(pool) {
  const { rows } = await pool.query(
    `with made as (
       insert into users (identity_uid, email, pubsub_token)
         select 'tx' || g, 'tx' || g || '@example.test', 'tx-pubsub-token-' || g from generate_series(1, $1) g returning id
     ), paid as (select id, credits_grant(id, 'adjustment', 'bench', 1000000, null, 'bench') from made)
     select id from paid`,
    [PEOPLE],
  )
  const { rows: chats } = await pool.query(
    `insert into conversations (user_id, character_id)
       select id, (select min(id) from characters) from users where identity_uid like 'tx%' returning id, user_id, character_id`,
  )
  // As after anybody's first message.
  await pool.query("insert into event_heads (user_id, seq) select id, 0 from users where identity_uid like 'tx%' on conflict do nothing")
  if (rows.length !== PEOPLE || chats.length !== PEOPLE) throw new Error('the people of G11 were not made')
  return chats
}

const SEND = 'select send_message($1, $2, $3, $4, $5, null, 1, $6, $7, $8, null) as result'

async function statements(world, quick) {
  const { pools } = await world.postgres()
  const floor = await floors(pools.floor)
  const pool = pools.bench
  const chats = await makePeople(pool)
  // A conversation has one running reply: between rounds they are ended, unmeasured.
  const ids = chats.map((chat) => chat.user_id)
  const free = async () => {
    await pool.query(
      "select finish_generation(id, 'complete', 'done', '{}', true, now()) from generations where state = 'running' and user_id = any($1)",
      [ids],
    )
    await pool.query('update conversations set rev = 1 where user_id = any($1)', [ids])
  }
  const send = async (turn) => {
    const chat = chats[turn % PEOPLE]
    const {
      rows: [{ result }],
    } = await pool.query(named('send', SEND, [chat.user_id, chat.id, 1, randomUUID(), BODY, 'openai', 'fake', new Date()]))
    if (result.outcome !== 'ok') throw new Error(`send_message: ${result.outcome}`)
  }
  const same = async (turn) => {
    const { id, user_id, character_id } = chats[turn % PEOPLE]
    const { rows } = await pool.query(named('same', SAME, [user_id, id, randomUUID(), BODY, new Date(), character_id]))
    if (rows[0]?.batch.length !== 3) throw new Error('the statement with the same rows stored nothing')
  }
  const hold = async (turn) => {
    const {
      rows: [{ outcome }],
    } = await pool.query(
      named('hold', "select credits_hold($1, $2, 1, 'bench', interval '15 minutes', $3) as outcome", [
        chats[turn % PEOPLE].user_id,
        `bench:${randomUUID()}`,
        new Date(),
      ]),
    )
    if (outcome !== 'held') throw new Error(`credits_hold: ${outcome}`)
  }
  const rows = []
  for (const { callers, four_least } of [
    { callers: 1, four_least: 2 },
    { callers: 10, four_least: 2.5 },
  ]) {
    const count = PEOPLE
    await floor.free()
    for (const run of [floor.four, floor.one, hold, floor.whole]) await measure(100, callers, run)
    await floor.free()
    await free()
    for (const run of [floor.steps, same]) await measure(100, callers, run)
    const ours = async () => {
      await free()
      return { send: await measure(count, callers, send), hold: await measure(count, callers, hold) }
    }
    const theirs = async () => {
      const plain = { one: await measure(count * 2, callers, floor.one), four: await measure(count, callers, floor.four) }
      await floor.free()
      const whole = await measure(count, callers, floor.whole)
      await floor.free()
      await free()
      return { ...plain, whole, steps: await measure(count, callers, floor.steps), same: await measure(count, callers, same) }
    }
    const { rounds } = await inTurns(quick ? 2 : 7, ours, theirs, {})
    const compare = async (read, against) =>
      inTurns(
        rounds.ours.length,
        (turn) => read(rounds.ours[turn]),
        (turn) => against(rounds.floor[turn]),
        { speed: (x) => x.per_second },
      )
    const name = callers === 1 ? 'one caller' : `${callers} callers`
    const one = await compare(
      (side) => side.send,
      (side) => side.one,
    )
    const four = await compare(
      (side) => side.send,
      (side) => side.four,
    )
    const whole = await compare(
      (side) => side.send,
      (side) => side.whole,
    )
    const steps = await compare(
      (side) => side.send,
      (side) => side.steps,
    )
    const same_rows = await compare(
      (side) => side.send,
      (side) => side.same,
    )
    const held = await compare(
      (side) => side.hold,
      (side) => side.one,
    )
    rows.push(ratioRow('G11', `send_message against one statement, ${name}`, one.speed, '/s', { least: 0.9 }))
    rows.push(ratioRow('G11', `send_message against four round trips, ${name}`, four.speed, '/s', { least: four_least }))
    rows.push(
      ratioRow('G11', `send_message against one statement that stores the same rows in the same tables, ${name}`, same_rows.speed, '/s', {
        least: 0.8,
      }),
    )
    rows.push(
      noteRow(
        'G11',
        `send_message against one statement that stores as much, ${name}`,
        `${whole.speed.ours} /s`,
        `${whole.speed.floor} /s`,
        whole.speed.ratio,
      ),
    )
    rows.push(
      noteRow(
        'G11',
        `send_message against as many round trips as it stores rows, ${name}`,
        `${steps.speed.ours} /s`,
        `${steps.speed.floor} /s`,
        steps.speed.ratio,
      ),
    )
    rows.push(
      noteRow(
        'G11',
        `credits_hold alone against one statement, ${name}`,
        `${held.speed.ours} /s`,
        `${held.speed.floor} /s`,
        held.speed.ratio,
      ),
    )
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
  const {
    rows: [{ n }],
  } = await sql("select count(*)::int as n from generations where state = 'running'")
  const after_kill = await ledgerFaults(sql)
  await world.stopKrush('server')
  // Its replies are given up by the next server once their last sign of life is old.
  await sql("update generations set heartbeat_at = heartbeat_at - interval '10 minutes' where state = 'running'")
  await world.krush('server')
  await sleep(1500)
  const {
    rows: [{ left, paid }],
  } = await sql(
    "select (select count(*) from generations where state = 'running')::int as left, (select count(*) from generations g join ledger_entries l using (user_id) where g.state = 'interrupted' and l.kind = 'capture' and l.key in (g.hold_key, 'reply:' || g.id))::int as paid",
  )
  const faults = [...after_kill, ...(await ledgerFaults(sql))]
  return [
    truthRow(
      'G11',
      'ledger after kill -9 in mid-run',
      faults.length ? faults[0] : `adds up (${sent} sent, ${n} replies cut off)`,
      'adds up',
      faults.length === 0 && n > 0,
    ),
    truthRow(
      'G11',
      'replies cut off are ended by the next start, unpaid',
      `${left} still running, ${paid} paid`,
      '0, 0',
      left === 0 && paid === 0,
    ),
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
