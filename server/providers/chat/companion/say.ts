import type { Life, Riddle } from '@/server/db/seed/life'
import { askOn, namedIn } from './ask-on'
import { ACTS_OF, kindAsked, storyAt, type Choice, type Known } from './choose'
import { ends, type Context } from './context'
import { turned } from '@/server/providers/told'
import { ADVICE_ON, CLARIFY, HEAVY_ACK, REASSURE, TENDER, TENDER_UNKNOWN } from './follow'
import { OFFER } from './games'
import { dislikesIn, likesIn, nameIn, peopleIn } from './memory'
import { readMood } from './mood'
import { fill } from './pen'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { contentOf } from './line-for'
import {
  ACK,
  ALL_SAID,
  ASK_BACK,
  AS_SAID,
  AT_PEACE,
  COME_BACK,
  COME_BACK_QUIET,
  CONDOLENCE,
  EITHER,
  GUESS,
  GUESS_PLAIN,
  HOLD_LONGER,
  HOLD_QUESTIONS,
  HOLD_SHORTER,
  HOLD_SLOWER,
  NEAR,
  NOTHING_OWN,
  NOTHING_WORLD,
  NOT_TOLD,
  NO_REASON,
  OTHER_STORY,
  RECALL_LEADS,
  RECALL_UNSURE,
  RIDDLE_RIGHT,
  RIDDLE_TOLD,
  RIDDLE_WRONG,
  TOLD,
  TOLD_BEFORE,
  TOLD_SOFTLY,
  WOULD,
  WOULD_SAY,
} from './plain-lines'
import { ASKED_OF } from './shape-lines'
import type { Thing } from './things'
import { gistOf, type Telling } from './tellings'
import { capital, join, plain, sentencesOf, wordsOf } from './text'
import type { Act, Temper } from './types'
import { leans, type Part, type Understood } from './understand'

/** What saying needs beside the choice. */
export type Saying = { context: Context; known: Known; understood: Understood; part: Part }

const filled = (list: readonly string[], slots: Record<string, string>): string[] => list.flatMap((line) => fill(line, slots) ?? [])
const ofBank = ({ context }: Saying, act: Act, slots: Record<string, string> = {}): string | null =>
  context.pen.pick(act, filled(context.bank[act], { ...(context.slots as Record<string, string>), ...slots }))

/** Something of its own life that has not been said yet: near this thing where one is given. */
function ownTelling(saying: Saying, near: Thing | null): string | null {
  const { context, known } = saying
  const topics = [...known.shelves.things.values()].filter(({ sort }) => sort === 'topic')
  const start = context.chance.index('topic', topics.length)
  const fresh = [...topics.slice(start), ...topics.slice(0, start)]
    .flatMap(({ answer }) => answer.says.slice(0, 1))
    .filter((line) => !line.includes('?'))
  // What answers a question reads oddly without it; what was written to be told does not.
  const told = near?.sort === 'statement' ? near.answer.says : []
  return context.pen.pick('own', told, context.voice?.disclosures ?? [], context.self, context.bank.disclose, fresh)
}

/** A question of its own, unless it asked last or was told not to. */
function question(saying: Saying, share = 0.6): string[] {
  const { context, understood, known } = saying
  if (understood.holds.no_questions || understood.grave !== null || understood.heavy !== null) return []
  if ((context.asked && ends(context.own.at(-2) ?? '')) || !context.chance.in('ask', context.asked ? share / 2 : share)) return []
  const topics = [...known.shelves.things.values()].filter(({ sort }) => sort === 'topic').flatMap(({ answer }) => answer.back ?? [])
  const line = context.pen.pick('question', context.voice?.questions ?? [], topics, context.bank.ask)
  return line ? [line] : []
}

/** The kind of what is told; beside a grief only what is no matter for a joke. */
function tellingIn({ known, understood, part }: Saying): Telling | null {
  const telling = goneOn(known, part) ?? known.tellingOf(part.text)
  // Who has died is not ill any more, however alike the words are.
  if (telling?.id === 'pet_sick' && understood.grave !== null) return null
  return telling?.soft || (understood.grave === null && understood.heavy === null) ? telling : null
}

