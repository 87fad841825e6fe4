import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { getInstallation } from '@/contracts/meta'
import { sendVoiceNote, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import * as voices from '@/contracts/voices'
import { wavOf } from '@/server/providers/transcription/wav-of'
import { THOROUGH } from '@/tests/support/counts'
import { openMirror } from '@/tests/support/model-mirror'
import { readMp3 } from '@/tests/support/mp3'
import { testUnless } from '@/tests/support/needs'
import { mirrored, SHORT_REPLY } from '@/tests/support/own-models'
import { bringRuntime, lendRuntime } from '@/tests/support/runtimes'
import { preparedFolder, signInAt, startServer } from '@/tests/support/process'

const files = THOROUGH ? mirrored() : null
const [llama, speech] = THOROUGH ? await Promise.all([bringRuntime('llama'), bringRuntime('speech')]) : [null, null]
const missing = !THOROUGH
  ? 'runs with THOROUGH=1 only'
  : !files
    ? 'tar with bzip2 is not installed'
    : llama && 'skipped' in llama
      ? llama.skipped
      : speech && 'skipped' in speech
        ? speech.skipped
        : null
const test = testUnless(missing)

/** Memory that belongs to a process alone or in part, in bytes. */
const pssOf = (pid: number) => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The chords of "hi", as the made ear hears them. */
const HI = [
  [700, 2500],
  [700, 2900],
].flatMap(([low, high]) => [
  ...new Array<number>(640).fill(0),
  ...Array.from(
    { length: 1_920 },
    (_, at) => 9_000 * (Math.sin((2 * Math.PI * low! * at) / VOICE_NOTE_RATE) + Math.sin((2 * Math.PI * high! * at) / VOICE_NOTE_RATE)),
  ),
])

test('two commands and no setting: a reply of a model on the disk, spoken aloud, and a voice note that is understood', async () => {
  const folder = preparedFolder()
  onTestFinished(folder.remove)
  const mirror = await openMirror(files!)
  onTestFinished(mirror.close)
  for (const runtime of ['llama', 'speech'] as const) lendRuntime(folder.path, runtime)
  const said = await new Promise<string>((resolve) => {
    const env = { ...process.env, DATA_DIR: folder.path, MODELS_MIRROR: mirror.url }
    const child = spawn(process.execPath, ['dist/models.mjs', 'chat', 'voice', 'ears', '--yes'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
    child.on('close', () => resolve(text))
  })
  expect(said.match(/ is ready \(/g)).toHaveLength(3)

  const bare = preparedFolder()
  onTestFinished(bare.remove)
  const secret = { AUTH_SECRET: 's'.repeat(40) }
  const server = await startServer({ DATA_DIR: folder.path, ...secret })
  onTestFinished(server.stop)
  const { call } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  const installation = await call(getInstallation)
  expect(installation).toMatchObject({ chat: { provider: 'gguf', demo: false }, transcription: { provider: 'own', listens: true } })
  const { data } = await call(listCharacters)
  const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const newest = async () => (await call(conversations.getConversation, { params })).messages.at(-1)!
  const reply = async (): Promise<Message> => {
    await expect.poll(async () => (await newest()).status, { timeout: 60_000, interval: 100 }).toBe('complete')
    return newest()
  }
  await call(conversations.sendMessage, { params, body: { content: 'Who is there?' } }, { idempotency_key: randomUUID() })
  const answer = await reply()
  expect(answer.content.trim()).toBe(SHORT_REPLY)
  const beside = pssOf(server.process.pid!)

  const { url } = await call(voices.requestVoice, { params: { id: String(answer.id) } })
  const sound = Buffer.from(await (await fetch(`${server.origin}${url}`)).arrayBuffer())
  // A character and the blank before it are 40 ms each, at the pace of the character.
  expect(readMp3(sound).seconds).toBeGreaterThan(0.6)
  const file = new Blob([new Uint8Array(wavOf(Int16Array.from([...HI, ...new Array<number>(6_400).fill(0)])))], { type: 'audio/wav' })
  await call(sendVoiceNote, { params, file, body: {} }, { idempotency_key: randomUUID() })
  await expect
    .poll(async () => (await call(conversations.getConversation, { params })).messages.find(({ voice_note }) => voice_note)?.content, {
      timeout: 60_000,
      interval: 200,
    })
    .toBe('hi')
  expect((await reply()).content.trim()).toBe(SHORT_REPLY)

  // The same talk without models, for the memory of the server's own process.
  const other = await startServer({ DATA_DIR: bare.path, ...secret })
  onTestFinished(other.stop)
  const elsewhere = await signInAt(other.origin, `${randomUUID()}@example.test`)
  const chat = { id: String((await elsewhere.call(conversations.createConversation, { body: { account_id: data[0]!.id } })).id) }
  await elsewhere.call(conversations.sendMessage, { params: chat, body: { content: 'Who is there?' } }, { idempotency_key: randomUUID() })
  const done = async () => (await elsewhere.call(conversations.getConversation, { params: chat })).messages.at(-1)!.status
  await expect.poll(done, { timeout: 60_000, interval: 100 }).toBe('complete')
  const without = pssOf(other.process.pid!)
  console.info(
    `Memory of the server with a model beside it ${(beside / 1e6).toFixed(0)} MB, with the built-in companion ${(without / 1e6).toFixed(0)} MB`,
  )
  if (process.platform === 'linux') expect(beside).toBeLessThan(without + 20e6)
})
