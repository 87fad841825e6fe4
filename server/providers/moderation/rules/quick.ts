import { ACQUAINTANCES, anyOf, CHILD_TERMS, MINOR_TERMS, NUMBER_WORDS, PUBLIC_ROLES, ROMANTIC_TERMS, SEXUAL_TERMS } from './vocabulary'

/** Spanish eleven is an everyday word in English; smaller numbers count with 'years old' only. */
const AGES = Object.entries(NUMBER_WORDS)
  .filter(([word, age]) => age >= 8 && word !== 'once')
  .map(([word]) => word)

/** At least one of these is in whatever a rule can match; a check is due whenever one has just been written. */
const TRIGGER = new RegExp(
  [
    `\\b${anyOf([...SEXUAL_TERMS, ...ROMANTIC_TERMS, ...MINOR_TERMS, ...CHILD_TERMS, ...PUBLIC_ROLES])}s?\\b`,
    `\\b${anyOf(AGES)}\\b`,
    '\\byears? old|\\byrs|\\banos\\b|\\bans\\b|\\bjahre|\\bmate\\b|\\bmating',
    `\\bmy (?:real )?${anyOf(ACQUAINTANCES)}`,
    '\\d|\\bgrade|school|eighteen|\\baged?\\b|child|deep ?fake|imitat|nudif|undress|strip|clothe?s|philia',
    '\\bface (?:on|onto|swap|with|in|into|of)\\b|(?:voice|likeness|body) of|clon(?:e|ing)',
    '\\brap(?:e|ing)|molest|assault|roofie|\\bdrug|sedat|spik|traffic|prostitut|blackmail|coerc|\\bforc(?:e|ing)|\\bgrop',
    '(?:kill|hurt|harm|cut|hang|starv)[a-z]* (?:your|ya|them|him|her) ?sel(?:f|ves)|suicid|better (?:off )?(?:without|if)',
    '(?:your|their|his|her) (?:own )?life|self harm|(?:nobody|no one) (?:would|will)|\\bto die|you (?:die|kill)|you coward',
    'matarte|matate|te tuer|tue toi|dich um|dich doch|sterben|mourir|se mata|morrer',
  ].join('|'),
)
/** Anything `normalize` would change beyond case and punctuation. */
const DISGUISED =
  /[^\n\x20-\x7e\u2018\u2019\u201c\u201d\u2013\u2014\u2026]|[a-z][@$|*_.][a-z]|\b[a-z](?:[ .*_-][a-z]){3}|([a-z])\1\1|[A-Za-z0-9+/]{16}/i
const COMMON = /\b(?:the|and|you|is|to|of|in|it|my|me|that|a|i)\b/

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
  return TRIGGER.test(text) || (text.length > 40 && !COMMON.test(text))
}
