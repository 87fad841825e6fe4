import { openHybridIndex, stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { packVectors } from '@/server/providers/embeddings/packed'
import type { Fact } from '@/server/providers/told'

/** Lowest score at which a fact answers the question: with vectors, and by words alone. */
const ENOUGH = 0.42
const ENOUGH_WORDS = 0.3
/** Questions about a kind of fact, each with the pattern of the facts of that kind. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:my|what) (?:old |previous |last )?(?:job|work)\b.*\bbefore\b|\bwhat did i (?:do|work as) before\b|\bi used to (?:do|be|work)\b/,
    /\bused to (?:be|work|teach|run|drive)\b|\buntil (?:they|i|we|it)\b/i,
  ],
  [
    /\bwhat (?:do|did) i (?:say i )?do\b(?! (?:on|in|at|when|every))|\bmy (?:job|work|profession)\b|\bwhere (?:do|did) i (?:say i )?work\b|\bfor a living\b/,
    /\bi (?:work|teach|study|drive (?:an? )?(?:\w+ )?(?:van|bus|truck|taxi|cab|lorry|tram|train|ambulance|for)|fix|repair|run|manage|sell|build|cook|clean|write|design|deliver|nurse|farm|do (?:admin|accounts|payroll|it|hair))\b|\bi(?:'m| am) an? [\w ]*(?:er|or|ist|ian|nurse|chef|student|pilot|vet|cook)\b/i,
  ],
  [/\bwhere (?:do i live|am i (?:living|based))\b/, /\bi (?:live|moved|'m living|am living)\b|\bi'm (?:from|in) [A-Z]/i],
  [
    /\bwhere (?:am i from|i(?:'m| am) from|did i grow up|do i come from)\b|\bhome ?town\b|\b(?:what|which) (?:city|town|village|country|place|part of \w+) (?:am i|i am|i'm|do i come|did i say i(?:'m| am)|did i (?:grow up|come))\b/,
    /\b(?:grew up|i'm from|come from|born in|raised in)\b/i,
  ],
  [/\bhow old am i\b|\bmy age\b/, /\bi(?:'m| am) \d{2}\b|\b\d{2} years old\b/i],
  [/\bmy birthday\b|\bwhen was i born\b/, /\bbirthday\b/i],
  [/\bwhat am i (?:afraid|scared|frightened)\b|\bmy (?:fear|phobia)\b/, /\b(?:afraid|scared|frightened|terrified|fear) of\b/i],
  [/\bwhat am i allergic\b|\bmy allerg/, /\ballerg/i],
  [
    /\bwhere (?:am i|i'm|i am) (?:going|travell?ing|flying|off to|headed)\b|\bmy (?:trip|holiday|vacation|flight)\b/,
    /\b(?:going|trip|holiday|vacation|flying|fly|flight|travell?ing|moving|off) (?:to|in)\b/i,
  ],
  [/\bwhen do i sleep\b|\bhow do i sleep\b/, /\bsleep\b/i],
  [/\bwhat do i (?:like|love|enjoy)\b|\bmy hobb/, /\bi(?:'m| am)? (?:love|like|enjoy|adore|into)\b/i],
  [/\bwhat do i (?:hate|dislike)\b/, /\bi (?:hate|can't stand|dislike|detest)\b/i],
]

/** "My name", "my favorite": nothing that one fact alone would be about. */
const VAGUE = /^(?:name|favou?rites?|best|own|first|last|new|old|big|news|life|day|week|thing|things|house|home|face|head|mind)$/
const NAME_OF = /\b(?:called|name)\b/
const IS_CALLED = /\b(?:called|named|names?|name's)\b/i

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|dozen|hundred|thousand|half)\b/i
const ASKS_NUMBER =
  /\bwhat (?:score|result|grade)\b|\bhow (?:many|much|old|long|far|big|tall|often)\b|\bwhat (?:number|year|time|date|day)\b|\bwhen\b/
/** What a number counts for a fact where one is asked for, and each word that it shares with the question, up to three. */
const BY_NUMBER = 0.08
const BY_WORD = 0.06
const WORDS_COUNTED = 3

const sharedStems = (fact: Fact, stems: ReadonlySet<string>): number => stemsOf(fact.text).filter((one) => stems.has(one)).length
/** "My father left in a coat. He kept one button in a matchbox": of one telling, the fact that has more of what is asked. */
const sameBreath = (fact: Fact, facts: readonly Fact[], stems: ReadonlySet<string>): Fact =>
  facts.reduce((best, other) => (other.turn === fact.turn && sharedStems(other, stems) > sharedStems(best, stems) ? other : best), fact)

/** What a question shares with any fact. */
const COMMON = new Set(
  stemsOf(
    'call called name what who many much long one thing good bad best better get got say said tell told know think now still ever remember',
  ),
)

/** `sure`: the fact answers the question clearly better than the next one. */
export type Recalled = { fact: Fact; sure: boolean }

/** "What city am I from, and how many questions did I get right?" asks for two things. */
export const halvesOf = (text: string): string[] => text.split(/,? and (?=(?:how|what|who|where|when|which|whose)\b)/i)

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
  // A fact that goes on in the next one is part of it.
  const last_told = facts.filter(
    ({ text: told }, at) => !facts.slice(at + 1).some((later) => later.text.startsWith(told.replace(/[.!]+$/, ''))),
  )
  const mine = [...text.matchAll(/\bmy (\w+)(?: (\w+))?/g)]
    .map(([, first = '', second]) => (VAGUE.test(first) && second ? second : first))
    .filter((one) => !VAGUE.test(one))
  const withMine = (before: string) =>
    last_told.filter(({ text: told }) => mine.some((one) => new RegExp(`\\b${before} (?:[\\w-]+ )?${one}\\b`, 'i').test(told)))
  const stems = new Set(stemsOf(question).filter((one) => !COMMON.has(one)))
  const of_mine = withMine('my')
  const others = new Set([...stems].filter((one) => !mine.some((noun) => stemsOf(noun).includes(one))))
  if (of_mine.length === 1) return [{ fact: sameBreath(of_mine[0]!, last_told, others), sure: true }]
  // "My old band" was told as "we had a band".
  const had = of_mine.length ? [] : withMine('(?:an?|the|our|this|that)')
  if (had.length === 1) return had.map((fact) => ({ fact, sure: true }))
  const number = ASKS_NUMBER.test(text)
  const counted = (number ? last_told : [])
    .map((fact) => ({ fact, shared: NUMBER.test(fact.text) ? sharedStems(fact, stems) : 0 }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  if (counted[0] && counted[0].shared > (counted[1]?.shared ?? 0)) return [{ fact: counted[0].fact, sure: true }]
  const called = NAME_OF.test(text)
    ? last_told.filter((fact) => IS_CALLED.test(fact.text) && stemsOf(fact.text).some((one) => stems.has(one)))
    : []
  if (called.length === 1) return called.map((fact) => ({ fact, sure: true }))
  const known = last_told.map(({ text: told }) => vectorOf(told))
  const vector = vectorOf(question) ?? null
  const whole = vector && known.every((one) => one !== undefined)
  const index = openHybridIndex(
    last_told.map((fact) => ({ text: fact.text, item: fact })),
    whole ? packVectors('', known) : null,
  )
  return index
    .search(question.replace(/\b(?:name|called|tell|told|remember|remind)\b/gi, ' '), vector, { count: count + 2 })
    .filter(({ score, words }) => (whole ? score >= ENOUGH : words >= ENOUGH_WORDS))
    .map((hit) => ({
      ...hit,
      score:
        hit.score +
        (number && NUMBER.test(hit.item.text) ? BY_NUMBER : 0) +
        (whole ? BY_WORD * Math.min(WORDS_COUNTED, sharedStems(hit.item, stems)) : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ item, score }, at, all) => ({ fact: item, sure: at === 0 && score - (all[1]?.score ?? 0) > 0.03 }))
}
