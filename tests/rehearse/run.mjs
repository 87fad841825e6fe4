// `npm run rehearse`: an installation of many machines, in network namespaces of its own, with people who write while one part after the
// other is lost. At the end nothing that was acknowledged may be missing. Linux, as root, with PostgreSQL and redis-server.
//   --people N    how many (500)
//   --minutes N   how long they write (10)
//   --small       2 servers and 1 worker instead of 3 and 2
//   --idle N      instead: N idle sockets in one server, which then come to another one all at once (tests/rehearse/idle.mjs)
//   --no-build    takes dist/ and .next/ as they are
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { ledgerFaults } from '../bench/lib/ledger.mjs'
import { machine as processors, pss, tree } from '../bench/lib/proc.mjs'
import { atEnd, cleanUp, startNode, temporaryFolder } from '../bench/lib/processes.mjs'
import { quantile, round, sleep } from '../bench/lib/stats.mjs'
import { startPair } from '../support/standby.mjs'
import { addMachine, enterOwnNamespaces, ROUTER, startRouter } from './network.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const INSIDE = 'KRUSH_REHEARSAL'
const MODEL_PORT = 8001
const API_PORT = 8000
/** Where the database is, whichever machine that is. */
const DATABASE = '10.77.100.1'
const DATABASE_PORT = 5432
/** A service manager starts what has ended after this time. */
const RESTART_MS = 2000
const BUS_AWAY_MS = 30_000
/** People are in programs of this size at most. */
const IN_A_PROGRAM = 500
/** A person writes so often; a photo is asked for so often, by all of them together. */
const EVERY_MS = 45_000
const PHOTO_EVERY_MS = 12_000
const BACK_MS = 5000
/** Of what each program logs, the end is kept, and printed where something broke. */
const LOG_CHARACTERS = 6000

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    small: { type: 'boolean', default: false },
    idle: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})

