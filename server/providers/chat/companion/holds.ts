import type { ChatTurn } from '@/server/providers/chat/port'
import { normal } from './rules'

/** What the person has asked for until they say otherwise. */
export type Holds = {
  no_questions: boolean
  shorter: boolean
  longer: boolean
  /** One thing at a time, and nothing is asked. */
  slower: boolean
  no_emoji: boolean
  just_said: 'no_questions' | 'shorter' | 'longer' | 'slower' | null
}

/** What is said of oneself or of somebody else is no wish: "I used to write shorter letters", "he gives me one word answers". */
const NOBODY_ELSE = String.raw`(?<!\b(?:i|i'm|i'll|he|she|they|we|who)(?: \w+){0,3} )`
const WRITTEN = 'answers?|repl(?:y|ies)|messages?|texts?|sentences?|lines?|ones?'
const TO_WRITE = 'be|keep|make|write|reply|answer|talk|speak|say|text|respond'
/** The wish ends with its word, or goes on with what it is about. */
const ENDS = String.raw`(?=\W*$|[.,!?;]| (?:please|pls|for me|from now|again|ok|okay|and|this time|next time|thanks|if you|${WRITTEN})\b)`
/** "Keep your answers a bit shorter", with the words for how. */
const wished = (how: string): string =>
  `${NOBODY_ELSE}\\b(?:${TO_WRITE})(?: (?:it|this|that|them|things|back|to me|me|(?:your|the) (?:${WRITTEN})))*(?: (?:a (?:bit|little|lot)|much|way|more|very|really|nice and))* (?:${how})${ENDS}`
/** "Shorter please", "give me short answers". */
const bare = (how: string): string =>
  `^(?:(?:please|pls|ok|okay|just)[, ]+)*(?:a (?:bit|little) |much |even )?(?:${how})(?: (?:${WRITTEN}))?(?:,? (?:please|pls|ok|again|for me|from now on))*\\W*$` +
  `|\\b(?:give me|send me|(?<!\\bno )(?:i(?:'d| would)? (?:like|want|prefer|need))) (?:(?:some|only|just|more|your|much) )*(?:${how}) (?:${WRITTEN})`

const SHORT = 'short(?:er)?|brief(?:er|ly)?|concise(?:ly)?|one[- ](?:word|line|sentence)'
const LONG = 'long(?:er)?|more detailed|in (?:more |full |great )?detail|at length'
const SHORTER = new RegExp(
  [
    wished(SHORT),
    bare(SHORT),
    `\\b(?:your|these|those) (?:${WRITTEN}|paragraphs)(?:'re| are| is| were| was| get)? (?:\\w+ ){0,2}(?:too long|too much)\\b`,
    String.raw`^(?:(?:ok|okay|hm+|wow|ugh|sorry|no|but|and|lol|haha)[,. ]+)*(?:(?:that|this|it)(?:'s| is| was) )?(?:all |a bit |a little |way |much |far |just )*too long(?: for me| to read)?(?:\W*$|[.,;!])`,
    String.raw`\b(?:use|with|in|please|^)? ?(?:fewer|less) words\b`,
    String.raw`\byou(?:'re| are)? (?:always )?(?:talk|talking|write|writing|say|ramble|rambling|go on)(?: \w+)? (?:a lot|too much|so much)\b`,
    String.raw`^(?:please |just )?(?:talk|write|say) less\b`,
    String.raw`\bno (?:more )?long(?:er)? (?:answers|replies|messages|texts)\b`,
  ].join('|'),
)
/** "Tell me in one sentence" is about this reply alone. */
const SHORT_ONCE =
  /\b(?:tell|say|answer|describe|explain|sum|put|give|reply|respond|what|how|who|why|just)\b.* in (?:one|a single|two|a few) (?:sentences?|words?|lines?)\b/
const LONGER = new RegExp(
  [
    wished(LONG),
    bare(LONG),
    String.raw`${NOBODY_ELSE}\b(?:tell me|describe|explain|say)\b.* in (?:more |full |great )?detail\b`,
    String.raw`\bmore detail(?:s|ed)?\b(?: please|\W*$)|^(?:please )?(?:write|say|tell me) more\b.{0,12}\bdetail|\bwrite more\b(?=\W*$| (?:please|than|at))`,
    String.raw`(?:${NOBODY_ELSE}\b(?:write|give|tell|answer|reply|send|talk)|\b(?:can you|could you|i want|i'd like))\b.*\b(?:\d|two|three|four|five|a few|several|some|long|full|whole|in) paragraphs?\b`,
  ].join('|'),
)

const WANTS: readonly (readonly [Partial<Holds>, RegExp])[] = [
  [
    { no_questions: true, just_said: 'no_questions' },
    /\b(?:stop|quit)\b.{0,25}\bquestions?\b|\b(?:no more|enough(?: with the)?|fewer|less|without(?: the| so many| all the)?|no) questions\b(?! asked)|\bdon't (?:ask|end|finish|keep|always|want|need|give)\b.{0,25}\bquestions?\b|\bstop asking\b|\balways end with a question\b|\bkeep asking me\b/,
  ],
  [{ no_questions: false, just_said: null }, /\b(?:ask me (?:something|anything|a question|more)|you (?:can|may) ask|your turn to ask)\b/],
  [{ shorter: true, longer: false, just_said: 'shorter' }, SHORTER],
  [{ shorter: false, longer: true, just_said: 'longer' }, LONGER],
  [
    { slower: true, just_said: 'slower' },
    /^(?:please |can (?:you|we) |could (?:you|we) |let's )*(?:(?:a (?:bit|little) )?slower|slow (?:it )?down|go slow\w*|take it slow\w*|(?:talk|type|write) (?:a (?:bit|little) )?(?:more slowly|slower)|not so fast|too fast|one thing at a time)\b.{0,12}$/,
  ],
  [{ slower: false }, /\b(?:faster|normal speed|speed up|pick up the pace)\b/],
  [{ no_emoji: true }, /\b(?:no|stop|without) (?:the )?emojis?\b/],
]
/** A longer message tells something; what it may wish for stands among other things. */
const WISH_MAX = 200

/** What holds after these turns; a later wish replaces an earlier one. */
export function readHolds(turns: readonly ChatTurn[]): Holds {
  const holds: Holds = { no_questions: false, shorter: false, longer: false, slower: false, no_emoji: false, just_said: null }
  for (const turn of turns) {
    if (turn.role !== 'user') continue
    holds.just_said = null
    const text = normal(turn.content)
    for (const [change, pattern] of WANTS) if (text.length < WISH_MAX && pattern.test(text)) Object.assign(holds, change)
  }
  const last = turns.findLast(({ role }) => role === 'user')
  if (last && SHORT_ONCE.test(normal(last.content))) holds.shorter = true
  return holds
}
