import type { ChatTurn } from '@/server/providers/chat/port'
import type { Chance } from './chance'
import { hash } from './chance'
import {
  CHAIN_WORDS,
  HUNTS,
  LIES,
  RATHERS,
  RIDDLES,
  SPARE_TRUTHS,
  STORY_BEATS,
  STORY_ENDS,
  STORY_NUDGES,
  STORY_STARTS,
  type Rather,
} from './game-data'
import { normal } from './rules'
import type { Pen } from './pen'
import { capital, plain, sentencesOf, straight, withoutActions, wordsOf } from './text'
import type { Voice } from './types'

export const GAMES = ['questions', 'rather', 'truths', 'story', 'chain'] as const
export type Game = (typeof GAMES)[number]

const STARTS: readonly (readonly [Game, RegExp])[] = [
  ['questions', /\b(?:twenty|20) questions\b|\bguessing game\b/],
  ['rather', /\bwould you rather\b(?!.{2,60}\bor\b)/],
  ['truths', /\btwo truths\b|\b2 truths\b/],
  [
    'story',
    /\b(?:story together|write (?:a |us a )?story|make up a story|tell a story together|collaborative story|story game|(?:begin|start) (?:a|the) (?:tale|story)\b.*\b(?:i|then) (?:say|continue|go|write|add)|one sentence each)\b/,
  ],
  ['chain', /\bword (?:chain|game|association)\b|\bchain game\b/],
]
const ANY = /\b(?:play (?:a |some )?games?|a game\b|let's play|games?\?$|wanna play|want to play)\b/
const OWN_RULES = /\b(?:game|round|play something(?: like this)?)\b.{0,12}[:,] ?(?:you|i|one|we|i'll|you'll)\b/
const STOP =
  /\b(?:stop|quit|enough|another game|different game|no more|done playing|boring|something else|give up playing|end (?:the )?game)\b/

export const OFFER = 'Twenty questions, would you rather, two truths and a lie, a story together, or a word chain?'
const RIDDLE_OPEN = 'I have something in mind. Ask me things I can answer with yes or no.'
const RATHER_ASK = 'Would you rather '
const TRUTHS_ASK = 'Which one is the lie?'
const CHAIN_ASK = 'Your word starts with '

export type GameTurn = { kind: 'open' | 'move' | 'menu' | 'end'; game: Game | null; text: string }
type Table = { turns: readonly ChatTurn[]; voice: Voice | null; chance: Chance; pen: Pen; full_name: string }

const ratherText = (pair: Rather): string => `${RATHER_ASK}${pair.one}, or ${pair.two}?`
const assistants = (table: Table): string[] => table.turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)

const nextRather = (table: Table): string | null => {
  const said = assistants(table).join('\n')
  const left = RATHERS.filter((pair) => !said.includes(ratherText(pair)))
  const pair = left[table.chance.index('rather', left.length)]
  return pair ? ratherText(pair) : null
}

const truthsOf = (table: Table, opening: string): { list: string[]; lie: number } => {
  const short = (table.voice?.disclosures ?? []).filter((line) => line.length < 130 && /\bI\b/.test(line) && !/[*?]/.test(line))
  const seed = hash(`${table.full_name}${opening}`)
  const pool = short.length >= 2 ? short : SPARE_TRUTHS
  const one = pool[seed % pool.length] ?? ''
  const two = pool[((seed % pool.length) + 1 + ((seed >>> 8) % (pool.length - 1))) % pool.length] ?? ''
  const lie = LIES[(seed >>> 4) % LIES.length] ?? ''
  const at = (seed >>> 12) % 3
  const list = [one, two]
  list.splice(at, 0, lie)
  return { list, lie: at + 1 }
}

const riddleFor = (table: Table, opening: number): (typeof RIDDLES)[number] | undefined => {
  const before = table.turns.slice(0, opening).filter((turn) => turn.role === 'assistant' && turn.content.includes(RIDDLE_OPEN)).length
  return RIDDLES[(hash(table.full_name) + before) % RIDDLES.length]
}

const chainWord = (table: Table, letter: string): string | null => {
  const said = new Set(wordsOf(table.turns.map((turn) => turn.content).join(' ')))
  const words = (CHAIN_WORDS[letter] ?? '').split(' ').filter((word) => word && !said.has(word))
  return words[table.chance.index('chain', words.length)] ?? null
}