const begun = Date.now()
const clock = () => {
  const seconds = Math.round((Date.now() - begun) / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`
}
const say = (text) => console.log(`${clock()}  ${text}`)
const here = (path) => join('tests', 'rehearse', path)

/** A program on a machine; answers once `ready` does. `kill` is what a power cut does to it, `stop` what a deployment does. */
async function startOn(place, words, { env = {}, ready }) {
  let child
  let output = ''
  const start = async () => {
    child = place.spawn(words, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output = (output + bytes).slice(-LOG_CHARACTERS)))
    const own = child
    for (const end = Date.now() + 90_000; !(await ready()); await sleep(50)) {
      if (own.exitCode !== null || own.signalCode !== null || Date.now() > end) throw new Error(`${place.name} is not ready: ${output}`)
    }
  }
  const signal = (name) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('close', resolve)
      child.kill(name)
    })
  await start()
  atEnd(() => signal('SIGKILL'))
  return { place, start, kill: () => signal('SIGKILL'), stop: () => signal('SIGTERM'), pid: () => child.pid, output: () => output }
}

/** Status of an answer; 0 where there is none. */
const get = (host, port, path) =>
  new Promise((resolve) => {
    const headers = { host: 'localhost:3000', connection: 'close' }
    http
      .get({ host, port, path, headers, timeout: 2000 }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode)).on('error', () => resolve(0))
      })
      .on('timeout', function () {
        this.destroy()
      })
      .on('error', () => resolve(0))
  })

const listens = (host, port) => () =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 1000 })
    for (const [event, is] of [
      ['connect', true],
      ['error', false],
      ['timeout', false],
    ])
      socket.on(event, () => {
        socket.destroy()
        resolve(is)
      })
  })

async function startInstallation() {
  startRouter()
  const databases = [addMachine('db1', 41), addMachine('db2', 42)]
  for (const one of databases) one.answersTo(DATABASE)
  databases[0].takes(DATABASE)
  const pair = await startPair(databases.map((one) => ({ ...one, port: DATABASE_PORT })))
  if (pair.reason) throw new Error(pair.reason)
  atEnd(pair.stop)
  say(`PostgreSQL ${pair.version} with a standby that every commit waits for`)

  const bus_place = addMachine('bus', 51)
  const redis = ['redis-server', '--port', '6379', '--save', '', '--appendonly', 'no', '--bind', '0.0.0.0', '--protected-mode', 'no']
  const bus = await startOn(bus_place, redis, { ready: listens(bus_place.host, 6379) })
  const files_place = addMachine('files', 61)
  const kept = temporaryFolder()
  const files = await startOn(files_place, [process.execPath, here('files.ts'), kept, '9000'], { ready: listens(files_place.host, 9000) })
  await startNode('the model', ['tests/bench/floors/fake-model.mjs', String(MODEL_PORT), ROUTER], { says: 'ready' })
  await fetch(`http://${ROUTER}:${MODEL_PORT}/__config`, { method: 'POST', body: JSON.stringify({ first: 300, tokens: 40, rate: 40 }) })

  const start = await import('../../server/start.mjs')
  const server = async (name, number, roles) => {
    const place = addMachine(name, number)
    const data = join(temporaryFolder(), 'data')
    mkdirSync(data)
    const env = {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/krush/compiled',
      LOG_LEVEL: 'warn',
      LOAD_TEST: '1',
      TRUST_PROXY: '1',
      EMBEDDINGS_PROVIDER: 'none',
      HOST: '0.0.0.0',
      PORT: '3000',
      ORIGIN: 'http://localhost:3000',
      ROLES: roles,
      API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
      DATA_DIR: data,
      AUTH_SECRET: 'rehearsal'.repeat(5),
      DATABASE_URL: `postgres://krush@${DATABASE}:${DATABASE_PORT}/postgres`,
      BUS_URL: `redis://${bus_place.host}:6379`,
      CHAT_PROVIDER: 'openai',
      CHAT_BASE_URL: `http://${ROUTER}:${MODEL_PORT}/v1`,
      CHAT_MODEL: 'fake',
      CHAT_API_KEY: 'none',
      STORAGE_PROVIDER: 's3',
      S3_ENDPOINT: `http://${files_place.host}:9000`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'krush-media',
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }
    return startOn(place, [process.execPath, ...start.SERVER_FLAGS, 'dist/server.mjs'], {
      env,
      ready: async () => (await get(place.host, 3000, '/readyz')) === 200,
    })
  }
  const many = options.small ? { api: 2, worker: 1 } : { api: 3, worker: 2 }
  const numbers = (kind) => Array.from({ length: many[kind] }, (_, n) => n + 1)
  const apis = await Promise.all(numbers('api').map((n) => server(`api${n}`, 10 + n, 'api,realtime')))
  const workers = await Promise.all(numbers('worker').map((n) => server(`worker${n}`, 20 + n, 'worker')))
  const web = await server('web1', 31, 'web')
  // Its own way to the servers: those of a local origin answer to local names alone.
  const hosts = apis.map(({ place }) => place.host)
  await startOn(web.place, [process.execPath, here('proxy.mjs'), String(API_PORT), ...hosts], {
    ready: async () => (await get(web.place.host, 3000, '/')) === 200,
  })
  say(`${apis.length} servers, ${workers.length} workers, 1 page server, Redis, S3 stand-in: each on a machine of its own`)
  return { databases, pair, bus, files, apis, workers, web }
}

/** Programs of people, asked all at once. */
async function startPeople(hosts) {
  const many = Number(options.people)
  const programs = Array.from({ length: Math.ceil(many / IN_A_PROGRAM) }, (_, n) => Math.min(IN_A_PROGRAM, many - n * IN_A_PROGRAM))
  const children = await Promise.all(
    programs.map((people) => {
      const settings = { people, hosts, every_ms: EVERY_MS, photo_every_ms: PHOTO_EVERY_MS * programs.length }
      return startNode('people', ['--import', 'tsx', here('people.ts'), JSON.stringify(settings)], { says: 'ready', ipc: true })
    }),
  )
  const askOne = (child, job) =>
    new Promise((resolve, reject) => {
      const hear = (answer) => {
        if (answer.done !== job) return
        child.off('message', hear).off('exit', ended)
        if (answer.error) reject(new Error(answer.error))
        else resolve(answer)
      }
      const ended = () => reject(new Error(`people ended: ${child.output()}`))
      child.on('message', hear).once('exit', ended)
      child.send({ job })
    })
  return (job) => Promise.all(children.map((child) => askOne(child, job)))
}

/** What is lost, one after the other; each step resolves once the part is back. */
function stepsOf({ databases, pair, bus, files, apis, workers, web }) {
  const restarted = async (one, end = one.kill) => {
    await end()
    await sleep(RESTART_MS)
    await one.start()
  }
  return [
    { name: 'a server killed', run: () => restarted(apis[0]) },
    { name: 'a worker killed', run: () => restarted(workers[0]) },
    { name: 'the page server killed', run: () => restarted(web) },
    { name: 'a server stopped and started, as by a deployment', run: () => restarted(apis[1], apis[1].stop) },
    {
      name: 'the bus silent for 30 s',
      async run() {
        bus.place.cut()
        await sleep(BUS_AWAY_MS)
        bus.place.mend()
      },
    },
    { name: 'Redis killed', run: () => restarted(bus) },
    { name: 'the store of files killed', run: () => restarted(files) },
    {
      name: 'the database’s machine lost, the standby promoted',
      async run() {
        databases[0].cut()
        await sleep(1000)
        await pair.primary.lose()
        await pair.standby.promote()
        databases[1].takes(DATABASE)
      },
    },
    { name: 'a server killed after that', run: () => restarted(apis.at(-1)) },
  ]
}

async function check(sql, answers) {
  const one = async (text, values) => (await sql(text, values)).rows
  const faults = []
  const wrong = (what, rows) => rows.length && faults.push(`${rows.length} ${what}, e.g. ${JSON.stringify(rows[0])}`)
  for (const [table, list] of [
    ['messages', answers.flatMap(({ sent }) => sent)],
    ['photos', answers.flatMap(({ photos }) => photos)],
  ]) {
    const columns = [list.map(({ user_id }) => user_id), list.map(({ key }) => key), list.map(({ id }) => id)]
    const missing = await one(
      `select a.* from unnest($1::int[], $2::text[], $3::bigint[]) as a(user_id, key, id)
         left join ${table} t on t.user_id = a.user_id and t.client_key = a.key and t.id = a.id where t.id is null`,
      columns,
    )
    wrong(`acknowledged ${table} are missing`, missing)
    wrong(
      `${table} are there twice`,
      await one(`select user_id, client_key from ${table} where client_key is not null group by 1, 2 having count(*) > 1`),
    )
  }
  wrong(
    'photos did not end',
    await one(
      `select id, user_id, state, attempts, failures, progress, next_try_at, heartbeat_at, created_at, updated_at, now() from photos
        where state not in ('ready', 'failed')`,
    ),
  )
  wrong('photos are ready without a file', await one(`select id from photos where state = 'ready' and storage_key is null`))
  wrong('replies did not end', await one(`select id from generations where state = 'running'`))
  wrong('faults of the ledger', await ledgerFaults(sql))
  wrong(
    'people paid for something else than what they got',
    await one(
      `select user_id, sum(granted - remaining) as spent from credit_lots l group by 1 having sum(granted - remaining) <>
         (select coalesce(sum(g.credits), 0) from generations g where g.user_id = l.user_id and g.state in ('complete', 'stopped'))
         + (select coalesce(sum(h.credits), 0) from credit_holds h where h.user_id = l.user_id and h.state = 'captured')`,
    ),
  )
  wrong(
    'people have gaps in the numbers of their events',
    await one(
      `select h.user_id, h.seq, sum(json_array_length(e.batch)) as stored from event_heads h left join events e using (user_id)
         group by 1, 2 having h.seq <> coalesce(sum(json_array_length(e.batch)), 0)`,
    ),
  )
  const heads = new Map((await one('select user_id, seq from event_heads')).map((row) => [row.user_id, Number(row.seq)]))
  const behind = answers
    .flatMap(({ seen }) => seen)
    .map((one) => ({ ...one, head: heads.get(one.user_id) }))
    .filter(({ seq, head }) => head !== seq)
  wrong('people’s sockets lack events', behind)
  const resyncs = answers.reduce((sum, answer) => sum + answer.resyncs, 0)
  if (resyncs) faults.push(`${resyncs} sockets had to begin anew`)
  const refused = answers.flatMap((answer) => Object.entries(answer.refused))
  if (refused.length) faults.push(`refused: ${refused.map(([code, n]) => `${n} × ${code}`).join(', ')}`)
  return faults
}

async function rehearse() {
  const parts = await startInstallation()
  const people = await startPeople(parts.apis.map(({ place }) => place.host))
  await people('start')
  say(`${options.people} people signed in, their sockets open`)
  const before = processors()
  const pages = { answered: 0, away: 0, since: 0, longest: 0 }
  const looking = setInterval(async () => {
    const at = Date.now()
    const status = await get(parts.web.place.host, 3000, '/')
    if (status === 200) {
      pages.answered += 1
      if (pages.since) pages.longest = Math.max(pages.longest, at - pages.since)
      pages.since = 0
    } else {
      pages.away += 1
      pages.since ||= at
    }
  }, 1000)
  await people('write')
  const steps = stepsOf(parts)
  const slot = (Number(options.minutes) * 60_000) / (steps.length + 1)
  const rows = []
  let sent = 0
  let photos = 0
  /** What people saw since the last time. */
  const collect = async (name) => {
    const answers = await people('stats')
    const total = (key) => answers.reduce((sum, answer) => sum + answer[key], 0)
    const waits = answers.flatMap((answer) => answer.waits)
    const outages = answers.flatMap((answer) => answer.outages).map(({ ms }) => ms)
    const row = {
      name,
      sent: total('sent') - sent,
      photos: total('photos') - photos,
      live: total('live'),
      lost: outages.length,
      back: outages.length ? Math.max(...outages) : 0,
      p50: waits.length ? round(quantile(waits, 0.5), 0) : null,
      p99: waits.length ? round(quantile(waits, 0.99), 0) : null,
      slowest: waits.length ? round(Math.max(...waits), 0) : null,
    }
    sent += row.sent
    photos += row.photos
    rows.push(row)
    say(
      `${name}: ${row.sent} sends (p50 ${row.p50}, p99 ${row.p99}, slowest ${row.slowest} ms), ${row.photos} photos; ${row.live} sockets live, ${row.lost} were lost, back after ${row.back} ms at most`,
    )
  }
  for (let from = Date.now(), n = 0; ; n++) {
    const until = from + slot * (n + 1)
    await sleep(Math.max(0, until - Date.now()))
    await collect(n === 0 ? 'undisturbed' : steps[n - 1].name)
    if (n === steps.length) break
    const at = Date.now()
    await steps[n].run()
    say(`   ${steps[n].name}: back in service after ${((Date.now() - at) / 1000).toFixed(1)} s`)
  }
  await people('stop')
  clearInterval(looking)
  const after = processors()
  const pool = new pg.Pool({ connectionString: parts.pair.standby.url, max: 2 })
  atEnd(() => pool.end())
  const sql = (text, values) => pool.query(text, values)
  const left = `select (select count(*) from generations where state = 'running') + (select count(*) from photos where state in ('queued', 'running')) as n`
  for (const end = Date.now() + 180_000; Date.now() < end && Number((await sql(left)).rows[0].n) > 0;) await sleep(500)
  // Longer than a lost wake-up delays an event.
  await sleep(32_000)
  const faults = await check(sql, await people('finish'))
  const { rows: states } = await sql(`select 'replies ' || state as what, count(*) as n from generations group by 1
    union all select 'photos ' || state, count(*) from photos group by 1 order by 1`)
  const memory = (list) => Math.round(Math.max(...list.map((one) => pss(tree(one.pid()).map(({ pid }) => pid)))) / 2 ** 20)
  const late = rows.filter((row) => row.back > BACK_MS)
  for (const row of late) faults.push(`${row.name}: a socket was away for ${row.back} ms`)

  console.log('\n| Lost | Sends | p50, p99, slowest | Sockets lost | Back after, at most |\n|---|---|---|---|---|')
  for (const row of rows)
    console.log(
      `| ${row.name} | ${row.sent} | ${row.p50}, ${row.p99}, ${row.slowest} ms | ${row.lost} | ${row.lost ? `${row.back} ms` : ''} |`,
    )
  console.log(
    `\n${options.people} people, ${options.minutes} minutes: ${sent} messages and ${photos} photos acknowledged; ${states.map(({ what, n }) => `${what} ${n}`).join(', ')}`,
  )
  console.log(`pages: ${pages.answered} answered, ${pages.away} not, away for ${pages.longest} ms at most`)
  console.log(
    `memory: a server ${memory(parts.apis)} MB, a worker ${memory(parts.workers)} MB, the page server ${memory([parts.web])} MB; processors ${Math.round((1 - (after.idle - before.idle) / (after.whole - before.whole)) * 100)} % busy`,
  )
  if (faults.length)
    for (const part of [...parts.workers, ...parts.apis]) console.log(`\nThe end of what ${part.place.name} logged:\n${part.output()}`)
  console.log(
    faults.length
      ? `\nBroken:\n${faults.map((fault) => ` × ${fault}`).join('\n')}`
      : '\nNothing acknowledged was lost; the ledger is exact.',
  )
  return faults.length === 0
}

const IDLE = options.idle !== undefined
const main = async () => (IDLE ? (await import('./idle.mjs')).run(Number(options.idle), { say }) : rehearse())

if (!process.env[INSIDE]) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const start = await import('../../server/start.mjs')
  if (!process.version.startsWith('v24.')) {
    start.install()
    process.exit(spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
  }
  if (!options['no-build']) await start.build()
  if (!IDLE) {
    const { reason, status } = enterOwnNamespaces({ [INSIDE]: '1' })
    if (reason) console.error(`The rehearsal cannot run: ${reason}.`)
    process.exit(reason ? 2 : status)
  }
}
let held = false
try {
  held = await main()
} catch (error) {
  console.error(error)
} finally {
  await cleanUp()
}
process.exit(held ? 0 : 1)
