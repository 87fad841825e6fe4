import { fileURLToPath } from 'node:url'
import { freePort, startNode } from '../lib/processes.mjs'
import { fileLimit, rss } from '../lib/proc.mjs'
import { noteRow, ratioRow, truthRow } from '../lib/rows.mjs'
import { now, round, sleep, summary } from '../lib/stats.mjs'

export const title = 'idle signed-in sockets'

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const reply = (child, name, message) =>
  new Promise((resolve, reject) => {
    const hear = (answer) => {
      if (answer[name] === undefined && answer.bench !== name) return
      child.off('message', hear)
      resolve(answer)
    }
    child.on('message', hear)
    child.once('exit', () => reject(new Error('a process of G10 ended')))
    child.send(message)
  })

/** People by SQL: signing ten thousand in through the door would measure the door. */
async function makePeople(postgres, count) {
  const { rows } = await postgres.sql(
    `with made as (
       insert into users (identity_uid, email, pubsub_token)
         select 'idle' || g, 'idle' || g || '@example.test', md5('idle' || g) from generate_series(1, $1) g
       on conflict (identity_uid) do update set email = excluded.email returning id, pubsub_token
     ), heads as (insert into event_heads (user_id, seq) select id, 0 from made on conflict do nothing)
     select id, pubsub_token as token from made`,
    [count],
  )
  return rows
}

/** Memory a socket and the time to reach one of them, for a server that listens at `url`. */
async function measure({ child, url, protocol, people, notify, sends }) {
  const clients = await startNode('clients', [file('lib/idle-clients.mjs')], { says: 'ready', ipc: true })
  const memory = async () => {
    const { heap } = await reply(child, 'collected', { bench: 'collect' })
    await sleep(500)
    return { heap, rss: rss(child.pid) }
  }
  const before = await memory()
  const at = now()
  const { connected, error } = await reply(clients, 'connected', { job: 'connect', url, protocol, people })
  const seconds = (now() - at) / 1000
  if (error) throw new Error(`${connected} sockets were opened, then: ${error}`)
  await sleep(4000)
  const after = await memory()
  // One every 4 ms for some beats' time: what a person feels while the server also keeps the others alive.
  const begun = now()
  for (let index = 0; index < sends; index++) {
    await notify(people[Math.floor(Math.random() * people.length)].id, index)
    const wait = begun + index * 4 - now()
    if (wait > 1) await sleep(wait)
  }
  await sleep(1000)
  const { arrivals } = await reply(child, 'arrivals', { bench: 'arrivals' })
  const { heard, closed } = await reply(clients, 'heard', { job: 'heard' })
  await clients.stop()
  const times = Object.keys(heard)
    .filter((key) => arrivals[key] !== undefined)
    .map((key) => heard[key] - arrivals[key])
  return {
    kb: round((after.rss - before.rss) / 1024 / connected),
    heap_kb: round((after.heap - before.heap) / 1024 / connected),
    rss_mb: round(after.rss / 1048576, 0),
    per_second: round(connected / seconds, 0),
    connected,
    lost: sends - times.length,
    closed,
    ...summary(times, 3),
  }
}

export async function run(world, { quick, say }) {
  const postgres = await world.postgres()
  const wanted = quick ? 2_000 : 10_000
  const most = fileLimit() - 500
  const count = Math.min(wanted, most)
  if (count < wanted) say(`this machine allows ${fileLimit()} open files a process: ${count} sockets instead of ${wanted}`)
  const sends = quick ? 1000 : 2500
  await world.stopKrush('server')
  const server = await world.startKrush('server', { hooked: true })
  const people = await makePeople(postgres, count)
  const deltas = (pool) => async (user_id, index) => {
    await pool.query({
      name: 'delta',
      text: "select pg_notify('deltas', $1)",
      values: [JSON.stringify(['bench', user_id, 1, 1, 0, `${'x'.repeat(100)}k${index}`])],
    })
  }
  const ours = await measure({
    child: server.child,
    url: `${server.origin.replace('http', 'ws')}/realtime`,
    protocol: true,
    people,
    sends,
    notify: deltas(postgres.pools.krush),
  })
  await server.stop()
  const port = await freePort()
  const child = await startNode(
    'bare websockets',
    ['--expose-gc', '--import', file('lib/hook.mjs'), file('floors/idle.mjs'), String(port), postgres.urlOf('floor')],
    { says: 'ready', ipc: true },
  )
  const floor = await measure({
    child,
    url: `ws://127.0.0.1:${port}/`,
    protocol: false,
    people,
    sends,
    notify: deltas(postgres.pools.floor),
  })
  await child.stop()
  const figure = (name) => ({ ours: ours[name], floor: floor[name], ratio: round(ours[name] / floor[name], 3) })
  const size = count.toLocaleString('en')
  return [
    ratioRow('G10', `memory of an idle signed-in socket, RSS, at ${size}`, figure('kb'), 'KB', { most: 2.5 }),
    ratioRow('G10', 'the same, heap and buffers in use', figure('heap_kb'), 'KB', { most: 2.5 }),
    ratioRow('G10', `from the process to one of ${size} sockets, p99`, figure('p99'), 'ms', { most: 3 }),
    truthRow('G10', 'frames lost, sockets closed', `${ours.lost}, ${ours.closed}`, '0, 0', ours.lost === 0 && ours.closed === 0),
    noteRow('G10', 'from the process to one socket, p50', `${ours.p50} ms`, `${floor.p50} ms`, round(ours.p50 / floor.p50)),
    noteRow('G10', `whole process with ${size} sockets, RSS`, `${ours.rss_mb} MB`, `${floor.rss_mb} MB`, round(ours.rss_mb / floor.rss_mb)),
    noteRow(
      'G10',
      'sockets opened and subscribed a second',
      `${ours.per_second}`,
      `${floor.per_second}`,
      round(ours.per_second / floor.per_second),
    ),
  ]
}
