// A process of its own, run as it is: Node takes the types off. So imports name files or types only, and nothing here leads to aliases.
import { openModel, UnusableModel } from '../../llama/open-model.ts'
import type { FromChild, ToChild } from './protocol.ts'

/** The part of node-llama-cpp 3.22 used here. */
type Tokens = readonly unknown[]
type EmbeddingContext = { getEmbeddingFor(input: Tokens): Promise<{ vector: readonly number[] }> }
type Model = {
  trainContextSize: number
  embeddingVectorSize: number
  tokenize(text: string): Tokens
  createEmbeddingContext(options: { contextSize: number }): Promise<EmbeddingContext>
}

/** What is read of a text: EMBED_CHARACTERS are fewer in every script. */
const CONTEXT_TOKENS = 2_048
/** The model's own marks around a text. */
const MARKS = 8

const [, , module = '', file = ''] = process.argv
const say = (message: FromChild) => process.send?.(message)
let context: EmbeddingContext
let model: Model
let room = 0

async function load(): Promise<void> {
  const opened = await openModel<object, Model>(module, file)
  model = opened.model
  const contextSize = Math.min(CONTEXT_TOKENS, model.trainContextSize)
  context = await model.createEmbeddingContext({ contextSize }).catch(() => {
    throw new UnusableModel('memory', opened.needs, opened.free)
  })
  room = contextSize - MARKS
  say({ ready: { dimensions: model.embeddingVectorSize } })
}

/** Of unit length; all zeros for a text without a token. */
async function vectorOf(text: string): Promise<Float32Array> {
  const { vector } = await context.getEmbeddingFor(model.tokenize(text).slice(0, room))
  const made = new Float32Array(model.embeddingVectorSize)
  made.set(vector)
  const length = Math.hypot(...made) || 1
  return made.map((entry) => entry / length)
}

const loaded = load().then(
  () => true,
  (error: unknown) => {
    const { why, needs, free } = error instanceof UnusableModel ? error : new UnusableModel('file')
    process.send?.({ unusable: why, needs, free } satisfies FromChild, () => process.exit(1))
    return false
  },
)

/** One call after another: the runtime has one sequence. */
let last: Promise<unknown> = loaded
async function embed(of: number, texts: readonly string[]): Promise<void> {
  if (!(await loaded)) return
  try {
    const rows: Float32Array[] = []
    for (const text of texts) rows.push(await vectorOf(text))
    say({ rows, of })
  } catch {
    say({ failed: of })
  }
}

// Without a server nobody reads.
process.on('disconnect', () => process.exit())
process.on('message', (message: ToChild) => {
  if ('ping' in message) say({ pong: true })
  else last = last.then(() => embed(message.embed, message.texts))
})
