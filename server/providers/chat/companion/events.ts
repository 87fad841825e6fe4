import { reflect, straight } from './text'
import type { Tense } from './types'

export type LifeEvent = {
  /** Ready to use in a sentence: 'your sister's wedding', 'the interview'. */
  label: string
  /** The time in the user's words: 'in June'. */
  when: string | null
  tense: Tense
  /** The clause turned to the user, where that reads well. */
  clause: string | null
  turn: number
}

const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:get(?:ting|s)? married|got married|wedding|marries|marrying)\b/, 'wedding'],
  [/\binterview\b/, 'interview'],
  [/\b(?:exams?|finals|driving test|test (?:tomorrow|on|next))\b/, 'exam'],
  [/\b(?:a|first|second|blind|my|our) date\b/, 'date'],
  [/\bbirthday\b/, 'birthday'],
  [/\bfuneral\b/, 'funeral'],
  [/\bparty\b/, 'party'],
  [/\b(?:concert|gig|festival)\b/, 'concert'],
  [/\b(?:surgery|operation)\b/, 'operation'],
  [/\b(?:appointment|dentist|doctor's)\b/, 'appointment'],
  [/\b(?:presentation|pitch)\b/, 'presentation'],
  [/\bdeadline\b/, 'deadline'],
  [/\b(?:marathon|half marathon|race)\b/, 'race'],
  [/\bgraduat(?:e|es|ing|ion)\b/, 'graduation'],
  [/\baudition\b/, 'audition'],
  [/\b(?:new job|start(?:ing)? (?:a|my) job)\b/, 'new job'],
  [/\b(?:having a baby|pregnant|baby is due|due in)\b/, 'baby'],
  [/\b(?:mov(?:e|ing) (?:to|out|in|into|house|flat|away)|the move)\b/, 'move'],
  [
    /\b(?:fly(?:ing)? to|trip|holiday|vacation|travell?ing to|going to (?:Paris|Rome|Japan|Italy|Spain|London|Berlin|Greece|Portugal|France|Iceland|Norway|New York|Lisbon|the (?:sea|coast|mountains|beach)))\b/i,
    'trip',
  ],
  [/\bexhibition\b/, 'exhibition'],
  [/\bmeeting with\b/, 'meeting'],
]
const OWNER =
  /\bmy (?:(?:little|older|younger|big|best|twin) )?(sister|brother|mum|mom|dad|mother|father|friend|cousin|daughter|son|boss|aunt|uncle|ex|niece|nephew|colleague|neighbou?r|gran\w*)('s)?\b/i
const WHEN =
  /\b(tomorrow(?: morning| evening| night| afternoon)?|tonight|today|yesterday|last (?:night|week|month|year|weekend|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next (?:week|month|year|weekend|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:week|weekend|month|afternoon|evening|morning|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:a|two|three|four|five|six|a few|a couple of|\d+) (?:days?|weeks?|months?|hours?))|at the weekend|soon)\b/i
const PAST = /\b(?:was|were|went|had|got|did|came|made|met|saw|passed|failed|finished|yesterday|last)\b/i
const FUTURE =
  /\b(?:will|'ll|going to|gonna|tomorrow|tonight|next|soon|getting|starting|flying|moving|having|have an?|i've got|coming up|is in|are in|is on|in (?:january|february|march|april|may|june|july|august|september|october|november|december|a few|two|three|a couple|\d))\b/i

const dayCase = (when: string): string =>
  when
    .toLowerCase()
    .replace(
      /\b(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )

export const readEvent = (raw: string, turn: number): LifeEvent | null => {
  const text = straight(raw)
  if (/\?\s*$/.test(text) || !/\b(?:i|i'm|i've|my|we|we're|our|im)\b/i.test(text)) return null
  const noun = NOUNS.find(([pattern]) => pattern.test(text))?.[1]
  const when = WHEN.exec(text)?.[1] ?? null
  if (!noun) return null
  const tense: Tense =
    when && /yesterday|last/i.test(when)
      ? 'past'
      : FUTURE.test(text) && !/\b(?:was|were|went|had|got)\b/i.test(text)
        ? 'future'
        : PAST.test(text)
          ? 'past'
          : when
            ? 'future'
            : 'present'
  if (tense === 'present' && noun !== 'wedding') return null
  const owner = OWNER.exec(text)?.[1]?.toLowerCase()
  const aim =
    noun === 'trip'
      ? /\b(?:fly(?:ing)?|trip|travell?ing|going|holiday|vacation) (?:to|in) ((?:[A-Z][\w'-]+)(?: [A-Z][\w'-]+)?|the (?:sea|coast|mountains|beach))/.exec(
          text,
        )?.[1]
      : undefined
  const label =
    owner && !['funeral', 'interview', 'meeting'].includes(noun)
      ? `your ${owner}'s ${noun}`
      : aim
        ? `your trip to ${aim}`
        : `${['interview', 'exam', 'funeral', 'presentation', 'deadline', 'race', 'party', 'concert', 'meeting', 'audition', 'baby', 'operation', 'appointment', 'date', 'move', 'exhibition'].includes(noun) ? 'the' : 'your'} ${noun}`
  return { label, when: when ? dayCase(when) : null, tense, clause: reflect(text), turn }
}
