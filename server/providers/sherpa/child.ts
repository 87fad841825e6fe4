// A process of its own, run as it is: Node takes the types off. So imports name files, and nothing here leads to aliases.
// Only the asynchronous calls of sherpa-onnx are used: where those reject, the others end the process.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openMp3 } from '../audio/mp3.ts'
import type { Echo, Files, FromChild, Hear, Setup, Speak, ToChild } from './protocol.ts'

type Sound = { samples: Float32Array; sampleRate: number }
type Tts = { sampleRate: number; generateAsync(request: object): Promise<Sound> }
type Recognizer = {
  createStream(): { acceptWaveform(sound: Sound): void }
  decodeAsync(stream: object): Promise<{ text: string }>
}
type Sherpa = {
  OfflineTts: { createAsync(config: object): Promise<Tts> }
  OfflineRecognizer: { createAsync(config: object): Promise<Recognizer> }
}

const HEAR_RATE = 16_000
/** How finely loudness is told, in parts of a second. */
const LEVELS = 50
/** Of the first sentence, what is sent before the rest is encoded: 0.4 s. */
const HEAD_LEVELS = 20
/** Whisper hears half a minute at once; longer notes are cut where it is quiet. */
const STRETCH_SECONDS = 28
const FRAME = HEAR_RATE / 50

const setup = JSON.parse(process.argv[2] ?? '{}') as Setup
const say = (message: FromChild) => process.send?.(message)
const threads = { numThreads: 1, provider: 'cpu', debug: 0 }

class Broken extends Error {
  readonly what: 'package' | 'voice' | 'ears'
  constructor(what: 'package' | 'voice' | 'ears') {
    super(what)
    this.what = what
  }
}

let sherpa: Sherpa | null = null
function load(): Sherpa {
  try {
    return (sherpa ??= createRequire(import.meta.url)(setup.package) as Sherpa)
  } catch {
    throw new Broken('package')
  }
}

/** The path that fits; the smaller of two with the same meaning. */
function finder({ folder, files }: Files) {
  return (pattern: RegExp): string | undefined => {
    const found = files.filter((path) => pattern.test(path))
    const path = found.find((one) => one.includes('int8')) ?? found[0]
    return path && join(folder, path)
  }
}

function voiceConfig(of: Files): object {
  const find = finder(of)
  const model = find(/\.onnx$/)
  const tokens = find(/(^|[/-])tokens\.txt$/)
  const sounds = of.files.some((path) => path.startsWith('espeak-ng-data/')) ? { dataDir: join(of.folder, 'espeak-ng-data') } : {}
  const voices = find(/(^|\/)voices\.bin$/)
  const kind = voices ? { kokoro: { model, voices, tokens, ...sounds } } : { vits: { model, tokens, ...sounds } }
  return { model: { ...kind, ...threads }, maxNumSentences: 1 }
}

function earsConfig(of: Files, language: string | null): object {
  const find = finder(of)
  const tokens = find(/(^|[/-])tokens\.txt$/)
  const [encoder, decoder, joiner] = [find(/encoder[^/]*\.onnx$/), find(/(^|[/-])decoder[^/]*\.onnx$/), find(/joiner[^/]*\.onnx$/)]
  const preprocessor = find(/preprocess[^/]*\.onnx$/)
  const kind = preprocessor
    ? {
        moonshine: {
          preprocessor,
          encoder: find(/(^|\/)encode[^/]*\.onnx$/),
          uncachedDecoder: find(/uncached_decode[^/]*\.onnx$/),
          cachedDecoder: find(/(^|\/)cached_decode[^/]*\.onnx$/),
        },
      }
    : joiner
      ? { transducer: { encoder, decoder, joiner }, modelType: 'nemo_transducer' }
      : encoder
        ? { whisper: { encoder, decoder, language: /\.en[-.]/.test(encoder) ? 'en' : (language ?? ''), task: 'transcribe' } }
        : { nemoCtc: { model: find(/\.onnx$/) } }
  return { featConfig: { sampleRate: HEAR_RATE, featureDim: 80 }, modelConfig: { ...kind, tokens, ...threads } }
}

let tts: Promise<Tts> | null = null
const voice = () =>
  (tts ??= (async () => {
    if (!setup.voice) throw new Broken('voice')
    return load()
      .OfflineTts.createAsync(voiceConfig(setup.voice))
      .catch((error: unknown) => {
        throw error instanceof Broken ? error : new Broken('voice')
      })
  })())

/** One for each language that is hinted at, where the files know several. */
const recognizers = new Map<string, Promise<Recognizer>>()
function ears(language: string | null): Promise<Recognizer> {
  const several =
    setup.ears?.files.some((path) => /encoder/.test(path) && !/\.en[-.]/.test(path)) &&
    !setup.ears.files.some((path) => /joiner/.test(path))
  const key = several ? (language ?? '') : ''
  const known = recognizers.get(key)
  if (known) return known
  // The files are large, so the last one goes.
  recognizers.clear()
  const made = (async () => {
    if (!setup.ears) throw new Broken('ears')
    return load()
      .OfflineRecognizer.createAsync(earsConfig(setup.ears, several ? language : null))
      .catch((error: unknown) => {
        throw error instanceof Broken ? error : new Broken('ears')
      })
  })()
  recognizers.set(key, made)
  return made
}

function levelsOf(samples: Float32Array, rate: number): number[] {
  const step = Math.round(rate / LEVELS)
  const levels: number[] = []
  for (let at = 0; at < samples.length; at += step) {
    let most = 0
    for (const sample of samples.subarray(at, at + step)) most = Math.max(most, Math.abs(sample))
    levels.push(most)
  }
  return levels
}