const open = (game: Game, table: Table): string => {
  if (game === 'questions') return RIDDLE_OPEN
  if (game === 'rather') return nextRather(table) ?? 'I have run out of impossible choices. You set one.'
  if (game === 'truths') {
    const { list } = truthsOf(table, String(table.turns.filter((turn) => turn.content.includes(TRUTHS_ASK)).length))
    return `${list.map((line, at) => `${at + 1}) ${line}`).join(' ')} ${TRUTHS_ASK}`
  }
  if (game === 'story') return `${table.pen.must('story_start', STORY_STARTS)} ${table.pen.pick('nudge', STORY_NUDGES) ?? 'Your line.'}`
  const word = chainWord(table, 'abcdeghlmoprst'.charAt(table.chance.index('letter', 14))) ?? 'lantern'
  return `${capital(word)}. ${CHAIN_ASK}${word.slice(-1).toUpperCase()}.`
}

/** Which game the last reply left open, if any. */
const running = (last: string): Game | null =>
  last.includes(TRUTHS_ASK)
    ? 'truths'
    : last.includes(CHAIN_ASK)
      ? 'chain'
      : last.includes(RATHER_ASK)
        ? 'rather'
        : STORY_NUDGES.some((nudge) => last.endsWith(nudge)) && [...STORY_STARTS, ...STORY_BEATS].some((line) => last.includes(line))
          ? 'story'
          : last.includes(RIDDLE_OPEN) || /\(Question \d+\b/.test(last)
            ? 'questions'
            : null

const playQuestions = (table: Table, text: string): GameTurn | null => {
  const at = table.turns.findLastIndex((turn) => turn.role === 'assistant' && turn.content.includes(RIDDLE_OPEN))
  const riddle = riddleFor(table, at)
  if (!riddle || at < 0) return null
  const asked = table.turns.slice(at + 1).filter((turn) => turn.role === 'user').length
  const noun = riddle.thing.replace(/^(?:an?|the) /, '')
  if (new RegExp(`\\b${noun}\\b`).test(text) || (noun === 'bicycle' && /\bbike\b/.test(text))) {
    return {
      kind: 'end',
      game: 'questions',
      text: `Yes! ${capital(riddle.thing)}. And it took you ${asked === 1 ? 'one question. Suspicious' : `${asked} questions`}.`,
    }
  }
  if (/\b(?:give up|tell me|what is it|i don't know|no idea|you win)\b/.test(text)) {
    return { kind: 'end', game: 'questions', text: `It was ${riddle.thing}. You were closer than you think.` }
  }
  if (/\b(?:hint|clue|help)\b/.test(text)) {
    return {
      kind: 'move',
      game: 'questions',
      text: `${riddle.hints[asked % riddle.hints.length] ?? ''} (Question ${asked} of 20.)`,
    }
  }
  if (!/\?\s*$|^(?:is|are|does|do|can|could|would|has|have|was|a |an |the )/.test(text) && text.split(' ').length > 4) return null
  if (asked >= 20) return { kind: 'end', game: 'questions', text: `That was twenty. It was ${riddle.thing}. Well hunted, though.` }
  const count = `(Question ${asked} of 20.)`
  const no = riddle.no.test(text)
  const yes = riddle.yes.test(text)
  const verdict =
    no === yes
      ? [
          'Sort of, on a good day. Try its size, what it is made of or where it lives.',
          'Hm. Neither a clean yes nor a clean no.',
          'That one I could argue both ways.',
        ]
      : yes
        ? ['Yes.', 'It is, yes.', 'Warm. Yes.', 'Yes, that way.']
        : ['No.', 'Not that.', 'No, cold.', 'Afraid not.']
  return { kind: 'move', game: 'questions', text: `${verdict[asked % verdict.length] ?? ''} ${count}` }
}

const playRather = (table: Table, last: string, text: string): GameTurn | null => {
  const pair = RATHERS.find((one) => last.includes(ratherText(one)))
  if (!pair) return null
  const overlap = (side: string): number => {
    const other = new Set(wordsOf(side === pair.one ? pair.two : pair.one))
    return wordsOf(side).filter((word) => word.length > 2 && !other.has(word) && new RegExp(`\\b${word}`).test(text)).length
  }
  const second = /\b(?:second|2|two|latter)\b/.test(text)
  const one = overlap(pair.one) + (!second && /\b(?:first|1|one|former)\b/.test(text) ? 2 : 0)
  const two = overlap(pair.two) + (second ? 2 : 0)
  const both = /\b(?:both|neither|either|don't know|can't choose|hard)\b/.test(text)
  const you = /^(?:and )?(?:you|what about you|you first)\??$/.test(text)
  if (one === two && !both && !you) return null
  const mine = pair.mine === 1 ? pair.one : pair.two
  const same = (one > two ? 1 : 2) === pair.mine
  const react =
    both || you ? `Me, I'd ${mine}: ${pair.because}.` : same ? `Same here: ${pair.because}.` : `Really? I'd ${mine}: ${pair.because}.`
  const next = nextRather(table)
  return next
    ? { kind: 'move', game: 'rather', text: `${react} ${next}` }
    : { kind: 'end', game: 'rather', text: `${react} And those are all the impossible choices I own.` }
}

const playTruths = (table: Table, text: string): GameTurn | null => {
  const rounds = table.turns.filter((turn) => turn.role === 'assistant' && turn.content.includes(TRUTHS_ASK)).length
  const { list, lie } = truthsOf(table, String(rounds - 1))
  const named = /\b(?:2|two|second)\b/.test(text)
    ? 2
    : /\b(?:3|three|third|last)\b/.test(text)
      ? 3
      : /\b(?:1|one|first)\b/.test(text)
        ? 1
        : null
  const shared = list.map((line) => wordsOf(line).filter((word) => word.length > 4 && text.includes(word)).length)
  const best = Math.max(...shared)
  const guess = named ?? (best > 0 ? shared.indexOf(best) + 1 : null)
  if (guess === null)
    return /\b(?:don't know|no idea|tell me|give up|idk)\b/.test(text)
      ? {
          kind: 'end',
          game: 'truths',
          text: `It was number ${lie}. The other two I stand by. Your turn: give me three of yours.`,
        }
      : null
  return {
    kind: 'end',
    game: 'truths',
    text:
      guess === lie
        ? `Caught. Number ${lie} is pure invention, and I was proud of it. Your turn: tell me three, and I'll go hunting.`
        : `No, number ${guess} is true, I'm afraid. The lie was number ${lie}. Now you: three things, one of them crooked.`,
  }
}

const HUNTING = /I'll go hunting\.|three things, one of them crooked\.|give me three of yours\./
const A_LIE = /\b(?:one(?:'s| is| of them is) (?:a lie|not true|false)|which (?:one )?is (?:the lie|a lie)|two truths)\b/
/** The person's three things, numbered, in lines or as three sentences. */
const threeOf = (text: string): string[] => {
  const numbered = text.split(/\b(?:one|two|three|first|second|third|[123])(?:\)|[:.](?= )|,(?= i\b))/i).slice(1)
  const lines = text.split(/\n+/).filter((line) => wordsOf(line).length > 2)
  return [numbered, lines, sentencesOf(text)].find((list) => list.length === 3) ?? []
}
/** Their two truths and a lie: which one is caught. */
const huntLie = (table: Table, last: string, text: string): GameTurn | null => {
  if (!HUNTING.test(straight(last)) && !A_LIE.test(text)) return null
  const said = withoutActions(table.turns.at(-1)?.content ?? '')
  if (threeOf(said).length !== 3 && threeOf(said.slice(said.search(/\b(?:one|1)[:.)]/i))).length !== 3) return null
  const n = String(1 + (hash(said) % 3))
  return {
    kind: 'move',
    game: 'truths',
    text: table.pen.must(
      'hunt',
      HUNTS.map((line) => line.replace('{n}', n)),
    ),
  }
}

/** What is asked of the teller or told of one's own life is no line of the story. */
const ASIDE =
  /\b(?:you|your)\b.*\?|^(?:do|did|are|were|have|would|can|what|who|how|why) you\b|\bi(?:'m| am) sorry\b|\bmy (?:\w+ )?(?:mother|father|mum|mom|dad|grandmother|grandfather|gran|nan|sister|brother|wife|husband|son|daughter|friend|boss|job)\b|\b(?:passed away|good news)\b/

const playStory = (table: Table): GameTurn => {
  const at = table.turns.findLastIndex((turn) => turn.role === 'assistant' && STORY_STARTS.some((line) => turn.content.includes(line)))
  const rounds = table.turns.slice(Math.max(at, 0) + 1).filter((turn) => turn.role === 'user').length
  if (rounds >= 6) return { kind: 'end', game: 'story', text: table.pen.must('story_end', STORY_ENDS) }
  return {
    kind: 'move',
    game: 'story',
    text: `${table.pen.must('story_beat', STORY_BEATS)} ${table.pen.must('nudge', STORY_NUDGES)}`,
  }
}

const playChain = (table: Table, last: string, text: string): GameTurn | null => {
  const words = wordsOf(text)
  const word = words.length <= 3 ? words.at(-1) : undefined
  const letter = /Your word starts with ([A-Z])/.exec(last)?.[1]?.toLowerCase()
  if (!word || !letter || !/^[a-z]{2,}$/.test(word)) return null
  if (!word.startsWith(letter))
    return {
      kind: 'move',
      game: 'chain',
      text: `Nearly, but it has to begin with ${letter.toUpperCase()}. ${CHAIN_ASK}${letter.toUpperCase()}.`,
    }
  const said = wordsOf(
    table.turns
      .slice(0, -1)
      .map((turn) => turn.content)
      .join(' '),
  )
  if (said.filter((one) => one === word).length > 0)
    return {
      kind: 'move',
      game: 'chain',
      text: `We've had "${word}". Another one. ${CHAIN_ASK}${letter.toUpperCase()}.`,
    }
  const mine = chainWord(table, word.slice(-1))
  return mine
    ? { kind: 'move', game: 'chain', text: `${capital(mine)}. ${CHAIN_ASK}${mine.slice(-1).toUpperCase()}.` }
    : {
        kind: 'end',
        game: 'chain',
        text: `${capital(word)}. I've got nothing for ${word.slice(-1).toUpperCase()}, so the crown is yours.`,
      }
}

/** The game's answer to the last message, or null when the message is not about a game. */
export const play = (table: Table): GameTurn | null => {
  const own = assistants(table)
  const text = normal(withoutActions(table.turns.at(-1)?.content ?? ''))
  const last = own.at(-1) ?? ''
  const hunted = huntLie(table, last, text)
  if (hunted) return hunted
  const asked = STARTS.find(([, words]) => words.test(text))?.[0]
  const current = running(last)
  if (asked && !(current === asked)) return { kind: 'open', game: asked, text: open(asked, table) }
  if (current && STOP.test(text)) return /\b(?:another|different) game\b/.test(text) ? { kind: 'menu', game: null, text: OFFER } : null
  const moved =
    current === 'questions'
      ? playQuestions(table, text)
      : current === 'rather'
        ? playRather(table, last, text)
        : current === 'truths'
          ? playTruths(table, text)
          : current === 'story' && plain(text).length > 3 && !ASIDE.test(text)
            ? playStory(table)
            : current === 'chain'
              ? playChain(table, last, text)
              : null
  if (moved) return moved
  // Who brings rules of their own needs no list.
  if (ANY.test(text) && !OWN_RULES.test(text)) return { kind: 'menu', game: null, text: OFFER }
  const offered = last.includes(OFFER) || /\btwenty questions\b[^.!]*\?\s*$/i.test(last)
  if (offered) {
    const choice = /\b(?:first|questions)\b/.test(text)
      ? 'questions'
      : /\brather\b|\bsecond\b/.test(text)
        ? 'rather'
        : /\b(?:truths?|lie|third)\b/.test(text)
          ? 'truths'
          : /\bstory\b/.test(text)
            ? 'story'
            : /\b(?:chain|words?|last)\b/.test(text)
              ? 'chain'
              : null
    const any = /^(?:yes|yeah|yep|sure|ok|okay|you (?:choose|pick|decide)|any|anything|whatever|let's|i don't (?:know|mind))\b/.test(text)
    const game = choice ?? (any ? GAMES[table.chance.index('game', GAMES.length)] : undefined)
    if (game) return { kind: 'open', game, text: open(game, table) }
  }
  return null
}
