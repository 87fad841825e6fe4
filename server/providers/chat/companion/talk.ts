import type { Life } from '@/server/db/seed/life'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import type { ChatRequest } from '@/server/providers/chat/port'
import { choose, goesBackTo, withBefore, type Choice, type Known } from './choose'
import { createContext, type Context } from './context'
import { openDefinition } from './definition'
import { earlierFacts, factsOf } from '@/server/providers/told'
import { halvesOf } from './facts'
import { CRISIS, MINOR, YOUNG_PLAY } from './follow'
import { friendlyShelves } from './friendly'
import { play } from './games'
import { openLife, sharedShelves } from './lives'
import type { Telling } from './tellings'
import { nameIn } from './memory'
import { fill } from './pen'
import { comesBack, riddleAnswer, say } from './say'
import type { Shelves } from './shelves'
import { stage } from './scene'
import { capital, join, sentencesOf, typographic, withoutActions, wordsOf } from './text'
import type { First } from './rules'
import { understand, type Part, type Understood } from './understand'

/** A first text is not kept waiting for the encoder longer than this: until it is warm, words alone decide. */
const WAIT_MS = 1_000
/** Vectors of what people told stay for the next turns. */
const KEPT = 3_000
const kept = new Map<string, Float32Array>()

/** Vectors of these texts; of none where the encoder is slow, off or broken. */
async function vectorsOf(texts: readonly string[], encoder: EmbeddingsProvider): Promise<(text: string) => Float32Array | undefined> {
  const missing = [...new Set(texts.filter((text) => text.trim() && !kept.has(text)))]
  if (encoder.embeds && missing.length) {
    const late = AbortSignal.timeout(WAIT_MS)
    await encoder.embed(missing.slice(0, 120), late).then(
      (rows) => missing.slice(0, 120).forEach((text, at) => kept.set(text, rows[at]!)),
      () => {},
    )
    for (const text of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(text)
    }
  }
  return (text) => kept.get(text)
}

/** What rules decide before anything is searched. */
function sayFirst(first: First, context: Context): string {
  const { pen, bank, slots } = context
  if (first === 'crisis') return pen.must('crisis', CRISIS)
  if (first === 'minor') return pen.must('minor', MINOR)
  if (first === 'young_play')
    return pen.must(
      'young',
      YOUNG_PLAY.flatMap((line) => fill(line, slots) ?? []),
    )
  return pen.must(
    first,
    bank[first].flatMap((line) => fill(line, slots) ?? []),
  )
}

/** At most so many sentences; a first answer is always whole. */
const SENTENCES = 6
const SHORT_WORDS = 16

/** A gesture goes before so many of the replies to small words, and not within so many replies of another. */
const GESTURES = 0.35
const GESTURE_AFTER = 3

