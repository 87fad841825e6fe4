import { ACQUAINTANCES, ANIMALS, anyOf, CHILD_TERMS, DEAD_BODIES, MINOR_TERMS, NUMBER_WORDS, PUBLIC_ROLES, ROMANTIC_TERMS, SEXUAL_TERMS } from './vocabulary'

/** At least one of these stands in whatever a rule can match; a check is due whenever one has just been written. */
const TRIGGER = new RegExp(
  [
    `\\b${anyOf([...SEXUAL_TERMS, ...ROMANTIC_TERMS, ...MINOR_TERMS, ...CHILD_TERMS, ...ANIMALS, ...DEAD_BODIES, ...PUBLIC_ROLES])}s?\\b`,
    `\\b${anyOf(Object.keys(NUMBER_WORDS))}\\b`, `\\bmy (?:real )?${anyOf(ACQUAINTANCES)}`,
    '\\d|grade|school|eighteen|age|child|deep ?fake|face|clon|copy|fak|imitat|nudif|undress|strip|cloth|naked|philia',
    'rape|molest|assault|roofie|drug|sedate|spike|traffic|prostitut|blackmail|coerce|force',
    'kill|hurt|harm|cut|hang|starve|suicid|life|better|miss|die|dead|gone|jump|do it|mata|tue|umbring|sterben|mour|morrer',
  ].join('|'),
)
/** Anything `normalize` would change beyond case and punctuation. */
const DISGUISED = /[^\n\x20-\x7e\u2018\u2019\u201c\u201d\u2013\u2014\u2026]|[a-z][@$|*_.][a-z]|\b[a-z](?:[ .*_-][a-z]){3}|([a-z])\1\1|[A-Za-z0-9+/]{16}/i
const COMMON = /\b(?:the|and|you|is|to|of|in|it|my|me|that|a|i)\b/

/** Says within microseconds whether the newest text needs the full check; errs towards yes. */
export function needsCheck(tail: string): boolean {
  if (DISGUISED.test(tail)) return true
  const text = tail.toLowerCase().replace(/['\u2018\u2019]/g, '').replace(/[-_/]/g, ' ')
  return TRIGGER.test(text) || (text.length > 40 && !COMMON.test(text))
}