/** Goes on with what was told, by a word that stands for it or without saying who. */
const GOES_ON =
  /\b(?:it|it's|its|that|he|he's|she|she's|they|they're|him|her|them|there|those|we|we're|we've)\b|^(?:and|but|so|then|now|also|got|went|had|took|made|makes|turns? out|apparently)\b/i
/** "He only eats at night", after "we got a cat": what is said to more of the same, where it has no kind of its own. */
function goneOn({ tellingOf, before }: Known, { text }: Part): Telling | null {
  const [whole, now] = [tellingOf(before), tellingOf(text)]
  if (!whole || (now ? now.id !== whole.id : !GOES_ON.test(text))) return null
  return { ...whole, says: whole.further }
}

/** Beside a grief or a trouble nobody is witty or bold. */
const temperFor = ({ context, understood }: Saying): Temper =>
  (understood.grave !== null || understood.heavy !== null) && ['witty', 'bold'].includes(context.temper) ? 'calm' : context.temper

/** A question about what was just told, and none where those are spent. `bare`: there is nothing to say it back with. */
function questionOn(saying: Saying, bare = false): string[] {
  const { context, understood, part } = saying
  const { no_questions, shorter, slower } = understood.holds
  if (no_questions || shorter || slower || understood.grave !== null) return []
  const { kind: by_words, any } = askOn(part.text)
  const kind = [...(tellingIn(saying)?.asks ?? []), ...by_words]
  if (!(bare && kind.length) && context.asked && ends(context.own.at(-2) ?? '') && !context.chance.in('ask on', 0.5)) return []
  if (understood.heavy !== null && !kind.length) return []
  // What nothing is known of is asked about more sparingly.
  if (!kind.length && !context.chance.in('ask', 0.5)) return []
  const line = context.pen.pick('ask on', kind) ?? context.pen.pick('ask any', any)
  return line ? [line] : []
}

/** A thing's next line of this list; what else it has, when that is spent; null when all of it has been said. */
function lineOf(saying: Saying, thing: Thing, list: keyof Thing['answer'], first: string | null): string | null {
  const { answer } = thing
  const lists = [answer[list], answer.more, answer.says, answer.how, answer.why, answer.when].map((one) =>
    typeof one === 'string' ? [] : (one ?? []),
  )
  // In their own order: "more" follows on what was said.
  for (const lines of [first ? [first] : [], ...lists])
    for (const line of lines) {
      const said = saying.context.pen.pick('thing', [line])
      if (said) return said
    }
  return null
}

/** What belongs to a life, and not to greetings, to the person or to the talk itself. */
const OF_LIFE = /^(?:topic |work_|home_|past_|taste_|inner_)/
/** "Tell me about the bell": who wants all of it asks on. */
const TOLD_SLOWLY = /^(?:(?:so|and|ok|okay|please)[, ]+)*(?:can you |could you )?tell me (?:about|of)\b/i
/** Both lines together have so many words at most: two or three sentences. */
const FULL_WORDS = 65

/** Whether a question about this gets more of it than one line. */
function isFull({ understood, part }: Saying, { id }: Thing): boolean {
  const { shorter, slower } = understood.holds
  const calm = understood.grave === null && understood.heavy === null && !shorter && !slower
  return calm && OF_LIFE.test(id) && part.kind === 'question' && !part.follow && !TOLD_SLOWLY.test(part.text)
}

/**
 * What else of a thing a question gets with its first line: one of `lines`, which answer it too, or what comes next. What is asked is often not
 * in the first line: of 180 questions by people who had read a profile it answered 79, and one of the two 92.
 */
function restOf({ context, part }: Saying, { answer }: Thing, said: string, lines: readonly string[]): string | null {
  const { why = [], how = [], when = [], more = [] } = answer
  const asked = /\bwhy\b|\bhow come\b/i.test(part.text) ? why : /^how\b/i.test(part.text) ? how : /^when\b/i.test(part.text) ? when : []
  const fits = [...lines, ...asked, ...more].filter((one) => one !== said && wordsOf(`${said} ${one}`).length <= FULL_WORDS)
  return context.pen.pick('thing', fits.slice(0, 1))
}

