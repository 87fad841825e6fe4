// Part of `npm run rehearse -- --idle N`: N idle signed-in sockets in one process, then that process killed and all of them at its
// neighbor's door at once, then that one killed and started again.
import http from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { cpuMs, rss } from '../bench/lib/proc.mjs'
import { answers, atEnd, freePort, startNode, temporaryFolder } from '../bench/lib/processes.mjs'
import { quantile, round, sleep } from '../bench/lib/stats.mjs'
import { startPostgres } from '../support/postgres.mjs'

const PROGRAMS = 2
const HOOK = new URL('../bench/lib/hook.mjs', import.meta.url).pathname
const PEOPLE = join('tests', 'rehearse', 'idle-people.ts')

/** Answers the reply to `message`, which is known by its field `name`. */
const told = (child, message, isIt) =>
  new Promise((resolve, reject) => {
    const hear = (answer) => {
      if (!isIt(answer)) return
      child.off('message', hear).off('exit', ended)
      resolve(answer)
    }
    const ended = () => reject(new Error(`a program ended: ${child.output()}`))
    child.on('message', hear).once('exit', ended)
    child.send(message)
  })

export async function run(many, { say }) {
  const postgres = await startPostgres()
  if (!postgres.url) throw new Error(postgres.reason)
  atEnd(() => postgres.stop())
  const { SERVER_FLAGS } = await import('../../server/start.mjs')
  const ports = [await freePort(), await freePort()]
  const start = (n) =>
    startNode('a server', ['--expose-gc', '--import', HOOK, ...SERVER_FLAGS, 'dist/server.mjs'], {
      ipc: true,
      ready: answers(`http://127.0.0.1:${ports[n]}/readyz`),
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        LOAD_TEST: '1',
        EMBEDDINGS_PROVIDER: 'none',
        CHAT_PROVIDER: 'embedded',
        HOST: '127.0.0.1',
        PORT: String(ports[n]),
        ORIGIN: 'http://localhost:3000',
        ROLES: 'api,realtime',
        DATA_DIR: temporaryFolder(),
        AUTH_SECRET: 'rehearsal'.repeat(5),
        DATABASE_URL: postgres.url,
      },
    })
  const servers = [await start(0), await start(1)]
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', () => {})
  atEnd(() => pool.end())
  const { rows: people } = await pool.query(
    `with made as (
       insert into users (identity_uid, email, pubsub_token)
         select 'idle' || g, 'idle' || g || '@example.test', md5('idle' || g) from generate_series(1, $1::int) g returning id, pubsub_token
     ), heads as (insert into event_heads (user_id, seq) select id, 0 from made)
     select pubsub_token as token from made`,
    [many],
  )
  const programs = await Promise.all(
    Array.from({ length: PROGRAMS }, () =>
      startNode('people', ['--import', 'tsx', PEOPLE, JSON.stringify(ports.map((port) => `127.0.0.1:${port}`))], {
        says: 'ready',
        ipc: true,
      }),
    ),
  )
  const all = (job, of = () => ({})) => Promise.all(programs.map((child, n) => told(child, { job, ...of(n) }, ({ done }) => done === job)))
  const total = (list, key) => list.reduce((sum, one) => sum + one[key], 0)
  const memory = async (server) => {
    const { heap } = await told(server, { bench: 'collect' }, ({ bench }) => bench === 'collected')
    await sleep(500)
    return { heap, rss: rss(server.pid) }
  }

  const before = await memory(servers[0])
  const at = Date.now()
  await all('open', (n) => ({ people: people.filter((_, index) => index % PROGRAMS === n) }))
  const seconds = (Date.now() - at) / 1000
  const after = await memory(servers[0])
  const cpu = cpuMs(servers[0].pid)
  const from = Date.now()
  await sleep(20_000)
  const idle_cpu = ((cpuMs(servers[0].pid) - cpu) / (Date.now() - from)) * 100
  say(`${many} sockets opened and subscribed in ${seconds.toFixed(1)} s`)

  /** Loses the sockets, and answers how they came back to server `to`. */
  async function storm(to, lose) {
    let most = 0
    const calls = []
    let away = 0
    const watch = setInterval(() => {
      most = Math.max(most, rss(servers[to].pid))
      const begun = performance.now()
      http
        .get({ host: '127.0.0.1', port: ports[to], path: '/v1/characters', headers: { host: 'localhost' } }, (response) => {
          response.resume().on('end', () => calls.push(performance.now() - begun))
        })
        .on('error', () => (away += 1))
    }, 100)
    await all('lose', () => ({ to }))
    await lose()
    const used = cpuMs(servers[to].pid)
    for (const end = Date.now() + 120_000; Date.now() < end && total(await all('count'), 'live') < many;) await sleep(100)
    const counts = await all('count')
    clearInterval(watch)
    const backs = counts.flatMap((one) => one.backs)
    return {
      back: backs.length,
      p50: round(quantile(backs, 0.5) / 1000, 1),
      p95: round(quantile(backs, 0.95) / 1000, 1),
      last: round(Math.max(...backs) / 1000, 1),
      tries: round(total(counts, 'tries') / many, 1),
      cpu: round((cpuMs(servers[to].pid) - used) / 1000, 1),
      rss: Math.round(most / 2 ** 20),
      call: round(quantile(calls, 0.5), 0),
      slowest: round(Math.max(...calls), 0),
      away,
    }
  }
  const neighbor = await storm(1, () => servers[0].killHard())
  say('all of them are at the other server')
  await sleep(3000)
  const again = await storm(1, async () => {
    await servers[1].killHard()
    servers[1] = await start(1)
  })
  const line = (...cells) => console.log(`| ${cells.join(' | ')} |`)
  console.log('')
  line('Sockets', 'Memory of one, process', 'Memory of one, heap', 'The process', 'Processor while idle')
  line('---', '---', '---', '---', '---')
  line(
    many,
    `${round((after.rss - before.rss) / 1024 / many, 1)} KB`,
    `${round((after.heap - before.heap) / 1024 / many, 1)} KB`,
    `${Math.round(after.rss / 2 ** 20)} MB`,
    `${round(idle_cpu, 1)} %`,
  )
  console.log('')
  line('All sockets lost', 'Back after p50, p95, last', 'Tries of one', 'Processor', 'Process at most', 'A call meanwhile p50, slowest')
  line('---', '---', '---', '---', '---', '---')
  for (const [name, s] of [
    ['to a server that runs', neighbor],
    ['to the same one, killed and started again', again],
  ])
    line(name, `${s.p50}, ${s.p95}, ${s.last} s`, s.tries, `${s.cpu} s`, `${s.rss} MB`, `${s.call}, ${s.slowest} ms`)
  const held = neighbor.back === many && again.back === many
  console.log(held ? '\nEvery socket came back.' : `\nBroken: ${many - neighbor.back} and ${many - again.back} sockets did not come back.`)
  return held
}