/** Sentences between which other voices get their turn. */
type Mp3 = Awaited<ReturnType<typeof openMp3>>
const tasks: { task: Speak; next: number; mp3: Promise<Mp3> | null }[] = []
const cancelled = new Set<number>()
let speaking = false

function fail(id: number, error: unknown): void {
  say(error instanceof Broken ? { id, broken: error.what } : { id, failed: true })
}

async function step(running: (typeof tasks)[number]): Promise<boolean> {
  const { task } = running
  const engine = await voice()
  // Opened while the first sentence is spoken.
  const mp3 = (running.mp3 ??= openMp3({ sample_rate: engine.sampleRate }))
  const sentence = task.sentences[running.next++]
  if (!sentence) {
    say({ id: task.speak, mp3: (await mp3).end(), levels: [] })
    say({ id: task.speak, end: true })
    return false
  }
  const { samples, sampleRate } = await engine.generateAsync({
    text: sentence.text,
    sid: task.sid,
    speed: task.speed,
    enableExternalBuffer: false,
  })
  const sound = new Float32Array(samples.length + Math.round((sentence.pause_ms / 1000) * sampleRate))
  sound.set(samples)
  const encoder = await mp3
  const tell = (part: Float32Array) => say({ id: task.speak, mp3: encoder.add(part), levels: levelsOf(part, sampleRate) })
  // The encoder takes longer than the pipe: what is heard first goes first.
  const head = running.next === 1 ? Math.min(sound.length, Math.round(sampleRate / LEVELS) * HEAD_LEVELS) : 0
  if (head > 0) tell(sound.subarray(0, head))
  if (head < sound.length) tell(sound.subarray(head))
  return true
}

async function work(): Promise<void> {
  if (speaking) return
  speaking = true
  for (let running = tasks.shift(); running; running = tasks.shift()) {
    const { speak: id } = running.task
    if (cancelled.delete(id)) continue
    const goes_on = await step(running).catch((error: unknown) => {
      fail(id, error)
      return false
    })
    if (goes_on) tasks.push(running)
  }
  speaking = false
}

/** Stretches that the ear takes at once, cut at the quietest moment of the last three seconds. */
function stretchesOf(samples: Int16Array): Int16Array[] {
  const most = STRETCH_SECONDS * HEAR_RATE
  const stretches: Int16Array[] = []
  let from = 0
  while (samples.length - from > most) {
    let cut = from + most
    let quietest = Infinity
    for (let at = from + most - 3 * HEAR_RATE; at < from + most; at += FRAME) {
      let sum = 0
      for (const sample of samples.subarray(at, at + FRAME)) sum += Math.abs(sample)
      if (sum < quietest) [quietest, cut] = [sum, at]
    }
    stretches.push(samples.subarray(from, cut))
    from = cut
  }
  stretches.push(samples.subarray(from))
  return stretches
}

async function wordsOf(recognizer: Recognizer, sound: Sound): Promise<string> {
  const stream = recognizer.createStream()
  stream.acceptWaveform(sound)
  return (await recognizer.decodeAsync(stream)).text
}
const lineOf = (words: readonly string[]) => words.join(' ').replace(/\s+/g, ' ').trim()

let hearing: Promise<void> = Promise.resolve()
async function hear({ hear: id, samples, language }: Hear): Promise<void> {
  if (cancelled.delete(id)) return
  const begun = performance.now()
  try {
    const recognizer = await ears(language)
    const words: string[] = []
    for (const stretch of stretchesOf(samples)) {
      const sound = new Float32Array(stretch.length)
      for (let at = 0; at < stretch.length; at++) sound[at] = stretch[at]! / 32_768
      words.push(await wordsOf(recognizer, { samples: sound, sampleRate: HEAR_RATE }))
    }
    say({ id, heard: lineOf(words), seconds: samples.length / HEAR_RATE, speak_ms: 0, hear_ms: performance.now() - begun })
  } catch (error) {
    fail(id, error)
  }
}

async function echo({ echo: id, text, sid, speed }: Echo): Promise<void> {
  try {
    const [engine, recognizer] = [await voice(), await ears(null)]
    const begun = performance.now()
    const sound = await engine.generateAsync({ text, sid, speed, enableExternalBuffer: false })
    const said = performance.now()
    const heard = lineOf([await wordsOf(recognizer, sound)])
    const seconds = sound.samples.length / sound.sampleRate
    say({ id, heard, seconds, speak_ms: said - begun, hear_ms: performance.now() - said })
  } catch (error) {
    fail(id, error)
  }
}

/** Loads the voice and the encoder before the first sentence is there. What fails here fails again when it is needed. */
async function warm(): Promise<void> {
  if (!setup.voice || speaking) return
  await Promise.all([voice(), openMp3({ sample_rate: 24_000 })]).catch(() => undefined)
}

// Without a server nobody listens.
process.on('disconnect', () => process.exit())
process.on('message', (message: ToChild) => {
  if ('ping' in message) say({ pong: true })
  else if ('warm' in message) void warm()
  else if ('cancel' in message) cancelled.add(message.cancel)
  else if ('echo' in message) hearing = hearing.then(() => echo(message))
  else if ('hear' in message) hearing = hearing.then(() => hear(message))
  else {
    tasks.push({ task: message, next: 0, mp3: null })
    void work()
  }
})
