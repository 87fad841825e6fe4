import { hashOfTexts, readHeaded, shippedFile } from '@/server/providers/embeddings/packed'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { answerCrisis } from '../messages/answer-crisis'
import { betweenReplies } from '../messages/between-replies'
import { SURELY, understands } from '../understands'
import { DANGER, HARMLESS } from './danger-phrases'
import { learnDanger, scoreOf, type DangerSense } from './learn-danger'
import { recordConcern } from './moderate'

/** Stored with the count of referrals, beside the versions of the rules. */
const VERSION = 'meaning-2'
/** The part of the harmless sentences, chosen to be hard, that may look like danger; each model's threshold follows. Of 1,006 ordinary ones 2 % do. */
const FALSE_ALARMS = 0.18
const MOST_SENTENCES = 8
/** A card by meaning alone comes so often at most. */
const PAUSE_MS = 6 * 3_600_000
/** An encoder on this machine waits so long at least, so that the first word of the reply comes first. */
const FIRST_WORD_MS = 100
/** And rests so many times as long as it has worked: a quarter of a core looks at thirty sentences a second. */
const RESTS = 3
/** People whose messages wait to be looked at; beyond, on a server that is far too busy, the oldest are not. */
const MOST_WAITING = 500
/** Texts of one call. Four take an encoder on this machine as long as two calls of one; more gain nothing, and a question waits for all. */
const AT_ONCE = 4

async function embedAll(embeddings: EmbeddingsProvider, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE) vectors.push(...(await embeddings.embed(texts.slice(at, at + AT_ONCE))))
  return vectors
}

/** From these phrases, by this model. */
export const learnFrom = async (embeddings: EmbeddingsProvider): Promise<DangerSense> =>
  learnDanger(await embedAll(embeddings, DANGER), await embedAll(embeddings, HARMLESS), FALSE_ALARMS)

/** What the embedded model has learned, written by `npm run lives`: its 304 vectors take five seconds of a core, learning 150 ms. */
export type LearnedHead = Pick<DangerSense, 'constant' | 'threshold'> & { model: string; phrases: string; dimensions: number }
export const hashOfPhrases = () => hashOfTexts([...DANGER, ...HARMLESS, String(FALSE_ALARMS)])

/** Null where there is no such file. */
export function readLearned(): (DangerSense & { head: LearnedHead }) | null {
  const file = readHeaded<LearnedHead>(shippedFile('server/domain/moderation', 'danger.weights'))
  if (!file) return null
  const { head } = file
  return {
    head,
    weights: new Float32Array(file.part(0, head.dimensions * Float32Array.BYTES_PER_ELEMENT)),
    constant: head.constant,
    threshold: head.threshold,
  }
}

const opened = new WeakMap<EmbeddingsProvider, Promise<DangerSense>>()

/** With the first message: read, or learned for another model and where a phrase has changed since. */
function senseOf(embeddings: EmbeddingsProvider): Promise<DangerSense> {
  const known = opened.get(embeddings)
  if (known) return known
  const read = readLearned()
  const fits = read?.head.model === embeddings.model && read.head.phrases === hashOfPhrases()
  const made = fits ? Promise.resolve(read) : learnFrom(embeddings)
  opened.set(embeddings, made)
  made.catch(() => opened.delete(embeddings))
  return made
}

type Look = { user_id: number; conversation_id: number; sentences: string[] }

const sentencesOf = (embeddings: EmbeddingsProvider, text: string): string[] =>
  text
    .split(/(?<=[.!?\n])\s+|\n|\*/)
    .filter((sentence) => understands(embeddings, sentence, SURELY))
    .slice(0, MOST_SENTENCES)

/** When a card by meaning came last, by person. */
const shown = new WeakMap<Context['db'], Map<number, number>>()

function shownLately(ctx: Context): Map<number, number> {
  let times = shown.get(ctx.db)
  if (!times) shown.set(ctx.db, (times = new Map()))
  for (const [id, at] of times) if (ctx.now().getTime() - at > PAUSE_MS) times.delete(id)
  return times
}

async function bringCard(ctx: Context, { user_id, conversation_id }: Look): Promise<void> {
  try {
    await recordConcern(ctx, { user_id, subject: `conversation:${conversation_id}` }, VERSION)
    await answerCrisis(ctx, user_id, conversation_id, null)
  } catch (error) {
    ctx.log.error({ conversation_id, err: error }, 'card with help not brought')
  }
}

/** Brings the card to each person with a sentence that is more like words of need than like their look-alikes. Never throws. */
async function lookAt(ctx: Context, looks: readonly Look[]): Promise<void> {
  try {
    const sense = await senseOf(ctx.embeddings)
    const vectors = await embedAll(
      ctx.embeddings,
      looks.flatMap(({ sentences }) => sentences),
    )
    const times = shownLately(ctx)
    for (const look of looks) {
      const own = vectors.splice(0, look.sentences.length)
      if (times.has(look.user_id) || !own.some((one) => scoreOf(sense, one) > sense.threshold)) continue
      times.set(look.user_id, ctx.now().getTime())
      await bringCard(ctx, look)
    }
  } catch (error) {
    ctx.log.warn({ messages: looks.length, error: (error as Error).name }, 'messages were not looked at by their meaning')
  }
}

/** By person, the one who has waited longest first. */
type Waiting = { looks: Map<number, Look>; working: boolean; missed: number }
const queues = new WeakMap<Context['db'], Waiting>()

function takeSome({ looks }: Waiting): Look[] {
  const some: Look[] = []
  let count = 0
  for (const [user_id, look] of looks) {
    if (some.length > 0 && count + look.sentences.length > AT_ONCE) break
    count += look.sentences.length
    some.push(look)
    looks.delete(user_id)
  }
  return some
}

async function work(ctx: Context, waiting: Waiting): Promise<void> {
  waiting.working = true
  for (let rest = FIRST_WORD_MS; waiting.looks.size > 0;) {
    await betweenReplies(ctx, rest)
    if (ctx.stopping) break
    const begun = performance.now()
    await lookAt(ctx, takeSome(waiting))
    rest = RESTS * (performance.now() - begun)
    if (waiting.missed > 0)
      ctx.log.warn({ messages: waiting.missed }, 'messages were not looked at by their meaning: the server is too busy')
    waiting.missed = 0
  }
  waiting.working = false
}

/**
 * A second look at a message in which the rules saw no danger, after its reply or two seconds later: brings the card with help. Costs
 * the reply nothing, and whatever fails here fails alone. Never throws.
 */
export async function lookByMeaning(ctx: Context, user_id: number, conversation_id: number, text: string): Promise<void> {
  const { embeddings } = ctx
  if (!embeddings.embeds || shownLately(ctx).has(user_id)) return
  const sentences = sentencesOf(embeddings, text)
  if (sentences.length === 0) return
  const look = { user_id, conversation_id, sentences }
  if (embeddings.name === 'openai') return lookAt(ctx, [look])
  let waiting = queues.get(ctx.db)
  if (!waiting) queues.set(ctx.db, (waiting = { looks: new Map(), working: false, missed: 0 }))
  const { looks } = waiting
  const before = looks.get(user_id)
  looks.set(user_id, { ...look, sentences: [...(before?.sentences ?? []), ...sentences].slice(-MOST_SENTENCES) })
  const [oldest] = looks.keys()
  if (looks.size > MOST_WAITING && looks.delete(oldest!)) waiting.missed += 1
  if (!waiting.working) await work(ctx, waiting)
}
