import type { Persona } from '@/server/providers/chat/port'
import type { Play, SceneState, Temper, Variant } from './scenario'
import { fill, type Slots } from './slots'
import { BANKS, take, temperOf } from './tempers'

export const BEGIN: SceneState = { at: 0, score: 0, waited: 0, said: [], over: false }

/** Turns after which a scene ends whatever happens; twenty questions are the longest. */
export const MOST_TURNS = 24
/** Turns in a row that may leave the subject before the scene continues. */
const WAITS = 2

/** `line` is null where the scene waits and the character answers as always. */
export type Step = { line: string | null; next: SceneState }
type Turn = { variant: Variant; state: SceneState; persona: Persona; slots: Slots; seed: number; said: string }

const STOP =
  /\b(?:stop|quit|end|enough of|no more)\b[^.!?]{0,16}\b(?:game|playing|scene|story|this)\b|\b(?:stop|quit) (?:it|playing)\b|^(?:stop|enough|quit)[.! ]*$|\bi (?:don'?t|do not) want to play\b/i

/** Words that end any scene. */
export const asksToStop = (said: string): boolean => STOP.test(said.trim())

const clean = (said: string) =>
  said
    .toLowerCase()
    .replace(/[^a-z0-9' ?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const pick = <T>(list: readonly T[], at: number): T => list[Math.abs(at) % list.length]!
const over = (turn: Turn, line: string, patch: Partial<SceneState> = {}): Step => ({
  line,
  next: { ...turn.state, ...patch, at: turn.state.at + 1, over: true },
})
const on = (turn: Turn, line: string, patch: Partial<SceneState> = {}): Step => ({
  line,
  next: { ...turn.state, waited: 0, ...patch, at: turn.state.at + 1 },
})
const join = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** The opening, in the character's voice: a gesture and a little word of its own before the authored text. */
function begin(turn: Turn): Step {
  const { variant, persona, seed } = turn
  const gesture = pick(persona.voice?.gestures.length ? persona.voice.gestures : BANKS[temperOf(persona)].gestures, seed >>> 3)
  const opener = persona.voice?.openers.length && seed % 3 === 0 ? pick(persona.voice.openers, seed >>> 7) : ''
  return on(turn, join(gesture, opener, variant.opening, rulesOf(variant.play)))
}

const listed = (claims: readonly string[]) => claims.map((claim, at) => `${at + 1}) ${claim}`).join(' ')
const asked = ({ one, two }: { one: string; two: string }) => `Would you rather ${one}, or ${two}?`

/** What a game needs before its first move. */
function rulesOf(play: Play): string {
  switch (play.how) {
    case 'lie':
      return `${listed(play.claims)} Which one is the lie?`
    case 'rather':
      return asked(play.rounds[0]!)
    case 'riddle':
      return 'Ask me things I can answer with yes or no. You have twenty, and you may ask for a hint.'
    case 'duel':
      return `I begin: ${play.first}. Yours starts with ${play.first.slice(-1).toUpperCase()}.`
    case 'beats':
      return ''
  }
}

function beats(turn: Turn, play: Play & { how: 'beats' }, temper: Temper): Step {
  const { state, said } = turn
  // A question to the character is answered as always; the scene waits for it, though not for ever.
  if (said.trim().endsWith('?') && state.waited < WAITS && state.at > 0) return { line: null, next: { ...state, waited: state.waited + 1 } }
  const beat = play.beats[state.at - 1]
  const taken = take(temper, said, turn.seed + state.at)
  return beat ? on(turn, join(taken, beat)) : over(turn, join(taken, turn.variant.end))
}

function guessOf(said: string, claims: readonly string[]): number | null {
  const text = clean(said)
  const named = /\b(?:1|one|first)\b/.test(text)
    ? 1
    : /\b(?:2|two|second)\b/.test(text)
      ? 2
      : /\b(?:3|three|third|last)\b/.test(text)
        ? 3
        : null
  if (named) return named
  const words = claims.map(
    (claim) =>
      clean(claim)
        .split(' ')
        .filter((word) => word.length > 4 && text.includes(word)).length,
  )
  const best = Math.max(...words)
  return best > 0 ? words.indexOf(best) + 1 : null
}

function lie(turn: Turn, play: Play & { how: 'lie' }): Step {
  const { state, said, seed, variant } = turn
  const yours = 'Your turn: tell me three things about you, one of them bent, and number them.'
  if (state.at === 1) {
    const guess = guessOf(said, play.claims)
    if (guess === play.lie) return on(turn, join(`Caught. Number ${play.lie} is invented; ${play.because}.`, yours), { score: 1 })
    if (guess !== null)
      return on(turn, join(`No, number ${guess} is true, I am afraid. The lie was number ${play.lie}; ${play.because}.`, yours))
    if (state.waited < WAITS)
      return on({ ...turn, state: { ...state, at: 0 } }, 'Give me a number: one, two or three. I can keep this face for about a minute.', {
        waited: state.waited + 1,
      })
    return on(turn, join(`Out of time. It was number ${play.lie}; ${play.because}.`, yours))
  }
  if (state.at === 2) return on(turn, `You told those with a very straight face. I say number ${1 + (seed % 3)} is the lie. Am I right?`)
  const right = /\b(?:yes|yeah|yep|right|correct|caught|got me)\b/i.test(said) && !/\b(?:not right|wrong)\b/i.test(said)
  const mine = right ? 1 : 0
  const tally = mine > state.score ? 'One to nothing for me.' : mine < state.score ? 'Then you win, one to nothing.' : 'That makes us even.'
  return over(turn, join(right ? 'I knew it. Your voice went up half a tone.' : 'Fooled, and elegantly.', tally, variant.end))
}

function choiceOf(said: string, { one, two }: { one: string; two: string }): 1 | 2 | null {
  const text = clean(said)
  const only = (side: string, other: string) =>
    clean(side)
      .split(' ')
      .filter((word) => word.length > 3 && !clean(other).split(' ').includes(word) && text.includes(word)).length
  const first = only(one, two) + (/\b(?:first|1|former)\b/.test(text) ? 2 : 0)
  const second = only(two, one) + (/\b(?:second|2|latter)\b/.test(text) ? 2 : 0)
  return first > second ? 1 : second > first ? 2 : null
}

function rather(turn: Turn, play: Play & { how: 'rather' }): Step {
  const { state, said, variant } = turn
  const round = play.rounds[state.at - 1]!
  const choice = choiceOf(said, round)
  const mine = round.mine === 1 ? round.one : round.two
  const same = choice === round.mine
  const react =
    choice === null
      ? `I will take that as a maybe. Me, I would ${mine}: ${round.because}.`
      : same
        ? `Same here: ${round.because}.`
        : `Not me. I would ${mine}: ${round.because}.`
  const score = state.score + (same ? 1 : 0)
  const next = play.rounds[state.at]
  if (next) return on(turn, join(react, asked(next)), { score })
  const tally = `We agreed ${score === 0 ? 'on nothing at all' : score === 1 ? 'once' : `${score} times`} out of ${play.rounds.length}.`
  return over(turn, join(react, tally, variant.end), { score })
}

const QUESTIONS = 20

function riddle(turn: Turn, play: Play & { how: 'riddle' }): Step {
  const { state, said, variant } = turn
  const text = clean(said)
  const question = state.at
  if (play.noun.test(text)) return over(turn, join(`Yes! ${play.thing}. Found with question ${question}.`, variant.end), { score: 1 })
  if (/\b(?:give up|tell me|what is it|you win)\b/.test(text))
    return over(turn, join(`It was ${play.thing}. You were closer than you think.`, variant.end))
  if (question >= QUESTIONS) return over(turn, join(`That was the twentieth. It was ${play.thing}.`, variant.end))
  const count = `(Question ${question} of ${QUESTIONS}.)`
  if (/\b(?:hint|clue|help)\b/.test(text)) return on(turn, join(pick(play.hints, state.score), count), { score: state.score + 1 })
  const yes = play.yes.test(text)
  const no = play.no.test(text)
  const answer =
    yes === no
      ? pick(
          [
            'Neither a clean yes nor a clean no. Try what it is for, or where one finds it.',
            'I could argue that both ways.',
            'On a good day, perhaps.',
          ],
          question,
        )
      : yes
        ? pick(['Yes.', 'It is, yes.', 'Warm. Yes.', 'Yes, go on.'], question)
        : pick(['No.', 'Not that.', 'No, cold.', 'Afraid not.'], question)
  return on(turn, join(answer, count))
}

const WORDS: Record<string, string> = {
  a: 'amber anchor apple',
  b: 'bramble button basket',
  c: 'candle copper cabin',
  d: 'dusk drum dolphin',
  e: 'ember envelope echo',
  f: 'feather fern ferry',
  g: 'garden glove ginger',
  h: 'harbor honey hinge',
  i: 'island ink ivy',
  j: 'jam jasmine jigsaw',
  k: 'kettle kite kiosk',
  l: 'lantern lemon lake',
  m: 'moss mirror mitten',
  n: 'needle nest nutmeg',
  o: 'orchard otter onion',
  p: 'pebble pier plum',
  q: 'quilt quince quay',
  r: 'river ribbon robin',
  s: 'saffron spoon storm',
  t: 'thimble teapot tram',
  u: 'umbrella urn',
  v: 'velvet violin vase',
  w: 'willow window wheel',
  x: 'xylophone',
  y: 'yarn yacht',
  z: 'zipper zinc',
}

function duel(turn: Turn, play: Play & { how: 'duel' }): Step {
  const { state, said, variant } = turn
  const word =
    clean(said)
      .split(' ')
      .filter((each) => /^[a-z]{2,}$/.test(each))
      .at(-1) ?? ''
  const mine = state.said.at(-1) ?? play.first
  const letter = mine.slice(-1)
  const again = `Yours starts with ${letter.toUpperCase()}.`
  const wrong = !word.startsWith(letter)
    ? `That one does not begin with ${letter.toUpperCase()}.`
    : state.said.includes(word)
      ? `We have had "${word}".`
      : null
  if (wrong && state.waited < WAITS) return on(turn, join(wrong, again), { waited: state.waited + 1 })
  if (wrong) return over(turn, join('Three misses, and the duel is mine. I shall be unbearable about it.', variant.end))
  const used = [...state.said, word]
  const score = state.score + 1
  const answer = (WORDS[word.slice(-1)] ?? '').split(' ').find((each) => each && each !== play.first && !used.includes(each))
  if (!answer) return over(turn, join(`I have nothing for ${word.slice(-1).toUpperCase()}. The crown is yours.`, variant.end), { score })
  if (score >= play.rounds)
    return over(turn, join(`${score} good words, and I have run out of breath. Let us call it yours.`, variant.end), { score })
  return on(turn, `${answer.charAt(0).toUpperCase()}${answer.slice(1)}. Yours starts with ${answer.slice(-1).toUpperCase()}.`, {
    said: [...used, answer],
    score,
  })
}

function move(turn: Turn, play: Play): Step {
  switch (play.how) {
    case 'beats':
      return beats(turn, play, temperOf(turn.persona))
    case 'lie':
      return lie(turn, play)
    case 'rather':
      return rather(turn, play)
    case 'riddle':
      return riddle(turn, play)
    case 'duel':
      return duel(turn, play)
  }
}

/**
 * The character's next turn of a scene and the state after it. Pure: the same turn gives the same text. `said` is empty
 * where the person lets the character continue.
 */
export function play(turn: Turn): Step {
  const { state, variant, said, slots } = turn
  const step =
    state.at === 0
      ? begin(turn)
      : asksToStop(said)
        ? over(turn, 'Then we stop here. It was good while it lasted; talk to me about anything you like.')
        : state.at + state.waited >= MOST_TURNS
          ? over(turn, variant.end)
          : move(turn, variant.play)
  return { ...step, line: step.line === null ? null : fill(step.line, slots) }
}
