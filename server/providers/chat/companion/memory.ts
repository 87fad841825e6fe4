import { capital, sentencesOf, straight, withoutActions } from './text'
import type { ChatTurn } from '@/server/providers/chat/port'

/** What single sentences of a person tell: their name, what they like, who is near them. */

export type Person = { relation: string; name: string | null }

const NAME = /\b(?:my name(?:'s| is)|my name|call me|i am called|i'm called|i go by|name's)\s+(?:is\s+)?([a-z][a-z'-]{1,20})\b/i
const I_AM =
  /^(?:(?:hi|hey|hello|well|oh)[,!. ]+(?:there[,!. ]+)?)?(?:i'm|i am|im|it's|this is)\s+([A-Z][a-z'-]{1,20})(?:\s*$|[.,!]|\s+(?:by the way|btw|and|from|here))/i
const NOT_NAME = new Set(
  (
    'not so very really just a an the here fine good great ok okay well bad sad happy tired bored sorry sure home back new ' +
    'lonely alone angry upset hungry sick ill busy late ready done free glad excited nervous anxious scared afraid confused ' +
    'lost stressed exhausted single married divorced gay straight bi trans male female adult from in at on off out with to ' +
    'going feeling trying working looking thinking getting having doing being still also only always never too kind sort ' +
    'when if again soon your my at before after as by ' +
    'anymore back often enough me him her it that this what who why how yes no maybe anything something nothing whatever later tomorrow today ' +
    'english british american german french spanish italian dutch polish indian chinese japanese canadian irish scottish ' +
    'kidding joking serious listening waiting thirsty drunk sober cold hot warm awake asleep better worse broke raining ' +
    'snowing nice cool amazing awesome lovely beautiful funny weird hard easy true false over complicated all like love'
  ).split(' '),
)

const LIKE =
  /\b(?:i|i'm|im|i am)\s+(?:(?:really|also|just|absolutely|truly|still|do|so|quite|secretly|mostly|usually|kinda|always)\s+)*(love|like|enjoy|adore|into|a (?:big |huge )?fan of|obsessed with|crazy about|keen on|fond of|passionate about)\s+(.+)/i
const FAVOURITE = /\bmy fav(?:ou?rite)? ([a-z]+)(?: ever)? (?:is|are|has to be|would be) (.+)/i
const DISLIKE =
  /\bi\s+(?:(?:really|just|absolutely|also|do)\s+)*(?:hate|dislike|can't stand|cannot stand|cant stand|don't (?:really )?like|dont like|despise|detest)\s+(.+)/i
const CLAUSE_END =
  /\s*(?:[.;!?(){}:]|\u2014|--| (?:but|because|when|while|since|although|though|if|so|that|which|who|cause|cuz|as|than|then|it's|its|and (?:i|my|it|we|he|she|they|you|i'm))\b).*$/i
const TRAILER =
  /\s+(?:a lot|so much|very much|the most|too|as well|lately|these days|right now|again|now|lol|more than anything|though|haha|really)$/i
const NO_LIKE =
  /^(?:you|u|it|that|this|him|her|them|how|what|when|where|your|yours|those|these|everything|nothing|anything|to (?:be|do|have|know|think|say|see|hear|talk|go|get)|being|having|a lot|me|us|i)\b/i

const things = (raw: string): string[] => {
  const cut = raw.replace(CLAUSE_END, '').trim()
  const found: string[] = []
  for (const piece of cut.split(/,\s*(?:and\s+)?|\s+and\s+|\s+or\s+/)) {
    const text = piece
      .replace(TRAILER, '')
      .replace(/^(?:some|all|mostly|also|both)\s+/i, '')
      .replace(/[,'"]+$/, '')
      .trim()
    if (!text || NO_LIKE.test(text) || text.split(' ').length > 6 || /\b(you|your|me)\b/i.test(text)) break
    found.push(
      text
        .replace(/\bmy\b/gi, 'your')
        .replace(/\b(?:i'm|i)\b/gi, 'you')
        .replace(/^The\b/, 'the'),
    )
  }
  return found
}

export const likesIn = (sentence: string): string[] => {
  if (/\?\s*$|\bi(?:'d| would| don't| didn't| used to)\s+(?:really )?(?:like|love)/i.test(sentence)) return []
  const favourite = FAVOURITE.exec(sentence)
  if (favourite?.[2]) return things(favourite[2]).slice(0, 1)
  const hit = LIKE.exec(sentence)
  return hit?.[2] && !/\b(?:feel|felt|look|what|do|looks|sounds|something|or) i?\s*like$/i.test(sentence.slice(0, hit.index))
    ? things(hit[2])
    : []
}

export const dislikesIn = (sentence: string): string[] => {
  const hit = /\?\s*$/.test(sentence) ? null : DISLIKE.exec(sentence)
  return hit?.[1] ? things(hit[1]) : []
}

export const nameIn = (sentence: string): string | null => {
  const text = straight(sentence)
  if (/\?\s*$/.test(text)) return null
  const hit =
    NAME.exec(text) ??
    (/\b(?:[Ii]'m|[Ii] am|[Ii]m|[Tt]his is)\s+[A-Z][a-z]/.test(text) || /^(?:hi|hey|hello)\b/i.test(text) ? I_AM.exec(text) : null)
  const word = hit?.[1]
  if (!word || NOT_NAME.has(word.toLowerCase()) || /ing$|n't$/i.test(word)) return null
  return word.charAt(0).toUpperCase() + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1))
}

const RELATION =
  '(?:best |girl|boy)?(?:friend)s?|sister|brother|mum|mom|mother|dad|father|wife|husband|partner' +
  '|fianc[eé]e?|sons?|daughters?|kids?|children|boss|manager|colleagues?|coworkers?|roommate|flatmate|housemate|neighbou?rs?' +
  '|ex|grandma|grandmother|grandpa|grandfather|gran|nan|aunt|uncle|cousins?|niece|nephew|landlord|dogs?|cats?|puppy' +
  '|kitten|horse|rabbit|parrot|hamster|tortoise|twin|parents|family|therapist|baby'
const PERSON = new RegExp(
  `\\b(?:[Mm]y|[Ii] have an?|[Ii]'ve got an?|[Ii] got an?)\\s+(?:(?:little|older|elder|younger|big|best|old|new|twin|first|only|grumpy|rescue|black|ginger|white)\\s+)*(${RELATION})\\b` +
    "(?:'s name is|\\s+(?:is\\s+)?(?:called|named)|\\s+is|,)?(?:\\s+([A-Z][a-z]+))?",
  'g',
)
const SEVERAL =
  /\b(?:two|three|both my|2|3) (cat|dog|kid|sister|brother|son|daughter|friend|rabbit|horse)s?,?\s+(?:called |named )?([A-Z][a-z]+)(?:,? and ([A-Z][a-z]+))?/

export const peopleIn = (sentence: string): Person[] => [
  ...[...straight(sentence).matchAll(PERSON)].map((hit) => ({
    relation: (hit[1] ?? '').toLowerCase(),
    name: hit[2] && !/^(The|And|But|Who|Is|In|On|At|I|My)$/.test(hit[2]) ? hit[2] : null,
  })),
  ...(SEVERAL.exec(straight(sentence))?.slice(2, 4) ?? [])
    .filter(Boolean)
    .map((name) => ({ relation: (SEVERAL.exec(straight(sentence))?.[1] ?? '').toLowerCase(), name })),
]

/** What the person is called: as they said last, or by their account; null where neither is known. */
export function nameOf(turns: readonly ChatTurn[], account: string | null): string | null {
  let name = account && /^\p{L}[\p{L}' -]{1,24}$/u.test(account.trim()) ? account.trim().split(/\s+/)[0]! : null
  turns.forEach(({ role, content }, at) => {
    if (role !== 'user') return
    // A bare word straight after we asked for a name is that name.
    const asked = /(?:call you|your name)\b[^.!]*\?\s*$/i.test(turns[at - 1]?.content ?? '')
    const bare = asked ? /^\s*([A-Za-z][a-z'-]{1,20})[.!]?\s*$/.exec(content)?.[1] : undefined
    if (bare && !NOT_NAME.has(bare.toLowerCase())) name = capital(bare)
    for (const sentence of sentencesOf(withoutActions(straight(content.slice(0, 2000))))) name = nameIn(sentence) ?? name
  })
  return name
}
