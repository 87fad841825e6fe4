import type { Rule } from './rule'

const WANTED =
  '\\b(?:how (?:to|do i|can i|could i|should i|would i)|help me(?: to)?|best way to|ways to|tips (?:to|for)|teach me(?: how)? to|i want to|i plan to|im going to|i am going to|im planning to|plan to|where can i|instructions (?:to|for))(?: (?:secretly|quietly|safely|best|really|finally|just))?'
const SOMEONE =
  '(?:her|him|them|someone|somebody|a (?:girl|woman|man|guy|stranger|date|coworker)|girls|women|people|my (?:ex|date|boss|wife|girlfriend|boyfriend|husband|coworker|roommate|neighbor|sister|friend)|this (?:girl|woman|guy))'
const FORCE = '(?:rape|sexually assault|molest|sexually abuse|grope|roofie)(?:ing)?'
const DRUG = `(?:drug|sedate|spike|roofie)(?:ging|ing)? ${SOMEONE}(?:s? (?:drink|tea|wine))?`
const AIM =
  '.{0,60}\\b(?:sex|sleep with|undress|take advantage|without (?:her|him|them) (?:knowing|noticing)|without consent|in(?:to)? bed|naked)\\b'
const TRAFFIC = `(?:traffic|sell|buy) (?:some )?(?:girls|women|people|her|him|them)(?: (?:for|into|as) (?:sex|prostitution|slavery|slaves)| across)`

export const FACILITATION = [
  new RegExp(`${WANTED} ${FORCE} ${SOMEONE}\\b`),
  new RegExp(`${WANTED} (?:force|make|coerce|blackmail) ${SOMEONE} (?:in)?to (?:have )?sex\\b`),
  new RegExp(`${WANTED} ${DRUG}\\b${AIM}`),
  new RegExp(`${WANTED} ${TRAFFIC}\\b`),
  /\b(?:how|where|ways|best)\b.{0,30}\b(?:date rape drugs?|roofies)\b(?=.{0,40}\b(?:buy|get|use|make|order|find)\b|.{0,5}$)|\b(?:buy|get|make|order) (?:some )?(?:date rape drugs?|roofies)\b/,
]
/** Survivors, helpers and writers of safety advice ask with the same words. */
const PROTECTION =
  /\b(?:report|recover|recovery|survivor|avoid|prevent|protect|test strips?|heal|healing|support|against|my story|stop someone)\b/

/** No help with real sexual violence or trafficking. */
export const crossesSexualViolence: Rule = ({ plain }) => FACILITATION.some((pattern) => pattern.test(plain)) && !PROTECTION.test(plain)