function sayThing(
  saying: Saying,
  { thing, list, line, seconds = [], sure, spare = [], lead: opens }: Extract<Choice, { sort: 'thing' }>,
): string[] {
  const { context, understood, part } = saying
  const { pen } = context
  // Of a character that people made there is often one sentence that answers, and it answers again.
  if (list === 'says' && thing.id.startsWith('stated ') && !pen.fresh(thing.answer.says[0]!))
    return [pen.must('as_said', AS_SAID), thing.answer.says[0]!]
  // The line that fits what is asked further may have been told with the first one.
  if (line && list === 'more' && !pen.fresh(line)) return [pen.must('as_said', AS_SAID), line]
  const full = list === 'says' && isFull(saying, thing)
  const fitting = full && line && !seconds.length && !thing.answer.says.includes(line) ? line : null
  const said = lineOf(saying, thing, list, fitting ? null : line)
  const telling = part.kind === 'telling' || part.kind === 'feeling'
  const [other, ...others] = spare
  if (!said && other) return sayThing(saying, { sort: 'thing', thing: other, list: 'says', line: null, sure: false, spare: others })
  // What a small word would be answered with, when its own lines are spent.
  const act = ACTS_OF[thing.id]
  if (!said && telling) return sayTold(saying)
  if (!said && opens) return [pen.must('clarify', CLARIFY)]
  if (!said && act) return say({ sort: 'act', act }, saying)
  if (!said && (list === 'why' || list === 'how' || list === 'when')) return [pen.must('no_reason', NO_REASON)]
  if (!said && part.follow === null && (list === 'more' || leans(part.text)))
    return say({ sort: 'unknown', whose: 'own', near: null }, saying)
  if (!said) {
    const spent = pen.pick('all_said', ALL_SAID)
    // After a question about it, something else would read as not having listened.
    return spent && (part.follow || leans(part.text)) ? [spent] : [spent ?? '', ownTelling(saying, null) ?? '']
  }
  const lead = opens
    ? [pen.pick('lead', opens) ?? '']
    : sure || understood.holds.shorter
      ? []
      : [thing.label ? pen.must('guess', filled(GUESS, { label: thing.label })) : pen.must('guess', GUESS_PLAIN)]
  const rest = full ? restOf(saying, thing, said, fitting ? [fitting] : seconds) : null
  const back = thing.answer.back
  const asks =
    back &&
    !understood.holds.no_questions &&
    understood.grave === null &&
    !`${said} ${rest ?? ''}`.includes('?') &&
    !(context.asked && ends(context.own.at(-2) ?? ''))
  return [
    lead.length ? join([...lead, said]) : said,
    ...(rest ? [rest] : []),
    ...(asks && context.chance.in('back', telling ? 0.5 : 0.65) ? [pen.pick('back', [back]) ?? ''] : []),
  ]
}

/** Lines of a paragraph. */
const PARAGRAPH_LINES = 2

/** So many paragraphs, each of some lines of the things in their order; fewer where there are no more. */
function sayLong(saying: Saying, { things, paragraphs }: Extract<Choice, { sort: 'long' }>): string[] {
  const next = () => {
    for (const thing of things) {
      const line = lineOf(saying, thing, 'says', null)
      if (line) return line
    }
    return null
  }
  return Array.from({ length: paragraphs }, () => join(Array.from({ length: PARAGRAPH_LINES }, () => next() ?? ''))).filter(Boolean)
}

/** After so many turns a small word is only a small word again. */
const HEAVY_NEAR = 3

