import type nlp from 'compromise'
import { straight } from './text'

type Compromise = typeof nlp

let loading: Promise<Compromise> | null = null

/** Loaded at the first message: most processes that import this module never chat. */
export const loadCompromise = (): Promise<Compromise> => {
  loading ??= import('compromise').then((module) => module.default)
  return loading
}

const EMPTY =
  /^(?:everyone|everybody|someone|somebody|anyone|people|thing|things|stuff|lots?|today|day|days|time|times|it|way|bit|i|you|we|me|us|one|ones|kind|sort|yesterday|tomorrow|tonight|morning|evening|night|week|weekend|year|month|hour|minute|moment|guy|man|woman|girl|boy|person|something|anything|nothing|everything|part|side|end|front|back|reason|idea|question|answer|hey|hi|hello|lol|haha|ok|yes|no|thanks|please|life|world|problem|place|name|fun|last|next|first|same|other|most|all|some|any|many|much|few|more|little|work|home|love|feel|half|couple|number|chair|desk|table|door|bag|head|face|hands?|eyes|hair|foot|feet|legs?|floor|wall|phone|picture|lol|euros|dollars|pounds|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i
const TIMEY =
  /\b(?:today|yesterday|tomorrow|tonight|day|days|week|weeks|weekend|month|months|year|years|morning|evening|afternoon|hour|hours|minutes?|time|times|ago|lot|bit|kind of|sort of)\b/i
const DETERMINER = /^(?:my|the|a|an|our|this|that|these|those|his|her|their|your|some|any|no)\s+/i
const BAD =
  /\b(?:i|i'm|you|he|she|it|we|they|me|him|them|don't|not|very|really|so|too|just|is|are|was|were|am|be|been|being|have|has|had|do|does|did)\b/i

/** "I'm a nurse" names the speaker, not a subject. */
const LABEL =
  /\b(?:i'm|i am|i was|you're|you are|he's|she's|he is|she is|it's|it is|it was|was|is|live in|i'm from|work as|work in|work at) (?:such )?(?:an?|the)?\b[^,.!?;]*/gi

/** The longest real noun phrase, turned towards the user ('my garden' becomes 'your garden'); null when unsure. */
export const topicPhrase = (raw: string, nlp: Compromise): string | null => {
  const text = straight(raw)
    .replace(/\*[^*]*\*/g, ' ')
    .replace(LABEL, ' ')
    .slice(0, 400)
  if (/\b(?:you|your|you're)\b/i.test(text)) return null
  const doc = nlp(text)
  const found = doc.match('(#Possessive|#Determiner)? #Adjective? #Noun+').out('array') as string[]
  const good = found
    .map((phrase) =>
      phrase
        .replace(/[^\p{L}\p{N}' -]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((phrase) => {
      const bare = phrase.replace(DETERMINER, '')
      return (
        bare.length > 2 &&
        !EMPTY.test(bare) &&
        !TIMEY.test(phrase) &&
        !BAD.test(phrase) &&
        phrase.split(' ').length <= 4 &&
        !/^(?:this|that|these|those|his|her|their|your|no|any)\s/i.test(phrase) &&
        !/'s?$/.test(phrase)
      )
    })
  const best = good.sort((a, b) => b.split(' ').length - a.split(' ').length || b.length - a.length)[0]
  if (!best) return null
  const swapped = best
    .replace(/^my\s/i, 'your ')
    .replace(/^our\s/i, 'your ')
    .replace(/^(?:a|an|some)\s/i, 'the ')
    .replace(/^The\s/, 'the ')
  const first = swapped.charAt(0)
  if (!/\s/.test(swapped) && first === first.toLowerCase()) return null
  const proper = !/^(?:your|the)\s/.test(swapped) && first !== first.toLowerCase() && !text.startsWith(best)
  return proper || /^(?:your|the)\s/.test(swapped) ? swapped : swapped.charAt(0).toLowerCase() + swapped.slice(1)
}
