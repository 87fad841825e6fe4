import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { call, openConversation } from '../lib/people.mjs'
import { atEnd, temporaryFolder } from '../lib/processes.mjs'
import { noteRow, ratioRow, valueRow } from '../lib/rows.mjs'
import { inTurns, median, now, round } from '../lib/stats.mjs'

export const title = 'embedded engines: pictures, clips, voices'

const LABELS = {
  picture: ['a picture, 768×1024', 'libvips, the same drawing ready', { most: 1.6 }],
  clip_ffmpeg: ['a clip of 3 s, by ffmpeg', 'ffmpeg, frames ready', { most: 5 }],
  clip_wasm: ['a clip of 3 s, in WebAssembly', 'the encoder, frames ready', { most: 4 }],
  voice_first: ['first sound of three sentences', 'bare Flite, one sentence', { most: 2 }],
  voice_whole: ['three sentences', 'bare Flite, sentence by sentence', { most: 2 }],
}

const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs')
const SAID = 'There you are. I kept the kettle on. Come in.'
const OWN_VOICE = 'first sound of a voice from the disk, from the request'

/** From the request over HTTP to the first sound, and beside it the bare runtime's first sentence: the rest is this side's. */
async function ownVoice(world, { quick }) {
  const data_dir = temporaryFolder()
  const prepared = spawnSync(process.execPath, [TSX, 'tests/bench/lib/own-voice.ts', data_dir], { encoding: 'utf8' })
  if (prepared.status !== 0) return noteRow('G13', OWN_VOICE, `not measured: ${prepared.stderr.trim().split('\n').at(-1)}`)
  const floor = fork('tests/bench/floors/own-voice.mjs', [prepared.stdout.trim().split('\n').at(-1), SAID], { execArgv: [] })
  atEnd(() => floor.kill())
  const ask = async () => {
    floor.send('go')
    return (await once(floor, 'message'))[0]
  }
  const server = await world.startKrush('server', { env: { DATA_DIR: data_dir } })
  const person = await server.person('listener')
  const token = person.session_id
  const characters = await server.characters()
  const { sql } = await world.postgres()
  let next = 0
  async function listen() {
    const id = await openConversation(server.origin, person, characters[next++ % characters.length].id)
    const { rows } = await sql('update messages set content = $2 where conversation_id = $1 returning id', [id, SAID])
    const begun = now()
    const { json } = await call(server.origin, 'POST', `/v1/conversations/messages/${rows[0].id}/voice`, { token })
    const reader = (await fetch(`${server.origin}${json.url}`)).body.getReader()
    await reader.read()
    const ms = now() - begun
    while (!(await reader.read()).done);
    return ms
  }
  const cold = await listen()
  await ask()
  const { first } = await inTurns(quick ? 8 : 20, listen, ask, { first: (ms) => ms })
  await server.stop()
  floor.kill()
  return [
    valueRow('G13', `${OWN_VOICE}, beyond the bare runtime`, first.ours - first.floor, 'ms', { most: 150, floor: first.floor }),
    noteRow('G13', `${OWN_VOICE}: its process is there, or is started`, `${round(first.ours, 1)} ms, ${round(cold, 0)} ms`),
  ]
}

/** Each beside the library it uses, in one process apart from the server's. */
export async function run(world, { quick }) {
  const child = spawnSync(process.execPath, [TSX, 'tests/bench/lib/engines.ts', String(quick ? 2 : 5)], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (child.status !== 0) throw new Error(child.stderr.trim().split('\n')[0] || 'the engines did not run')
  const figures = JSON.parse(child.stdout.trim().split('\n').at(-1))
  const engines = Object.entries(LABELS).map(([name, [what, floor, target]]) => {
    const sides = figures[name]
    if (!sides) return noteRow('G13', what, 'not measured: there is no ffmpeg here')
    const ratios = sides.ours.map((ms, n) => ms / sides.floor[n])
    return ratioRow(
      'G13',
      `${what} (floor: ${floor})`,
      {
        ours: round(median(sides.ours), 0),
        floor: round(median(sides.floor), 0),
        ratio: round(median(ratios), 2),
        spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
      },
      'ms',
      target,
    )
  })
  return [...engines, ...[await ownVoice(world, { quick })].flat()]
}
