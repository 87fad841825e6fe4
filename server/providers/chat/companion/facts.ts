import type { ChatTurn } from '@/server/providers/chat/port'
import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors } from '@/server/providers/embeddings/packed'
import { sentencesOf, straight, withoutActions } from './text'

/** Something that the person told, in their own words. */
export type Fact = { text: string; turn: number }

const OF_THEMSELVES = /\b(?:i|i'm|i've|i'd|i'll|im|my|mine|we|we're|our|me)\b/i
/** "It was yesterday" belongs to the sentence before it. */
const GOES_ON = /^(?:it|he|she|they|that|this|his|her|their|its)\b/i
const OF_THE_TALK =
  /\b(?:tell me|i (?:want|would like|'d like) (?:to know|you)|i mean|i wonder|stop asking|talk about|your (?:answer|question)|recommend|thanks?)\b|\b(?:i|i'm) (?:love|like|asking|kidding) (?:you|it)\b/i

/** Everything told so far, oldest first; questions and requests are not facts. */
export function factsOf(turns: readonly ChatTurn[]): Fact[] {
  const facts: Fact[] = []
  turns.forEach(({ role, content }, turn) => {
    if (role !== 'user') return
    for (const sentence of sentencesOf(withoutActions(straight(content.slice(0, 2000))))) {
      const words = sentence.split(/\s+/).length
      if (/\?["')]*$/.test(sentence) || words < 3 || words > 40 || OF_THE_TALK.test(sentence)) continue
      const last = facts.at(-1)
      if (OF_THEMSELVES.test(sentence) || /\bnobody\b/i.test(sentence)) facts.push({ text: sentence, turn })
      else if (GOES_ON.test(sentence) && last && turn - last.turn <= 2)
        facts.push({ text: `${last.text.replace(/[.!]+$/, '')}. ${sentence}`, turn })
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
    .replace(/^(?:(?:well|so|and|but|yeah|yes|oh|ah|hey|hi|hello|btw|by the way|actually|ok|okay|anyway|because|then)\b[,.!: ]*)+/i, '')
    .replace(/,? (?:by the way|btw|you know|lol|haha)\b/gi, '')
    .replace(/[.!\s]+$/, '')
  if (/\b(?:you|your|yours)\b/i.test(clean)) return `"${clean}"`
  const words = clean.split(' ')
  return words
    .map((word, at) => {
      const bare = word.toLowerCase().replace(/[^a-z']/g, '')
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

/** From these on a fact is what was asked for: with vectors, and by words alone. */
const ENOUGH = 0.42
const ENOUGH_WORDS = 0.3
/** Said of every fact of its kind, so it tells nothing of which is asked for. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bwhat do i do\b(?! (?:on|in|at|when|every))|\bmy (?:job|work|profession)\b|\bwhere do i work\b|\bfor a living\b/,
    /\bi (?:work|teach|study)\b|\bi(?:'m| am) an? [\w ]*(?:er|or|ist|ian|nurse|chef|student|pilot|vet|cook)\b/i,
  ],
  [/\bwhere (?:do i live|am i (?:living|based))\b/, /\bi (?:live|moved|'m living|am living)\b|\bi'm (?:from|in) [A-Z]/i],
  [/\bwhere (?:am i from|did i grow up|do i come from)\b|\bhome ?town\b/, /\b(?:grew up|i'm from|come from|born in|raised in)\b/i],
  [/\bhow old am i\b|\bmy age\b/, /\bi(?:'m| am) \d{2}\b|\b\d{2} years old\b/i],
  [/\bmy birthday\b|\bwhen was i born\b/, /\bbirthday\b/i],
  [/\bwhat am i (?:afraid|scared|frightened)\b|\bmy (?:fear|phobia)\b/, /\b(?:afraid|scared|frightened|terrified|fear) of\b/i],
  [/\bwhat am i allergic\b|\bmy allerg/, /\ballerg/i],
  [/\bwhen do i sleep\b|\bhow do i sleep\b/, /\bsleep\b/i],
  [/\bwhat do i (?:like|love|enjoy)\b|\bmy hobb/, /\bi(?:'m| am)? (?:love|like|enjoy|adore|into)\b/i],
  [/\bwhat do i (?:hate|dislike)\b/, /\bi (?:hate|can't stand|dislike|detest)\b/i],
]

export type Recalled = { fact: Fact; sure: boolean }

/** The facts that answer this, best first. `vectorOf` gives a text's vector where there is one. */
export function recallFacts(
  question: string,
  facts: readonly Fact[],
  vectorOf: (text: string) => Float32Array | undefined,
  count = 2,
): Recalled[] {
  if (facts.length === 0) return []
  const text = question.toLowerCase()
  const asked = KINDS.find(([pattern]) => pattern.test(text))
  const kind = asked ? facts.filter((fact) => asked[1].test(fact.text)) : []
  if (kind.length) return kind.slice(-1).map((fact) => ({ fact, sure: true }))
  const known = facts.map(({ text: told }) => vectorOf(told))
  const vector = vectorOf(question) ?? null
  const whole = vector && known.every((one) => one !== undefined)
  const index = openHybridIndex(
    facts.map((fact) => ({ text: fact.text, item: fact })),
    whole ? packVectors('', known) : null,
  )
  return index
    .search(question.replace(/\b(?:name|called|tell|told|remember|remind)\b/gi, ' '), vector, { count })
    .filter(({ score, words }) => (whole ? score >= ENOUGH : words >= ENOUGH_WORDS))
    .map(({ item, score }, at, all) => ({ fact: item, sure: at === 0 && score - (all[1]?.score ?? 0) > 0.03 }))
}
