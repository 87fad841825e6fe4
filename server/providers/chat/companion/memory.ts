import type { ChatTurn } from '@/server/providers/chat/port'
import { readEvent, type LifeEvent } from './events'
import { readMood } from './mood'
import { reflect, sentencesOf, straight, withoutActions, wordsOf } from './text'
import type { Mood } from './types'

export type Person = { relation: string; name: string | null; turn: number }
export type Said = { text: string; turn: number; words: Set<string> }
export type Memory = {
  name: string | null
  likes: { what: string; turn: number }[]
  dislikes: string[]
  people: Person[]
  /** Clauses already turned to the user: 'you are a nurse'. */
  job: string | null
  place: string | null
  age: number | null
  events: LifeEvent[]
  moods: { mood: Mood; turn: number }[]
  said: Said[]
}

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
    'me him her it that this what who why how yes no maybe anything something nothing whatever later tomorrow today ' +
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

export const RELATION =
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
const LATER_NAME = /\b(?:her|his|its|their) name(?:'s| is)\s+([A-Z][a-z]+)/i

export const peopleIn = (sentence: string, turn: number): Person[] => [
  ...[...straight(sentence).matchAll(PERSON)].map((hit) => ({
    relation: (hit[1] ?? '').toLowerCase(),
    name: hit[2] && !/^(The|And|But|Who|Is|In|On|At|I|My)$/.test(hit[2]) ? hit[2] : null,
    turn,
  })),
  ...(SEVERAL.exec(straight(sentence))?.slice(2, 4) ?? [])
    .filter(Boolean)
    .map((name) => ({ relation: (SEVERAL.exec(straight(sentence))?.[1] ?? '').toLowerCase(), name, turn })),
]

const TRADE =
  /(?:er|or|ist|ian|nurse|chef|student|pilot|clerk|judge|vet|cook|dev|barista|accountant|assistant|consultant|analyst|agent|guard|mechanic|architect|waitress|paramedic|surgeon|coach|guide|freelance)$/i
const NOT_TRADE =
  /\b(?:lover|beginner|winner|loser|mother|father|sister|brother|daughter|believer|dreamer|sleeper|member|stranger|number|liar|user|monster|smoker|drinker|reader|gamer|runner|fighter|loner|other|better|minor|super|overthinker|thinker|owner|killer)$/i

export const jobIn = (text: string): string | null => {
  const works = /\bi work (as an? [a-z -]{3,40}|(?:at|in|for|with|from) [a-z' -]{2,40})/i.exec(text)
  const tidy = (phrase: string): string =>
    phrase.replace(/\s+(?:and|but|so|which|because|these|at the moment|now|when|though)\b.*$/i, '').trim()
  if (works?.[1]) return `you work ${tidy(works[1]).replace(/\bmy\b/gi, 'your')}`
  const am = /\bi(?:'m| am) (?:currently )?(an? (?:[a-z-]+ ){0,2}[a-z-]+)/i.exec(text)
  const phrase = am?.[1] ? tidy(am[1]).replace(/\s+(?:in|at|from|for|by|on|with)\b.*$/i, '') : ''
  if (phrase && TRADE.test(phrase) && !NOT_TRADE.test(phrase)) return `you're ${phrase}`
  const study = /\bi(?:'m studying| study| teach) ([a-z]+(?: [a-z]+)?)/i.exec(text)
  if (!study?.[1]) return null
  return `you ${/teach/i.test(study[0]) ? 'teach' : 'study'} ${tidy(study[1]).replace(/\s+(?:at|in|for|and|but)$/i, '')}`
}

export const placeIn = (text: string): string | null => {
  const hit =
    /\bi(?:'m| am)?\s+(?:just |now |currently |recently )*(live in|living in|from|moved to|grew up in)\s+((?:the )?[A-Za-z][\w'-]*(?:\s+[A-Z][\w'-]*){0,2})/i.exec(
      text,
    )
  if (!hit?.[2] || /^(?:a|an|my|here|there|work|home|what|it)\b/i.test(hit[2])) return null
  const verb = (hit[1] ?? '').toLowerCase()
  const where = hit[2].replace(/\s+(?:and|but|with|now|for|since|because|so|when)\b.*$/i, '').trim()
  const name = /^the /i.test(where) ? where : where.charAt(0).toUpperCase() + where.slice(1)
  return verb.startsWith('liv') ? `you live in ${name}` : verb === 'from' ? `you're from ${name}` : `you ${verb} ${name}`
}

export const remember = (turns: readonly ChatTurn[], userName: string | null): Memory => {
  const memory: Memory = {
    name: userName && /^\p{L}[\p{L}' -]{1,24}$/u.test(userName.trim()) ? (userName.trim().split(/\s+/)[0] ?? null) : null,
    likes: [],
    dislikes: [],
    people: [],
    job: null,
    place: null,
    age: null,
    events: [],
    moods: [],
    said: [],
  }
  turns.forEach((turn, at) => {
    if (turn.role !== 'user') {
      // A bare word straight after we asked for a name is that name.
      const next = turns[at + 1]
      if (/(?:call you|your name)\b[^.!]*\?\s*$/i.test(turn.content) && next && /^\s*[A-Za-z][a-z'-]{1,20}[.!]?\s*$/.test(next.content)) {
        const word = next.content.trim().replace(/[.!]$/, '')
        if (!NOT_NAME.has(word.toLowerCase())) memory.name = word.charAt(0).toUpperCase() + word.slice(1)
      }
      return
    }
    const mood = readMood(turn.content)
    if (mood) memory.moods.push({ mood, turn: at })
    for (const sentence of sentencesOf(withoutActions(straight(turn.content.slice(0, 2000))))) learn(memory, sentence, at)
  })
  return memory
}

const learn = (memory: Memory, sentence: string, turn: number): void => {
  const question = /\?\s*$/.test(sentence)
  if (!question) memory.said.push({ text: sentence, turn, words: new Set(wordsOf(sentence)) })
  for (const person of peopleIn(sentence, turn)) {
    const known = memory.people.find((one) => one.relation === person.relation && (!one.name || !person.name || one.name === person.name))
    if (!known) memory.people.push(person)
    else known.name = person.name ?? known.name
  }
  const later = LATER_NAME.exec(sentence)?.[1]
  const last = memory.people.at(-1)
  if (later && last && !last.name) last.name = later.charAt(0).toUpperCase() + later.slice(1)
  if (question) return
  memory.name = nameIn(sentence) ?? memory.name
  for (const what of likesIn(sentence)) {
    if (!memory.likes.some((like) => like.what.toLowerCase() === what.toLowerCase())) memory.likes.push({ what, turn })
  }
  for (const what of dislikesIn(sentence)) if (!memory.dislikes.includes(what)) memory.dislikes.push(what)
  memory.job = jobIn(sentence) ?? memory.job
  memory.place = placeIn(sentence) ?? memory.place
  const age = /\bi(?:'m| am) (\d{2})\b(?! ?(?:minutes?|mins?|hours?|days?|weeks?|%|km|miles|pages|steps))/i.exec(sentence)
  if (age?.[1]) memory.age = Number(age[1])
  const event = readEvent(sentence, turn)
  if (event && !memory.events.some((one) => one.label === event.label)) memory.events.push(event)
}

/** Past sentences of the user's that touch the asked-for words, newest last, as readable recollections. */
export const recollect = (memory: Memory, targets: readonly string[], before: number): string[] => {
  const wanted = targets.map((word) => word.replace(/'s$|s$/, ''))
  return memory.said
    .filter(
      (said) =>
        said.turn < before &&
        wanted.some((word) => word.length > 2 && [...said.words].some((own) => own === word || own.replace(/'s$|s$/, '') === word)),
    )
    .slice(-2)
    .map((said) => reflect(said.text) ?? `\u201c${said.text.replace(/[.!]+$/, '')}\u201d`)
}