/** What was asked for holds: no questions, fewer words, no emoji. */
function held(pieces: readonly string[], { holds, grave }: Understood): string[] {
  let kept = pieces.filter(Boolean)
  if (holds.no_questions || holds.slower || grave === 0) {
    const without = kept
      .map((piece) =>
        sentencesOf(piece)
          .filter((one) => !/\?["'\u2019\u201d)*]*$/.test(one))
          .join(' '),
      )
      .filter(Boolean)
    kept = without.length ? without : kept.map((piece) => piece.replace(/\?/g, '.'))
  }
  if (holds.slower) kept = kept.slice(0, 1)
  if (holds.shorter) {
    const [first = ''] = kept.flatMap((piece) => sentencesOf(withoutActions(piece)))
    const words = first.split(' ')
    const cut =
      words.length > SHORT_WORDS
        ? first
            .split(/(?<=[,;:])\s/)
            .reduce((sum, one) => (wordsOf(`${sum} ${one}`).length <= SHORT_WORDS ? `${sum} ${one}`.trim() : sum), '')
        : first
    kept = [(cut || first).replace(/[,;:]$/, '.')]
  }
  const sized: string[] = []
  let count = 0
  for (const piece of kept) {
    const size = sentencesOf(withoutActions(piece)).length
    if (sized.length && count + size > SENTENCES) continue
    sized.push(piece)
    count += size
  }
  return holds.no_emoji ? sized.map((piece) => piece.replace(/\p{Extended_Pictographic}/gu, '')) : sized
}

/** The most that is answered of one message; courtesies do not count twice. */
function answered(parts: readonly Part[]): Part[] {
  const weighty = parts.filter(({ small }) => small === null)
  const greeting = parts.find(({ small }) => small === 'greet')
  if (weighty.length === 0) return parts.slice(0, 1)
  const all = weighty.filter(({ kind }) => kind === 'question' || kind === 'request')
  // "Really? Why?" asks once; "I heard of a cabinet. What happened?" is asked of what was told.
  const asked = all.filter(
    (part, at) => part.follow !== 'more' || at === all.length - 1 || parts[parts.indexOf(part) - 1]?.kind === 'telling',
  )
  // A short word before a question is only its lead.
  const told = weighty.filter((part) => part.kind === 'telling' || part.kind === 'feeling')
  const main = asked.length
    ? [...told.filter(({ text }) => wordsOf(text).length > 3 || nameIn(text)).slice(0, 1), ...asked.slice(0, 2)]
    : told.slice(0, 2)
  const bye = parts.find(({ small }) => small === 'bye' || small === 'goodnight')
  return [...(greeting && main.length < 2 ? [greeting] : []), ...main, ...(bye ? [bye] : [])].sort(
    (a, b) => parts.indexOf(a) - parts.indexOf(b),
  )
}

export type Talked = { text: string; choices: Choice[]; understood: Understood }

/** What a character has to say: its life where somebody wrote one, its definition otherwise. */
export async function shelvesOf(request: ChatRequest, encoder: EmbeddingsProvider): Promise<{ life: Life | null; shelves: Shelves }> {
  const written = await openLife(request.persona.full_name, encoder.model)
  // A character that people made may have the name of a seed; only the seed has its voice.
  const opened = request.persona.voice && written ? written : { life: null, shelves: openDefinition(request.persona, encoder).shelves }
  return request.romance === false ? { ...opened, shelves: friendlyShelves(opened.shelves) } : opened
}

export const talk = async (request: ChatRequest, encoder: EmbeddingsProvider): Promise<Talked> =>
  talkAs(await shelvesOf(request, encoder), request, encoder)

/**
 * The reply of a character with these shelves: understood by rules and grammar, chosen from what the character has to say,
 * said as its life and its temper have it.
 */
export async function talkAs(
  { life, shelves }: { life: Life | null; shelves: Shelves },
  request: ChatRequest,
  encoder: EmbeddingsProvider,
): Promise<Talked> {
  const context = createContext(request)
  const understood = understand(context.turns)
  const done = (text: string, choices: Choice[] = []): Talked => ({ text: typographic(text), choices, understood })

  if (understood.first) return done(sayFirst(understood.first, context))
  if (understood.odd) {
    const lines = context.bank[understood.odd]
    const told = understood.holds.no_questions ? lines.filter((line) => !line.includes('?')) : lines
    return done(context.pen.must(understood.odd, told.length ? told : lines))
  }

  const users = context.turns.filter(({ role }) => role === 'user')
  const parts = answered(understood.parts)
  const before = users.at(-2)?.content ?? ''
  const told = factsOf(context.turns.slice(0, -1))
  const facts = [...earlierFacts(request.recalled ?? [], told), ...told]
  const recalls = parts.some(({ whose, kind }) => (whose === 'theirs' || whose === 'world') && (kind === 'question' || kind === 'request'))
  // What is not searched is not encoded: small words, and the message before where nothing goes back to it.
  const searched = parts.filter(({ small, follow }) => !small || follow).map(({ text }) => text)
  const goes_on = parts.some(({ kind }) => kind === 'telling' || kind === 'feeling')
  const back = parts.some(({ follow }) => follow === 'and_you')
    ? [before, goesBackTo({ last: context.last, before })]
    : goes_on
      ? [before]
      : []
  const wholes = parts.flatMap((part) => withBefore(part, { shelves, last: context.last, before }) ?? [])
  const halves = parts.flatMap(({ text, whose }) => (whose === 'theirs' ? halvesOf(text) : []))
  const plainly = searched.flatMap((text) => shelves.anybody(text) ?? [])
  const vectorOf = await vectorsOf(
    [...searched, ...halves, ...plainly, ...wholes, ...back, ...(recalls ? facts.map(({ text }) => text) : [])],
    encoder,
  )
  const jokes = life?.jokes ?? context.bank.joke
  const said_before = (line: string) => !context.pen.fresh(line)
  const kinds = sharedShelves(encoder.model).tellingOf
  // What is said and what is asked next both go by it.
  const found = new Map<string, Telling | null>()
  const tellingOf = (text: string) => {
    if (!found.has(text)) found.set(text, kinds(text, vectorOf(text) ?? null))
    return found.get(text) ?? null
  }
  const { name, last } = context
  const known: Known = { shelves, life, jokes, said: said_before, facts, vectorOf, tellingOf, name, last, before }
  const saying = (part: Part) => ({ context, known, understood, part })

  const riddle = parts[0] && riddleAnswer(life, saying(parts[0]))
  if (riddle) return done(join(riddle))
  const game = play({
    turns: context.turns,
    voice: context.voice,
    chance: context.chance,
    pen: context.pen,
    full_name: request.persona.full_name,
  })
  if (game) return done(game.text)
  const scene = stage(context, parts)
  // Two actions side by side would read as one run-on sentence.
  if (scene) return done(join(scene).replace(/\*([^*]+?)[.,]?\*\s+\*([a-z][^*]*)\*/g, '*$1, and $2*'))

  const choices = parts.map((part, at) => {
    const previous = parts[at - 1]
    return choose(part, understood, previous && !previous.small ? { ...known, beside: previous.text } : known)
  })
  const [only] = choices
  if (only?.sort === 'long' && choices.length === 1) return done(say(only, saying(parts[0]!)).map(capital).join('\n\n'), choices)
  // Beside an answer, that there is none to another part would only take it back.
  const answers = choices.some(({ sort }, at) => parts[at]!.kind === 'question' && ['thing', 'recall', 'number'].includes(sort))
  // Who is asked to play a part plays it, whatever else was said.
  const plays = choices.findIndex((choice) => choice.sort === 'plain' && choice.key === 'play')
  const pieces = choices.flatMap((choice, at) => {
    if (plays >= 0 && at !== plays) return []
    const nothing = choice.sort === 'unknown'
    if (nothing && (answers || choices.slice(0, at).some(({ sort }) => sort === 'unknown'))) return []
    // Two questions may lead to the same: it is said once.
    const thing = choice.sort === 'thing' ? choice.thing : null
    if (thing?.sort === 'statement' && choices.slice(0, at).some((one) => one.sort === 'thing' && one.thing.id === thing.id)) return []
    const said = say(choice, saying(parts[at]!))
    // Only the last part's answer may continue; before it, no question and no statement of its own.
    return at === choices.length - 1 ? said : said.filter((piece) => !piece.includes('?')).slice(0, 1)
  })
  const said = join(held(pieces, understood).map(capital))
  const back_to = parts.length && choices.at(-1)?.sort === 'thing' && !said.includes('?') ? comesBack(saying(parts.at(-1)!), said) : null
  const spoken = back_to ? join([said, back_to]) : said
  const quiet = choices.every(({ sort }) => sort === 'act') && understood.heavy === null && understood.grave === null
  const moved = context.own.slice(-GESTURE_AFTER).some((one) => one.includes('*'))
  const gesture = quiet && !moved && !understood.holds.shorter && context.chance.in('gesture', GESTURES)
  const text =
    gesture && spoken ? join([context.pen.pick('gesture', context.voice?.gestures ?? [], context.bank.gesture) ?? '', spoken]) : spoken
  return done(text || context.pen.must('quiet', context.bank.quiet), choices)
}
