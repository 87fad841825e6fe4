import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { answerCrisis } from '../messages/answer-crisis'
import { SURELY, understands } from '../understands'
import { DANGER, HARMLESS } from './danger-phrases'
import { recordConcern } from './moderate'

/** Stored with the count of referrals, beside the versions of the rules. */
const VERSION = 'meaning-1'
/** Phrases of each kind that a sentence is compared with: the mean of the nearest. */
const NEAREST = 3
/** The part of the harmless sentences, chosen to be hard, that may look like danger; each model's threshold follows. Of ordinary ones 3 % do. */
const FALSE_ALARMS = 0.25
const MOST_SENTENCES = 8
/** A card by meaning alone comes so often at most. */
const PAUSE_MS = 6 * 3_600_000
/** Texts of one call: an encoder in this process does nothing else meanwhile. */
const AT_ONCE = 16

type Anchors = { danger: Float32Array[]; harmless: Float32Array[]; threshold: number }

const dot = (one: Float32Array, two: Float32Array) => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * two[at]!
  return sum
}

function nearness(vector: Float32Array, anchors: readonly Float32Array[], except = -1): number {
  const best = anchors.flatMap((anchor, at) => (at === except ? [] : [dot(vector, anchor)])).sort((a, b) => b - a)
  return best.slice(0, NEAREST).reduce((sum, one) => sum + one, 0) / NEAREST
}

async function embedAll(embeddings: EmbeddingsProvider, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE) vectors.push(...(await embeddings.embed(texts.slice(at, at + AT_ONCE))))
  return vectors
}

const opened = new WeakMap<EmbeddingsProvider, Promise<Anchors>>()

/** Made with the first message; the threshold is where so many of the harmless sentences would be taken for danger. */
function anchorsOf(embeddings: EmbeddingsProvider): Promise<Anchors> {
  const known = opened.get(embeddings)
  if (known) return known
  const made = (async (): Promise<Anchors> => {
    const danger = await embedAll(embeddings, DANGER)
    const harmless = await embedAll(embeddings, HARMLESS)
    const scores = harmless.map((vector, at) => nearness(vector, danger) - nearness(vector, harmless, at)).sort((a, b) => b - a)
    return { danger, harmless, threshold: scores[Math.ceil(scores.length * FALSE_ALARMS)]! }
  })()
  opened.set(embeddings, made)
  made.catch(() => opened.delete(embeddings))
  return made
}

/** Whether a sentence of the text is nearer to words of need than to their look-alikes. Throws ProviderError. */
export async function meansDanger(embeddings: EmbeddingsProvider, text: string): Promise<boolean> {
  const sentences = text
    .split(/(?<=[.!?\n])\s+|\n|\*/)
    .filter((sentence) => understands(embeddings, sentence, SURELY))
    .slice(0, MOST_SENTENCES)
  if (!embeddings.embeds || sentences.length === 0) return false
  const { danger, harmless, threshold } = await anchorsOf(embeddings)
  const vectors = await embedAll(embeddings, sentences)
  return vectors.some((vector) => nearness(vector, danger) - nearness(vector, harmless) > threshold)
}

/** When a card by meaning came last, by person. */
const shown = new WeakMap<Context['db'], Map<number, number>>()

/**
 * A second look at a message in which the rules saw no danger, while its reply is written: brings the card with help. Costs the
 * reply nothing, and whatever fails here fails alone. Never throws.
 */
export async function lookByMeaning(ctx: Context, user_id: number, conversation_id: number, text: string): Promise<void> {
  try {
    let times = shown.get(ctx.db)
    if (!times) shown.set(ctx.db, (times = new Map()))
    const now = ctx.now().getTime()
    for (const [id, at] of times) if (now - at > PAUSE_MS) times.delete(id)
    if (times.has(user_id) || !(await meansDanger(ctx.embeddings, text))) return
    times.set(user_id, now)
    await recordConcern(ctx, { user_id, subject: `conversation:${conversation_id}` }, VERSION)
    await answerCrisis(ctx, user_id, conversation_id, null)
  } catch (error) {
    ctx.log.warn({ conversation_id, error: (error as Error).name }, 'a message was not looked at by its meaning')
  }
}
