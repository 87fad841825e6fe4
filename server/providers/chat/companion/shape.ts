import { straight, wordsOf } from './text'

/** What kind of answer a question wants of what: "do you like cricket" asks for a liking of "cricket". */
export type Shape = { asks: Asks; about: string; other?: string }
export type Asks =
  | 'favor'
  | 'liking'
  | 'ever'
  | 'able'
  | 'has'
  | 'favorite'
  | 'opinion'
  | 'choice'
  | 'invitation'
  | 'would'
  | 'being'
  | 'doing'

const LEAD =
  /^(?:(?:and|but|so|ok|okay|well|oh|hey|hi|hm+|wow|cool|nice|haha|lol|also|btw|by the way|then|actually|wait|random question|just curious|tell me|i wonder|be honest)\b[,.:! ]*)+/i
const OFTEN = '(?:(?:ever|really|even|also|still|actually|often|usually|always|sometimes|normally|generally|just|at least) )*'

/** The first that fits decides; its first group is what is asked about. */
const SHAPES: readonly (readonly [Asks, RegExp])[] = [
  [
    'invitation',
    /^(?:would you (?:like|love|want) to|do you want to|(?:do you )?(?:want|wanna|fancy)(?: to)?|(?:should|shall|can|could) we|how about|what about|let's)\b(?! (?:you|your|yours)$)(?=.*\b(?:we|us|me|together)\b)(.+)$/i,
  ],
  [
    'invitation',
    /^(?:would|will|could|can) you (?:ever )?((?:come|go|join|dance|travel|have|eat|sit|dine|run away|marry|hang out)\b.*\b(?:with me|me|together))$/i,
  ],
  ['invitation', /^(?:would you let me|(?:can|could|may) i (?=come\b|join\b|visit\b|tag along\b)) ?(.+)$/i],
  [
    'favor',
    /^(?:would|could|can|will) you (?:please )?(?!tell|show|give|teach|send|say|explain|sing|read|write|recommend)(\w+\b.*\b(?:for|to|with) (?:me|us))$/i,
  ],
  [
    'choice',
    /^(?:do you (?:prefer|like)|would you (?:rather|prefer|choose)|which (?:do you (?:like|prefer)(?: more| better)?|is better)|what(?:'s| is) better|are you more of an?)[,: ]+(.{2,40}?),? or (.{2,40})$/i,
  ],
  [
    'choice',
    /^(?!(?:is|are|do|does|did|can|will|would|should|have|has|was|were|what|who|how|when|where|why|i|my|it|he|she|they|yes|no|maybe|now|good|more|got|any|you)\b)((?:[\w'-]+ ){0,2}[\w'-]+),? or ((?:[\w'-]+ ){0,2}[\w'-]+)$/i,
  ],
  [
    'favorite',
    /\byour (?:all[- ]time |very )?(?:favou?rite|fave?) ((?:[\w'-]+ ){0,2}[\w'-]+?)(?: (?:of all time|ever|so far|right now|at the moment|to \w+.*))?$/i,
  ],
  [
    'opinion',
    /\b(?:what do you think|what are your thoughts|your (?:opinion|take|view|thoughts)|how do you feel|thoughts|do you believe|where do you stand) (?:of|about|on|in) (.+)$/i,
  ],
  ['liking', new RegExp(`^(?:do|don't|did|didn't) you ${OFTEN}(?:like|love|enjoy|hate|dislike|mind|adore|care for) (.+)$`, 'i')],
  ['liking', /^(?:are|aren't) you (?:really |at all |much )*(?:into|fond of|keen on|an? (?:big |huge )?fan of|interested in) (.+)$/i],
  ['ever', /^(?:have|haven't|had) you ever (.+)$/i],
  ['ever', /^(?:have you|you)(?: ever)? (been (?:to|in|on) .+)$/i],
  ['has', /^(?:do you (?:have|own)|have you got|you got|got)(?: (?:an?|any|some))? (.+)$/i],
  ['able', /^(?:can|could|can't) you (.+)$/i],
  ['would', new RegExp(`^would you ${OFTEN}(.+)$`, 'i')],
  ['being', new RegExp(`^(?:are|aren't) you ${OFTEN}((?:an? |good at |afraid of )?(?:[\\w'-]+ ){0,2}[\\w'-]+)$`, 'i')],
  ['doing', new RegExp(`^(?:do|don't) you ${OFTEN}(.+)$`, 'i')],
]

const TURNED: Record<string, string> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  you: 'me',
  my: 'your',
  mine: 'yours',
  me: 'you',
  i: 'you',
  "i'm": "you're",
  us: 'us',
}
/** As the character says it back: "lost your keys" → "lost my keys". */
const turnedBack = (text: string): string => text.replace(/[A-Za-z']+/g, (word) => TURNED[word.toLowerCase()] ?? word)

/** Longer than this, what was asked about reads oddly in the answer. */
const ABOUT_WORDS = 6
/** What leans on something said before is nothing to say back. */
const LEANS =
  /\byou (?!and\b|or\b)\w+|\byou'\w+|\b(?:it|that|this|these|those|them|him|her|he|she|they|there|one|ones|so|anything|something|me|i)\b/i

/** "To swim" is "swimming" where it is a thing. */
const gerund = (text: string): string =>
  text.replace(/^to ([a-z]+)/i, (_, verb: string) =>
    /[^aeiou][aeiou][bdgmnpt]$/.test(verb) && verb.length < 5
      ? `${verb}${verb.at(-1)}ing`
      : `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`,
  )

/** How a question is built, where it names what it asks about; null for anything else. */
export function shapeOf(raw: string): Shape | null {
  const text = straight(raw)
    .replace(LEAD, '')
    .replace(/[?!. ]+$/, '')
    .replace(/,? (?:tho|though|too|as well|then|btw|by the way|at all|by any chance|these days|lol|haha)$/i, '')
  for (const [asks, pattern] of SHAPES) {
    const hit = pattern.exec(text)
    const about = hit?.[1]?.trim() ?? ''
    if (!hit || !about) continue
    if (asks === 'invitation' || asks === 'favor') return { asks, about: turnedBack(about) }
    if (wordsOf(about).length > ABOUT_WORDS || LEANS.test(about)) return null
    return { asks, about: turnedBack(asks === 'liking' ? gerund(about) : about), ...(hit[2] && { other: turnedBack(hit[2].trim()) }) }
  }
  return null
}
