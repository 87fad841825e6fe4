import { noteRow, ratioRow } from '../lib/rows.mjs'
import { inTurns, round, sleep } from '../lib/stats.mjs'
import { pss, tree } from '../lib/proc.mjs'
import { installTools, tool } from '../lib/tools.mjs'

export const title = 'pages: memory and requests a second'

const megabytes = (pid) => round(pss(tree(pid).map((entry) => entry.pid)) / 1048576, 1)
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,application/xhtml+xml' }

/** The page server alone, in front of an API server, against a minimal Next app that gets the same requests. */
export async function run(world, { quick, say }) {
  const missing = installTools(say)
  if (missing) throw new Error(missing)
  const { default: autocannon } = await tool('autocannon')
  const api = await world.krush('server')
  const web = await world.startKrush('web', { env: { API_ORIGIN: api.origin } })
  const floor = await world.nextFloor(say)
  const person = await api.person('pages')
  await sleep(2000)
  const idle = { ours: megabytes(web.pid), floor: megabytes(floor.pid) }
  const seconds = quick ? 3 : 5
  const load = (origin, path, headers) => async () => {
    const result = await autocannon({ url: `${origin}${path}`, connections: 50, duration: seconds, headers })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} not found, ${result.errors} errors`)
    return { speed: result.requests.average, p99: result.latency.p99 }
  }
  const rounds = quick ? 1 : 2
  const both = async (path, floor_path, headers = {}) => {
    // The first answer of each page is not counted, on neither side.
    for (const url of [`${web.origin}${path}`, `${floor.origin}${floor_path}`]) await (await fetch(url, { headers })).arrayBuffer()
    return turns(path, floor_path, headers)
  }
  const turns = (path, floor_path, headers) =>
    inTurns(rounds, load(web.origin, path, headers), load(floor.origin, floor_path, headers), {
      speed: (side) => side.speed,
      p99: (side) => side.p99,
    })
  const plain = await both('/', '/')
  const packed = await both('/', '/', BROWSER)
  const dynamic = await both(`/chat/${person.conversation_id}`, '/chat', { ...BROWSER, cookie: `krush_session=${person.session_id}` })
  const after = { ours: megabytes(web.pid), floor: megabytes(floor.pid) }
  await web.stop()
  return [
    ratioRow('G12', 'the first page, 50 connections (autocannon’s plain requests)', plain.speed, '/s', { least: 0.8 }),
    ratioRow('G12', 'the first page as browsers ask for it (compressed)', packed.speed, '/s', { least: 0.8 }),
    ratioRow('G12', 'memory of the page server after the load, PSS', { ...after, ratio: round(after.ours / after.floor, 3) }, 'MB', {
      most: 1.3,
    }),
    noteRow('G12', 'memory of the page server at rest, PSS', `${idle.ours} MB`, `${idle.floor} MB`, round(idle.ours / idle.floor)),
    noteRow(
      'G12',
      'the signed-in chat page, rendered for each request',
      `${dynamic.speed.ours} /s`,
      `${dynamic.speed.floor} /s`,
      dynamic.speed.ratio,
    ),
  ]
}
