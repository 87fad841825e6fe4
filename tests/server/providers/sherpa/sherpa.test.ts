import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDS } from '@/server/db/seed/characters'
import { ProviderError } from '@/server/providers/errors'
import { CATALOGUE, entryOf } from '@/server/providers/models/catalogue'
import { openSherpa, type Sherpa } from '@/server/providers/sherpa/engine'
import type { Files } from '@/server/providers/sherpa/protocol'
import { createOwnSpeech, ownVoiceOf } from '@/server/providers/speech/own'
import type { Speaker, SpeechPiece } from '@/server/providers/speech/port'
import { createOwnTranscription } from '@/server/providers/transcription/own'
import { count } from '../../../support/counts'
import { writeVoiceAndEar } from '../../../support/mkonnx'
import { bringRuntime } from '../../../support/runtimes'

const signal = () => new AbortController().signal
const her = { seed: 'mira', gender: 'Female' as const, extroversion: 50, age: 30 }
const TEXT = 'hello, it is 20:45 (nearly 9); can you hear the little balloons?'

let folder: string
let made: ReturnType<typeof writeVoiceAndEar>
let runtime: string | null = null
let skipped = ''
let sherpa: Sherpa
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'krush-sherpa-'))
  made = writeVoiceAndEar(folder)
  const brought = await bringRuntime('speech')
  if ('skipped' in brought) skipped = brought.skipped
  else runtime = join(brought.folder, 'node_modules', 'sherpa-onnx-node', 'sherpa-onnx.js')
  sherpa = open()
}, 180_000)
afterAll(async () => {
  await sherpa?.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (files: { voice?: Files | null; ears?: Files | null } = {}) =>
  openSherpa({ package: runtime ?? '', ...made, ...files }, { backoff_ms: 1 })
const speakers = [
  { sid: 0, gender: 'Female' as const, manner: 'even' as const },
  { sid: 1, gender: 'Male' as const, manner: 'even' as const },
]

async function speak(engine: Sherpa, sentences: string[], speaker: Speaker = her): Promise<SpeechPiece[]> {
  const pieces: SpeechPiece[] = []
  const said = sentences.map((text) => ({ text, pause_ms: 0 }))
  for await (const piece of createOwnSpeech(engine, 'chords', speakers).speak({ sentences: said, speaker, signal: signal() }))
    pieces.push(piece)
  return pieces
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
/** Says a text and hears it again. */
async function echo(engine: Sherpa, text: string, sid: number, speed = 1): Promise<string> {
  for await (const answer of engine.ask({ text, sid, speed }, signal())) if ('heard' in answer) return answer.heard
  return ''
}
const check = (title: string, run: () => Promise<void>) => it(title, ({ skip }) => (runtime ? run() : skip(skipped)), 120_000)

describe('ears and a voice of this machine', () => {
  check('say a text and hear the same text, by two speakers at three paces', async () => {
    for (const sid of [0, 1]) for (const speed of [0.8, 1, 1.2]) expect(await echo(sherpa, TEXT, sid, speed)).toBe(TEXT)
  })

  check('write down a note, and nothing where there is silence', async () => {
    const ears = createOwnTranscription(sherpa)
    // Chords of the letters "hi", as the voice makes them: 40 ms of blank, 120 ms each.
    const hi = [
      [700, 2500],
      [700, 2900],
    ].flatMap(([low, high]) => [
      ...new Array<number>(640).fill(0),
      ...Array.from(
        { length: 1_920 },
        (_, at) => 9_000 * (Math.sin((2 * Math.PI * low! * at) / 16_000) + Math.sin((2 * Math.PI * high! * at) / 16_000)),
      ),
    ])
    expect(
      await ears.transcribe({
        samples: Int16Array.from([...hi, ...new Array<number>(3_200).fill(0)]),
        language: 'en-US',
        signal: signal(),
      }),
    ).toBe('hi')
    expect(await ears.transcribe({ samples: new Int16Array(32_000), language: null, signal: signal() })).toBe('')
  })

  check('begin with the first sentence, soon after it was asked for', async () => {
    await speak(sherpa, ['warm.'])
    const begun = performance.now()
    const sentences = Array.from({ length: 6 }, () => ({ text: TEXT, pause_ms: 200 }))
    let first = 0
    let pieces = 0
    for await (const piece of createOwnSpeech(sherpa, 'chords', speakers).speak({ sentences, speaker: her, signal: signal() })) {
      first ||= performance.now() - begun
      expect(piece.seconds).toBeGreaterThanOrEqual(0)
      pieces += 1
    }
    console.info(`First sound after ${first.toFixed(0)} ms`)
    expect(pieces).toBeGreaterThan(5)
    expect(first).toBeLessThan(performance.now() - begun)
  })

  check('say it in the voice that was chosen, whoever speaks', async () => {
    const { voices } = createOwnSpeech(sherpa, 'chords', speakers)
    expect(voices.map(({ id, gender }) => [id, gender])).toEqual([
      ['own:chords:0', 'Female'],
      ['own:chords:1', 'Male'],
    ])
    const bytes = async (voice: string | null) =>
      Buffer.concat((await speak(sherpa, ['hello.'], { ...her, voice })).map(({ mp3 }) => mp3)).toString('base64')
    const own = await bytes(null)
    expect(await bytes('own:chords:0')).toBe(own)
    expect(await bytes('own:chords:1')).not.toBe(own)
    // A speaker of the same number in another model is another one.
    expect(await bytes('own:other:1')).toBe(own)
  })

  check('refuse what nobody can say, without a crash', async () => {
    const { pid } = sherpa
    expect(await failureOf(speak(sherpa, ['😀', '…', '']))).toMatchObject({ kind: 'rejected' })
    expect((await speak(sherpa, ['hello 😀'])).length).toBeGreaterThan(0)
    expect(sherpa.pid).toBe(pid)
  })

  const spoil: [string, 'voice' | 'ears', (path: (name: string) => string) => void][] = [
    ['a model that is missing', 'voice', (path) => rmSync(path('model.onnx'))],
    ['tokens that are missing', 'voice', (path) => rmSync(path('tokens.txt'))],
    ['an empty model', 'voice', (path) => writeFileSync(path('model.onnx'), '')],
    ['a web page instead of a model', 'voice', (path) => writeFileSync(path('model.onnx'), '<html>not found</html>')],
    ['a model that was cut', 'voice', (path) => writeFileSync(path('model.onnx'), readFileSync(path('model.onnx')).subarray(0, 40_000))],
    ['garbage for tokens', 'voice', (path) => writeFileSync(path('tokens.txt'), 'no list\nof tokens at all\n')],
    [
      'ears where a voice should be',
      'voice',
      (path) => writeFileSync(path('model.onnx'), readFileSync(join(made.ears.folder, 'model.onnx'))),
    ],
    ['ears that are missing', 'ears', (path) => rmSync(path('model.onnx'))],
    ['an empty ear', 'ears', (path) => writeFileSync(path('model.onnx'), '')],
    ['an ear that was cut', 'ears', (path) => writeFileSync(path('model.onnx'), readFileSync(path('model.onnx')).subarray(0, 4_000))],
    [
      'a voice where ears should be',
      'ears',
      (path) => writeFileSync(path('model.onnx'), readFileSync(join(made.voice.folder, 'model.onnx'))),
    ],
    [
      'ears without a blank token',
      'ears',
      (path) => writeFileSync(path('tokens.txt'), readFileSync(path('tokens.txt'), 'utf8').replace('<blk> 0\n', '')),
    ],
  ]
  it.each(spoil)(
    '%s ends in a sentence, never in the server',
    async (_, what, change) => {
      if (!runtime) return
      const own = writeVoiceAndEar(mkdtempSync(join(folder, 'spoiled-')))
      change((name) => join(own[what].folder, name))
      const engine = open(own)
      const samples = new Int16Array(16_000).map((_, at) => 5_000 * Math.sin(at / 3))
      const use = () =>
        what === 'voice'
          ? speak(engine, ['hello there.'])
          : createOwnTranscription(engine).transcribe({ samples, language: 'en', signal: signal() })
      const failure = await failureOf(use())
      expect(failure).toBeInstanceOf(ProviderError)
      expect(['misconfigured', 'transient']).toContain((failure as ProviderError).kind)
      expect((failure as ProviderError).message).toMatch(/models check|process of voices and ears ended/)
      await engine.close()
    },
    60_000,
  )

  check('come back after their process is killed, and say so to who was listening', async () => {
    const engine = open()
    let lost = 0
    let heard = 0
    const times = count({ usual: 2, thorough: 50 })
    for (let n = 0; n < times; n++) {
      const speech = createOwnSpeech(engine, 'chords', speakers).speak({
        sentences: Array.from({ length: 400 }, () => ({ text: TEXT, pause_ms: 0 })),
        speaker: her,
        signal: signal(),
      })
      const failure = await failureOf(
        (async () => {
          for await (const piece of speech) {
            heard += piece.mp3.length
            if (engine.pid) process.kill(engine.pid, 'SIGKILL')
          }
        })(),
      )
      if ((failure as ProviderError | null)?.kind === 'transient') lost += 1
    }
    expect([lost, heard > 0]).toEqual([times, true])
    expect(await echo(engine, TEXT, 0)).toBe(TEXT)
    await engine.close()
  })
})

describe('who speaks for which person', () => {
  const kokoro = entryOf('voice-natural')!.speakers!
  it('every seed has a speaker of its gender and manner, and a pace by its age', () => {
    const chosen = new Map<number, number>()
    for (const { slug, age, extroversion, appearance } of SEEDS) {
      const { sid, speed } = ownVoiceOf({ seed: slug, gender: appearance.gender, extroversion, age }, kokoro)
      const speaker = kokoro.find((one) => one.sid === sid)!
      if (appearance.gender !== 'Non-binary') expect(speaker.gender).toBe(appearance.gender)
      expect(speed).toBeGreaterThan(0.8)
      expect(speed).toBeLessThan(1.12)
      chosen.set(sid, (chosen.get(sid) ?? 0) + 1)
    }
    expect(SEEDS).toHaveLength(24)
    // Few sound the same.
    expect(chosen.size).toBeGreaterThan(6)
    const at = (age: number, extroversion: number) => ownVoiceOf({ ...her, age, extroversion }, kokoro).speed
    expect(at(65, 50)).toBeLessThan(at(25, 50))
    expect(at(30, 10)).toBeLessThan(at(30, 90))
  })

  it('a voice with one speaker serves all', () => {
    const light = CATALOGUE.find(({ name }) => name === 'voice-light')!.speakers!
    expect(ownVoiceOf({ ...her, gender: 'Male' }, light).sid).toBe(0)
  })
})