/** Two words that say something lasting of somebody: "you're vegetarian"; a passing state is none. */
const PLAIN_STATE =
  /^(?!you're \w+$)|^you're (?:bored|back|here|ready|fine|ok|okay|good|home|hungry|sorry|sure|tired|sad|late|busy|cold|hot|kidding|joking|happy|sick|ill|lonely|done|lost|alone|scared|nervous)$/i

/** Words of what is said back; longer only where nothing shorter is there. */
const SHORT_FACT = 12
/** Cut before its end: "the house is", from "the house is so quiet". */
const DANGLING = /\b(?:is|are|was|were|be|been|the|an?|to|of|and|so|for|with|in|at|on|you're|you've|you'd)$/i
/** A clause that says who: "you keep buying milk" sooner than "silly, you know". */
const SUBJECT = /^(?:you(?:'re|'ve|'d|'ll)?|your|he|she|they|his|her|their|the|one of)\b/i
/** Manners and phrases, as they are said back: nothing was told by them. */
const MANNERS =
  /^(?:(?:oh|so|and|well|then)[, ]+)*(?:your (?:gosh|god|goodness|word|turn|pleasure)\b|you(?:'re| are|'ll be| shall be| should be) (?:obliged|sorry|grateful|grinning|kidding|joking|curious|all ears)\b|you (?:didn't|did not) mean\b|you(?:'ll|'d)? ?(?:have to|had to|ought to|need to|must|should|shall|will|would like to|like to)? ?(?:say|tell|ask|confess|admit|be honest|forgive|introduce yourself|settle for)\b|you (?:promise|notice|suppose|concede|swear|imagine|bet|propose|admire|agree|thank|can(?:'t|not)? (?:see|imagine|picture|blame))\b|permit you\b|change your mind\b|teach you\b)/i

/** What the person told, short enough to be said back to them; null where it would read badly. */
export function factIn(text: string): string | null {
  const clauses = sentencesOf(
    text.replace(/^guess what\b[,!.?: ]*/i, '').replace(/^i (?:think|guess|believe|feel like) (?:that )?(?=i\b|my\b|the\b|we\b)/i, ''),
  ).flatMap((sentence) => [sentence, ...sentence.split(/,\s+(?:(?:and|but|so|because)\s+)?|\s+(?:but|because|so)\s+/)])
  const good = clauses.map(turned).filter((clause) => {
    const size = wordsOf(clause).length
    return (
      size >= (PLAIN_STATE.test(clause) ? 3 : 2) &&
      size <= 14 &&
      !clause.startsWith('"') &&
      !/[?*:;()]/.test(clause) &&
      !DANGLING.test(clause) &&
      !MANNERS.test(clause) &&
      /\b(?:you|your|you're|you've)\b/i.test(clause) &&
      !/^(?:you (?:want|think|mean|guess)|maybe|which|that|don't|do not|please|let|stop)\b/i.test(clause)
    )
  })
  const short = good.filter((clause) => wordsOf(clause).length <= SHORT_FACT)
  return short.find((clause) => SUBJECT.test(clause) && !/ (?:so|but|because) /.test(clause)) ?? short[0] ?? good[0] ?? null
}

const INTRODUCED =
  /^(?:(?:hi|hey|hello)[,!. ]+(?:there[,!. ]+)?)?(?:i'm|i am|im|my name(?:'s| is)|this is|it's) [A-Z][a-z'-]+(?:[,.;!]| and| but)*\s*/i

/** What was told is named in so many words at most, before a line that fits anything. */
const NAMED_WORDS = 5

function sayTold(saying: Saying): string[] {
  const { context, part, understood } = saying
  const { pen, bank, voice } = context
  const introduced = nameIn(part.text)
  // "I'm Dana, I'm a nurse": the name is greeted, and the rest is what was told.
  const told = introduced ? part.text.replace(INTRODUCED, '') : part.text
  const fact = factIn(told)
  // What is said of things of this kind; where there is none, what was told is said back.
  const telling = tellingIn(saying)
  const metByKind = () => {
    const line = telling && pen.pick('telling', telling.says[temperFor(saying)])
    const gist = line && gistOf(told)
    return line ? [(gist && pen.pick('gist', [`${capital(gist)}.`])) ?? '', line].filter(Boolean).join(' ') : null
  }
  // Of no kind: it is named, and met as its temper meets anything, or asked on. Near a trouble plain words do.
  const heard = (asks: boolean) => {
    const gist = fact && wordsOf(fact).length <= NAMED_WORDS ? fact : gistOf(told)
    if (!gist || understood.grave !== null || understood.heavy !== null || part.mood) return null
    const named = pen.pick('gist', [`${capital(gist)}.`])
    if (named && asks && context.chance.in('named', 0.5)) return named
    const line = pen.pick('heard', bank.heard)
    return line && [named ?? '', line].filter(Boolean).join(' ')
  }
  const echo = (list: readonly string[], key: string) =>
    metByKind() ?? heard(list === TOLD_BEFORE) ?? (fact ? pen.pick(key, filled(list, { fact: inside(fact) })) : null)
  if (understood.grave === null && understood.heavy !== null && !part.mood) {
    const asks = questionOn(saying)
    const list = askOn(part.text).soft ? TOLD_SOFTLY : TOLD_BEFORE
    if (asks.length) return [echo(list, 'told') ?? pen.pick('ack', ACK) ?? '', ...asks]
  }
  if (understood.grave !== null || (understood.heavy !== null && part.mood !== 'good'))
    return [
      understood.grave === 0 || part.mood
        ? (pen.pick(
            'comfort',
            understood.grave === 0 ? bank.topics.grief.filter((line) => !line.includes('?')) : [],
            (voice?.comfort ?? []).filter((line) => understood.grave === null || !line.includes('?')),
            understood.grave === 0 ? CONDOLENCE : [],
            bank[part.mood ?? 'sad'].filter((line) => !line.includes('?')),
          ) ?? '')
        : '',
      echo(TOLD_SOFTLY, 'softly') ??
        pen.pick('tender', understood.grave === null || wordsOf(part.text).length < 3 ? [] : TENDER) ??
        pen.must('heavy', HEAVY_ACK),
    ].filter(Boolean)
  if (part.mood === 'good')
    return [echo(TOLD_BEFORE, 'told') ?? '', pen.pick('delight', voice?.delight ?? [], bank.good) ?? '', ...questionOn(saying)]
  if (part.mood) return [echo(TOLD_SOFTLY, 'softly') ?? '', pen.must('mood', voice?.comfort ?? [], bank[part.mood])]
  if (introduced && context.name === introduced) {
    const greeted = ofBank(saying, 'name_learned')
    if (greeted && !fact && !telling) return [greeted, ...question(saying)]
    const asks = greeted ? questionOn(saying) : []
    if (greeted) return [greeted, echo(asks.length ? TOLD_BEFORE : TOLD, 'told') ?? '', ...asks]
  }
  // A name is said back whole: "Paris, Texas" is one film.
  const named = /\w .*\b[A-Z][a-z]/.test(part.text)
  const like = named ? undefined : likesIn(part.text)[0]
  const dislike = dislikesIn(part.text)[0]
  const person = peopleIn(part.text)[0]
  const asks = questionOn(saying, !fact)
  const { kind, soft } = askOn(part.text)
  const met =
    (like ? ofBank(saying, 'like', { like }) : null) ??
    (dislike ? ofBank(saying, 'dislike', { dislike }) : null) ??
    echo(soft ? TOLD_SOFTLY : asks.length ? TOLD_BEFORE : TOLD, 'told') ??
    (person ? ofBank(saying, 'person', { person: `your ${person.relation}`, ...(person.name && { pname: person.name }) }) : null)
  const answered =
    context.asked &&
    wordsOf(part.text).length <= 4 &&
    !/[?*,;:"]|\b(?:they|it|he|she|we|i|i'm|me|my|you|that|this|please|yes|no|haha|lol|something|maybe|ok)\b/i.test(part.text)
      ? ofBank(saying, 'answer', { answer: part.text.replace(/[.!\s]+$/, '') })
      : null
  const other = namedIn(part.text)
  // A plain statement is met with the name in it, or with a small word where a question follows.
  const plainly = asks.length && kind.length ? (other ? `${other}.` : pen.pick('ack', ACK)) : null
  if (!met && answered) return [answered, ...question(saying)]
  return [met ?? plainly ?? pen.must('neutral', bank.neutral), ...asks]
}

/** Replies between two times that something told comes up again, and turns before it may. */
const BACK_AFTER = 10
const RESTED = 6
const TOLD_AGAIN = new RegExp([...COME_BACK, ...COME_BACK_QUIET].join('|'))

/**
 * What the person told a while ago, where the person touches it again: a rare word of it stands in what was asked. Null for
 * a reply: nothing else is being talked about.
 */
export function comesBack({ context, known, understood, part }: Saying, reply: string | null): string | null {
  const { own, turns, pen } = context
  if (understood.grave !== null || understood.heavy !== null || understood.holds.shorter || understood.holds.slower) return null
  if (part.kind === 'telling' || part.kind === 'feeling' || own.slice(-BACK_AFTER).some((text) => TOLD_AGAIN.test(text))) return null
  const here = new Set(stemsOf(part.text).filter((one) => one.length > 3))
  // Nothing comes back twice, nor what was just spoken of.
  const said = plain([...own.filter((text) => TOLD_AGAIN.test(text)), ...own.slice(-RESTED)].join(' '))
  for (const { text, turn } of known.facts) {
    const fact = factIn(text)
    if (!fact || PASSING.test(fact) || turns.length - turn < 2 * RESTED || said.includes(plain(fact)) || readMood(text)) continue
    if (
      reply === null
        ? LASTING.test(text) && !/\b(?:not|never|no)\b|n't\b/i.test(text)
        : stemsOf(text).some((one) => one.length > 3 && here.has(one) && !COMMON.test(one))
    )
      return join([pen.must('back', reply === null ? COME_BACK_QUIET : COME_BACK), inside(fact)])
  }
  return null
}
/** What somebody does, plans or cares for is worth coming back to unasked. */
const LASTING =
  /\b(?:love|like|enjoy|plan|planning|going|interview|exam|wedding|trip|birthday|start|started|work|play|learn\w*|build\w*|paint\w*|sister|brother|mother|mum|mom|father|dad|dogs?|cats?|daughter|son|friend|wife|husband)\b/i
/** How somebody is at the moment, or what was for dinner, is not worth coming back to. */
const PASSING = /^you(?:'re| are) (?:fine|ok|okay|good|well|home|back|here)\b|\b(?:today|tonight|now|dinner|lunch|breakfast)\b/i
/** Stems of words that any two sentences share. */
const COMMON =
  /^(?:thing|time|make|know|think|feel|good|want|never|always|today|night|work|year|when|people|nobodi|somebodi|love|much|more|been|last|first|just|from|back|still|would|only|into|need|start|call|week|hate|alway|befor|after)$/

/** Answers a riddle that was asked in the last reply; null where none was. */
export function riddleAnswer(life: Life | null, saying: Saying): string[] | null {
  const last = plain(saying.known.last)
  // Words of a hint are also said elsewhere, but not after these.
  const hinted = ({ hint }: Riddle) => RIDDLE_WRONG.some((words) => last.includes(plain(`${words} ${hint}`)))
  const riddle = life?.riddles.find((one) => last.includes(plain(one.question)) || hinted(one))
  if (!riddle) return null
  const said = plain(saying.part.text)
  const { pen } = saying.context
  if (riddle.answers.some((answer) => ` ${said} `.includes(` ${plain(answer)} `)))
    return [pen.must('right', RIDDLE_RIGHT), capital(riddle.answers[0]!)]
  const gives = /\b(?:give up|no idea|don't know|tell me|what is it|dunno|idk)\b/.test(said)
  if (!gives && saying.part.kind === 'question' && !/\bhint|clue\b/.test(said) && wordsOf(said).length > 5) return null
  if (gives || hinted(riddle)) return [pen.must('solved', filled(RIDDLE_TOLD, { thing: riddle.answers[0]! }))]
  return [pen.must('wrong', RIDDLE_WRONG), riddle.hint]
}

function sayAbility(saying: Saying, { ability }: Extract<Choice, { sort: 'ability' }>): string[] {
  const { context, known, part } = saying
  const { pen, bank } = context
  const { life, last } = known
  switch (ability) {
    case 'shorter':
      return [pen.must('hold', HOLD_SHORTER)]
    case 'no_questions':
      return [pen.must('hold', HOLD_QUESTIONS), ownTelling(saying, null) ?? '']
    case 'longer':
      return [pen.must('hold', HOLD_LONGER), ownTelling(saying, null) ?? '', ownTelling(saying, null) ?? '']
    case 'slower':
      return [pen.must('hold', HOLD_SLOWER)]
    case 'would_say':
      return [pen.must('would_say', WOULD_SAY)]
    case 'would':
      return [pen.must('would', WOULD)]
    case 'at_peace':
      return [pen.must('peace', AT_PEACE)]
    case 'tell':
      return [ownTelling(saying, null) ?? pen.must('tell', bank.disclose)]
    case 'shift':
      return [pen.must('shift', bank.shift), ownTelling(saying, null) ?? '', ...question(saying, 1)]
    case 'joke':
      return [pen.must('joke', life?.jokes ?? [], bank.joke)]
    case 'riddle': {
      const riddle = pen.pick('riddle', life?.riddles.map((one) => one.question) ?? [])
      return [riddle ?? OFFER]
    }
    case 'story': {
      const begun = context.chance.index('story', life?.stories.length ?? 0)
      const firsts = (life?.stories ?? []).map((parts) => parts[0]!)
      const about = new Set(stemsOf(/\babout (.+)/i.exec(part.text)?.[1] ?? ''))
      const fits = firsts.filter((_, at) => stemsOf(life!.stories[at]!.join(' ')).some((stem) => about.has(stem)))
      const story = pen.must('story', fits, [...firsts.slice(begun), ...firsts.slice(0, begun)], bank.story)
      return about.size && !fits.includes(story) ? [pen.must('other', OTHER_STORY), story] : [story]
    }
    case 'story_next': {
      const at = storyAt(life, last)
      return [(at && life?.stories[at.story]?.[at.part + 1]) ?? pen.must('all_said', ALL_SAID)]
    }
    case 'teach': {
      const lesson = pen.pick(
        'teach',
        (life?.teaches ?? []).map(({ what, how }) => `${capital(what)}. ${how}`),
      )
      return [lesson ?? pen.must('all_said', ALL_SAID)]
    }
    case 'recommend': {
      const kind = kindAsked(part.text)
      const all = life?.recommends ?? []
      const fit = all.filter((one) => one.kind === kind)
      const lines = (fit.length ? fit : all).flatMap(({ what }) => known.shelves.things.get(`recommended ${what}`)?.answer.says ?? [])
      return [pen.pick('recommend', lines) ?? pen.must('all_said', ALL_SAID)]
    }
    case 'ask_me':
      return question(saying, 1)
  }
}

/** A fact as it stands inside a sentence. */
const inside = (fact: string): string =>
  /^(?:Your|You|You're|You've|The|His|Her|Its?|He|She|They|Their|Nobody)\b/.test(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact

/** "What do you remember about me?" takes so many of the last facts. */
const FACTS_LISTED = 4

function sayAboutYou({ context, known }: Saying): string[] {
  const { pen, bank, name } = context
  const facts = [...new Set(known.facts.flatMap(({ text }) => factIn(text) ?? []))].slice(-FACTS_LISTED)
  const all = [
    ...(name ? [`your name is ${name}`] : []),
    ...facts.filter((fact) => !name || !/\b(?:my|your) name\b|\bcall you\b/i.test(fact)),
  ]
  if (!all.length) return [pen.must('not_told', bank.recall_unknown)]
  return [pen.pick('about', bank.about_user) ?? '', `${capital(all.map(inside).join('; '))}.`]
}

function sayRecall(saying: Saying, { facts, all }: Extract<Choice, { sort: 'recall' }>): string[] {
  const { context } = saying
  const [best, second] = facts
  if (!best) {
    return [context.pen.must('not_told', NOT_TOLD)]
  }
  const fact = [best, ...(second && (all || !best.sure) ? [second] : [])].map(({ fact: one }) => inside(turned(one.text))).join('; and ')
  return [context.pen.must('recall', filled(best.sure || !second || all ? RECALL_LEADS : RECALL_UNSURE, { fact }))]
}

/** The reply to one part, in pieces. */
export function say(choice: Choice, saying: Saying): string[] {
  const { context, known, understood, part } = saying
  const { pen, bank, voice } = context
  switch (choice.sort) {
    case 'thing':
      return sayThing(saying, choice)
    case 'long':
      return sayLong(saying, choice)
    case 'recall':
      return sayRecall(saying, choice)
    case 'about_you':
      return sayAboutYou(saying)
    case 'plain':
      return [pen.must(choice.key, choice.lines)]
    case 'either':
      return [pen.must('either', filled(EITHER, { pick: context.chance.in('either', 0.5) ? choice.one : choice.other }))]
    case 'number':
      return [`${choice.text}.`]
    case 'ability':
      return sayAbility(saying, choice)
    case 'told':
      return sayTold(saying)
    case 'unknown': {
      if (understood.grave !== null) return [pen.pick('soft', TENDER_UNKNOWN, HEAVY_ACK) ?? '']
      if (understood.heavy !== null && part.whose === 'both')
        return [
          /\byou\b/i.test(part.text)
            ? pen.must('reassure', REASSURE, voice?.comfort ?? [])
            : pen.must('reassure', voice?.comfort ?? [], HEAVY_ACK),
        ]
      const { shape } = choice
      if (shape && shape.asks !== 'choice') {
        const it = shape.asks === 'has' || shape.asks === 'favorite' ? shape.about.replace(/^(?:an?|any|some|the) /i, '') : shape.about
        const line = pen.pick('asked', filled(ASKED_OF[shape.asks], { it }))
        if (line) return [line]
      }
      const honest =
        pen.pick('nothing', ...(choice.whose === 'world' ? [NOTHING_WORLD, bank.question, NOTHING_OWN] : [NOTHING_OWN, bank.question])) ??
        pen.must('dunno', bank.dunno)
      // What has nothing of the question in it would only show that the question was not heard.
      const is_near = choice.near && known.shelves.holds(choice.near.id, contentOf(part.text)) > 0
      const near = is_near ? lineOf(saying, choice.near!, 'says', null) : null
      if (near) return [honest, join([pen.pick('lead', NEAR) ?? '', near])]
      const asks = !understood.holds.no_questions && understood.heavy === null && !context.asked
      return [honest, asks && context.chance.in('ask back', 0.7) ? (pen.pick('ask back', ASK_BACK) ?? '') : '']
    }
    case 'act': {
      const { act } = choice
      // A death that was just told is met before anything else.
      if (understood.grave === 0 && ['sad', 'lonely', 'tired', 'anxious', 'angry', 'good'].includes(act)) return sayTold(saying)
      if (act === 'bye' || act === 'goodnight') return [pen.must('bye', act === 'bye' ? (voice?.farewells ?? []) : [], bank[act])]
      if (act === 'how_are_you' || act === 'greet') {
        const lines = bank[act === 'greet' && context.own.length > 1 ? 'greet_again' : act]
        return [pen.must(act, filled(lines, context.slots as Record<string, string>)), ...question(saying, 0.5)]
      }
      if (
        (understood.grave !== null || (understood.heavy ?? HEAVY_NEAR) < HEAVY_NEAR) &&
        ['yes', 'no', 'ok', 'dunno', 'quiet'].includes(act)
      )
        return [pen.must('heavy', HEAVY_ACK)]
      if (['yes', 'no', 'ok', 'dunno', 'quiet', 'laugh'].includes(act)) {
        // A laugh is about what was just said.
        const back = act === 'laugh' ? null : comesBack(saying, null)
        if (back) return [back]
        const telling = context.asked || context.chance.in('tell', 0.5) ? ownTelling(saying, null) : null
        const word = pen.pick(act, bank[act]) ?? (telling ? '' : pen.must(act, bank[act]))
        return [word, telling ?? '', ...(telling ? [] : question(saying, 1))]
      }
      if (act === 'advice') {
        const on = (text: string) => ADVICE_ON.find(([words]) => words.test(text.toLowerCase()))?.[1]
        // "Any advice?" is on what was told before it.
        const known = on(part.text) ?? on(saying.known.beside ?? '') ?? on(saying.known.before) ?? []
        return [pen.must('advice', known, saying.known.shelves.things.get('talk_help_decide')?.answer.says ?? [], bank.advice)]
      }
      if (act === 'who') return [pen.must('who', filled(bank.who, context.slots as Record<string, string>)), ownTelling(saying, null) ?? '']
      if (act === 'flirt') return [pen.must('flirt', voice?.flirt ?? [], bank.flirt)]
      return [pen.must(act, filled(bank[act], context.slots as Record<string, string>))]
    }
  }
}
