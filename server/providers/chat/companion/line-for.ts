import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import type { Thing } from './things'

/** Words that any two questions share. */
const GENERIC = new Set(
  stemsOf(
    `love good best better get got go going take make do doing done on thing things ever never long time day want know think say tell come
    use feel look favorite really still always much many people kind sort way right now today tonight back part lot kept keep find something
    anything everything nothing someone somebody anyone anybody happen no yes up out more most first last all new old big little usually often
    by from person name call called mean start work give need try bad worst great nice different become every once able next us our we because along
    into over down off he she they him her them his their theirs it if that after before even again end ends ended without same only around through two one other another whole own each both while
    yet already maybe actually must does why`,
  ),
)
/** What a question is about: its words without those. */
export const contentOf = (text: string): string[] =>
  stemsOf(text.replace(/\b(?:what|who|how|where|when|why|that|it)'s\b|\b\w+n't\b/gi, ' ')).filter((one) => !GENERIC.has(one))
/** What kind of answer a question wants, and how a line that is one looks. */
const WANTED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhow much\b|\bcosts?\b|\bprice\b/i, /\b(?:costs?|price[sd]?|pays?|paid|pounds?|euros?|dollars?|money|free|cheap|thousand)\b/i],
  [
    /\bhow (?:long|many|often|much|old|far|big|strong|deep|tall|high|heavy|fast|hot|cold|expensive|large|wide)\b|^(?:and |so |but )?when\b/i,
    /\b(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|years?|months?|weeks?|days?|hours?|since|once|twice)\b/i,
  ],
  [/\bwho\b/i, /[a-z,;] [A-Z][a-z]+|\b(?:he|she|they|man|woman|mother|father|friend)\b/],
  [/\bwhere\b/i, /\b(?:in|at|near|from|to|above|on|between|under) (?:the |a )?[A-Z]?[a-z]+/],
  [/\bwhy\b|\bhow come\b/i, /\b(?:because|since|so that|wanted)\b/i],
]
export const wantsOf = (asked: string): RegExp | undefined => WANTED.find(([question]) => question.test(asked))?.[1]
const LISTED = ['says', 'why', 'how', 'when', 'more', 'show'] as const
/** The line of a thing that answers this best: its words, then the kind of answer it is; null where none is one. */
export function lineFor({ answer }: Thing, asked: string, by_kind = true): string | null {
  const content = new Set(contentOf(asked))
  const wants = by_kind ? wantsOf(asked) : undefined
  const scored = LISTED.flatMap((list) => answer[list] ?? []).map((line) => ({
    line,
    score: stemsOf(line).filter((one) => content.has(one)).length + (wants?.test(line) ? 1 : 0),
  }))
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { line: '', score: 0 })
  return best.line || null
}
