import { createHash } from 'node:crypto'
import type { ChatRequest, Persona } from '@/server/providers/chat/port'
import type { CharacterExtras } from '@/contracts/character-definition'
import type { IntentId } from '@/server/db/seed/lives/intents'
import { likeness, packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { clausesOf, namesAll, openScores } from './answering'
import { BANKS, HABITS } from './banks'
import { readNotes } from './definition-notes'
import { inFirstPerson, namePattern, untitled, withCalledName } from './first-person'
import { tagWords } from './parts-of-speech'
import { sharedShelves, type Shared } from './lives'
import { temperOf } from './self'
import { openShelves, ownEntries, statementThings, topicEntries, type Shelves } from './shelves'
import type { Found, ShelfEntry, Thing } from './things'
import { capital, sentencesOf, straight, withoutActions, wordsOf } from './text'
import type { Kind, Temper } from './types'

/** What people wrote of a character beside the persona; the server hands it on with the request. */
export type Definition = Persona &
  Partial<Pick<CharacterExtras, 'example_dialogue' | 'lorebook' | 'alternate_greetings'>> & { scenarios?: readonly { opening: string }[] }

/** The lines of the character in an example dialogue ("{{char}}: …" or "Name: …"). */
const spokenIn = (dialogue: string, first: string, full_name: string): string[] =>
  dialogue.split('\n').flatMap((line) => {
    const hit = /^\s*(\{\{char\}\}|[\p{L} ]{2,30}):\s*(.+)$/u.exec(line)
    return hit?.[2] && (hit[1] === '{{char}}' || [first, full_name].includes(hit[1]!.trim())) ? [hit[2]] : []
  })

/** "The clock in the hall has thirteen hours", "big guy, broken nose": said as it stands, unless it is about somebody or tells how to write. */
function ofAThing(text: string): boolean {
  if (
    /\b(?:he|she|his|her|him|hers|they|them|their|you|your|users?|repl(?:y|ies)|responds?|responses?|characters?|role-?play|messages?|scenario|scene|rp|ooc|nsfw|sfw)\b|[:{<]/i.test(
      text,
    )
  )
    return false
  const [first] = tagWords(text)
  return first !== undefined && /^(?:NOUN|PROPN|NUM|DET|ADJ|ADP|PRON)$/.test(first.pos)
}

/** "I talk to you as to an old friend" tells a model how to write, and is nothing to say. */
const HOW_TO_TALK =
  /^Slow burn\b|\b(?:break|breaks|stay in|stays in|leave) character\b|\brole-?play(?:s|ing)?\b|\b(?:replies|responses|paragraphs) (?:are|should|must)\b|\b(?:first|next) \w+ messages\b|^I (?:talk|speak|write|text) (?:casual|formal|short|in (?:an?|short|long)\b|like a\b)|^I (?:\w+ly |always |never |often )?(?:talk|speak|write|ask|tease|call|treat|answer|reply|respond|use)\b.*\b(?:you|your|users?)\b/
const LONG = 18
const SHORT = 4
/** A long sentence in which the character is the subject several times, as several. */
function partsOf(line: string): string[] {
  // What is said under a condition stays under it.
  if (
    wordsOf(line).length <= LONG ||
    /^(?:when|whenever|if|while|after|before|until|unless|although|though|because|since|once|as)\b/i.test(line)
  )
    return [line]
  const parts = [line]
  for (const at of [...line.matchAll(/(?:[,;]|,? (?:and|but|so))(?= (?:I|my) (?!\w+,))/g)].reverse()) {
    const [first = ''] = parts
    const [before, after] = [first.slice(0, at.index), first.slice(at.index + at[0].length).trim()]
    if (
      wordsOf(before).length >= SHORT &&
      wordsOf(after).length >= SHORT &&
      /\b(?:I|my|me)\b/i.test(before) &&
      !/\b(?:that|if|when|whenever|because|unless|until|before|although|though|while)\b[^,;]*$/i.test(before)
    )
      parts.splice(0, 1, `${before}.`, capital(after))
  }
  return parts
}

/** Whether a text speaks to the character: "You are Ewald. You carry a map." Where anybody else is its subject, "you" is whoever reads. */
function speaksToIt(sentences: readonly string[], named: RegExp): boolean {
  if (sentences.some((one) => /^(?:She|He|They)\b/.test(one) || (named.test(one) && !/^You(?: are|'re)\b/i.test(one)))) return false
  return sentences.filter((one) => /^(?:You|Your)\b/i.test(one)).length >= Math.max(2, sentences.length * 0.3)
}

/** "Her mother was a seamstress.": who is "she" in the sentence after it? "Her grandmother taught her to bake." leads back to the character. */
const IS = '(?: \\p{Lu}\\S*)?,? (?:is|was|are|were)\\b'
const aboutKin = (owner: string, kin: string) => new RegExp(`^(?:${owner}|My|\\p{Lu}\\S*'s) (?:\\w+ ){0,2}(?:${kin})${IS}`, 'u')
const ABOUT_KIN = {
  Female: aboutKin('Her', 'mother|mum|mom|mama|sister|wife|daughter|grand\\w+|gran|nan|aunt|girlfriend|niece|boss|teacher|friend'),
  Male: aboutKin('His', 'father|dad|papa|brother|husband|son|grand\\w+|uncle|boyfriend|nephew|boss|teacher|friend'),
  'Non-binary': aboutKin('Their', 'parents|brothers|sisters|friends|children|kids|family'),
} as const
const THEY = { Female: /^She\b/, Male: /^He\b/, 'Non-binary': /^They\b/ } as const

/** A text in the first person, sentence by sentence; "It lasted nine years." belongs to what is before it. */
function spokenOf(text: string, { full_name, gender }: Definition): string[] {
  const said: string[] = []
  let goes_on = false
  let of_kin = false
  const notes = readNotes(text, gender === 'Female' || gender === 'Male' ? gender : undefined)
  const written = sentencesOf(notes.rest)
  const sloppy = written.filter((one) => /^[a-z]/.test(one)).length > written.length / 2
  // Many people write without capitals.
  const sentences = written.map((one) => capital(one).replace(/\bi(?=\b|')/g, 'I'))
  const named = new RegExp(namePattern(untitled(full_name)), 'u')
  const to_you = speaksToIt(sentences, named)
  // Who writes as "I" has all sentences with "I" to say, and "he" is somebody else.
  const as_i = sentences.filter((one) => /^(?:I|My)\b/.test(one)).length > 1
  const of_other = (one: string) => as_i && /^(?:He|She|His|Her|They)\b/.test(one)
  const about = { full_name, gender, sloppy }
  for (const sentence of [...sentences, ...notes.said]) {
    const plainly = straight(sentence).trim()
    const noted = notes.said.includes(sentence)
    const goes_before: boolean = goes_on && /^(?:It|That|This) (?:is|was|has|had|still|'s|happened|lasted|took)\b/.test(plainly)
    const of_them: boolean = !noted && gender !== undefined && of_kin && THEY[gender].test(plainly)
    of_kin = gender !== undefined && ABOUT_KIN[gender].test(plainly)
    if (of_them) {
      goes_on = false
      continue
    }
    const line: string | null =
      (as_i && /\b(?:I(?:'\w+)?|[Mm][ey])\b/.test(plainly)
        ? plainly.replace(/\{\{user\}\}'s\b/gi, 'your').replace(/\{\{user\}\}/gi, 'you')
        : null) ??
      (of_other(plainly) ? null : inFirstPerson(sentence, { ...about, to_you: to_you && !noted })) ??
      (!noted && !as_i && !goes_before && !named.test(plainly) && ofAThing(plainly) ? plainly : null)
    const own = !/\b(?:he|she|his|her|him|they|you|your|users?)\b/i.test(plainly) && !named.test(plainly)
    const fragment = noted && (own || /^You and I are /.test(plainly)) ? plainly : null
    const told: string | null = line ?? fragment
    const is_said: boolean = told !== null && !HOW_TO_TALK.test(told)
    if (is_said) said.push(...partsOf(told!))
    else if (goes_on && of_other(plainly)) said[said.length - 1] += ` ${plainly}`
    else if (goes_on && goes_before) said[said.length - 1] += ` ${plainly}`
    else if (goes_on && /^It\b/.test(plainly) && !/\b(?:he|she|his|her|him|you)\b/i.test(plainly)) said[said.length - 1] += ` ${plainly}`
    goes_on = line !== null && is_said
  }
  return said.map((one) => (/[\p{L}\p{N}"')]$/u.test(one) ? `${one}.` : one))
}

/** Each is embedded, and compared with each question; a definition of 400 words has some 30. */
const MOST_STATEMENTS = 400

/** Everything in a definition that the character can say of itself: short statements in the first person, each once. */
export function statementsOf(persona: Definition): string[] {
  const [first = ''] = untitled(persona.full_name).split(' ')
  const full_name = withCalledName(persona.full_name, persona.biography)
  // A book tells of a whole world; what names the character is about it.
  const named = new RegExp(namePattern(untitled(full_name)), 'u')
  const lore = (persona.lorebook?.entries ?? []).flatMap(({ content, enabled }) =>
    enabled !== false && (content.includes('{{char}}') || named.test(content) || /^(?:I|My)\b/.test(content)) ? [content] : [],
  )
  const told = [persona.biography, ...lore].flatMap((text) =>
    // "Dr. Baird" ends no sentence.
    spokenOf(text.replaceAll('{{char}}', first).replace(/\b(Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Lt)\. (?=[A-Z])/g, '$1 '), {
      ...persona,
      full_name,
    }),
  )
  const openings = [persona.greeting, ...(persona.alternate_greetings ?? []), ...(persona.scenarios ?? []).map(({ opening }) => opening)]
  const said = [...openings, ...spokenIn(persona.example_dialogue ?? '', first, persona.full_name)].map(withoutActions).flatMap(sentencesOf)
  const statements = [
    ...told,
    // Spoken already; what speaks to somebody belongs to its moment.
    ...said.filter(
      (sentence) =>
        /\b(?:I|my)\b/i.test(sentence) && !/\b(?:you|your)\b|\b(?:come (?:in|on|here)|sit down|welcome|hello)\b/i.test(sentence),
    ),
  ]
  return [...new Set(statements)]
    .filter((line) => /[.!\u2026]$/.test(line) && !/[?{}<>*]/.test(line) && wordsOf(line).length >= 3 && line.length <= 320)
    .slice(0, MOST_STATEMENTS)
}

/** Where a definition says nothing, its temper does: by intent, which of the bank's favorites answers. */
const FAVORITES: Partial<Record<IntentId, Kind>> = {
  taste_film: 'film',
  talk_rec_film: 'film',
  taste_book: 'book',
  talk_rec_book: 'book',
  taste_song: 'song',
  taste_music: 'song',
  taste_food: 'food',
  taste_comfort_food: 'food',
  taste_drink: 'drink',
  taste_color: 'colour',
  taste_season: 'season',
  taste_city: 'place',
  taste_animal: 'animal',
  taste_word: 'word',
}
/** These lines speak to somebody who is in the middle of it. */
const CONDOLING = new Set<string>(['grief', 'health', 'heartbreak'])

const temperThings = (temper: Temper): Thing[] => [
  ...Object.entries(HABITS[temper]).map(([id, says]) => ({ id, sort: 'intent' as const, label: null, answer: { says } })),
  ...Object.entries(FAVORITES).map(([id, kind]) => ({
    id,
    sort: 'intent' as const,
    label: null,
    answer: { says: [BANKS[temper].favourites[kind]] },
  })),
  ...Object.entries(BANKS[temper].topics)
    .filter(([topic]) => !CONDOLING.has(topic))
    .map(([topic, says]) => ({ id: `on ${topic}`, sort: 'topic' as const, label: topic, answer: { says } })),
]

/** "Tell me more" goes on with what stands next in the definition. */
const GOES_ON = 2
const statementsAsThings = (persona: Definition): Thing[] =>
  statementsOf(persona).map((line, at, all) => ({
    id: `stated ${at}`,
    sort: 'statement',
    label: null,
    answer: { says: [line], more: all.slice(at + 1, at + 1 + GOES_ON) },
  }))

/** Relatives of its own: "my sister", "I have two brothers", and not the two sisters it hides. */
const OWN_KIN =
  /\b(?:my|our) (?:\w+ ){0,2}(?:sister|brother|aunt|uncle|grand\w+|cousin)s?\b|\bI have (?:\w+ ){0,3}(?:sister|brother|aunt|uncle|cousin)s?\b/i
const OWN_SIBLING = /\b(?:my|our) (?:\w+ ){0,2}(?:sister|brother)s?\b|\bI have (?:\w+ ){0,3}(?:sister|brother)s?\b/i

/**
 * What everybody asks first, each with how a statement is built that answers it, the best first. `only`: nothing else does,
 * however near it sounds.
 */
const ASKED_FIRST: readonly (readonly [asked: RegExp, has: readonly RegExp[], only?: 'only'])[] = [
  [
    /^(?:(?:so|and)[, ]+)*(?:do you have|have you(?: got)?|you got|got)(?: any)? (?:kids|children)\W*$/i,
    [
      /\b(?:kids?|child(?:ren)?|daughters?|sons?|grand(?:son|daughter|child)\w*)\b/i,
      /\b(?:my|our|one|two|three|have|got|had) (?:\w+ ){0,2}(?:boys?|girls?|twins?)\b/i,
    ],
    'only',
  ],
  [
    /^(?:are you|were you(?: ever)?|have you(?: ever)? been) married\W*$|^do you have (?:an? )?(?:wife|husband|partner|boyfriend|girlfriend)\W*$/i,
    [/\b(?:widow(?:er)?|married|divorced?|wife|husband|fianc\w+|engaged|single|girlfriend|boyfriend|partner)\b/i],
    'only',
  ],
  [
    /^(?:who do you live with|(?:do )?you live (?:alone|by yourself|on your own|with (?:someone|somebody|anyone|anybody)))\W*$/i,
    [/\b(?:live|share)\b.*\b(?:with|alone)\b/i, /\balone\b/i, /\b(?:separated|divorced|widow\w*|married|wife|husband)\b/i],
  ],
  [
    /^(?:(?:what (?:does|do|did|is|are)|tell me about|how (?:is|are)|where (?:is|are)|who(?:'s| is| are)(?: in)?|what about|(?:are )?you close (?:to|with)|do you have) (?:your|a|any)) (?:family|parents|folks|relatives|people)\b.{0,45}$/i,
    [/\b(?:family|parents|mother|father|mum|mom|dad)\b/i, OWN_KIN],
  ],
  [
    /^(?:but )?(?:why|how) did (?:it|that|you two|you|things|your marriage) (?:finish|end|split|break up|separate|divorce|fall apart)\b.{0,25}$|^what happened (?:with|between|to) (?:you two|your (?:ex|marriage|husband|wife)|you and \w+)\W*$/i,
    [/\b(?:separated|divorced?|split|broke up|left me|ended|ex-\w+)\b/i],
  ],
  [
    /^what did you (?:do|work as)(?: for (?:work|a living)| before)?\W*$/i,
    [/\b(?:retired|former(?:ly)?|used to|worked|was an?|years as)\b/i],
  ],
  [
    /^(?:(?:so|and)[, ]+)*(?:do you have|have you(?: got)?|you got|got)(?: any| a)? pets?\W*$/i,
    [
      /\b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|parrots?|rabbits?|horses?|pony|ravens?|hens?|chickens?|goats?|fish|hamsters?|turtles?|tortoises?|snakes?|bees)\b/i,
    ],
    'only',
  ],
  [
    /^(?:(?:so|and)[, ]+)*(?:do you have|have you(?: got)?|you got|got)(?: any)? (?:siblings|brothers(?: (?:or|and) sisters)?|sisters|a (?:brother|sister))\b.{0,30}$/i,
    [OWN_SIBLING, /\b(?:siblings?|twin|only child)\b|\bof (?:two|three|four|five|six|seven) (?:\w+ )?(?:sisters|brothers)\b/i],
    'only',
  ],
  [
    /^(?:(?:so|and|hi|hey)[, ]+)*(?:what do you do(?: for (?:work|a living|money))?|what(?:'s| is) your (?:job|work|profession)|do you (?:work|have a job))\W*$/i,
    [
      /^I(?:'m| am) (?:the |an? )(?!.*\b(?:afraid|allergic)\b)[\w -]*\b(?:\w+(?:er|or|ist|ian|ant|eer|man|woman|smith|wright)|captain|chef|nurse|cook|vet|student|pilot|guide|judge|priest|guard)\b/i,
      /^I (?:\w+ly )?(?:work|run|teach|drive|captain|restore|repair|build|sell|fix|train|write|paint)\b/i,
      /\band (?:work|run|teach|drive|captain|restore|repair|build|sell|fix|train|write|paint|make|bake)\b/i,
    ],
  ],
  [
    /^(?:(?:so|and|hi|hey)[, ]+)*(?:where (?:do you live|are you(?: (?:from|based|living))?)|where(?:'s| is) (?:your )?home)\W*$/i,
    [
      /\blive[ds]? (?:alone |together )?(?:in|on|at|near|above|by)\b/i,
      /\b(?:in|on|at|near|off) (?:the )?(?:[A-Z][a-z]+|(?:\w+ )?(?:coast|island|village|town|city|street|mountains|hills|forest|woods|desert|valley|country\w*|suburbs?))\b/,
      /\b(?:from|grew up)\b/i,
    ],
  ],
  [
    /^(?:(?:so|and|hi|hey)[, ]+)*(?:what do you (?:like to )?do (?:for fun|in your (?:free|spare) time|to relax|on (?:a|your) day off)|(?:what are|do you have)(?: any| your)? hobb\w+|what(?:'s| is) your hobby|what do you (?:like|enjoy))\W*$/i,
    [
      /\bI (?:also |still |really |secretly )*(?:like|love|enjoy|collect|play|paint|garden|climb|swim|sing|bake|knit|dance|fish|sail|hike|read)\b/,
    ],
  ],
  [
    /\bwhat (?:food|foods|things?)?\b.{0,12}\b(?:do you (?:hate|dislike)|can't you stand)\b/i,
    [/\b(?:hate|loathe|dislike|can't stand|can't bear)\b/i],
  ],
  [
    /\bwhat (?:are you (?:most |really )?(?:afraid|scared) of|scares you)\b|\byour (?:biggest |worst )?fear\b/i,
    [/\b(?:afraid|scared|terrified|fear|dread)\b/i],
  ],
  [/\bhow (?:tall|big) (?:are|r) (?:you|u)\b|\byour height\b/i, [/\b(?:tall|short|foot|feet|\d+ ?cm)\b|\d'\d/i]],
  [/\byour hair\b|\bhair (?:do you|have you)\b/i, [/\b(?:hair|bald|braids?|curls|plait|bun)\b/i]],
  [/\byour eyes\b/i, [/\beyes?\b/i]],
  [
    /\bwhat (?:do|would) you look like\b|\bdescribe (?:yourself|your (?:looks|appearance|face))\b|\bhow do you look\b/i,
    [/\blook like this\b/, /\b(?:hair|beard|bald|braids)\b/i, /\b(?:tall|stooped|freckled|broad|slender|skinny|stocky)\b/i],
  ],
]
/** See Shelves.plainly. */
const plainlyOf =
  (entries: readonly ShelfEntry[]) =>
  (text: string): string | 'none' | null => {
    const bare = straight(text)
      .replace(/^(?:(?:so|and|but|ok|okay|hey)[, ]+)*(?:can|may|could) i ask(?: you)?(?: something)?[,:.]? (?=\w)/i, '')
      .replace(/^(?:(?:oh|no|wow|haha|lol|ok|okay|right|well|and|so|cool|nice|aw+|hey|hi)\b[,.! ]*)+/i, '')
      .replace(/,? (?:then|though|at all|at home|yourself)(?=\W*$)/i, '')
    const [, has = [], only] = ASKED_FIRST.find(([asked]) => asked.test(bare)) ?? []
    for (const pattern of has) {
      const hit = entries.find(({ text: line }) => pattern.test(line))
      if (hit) return hit.item
    }
    return only ? 'none' : null
  }

/** A statement that has all words of the question answers two of three; said as a guess. */
const NAMED = 0.5

/**
 * What a character says of itself, searched by what is asked, best first. The first has how probable it is that it answers; where there
 * is nothing to judge that by, as much as it has in common with the question.
 */
function openStatements(
  entries: readonly ShelfEntry[],
  own: PackedVectors | null,
  { answering }: Shared,
): NonNullable<Shelves['statements']> {
  const scored = openScores(entries, (at, vector) => (own ? likeness(vector, own, at) : 0))
  // A reply looks for the same question twice: for what surely answers it, and beside all else.
  let last: { text: string; vector: Float32Array | null; found: Found[] } | null = null
  return (text, vector) => {
    if (last?.text === text && last.vector === vector) return last.found
    const near = vector && own ? { raw: vector, moved: answering?.toward(vector) ?? vector } : null
    const { all, signs } = scored(text, near)
    const found: Found[] = all.filter(({ score }) => score > 0)
    const [first] = found
    if (first)
      first.probable =
        near && answering
          ? Math.max(answering.probable(signs), namesAll(signs) ? NAMED : 0)
          : Math.min(1, Math.max(first.words, first.meaning ?? 0))
    last = { text, vector, found }
    return found
  }
}

/** `ready`: settled once meaning is searched as well; until then words alone are. */
type Opened = { shelves: Shelves; ready: Promise<void> }
const KEPT = 200
const opened = new Map<string, Opened>()
/** Texts that are embedded at once in the background, so that nobody who talks waits long behind them. */
const BATCH = 16

async function embedAll(texts: readonly string[], encoder: EmbeddingsProvider): Promise<PackedVectors> {
  const rows: Float32Array[] = []
  for (let at = 0; at < texts.length; at += BATCH) rows.push(...(await encoder.embed(texts.slice(at, at + BATCH))))
  return packVectors(encoder.model, rows)
}

/** All that its statements are made from. Each reply asks for it, and reading a long definition anew takes some milliseconds. */
function writtenIn(persona: Definition): string {
  const { full_name, gender, biography, lorebook, greeting, alternate_greetings, scenarios, example_dialogue, voice } = persona
  const written = [full_name, gender, biography, lorebook, greeting, alternate_greetings, scenarios, example_dialogue, voice]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}

/**
 * The shelves of a character that people made: what it says of itself, and behind it what its temper says of most things. Its
 * vectors are made in the background, once for each definition; until then words serve.
 */
export function openDefinition(persona: ChatRequest['persona'], encoder: EmbeddingsProvider): Opened {
  const temper = temperOf(persona)
  const key = `${encoder.model} ${temper} ${writtenIn(persona)}`
  const known = opened.get(key)
  if (known) return known
  const own = [...statementThings(persona.voice), ...statementsAsThings(persona)]
  const entries = ownEntries(own, null).flatMap((entry) => [
    entry,
    ...(entry.said ? clausesOf(entry.text).map((text) => ({ ...entry, text })) : []),
  ])
  const behind = temperThings(temper)
  const shared = sharedShelves(encoder.model)
  const open = (vectors: PackedVectors | null): Shelves => ({
    ...openShelves([...own, ...behind], topicEntries(), shared.topics, shared.intents, shared.recognizer),
    statements: openStatements(entries, vectors, shared),
    plainly: plainlyOf(entries),
  })
  const made: Opened = { shelves: open(null), ready: Promise.resolve() }
  opened.set(key, made)
  for (const old of opened.keys()) {
    if (opened.size <= KEPT) break
    opened.delete(old)
  }
  if (encoder.embeds && entries.length)
    made.ready = embedAll(
      entries.map(({ text }) => text),
      encoder,
    ).then(
      (vectors) => {
        made.shelves = open(vectors)
      },
      () => {
        opened.delete(key)
      },
    )
  return made
}
