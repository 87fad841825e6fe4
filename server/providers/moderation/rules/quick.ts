import { CODED_STEMS } from './coded-age'
import { DESCRIBED_STEMS } from './described-age'
import { AGE_WORDS, LATIN_WORDS } from './other-languages'
import { URGING_WORDS } from './urging'
import { ACQUAINTANCES, anyOf, CHILD_TERMS, MINOR_TERMS, NUMBER_WORDS, PUBLIC_ROLES, ROMANTIC_TERMS, SEXUAL_TERMS } from './vocabulary'

/** Spanish eleven is an everyday word in English; smaller numbers count with 'years old' only. */
const AGES = Object.entries(NUMBER_WORDS)
  .filter(([word, age]) => age >= 8 && word !== 'once')
  .map(([word]) => word)

/**
 * At least one of these is in whatever a rule can match, near its end; a check is due whenever one has just been written. The words come
 * from the rules themselves, so that a word that is added there is known here.
 */
const TRIGGER = new RegExp(
  [
    `\\b${anyOf([...SEXUAL_TERMS, ...ROMANTIC_TERMS, ...MINOR_TERMS, ...CHILD_TERMS])}s?\\b`,
    `\\b(?:the|la|el|die|der|o|a|l)?${anyOf(PUBLIC_ROLES)}s?\\b`,
    `\\b${anyOf(AGES)}\\b`,
    `\\b(?:${LATIN_WORDS.join('|')})`,
    `${DESCRIBED_STEMS}|grader|junior ?high|\\b(?:${CODED_STEMS})`,
    AGE_WORDS.source,
    '\\byears? (?:old|of age|young)|\\byrs|\\by ?o\\b|\\bmate\\b|\\bmating|\\b(?:edad|alter|idade)\\b',
    `\\bmy (?:real )?${anyOf(ACQUAINTANCES)}`,
    '\\d|\\bgrade|school|eighteen|\\baged?\\b|\\bage ?(?:play|regress)|child|deep ?fake|imitat|nudif|undress|strip|cloth|bestial|(?:ph|f)ili[ae]|chancellor',
    '\\bfaces? ?(?:on|onto|swaps?|with|in|into|of)\\b|(?:voice|likeness|body) of|clon(?:e|ing)',
    '\\brap(?:e|ing)|molest|assault|roofie|\\bdrug|sedat|spik|traffic|slave|prostitut|blackmail|coerc|\\bforc(?:e|ing)|\\bgrop',
    'take advantage|sleep with|consent|without (?:her|him|them)|\\bin(?:to)? bed|\\b(?:sell|buy) (?:some )?(?:girls|women|people|her|him|them)',
    '(?:kill|hurt|harm|cut|hang|starv)[a-z]* (?:your|ya|them|him|her) ?sel(?:f|ves)|suicid|better (?:off )?(?:without|if)',
    '(?:your|their|his|her) (?:own )?li(?:fe|ves)|help you (?:die|end)|self harm|(?:nobody|no one) (?:would|will)|\\bto die|you (?:die|kill)|you coward',
    `\\b(?:${URGING_WORDS.join('|')})|se mata`,
  ].join('|'),
)
/** Anything `normalize` would change beyond case and punctuation. */
const DISGUISED =
  /[^\n\x20-\x7e\u2018\u2019\u201c\u201d\u2013\u2014\u2026]|[a-z][@$|*_.][a-z]|\b[a-z](?:[ .*_-][a-z]){3}|([a-z])\1\1|[A-Za-z0-9+/]{16}/i
/** Words of which English is full and the other languages are not. */
const ENGLISH =
  /\b(?:the|and|you|your|are|it|its|my|that|this|with|they|have|from|not|what|were|when|said|there|their|she|her|his|how|about|would|but|just|of|to|for|at|him|our|been|some|one|day|here|can|like)\b/g
const WORDS = /[a-z]+/g
/** Up to so many letters a text says nothing of its language. */
const SHORT = 40
/** One word in so many is among them in English. */
const ONE_IN = 9
const isEnglish = (text: string) => (text.match(ENGLISH)?.length ?? 0) * ONE_IN >= (text.match(WORDS)?.length ?? 0)

/** Words of childhood, and ages below 18. A pediatrician passes the rules; whether she may be shown to everybody, a person says. */
const NEAR = new RegExp(
  `\\b${anyOf([...MINOR_TERMS, ...CHILD_TERMS])}s?\\b|school|\\bteen|\\bchild|\\b(?:${anyOf(AGES)}|[1-9]|1[0-7]) years? old`,
)

/** Whether an allowed text of a character speaks of childhood. `plain` as `normalize` answers it. */
export const isNearALine = (plain: string): boolean => NEAR.test(plain)

/** Says within microseconds whether the newest text needs the full check; errs towards yes. */
export function needsCheck(tail: string): boolean {
  if (DISGUISED.test(tail)) return true
  const text = tail
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[-_/]/g, ' ')
  return TRIGGER.test(text) || (text.length > SHORT && !isEnglish(text))
}
