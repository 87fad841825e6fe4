import type { ChatTurn } from './chat/port'

/** What a person tells of themselves, found by rules. English only. Shared by the built-in companion and by memories. */

export const straight = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"')

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?\u2026])["')*]*\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

export const withoutActions = (text: string): string =>
  text
    .replace(/\*[^*]+\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A longer sentence is an essay, and too long to be said back. */
const MOST_WORDS = 60

/** Something that the person told, in their own words. */
export type Fact = { text: string; turn: number }

const OF_THEMSELVES = /\b(?:i|i'm|i've|i'd|i'll|im|my|mine|we|we're|our|me)\b/i
/** The same as who does it or has it, not "me" or "us". */
const OF_THEIR_OWN = /\b(?:i|i'm|i've|i'd|i'll|im|my|mine|we|we're|our)\b/i
/** "I moved to a new city." — "Lisbon": the name of what was told without one. */
const UNNAMED =
  /\b(?:a|an|another|my new|our new|this|one) (?:[\w-]+ ){0,2}(?:city|town|country|village|island|school|college|university|company|band|dog|cat|puppy|kitten|horse|boat|book|film|movie|song|game|team|show|place)\b/i
const NAME_ALONE = /^[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?[.!]*$/u
const SAID_ALONE =
  /^(?:yes|yeah|yep|no|nope|ok|okay|thanks|thank|really|wow|haha|cool|nice|hi|hello|hey|sure|maybe|lol|true|exactly|same|bye|good|great|sorry|please|oh|ah|well|absolutely|definitely|never|always|both|nothing|everything|right|wrong|fine|awesome|amazing|perfect|interesting|stop|help|aw+|ha|hm+|omg|mine|yours|you|me|not|just)\b/i
/** "It was yesterday" belongs to the sentence before it. */
const GOES_ON = /^(?:it|he|she|they|that|this|his|her|their|its)\b/i
/** "Instructor's called Bev": a name or a number said in the same breath. */
const PARTICULAR = /\w .*\b(?:[A-Z][a-z]+|\d+)\b/
/** "We had a band. Cheap Ladder.": two words after a thing that has a name are that name. */
const HAS_NAME =
  /\b(?:band|dog|cat|puppy|kitten|horse|parrot|rabbit|boat|shop|team|company|song|book|film|game|bar|caf[eé]|restaurant|blog|podcast|pub|magazine|choir|orchestra)[.!]*$/i
/** "Like what animal I would be" belongs to what was said before it. */
const FRAGMENT = /^like (?:what|how|who|where|which|when)\b/i
const OF_THE_TALK =
  /^(?:go on\b|look at me\b|let's\b|(?:can|could|shall|should) we\b)|\b(?:tell me|i (?:want|would like|'d like) (?:to know|you)|i mean|my (?:lunch |coffee )?break(?:'s| is) (?:over|up|done)|i (?:should|must|have to|need to|had better|gotta|got to) (?:go|run|leave|get back|head (?:off|out|back))(?: now| soon| to (?:work|it|bed|sleep))?\W*$|i wonder|stop asking|talk about|your (?:answer|question)|recommend|thanks?)\b|\b(?:i|i'm) (?:love|like|asking|kidding) (?:you|it)\b/i

/** "Always the date, and then my name": without a subject of its own, whatever it says of the person. */
const BARE_START =
  /^(?:always|never|usually|mostly|mainly|only|just|every|sometimes|often|at least|including|plus|with|because)\b(?!.*\b(?:i|i'm|i've|we|we're)\b)/i
/** A sentence of the same message without a subject of its own tells more of the one before: "Always the date, always the weather". */
const goesOn = (last: Fact, words: number): boolean => words <= 20 && last.text.split(/\s+/).length + words <= 45

/** Everything told so far, oldest first; questions and requests are not facts. */
export function factsOf(turns: readonly ChatTurn[]): Fact[] {
  const facts: Fact[] = []
  turns.forEach(({ role, content }, turn) => {
    if (role !== 'user') return
    for (const sentence of sentencesOf(withoutActions(straight(content.slice(0, 2000))))) {
      const words = sentence.split(/\s+/).length
      const before = facts.at(-1)
      if (
        words < 3 &&
        before?.turn === turn &&
        HAS_NAME.test(before.text) &&
        !/^(?:so|and|yeah|haha|lol|ok|it|oh|but)\b|\?/i.test(sentence)
      ) {
        facts.push({ text: `${before.text.replace(/[.!]+$/, '')}. ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, turn })
        continue
      }
      if (
        words < 3 &&
        before &&
        turn - before.turn <= 2 &&
        NAME_ALONE.test(sentence) &&
        !SAID_ALONE.test(sentence) &&
        UNNAMED.test(before.text)
      ) {
        facts.push({ text: `${before.text.replace(/[.!]+$/, '')}. ${sentence}`, turn })
        continue
      }
      if (/\?["')]*$/.test(sentence) || words < 3 || words > MOST_WORDS || OF_THE_TALK.test(sentence) || FRAGMENT.test(sentence)) continue
      const last = facts.at(-1)
      const bare = last?.turn === turn && BARE_START.test(sentence) && goesOn(last, words)
      // "She raised me", after a grandmother, is about her.
      const of_other = last !== undefined && turn - last.turn <= 2 && GOES_ON.test(sentence) && !OF_THEIR_OWN.test(sentence)
      if (!bare && !of_other && (OF_THEMSELVES.test(sentence) || /\bnobody\b/i.test(sentence))) facts.push({ text: sentence, turn })
      else if (
        last &&
        ((GOES_ON.test(sentence) && turn - last.turn <= 2) || (turn === last.turn && (PARTICULAR.test(sentence) || goesOn(last, words))))
      )
        facts.push({ text: `${last.text.replace(/[.!]+$/, '')}. ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`, turn })
    }
  })
  return facts
}

const SWAP: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: 'are',
  we: 'you',
  our: 'your',
  ours: 'yours',
  "we're": "you're",
  "we've": "you've",
  us: 'you',
}

/** The person's sentence turned towards them: "My boss whistles" → "your boss whistles". Quoted where it speaks to somebody. */
export function turned(text: string): string {
  const clean = straight(text)
    .replace(
      /^(?:(?:well|so|and|but|yeah|yes|oh|ah|hey|hi|hello|m{2,}|h+m+|um+|uh+|aw+|lol|btw|by the way|actually|ok|okay|anyway|because|then)\b[,.!: ]*)+/i,
      '',
    )
    .replace(/,? (?:by the way|btw|you know|lol|haha)\b/gi, '')
    .replace(/[.!\s]+$/, '')
    .replace(/,? (?:actually|tbh|honestly|though|anyway|to be honest)$/i, '')
    // "Bea, I volunteer" speaks to Bea.
    .replace(/^[A-Z]\w+, (?=I\b|[Mm]y\b)/, '')
  if (/\b(?:you|your|yours)\b/i.test(clean)) return `"${clean}"`
  const words = clean.split(' ')
  return words
    .map((word, at) => {
      // "3am" is no "am".
      const bare = /^\d/.test(word) ? '' : word.toLowerCase().replace(/[^a-z']/g, '')
      const before = words[at - 1]?.toLowerCase().replace(/[^a-z']/g, '')
      const tail = word.replace(/^[A-Za-z']+/, '')
      if (before === 'i' && bare === 'was') return `were${tail}`
      if (before === 'i' && bare === "wasn't") return `weren't${tail}`
      const other = SWAP[bare]
      if (other) return other + tail
      return at === 0 && /^(?:The|A|An|This|That|It|He|She|They|Nobody|There|Last|Yesterday|Today|Every)$/.test(word)
        ? word.toLowerCase()
        : word
    })
    .join(' ')
}

const SWAP_BACK: Record<string, string> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
}

/** A line that speaks to the person as they would have said it: "Your boss whistles" → "my boss whistles". The inverse of `turned`. */
export const untold = (line: string): string =>
  straight(line)
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\b(?:yourself|yours|your|you(?:'(?:re|ve|d|ll))?)\b/gi, (word) => SWAP_BACK[word.toLowerCase()]!)

/** What is remembered and was not told in the talk at hand, as facts from before it. Lines that quote are left out. */
export function earlierFacts(remembered: readonly string[], told: readonly Fact[]): Fact[] {
  const known = new Set(told.map(({ text }) => turned(text).toLowerCase()))
  return remembered
    .filter((line) => !/["“]/.test(line) && !known.has(straight(line).toLowerCase()))
    .map((line) => ({ text: untold(line), turn: -1 }))
}
