import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { call } from '../lib/people.mjs'
import { freePort, startNode } from '../lib/processes.mjs'
import { noteRow, valueRow } from '../lib/rows.mjs'
import { inTurns, now, quantile, round } from '../lib/stats.mjs'

export const title = 'a voice call: from the end of speech to the first sound'

/** What a person takes for an answer without a pause, in milliseconds at p95, with engines that answer at once. */
const FIRST_SOUND_MS = 300
/** A minute that was paid takes so many turns. */
const TURNS_A_CALL = 12
const RATE = 16_000
const SECONDS = 2

/** Two seconds of a tone as the browser sends speech. */
function recording() {
  const wav = Buffer.alloc(44 + RATE * SECONDS * 2)
  wav.write('RIFF')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(RATE * SECONDS * 2, 40)
  for (let n = 0; n < RATE * SECONDS; n++) wav.writeInt16LE(Math.round(9000 * Math.sin(n / 7)), 44 + n * 2)
  return wav
}

const FILE = recording()
const form = () => {
  const body = new FormData()
  body.append('file', new Blob([FILE], { type: 'audio/wav' }), 'speech.wav')
  return body
}

async function firstBytes(response) {
  const reader = response.body.getReader()
  await reader.read()
  const at = now()
  await reader.cancel()
  return at
}

/** The three engines one after another, with nothing in between. */
async function bare(voice, model) {
  const begun = now()
  const body = form()
  body.append('model', 'fake')
  await (await fetch(`${voice}/v1/audio/transcriptions`, { method: 'POST', body })).json()
  const headers = { 'content-type': 'application/json' }
  const asked = { model: 'fake', stream: true, messages: [{ role: 'user', content: 'Hello' }] }
  const words = await fetch(`${model}/v1/chat/completions`, { method: 'POST', headers, body: JSON.stringify(asked) })
  await words.text()
  const spoken = { model: 'fake', voice: 'alloy', input: 'Hello.' }
  return (await firstBytes(await fetch(`${voice}/v1/audio/speech`, { method: 'POST', headers, body: JSON.stringify(spoken) }))) - begun
}

export async function run(world, { quick }) {
  const port = await freePort()
  const voice = `http://127.0.0.1:${port}`
  await startNode('fake voice', [join('tests', 'bench', 'floors', 'fake-voice.mjs'), String(port)], { says: 'ready' })
  const engines = {
    TRANSCRIPTION_PROVIDER: 'openai',
    TRANSCRIPTION_BASE_URL: `${voice}/v1`,
    TRANSCRIPTION_MODEL: 'fake',
    SPEECH_PROVIDER: 'openai',
    SPEECH_BASE_URL: `${voice}/v1`,
    SPEECH_MODEL: 'fake',
  }
  const model = await world.model()
  await model.set({ first: 0, tokens: 40, rate: 0 })
  const server = await world.startKrush('server', { env: engines })
  const person = await server.person('caller')
  const token = person.session_id
  const key = () => ({ 'idempotency-key': randomUUID() })
  let live = null
  async function turn(number) {
    if (number % TURNS_A_CALL === 0)
      live = (await call(server.origin, 'POST', `/v1/conversations/${person.conversation_id}/calls`, { token, headers: key() })).json
    const begun = now()
    const answer = await fetch(`${server.origin}/v1/calls/${live.id}/turns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...key() },
      body: form(),
    })
    const { sound, error } = await answer.json()
    if (!sound) throw new Error(`a turn: ${error?.code}`)
    const sounds = await fetch(`${server.origin}${sound}`)
    const reader = sounds.body.getReader()
    // The first frame names the sentence; the second is sound.
    let bytes = 0
    while (bytes < 500) bytes += (await reader.read()).value?.length ?? 500
    const ms = now() - begun
    while (!(await reader.read()).done);
    return ms
  }
  // Everything is loaded after the first.
  await turn(0)
  live = null
  const { rounds } = await inTurns(quick ? 24 : 72, turn, () => bare(voice, model.origin), {})
  await server.stop()
  const [ours, floor] = [rounds.ours, rounds.floor].map((all) => [quantile(all, 0.5), quantile(all, 0.95)].map((ms) => round(ms, 1)))
  return [
    valueRow('Calls', 'end of speech to the first sound, p95 (floor: the same engines in a row)', ours[1], 'ms', {
      most: FIRST_SOUND_MS,
      floor: floor[1],
    }),
    noteRow('Calls', 'the same, median', `${ours[0]} ms`, `${floor[0]} ms`),
  ]
}
