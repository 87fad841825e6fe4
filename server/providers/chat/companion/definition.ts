import type { ChatRequest, Persona } from '@/server/providers/chat/port'
import type { CharacterExtras } from '@/contracts/character-definition'
import type { IntentId } from '@/server/db/seed/lives/intents'
import { likeness, packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { scoreStatements } from './answering'
import { BANKS } from './banks'
import { hash } from './chance'
import { readNotes, verbOf } from './definition-notes'
import { sharedShelves, type Shared } from './lives'
import { temperOf } from './self'
import { openShelves, ownEntries, statementThings, topicEntries, type Shelves } from './shelves'
import type { Found, ShelfEntry, Thing } from './things'
import { capital, sentencesOf, straight, withoutActions, wordsOf } from './text'
import type { Bank, Kind } from './types'

/** What people wrote of a character beside the persona; the server hands it on with the request. */
export type Definition = Persona &
  Partial<Pick<CharacterExtras, 'example_dialogue' | 'lorebook' | 'alternate_greetings'>> & { scenarios?: readonly { opening: string }[] }

const ADVERB = /^(?:\w+ly|always|never|still|often|sometimes|also|now|once|secretly|usually|rarely|just|only)$/

/** Another person in the sentence makes "she" or "he" doubtful, unless it can only be the other one. */
const WOMEN = 'mother|mum|mom|sister|wife|daughter|grandmother|grandma|aunt|girlfriend|niece'
const MEN = 'father|dad|brother|husband|son|grandfather|grandpa|uncle|boyfriend|nephew'
const ANYBODY = 'friend|boss|teacher|ex|partner|rival|neighbor|child'
function doubtful(text: string): boolean {
  const [she, he] = [/\bshe\b/i.test(text), /\bhe\b/i.test(text)]
  if (she && he) return true
  const others = she ? `${WOMEN}|${ANYBODY}` : he ? `${MEN}|${ANYBODY}` : '(?!)'
  return new RegExp(`\\b(?:${others})\\b`, 'i').test(text)
}

/** Notes leave "he is" and "he" away: "Divorced, no kids." and "Loves ghost stories." */
const BARE_STATE =
  /^(?:divorced|married|single|widowed|engaged|allergic|afraid|scared|proud|retired|born|raised|obsessed|tall|short|left-handed|vegetarian|vegan|bilingual|fluent|originally|secretly|terrible|good|bad|great)\b/i
const BARE_VERB =
  /^(?:loves|likes|hates|dislikes|owns|drinks|eats|lives|works|speaks|plays|collects|enjoys|prefers|believes|wants|dreams|fears|knows|has|never|always|can't|cannot|grew)\b/i
/** "Drives a yellow van" */
const BARE_ANY = /^[A-Z][a-z]+s (?:an?|the|his|her|for|in|on|at|to|with|every|old|of|when|if|while) /

/** The only person of her or his sex in a sentence is the character, and the other sex is somebody else. */
function ofItsSex(text: string, name: string, gender: Definition['gender'] | undefined): string | null {
  if (gender !== 'Female' && gender !== 'Male') return null
  const [own, others] = gender === 'Female' ? ['she|her|hers|herself', WOMEN] : ['he|his|him|himself', MEN]
  const pronoun = new RegExp(`\\b(?:${own})\\b`, 'i')
  const hers = new RegExp(`\\b(?:her|his) (?:\\w+ )?(?:${others})\\b`, 'i')
  // "Her sister says she is late": who is late?
  if (!pronoun.test(text) || (new RegExp(`\\b(?:${others})\\b`, 'i').test(text) && !(hers.test(text) && !/\b(?:she|he)\b/i.test(text))))
    return null
  const [subject, object, kept] = gender === 'Female' ? ['she', 'her', ['he', 'his', 'him']] : ['he', 'him', ['she', 'her', 'hers']]
  // In "his husband is losing his hearing" only the first is surely the character's.
  const possessive =
    gender === 'Female'
      ? /\bher(?= (?:own |[a-z-]+))(?! (?:to|and|or|in|on|at|for|with|when|that|as|but|because|by|from|all|somewhere|everywhere|alone|awake|broken|no|i|we|they|you|the|a|more|less|than|how|what|who|why|where|about|until|again|once|twice|too)\b)/gi
      : /\bhis\b/gi
  const turned = text
    .replace(gender === 'Female' ? /\bherself\b/gi : /\bhimself\b/gi, 'myself')
    .replace(
      new RegExp(
        `\\b${subject}'s (?=(?:been|got|had|done|seen|made|written|lived|worked|known|never|turned|asked|refused|tried|loved|taken|met|kept)\\b)`,
        'gi',
      ),
      "I've ",
    )
    .replace(new RegExp(`\\b${subject}'s\\b`, 'gi'), "I'm")
    .replace(new RegExp(`\\b${subject}'(d|ll)\\b`, 'gi'), "I'$1")
    .replace(
      new RegExp(`\\b${subject} (?:(\\w+ly|always|never|still|also|once|already|often|sometimes|just|now) )?(\\w+(?:'t)?)`, 'gi'),
      (_, adverb: string | undefined, verb: string) => `I ${adverb ? `${adverb} ` : ''}${verbOf(verb)}`,
    )
    .replace(new RegExp(`\\b${subject}\\b`, 'gi'), 'I')
    .replace(gender === 'Female' ? /\bhers\b/gi : /(?!)/g, 'mine')
    .replace(
      /\b(lets?|frighten\w*|scare[ds]?|sends?|sent|gives?|gave|lent|brings?|brought|tells?|told|asks?|asked|helps?|helped) her\b(?! (?:mother|father|mum|mom|dad|sister|brother|friends?|life|kids?|children|daughter|son|name|best|heart|word)\b)/gi,
      gender === 'Female' ? '$1 me' : '$&',
    )
    .replace(
      /\b(ma(?:de|kes)|left|leaves|kept|keeps|drove|drives) her (?=\w+(?:ous|ful|less|ive|able|ent|ant|ed)\b|(?:mad|sad|happy|angry|rich|famous|feel|laugh|cry|want|think)\b)/gi,
      gender === 'Female' ? '$1 me ' : '$&',
    )
    .replace(hers.test(text) ? new RegExp(possessive.source, 'i') : possessive, 'my')
    .replace(new RegExp(`\\b(?:her|his) (?=(?:\\w+ )?(?:${WOMEN}|${MEN})\\b)`, 'gi'), 'my ')
    .replace(new RegExp(`\\b${object}\\b`, 'gi'), 'me')
    .replace(/^They (?=(?:\w+ ){1,3}(?:each other|together|about)\b)/, 'We ')
  return kept.length && !new RegExp(`\\b${name}\\b`).test(turned) ? capital(alsoVerbs(turned)) : null
}

const TITLE =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Captain|Capt|Sir|Dame|Lady|Lord|Father|Sister|Brother|Chef|Sergeant|Detective|Coach)\.? +(?=\S)/
/** The name that the sentences of a definition use: without a title. */
const untitled = (full_name: string): string => full_name.replace(TITLE, '')

const TOGETHER = /^They (?:have|had|live|lived|met|married|share|shared|run|own|adopted)\b/
/** A pattern of the name, whole or first. */
const namePattern = (full_name: string): string => {
  const [first = ''] = full_name.split(' ')
  // Benedikt "Ben" Strand is Ben.
  const [, called] = /["“(]([\p{L}' -]{2,20})["”)]/u.exec(full_name) ?? []
  const names = [full_name, first, ...(called ? [called] : [])].map((one) => one.replace(/[^\p{L} '-]/gu, '').trim())
  return full_name && first ? `(?:${names.join('|')})` : '(?!)'
}

/** "Captain Ada Quill, 43, flies the mail" begins with the name alone. */
const opened_by_name = (text: string, name: string): string =>
  untitled(text).replace(
    new RegExp(
      `^(${name}), (?:\\d{2,4}|aged? \\d+|(?:an?|the) [^,]{3,60}|[^,]{3,40}(?=, (?:is|was|has|works|lives|runs|owns|drives|teaches)\\b)), `,
    ),
    // "Ada Quill, 43, owner of the oldest mill" has no verb.
    (_, named: string, __, rest: string) =>
      /, \d{2,3}, (?:owner|head|captain|daughter|son|heir|author)\b/.test(rest) ? `${named} is ` : `${named} `,
  )

/** A sentence about the character as the character says it; null where grammar does not carry that. */
export function inFirstPerson(sentence: string, named_as: string, gender?: Definition['gender']): string | null {
  const name = namePattern(untitled(named_as))
  const text = opened_by_name(
    straight(sentence)
      .trim()
      .replace(/^(?:But|And|So|Also|Still|Yes|Now),? (?=\S)/, ''),
    name,
  )
  const whole = turnedToI(text, named_as, gender)
  if (whole) return whole
  // "She has a sister who paints, and Ada is happier about it than she says": what grammar does not carry is left out.
  const [, before] =
    new RegExp(
      `^(.{24,}?)(?:;|, (?:and|but|so|because)| to \\w+ (?:when|if|whether|why|how)) (?:${name}|she|he|they|his|her)\\b`,
      'i',
    ).exec(text) ?? []
  // "Ada's mother sold fish" is about hers.
  const owned = (one: string) => one.replace(new RegExp(`^${name}'s\\b`), gender === 'Male' ? 'His' : 'Her')
  return (
    (before ? turnedToI(`${before}.`, named_as, gender) : null) ??
    (owned(text) === text ? null : turnedToI(owned(text), named_as, gender)) ??
    (before && owned(before) !== before ? turnedToI(`${owned(before)}.`, named_as, gender) : null)
  )
}

function turnedToI(text: string, named_as: string, gender?: Definition['gender']): string | null {
  const full_name = untitled(named_as)
  if (/^(?:I|I'm|I've|My|We|Our)\b/.test(text)) return text
  // Of a couple or a family, the character is one.
  if (TOGETHER.test(text)) {
    const ours = text.replace(/^They\b/, 'We')
    return (
      ofItsSex(ours, namePattern(full_name), gender) ??
      (gender && /\b(?:he|she)\b/i.test(ours) ? null : inner(ours, namePattern(full_name)))
    )
  }
  if (BARE_STATE.test(text)) {
    // "Divorced, she lives with a cat."
    const [, state, rest] = /^([^,]+), (?:she|he) (.+)$/.exec(text) ?? []
    const after = rest === undefined ? null : turnedToI(`${gender === 'Male' ? 'He' : 'She'} ${rest}`, full_name, gender)
    return after
      ? `I'm ${state!.charAt(0).toLowerCase()}${state!.slice(1)}, and ${after}`
      : `I'm ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  }
  if (BARE_VERB.test(text) || (BARE_ANY.test(text) && SECOND_VERB.test(text.split(' ')[0]!.toLowerCase())))
    return turnedToI(`${gender === 'Female' ? 'She' : 'He'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, full_name, gender)
  const name = namePattern(full_name)
  const subject = new RegExp(`^(?:${name}|${gender === 'Female' ? 'She' : gender === 'Male' ? 'He' : 'She|He'})\\b(?!')`)
  const owner = new RegExp(`^(?:${name}'s|Her|His)\\b`)
  const named = text.replace(new RegExp(`^${name}\\b(?!')`), gender === 'Male' ? 'He' : 'She')
  const sexed = ofItsSex(named, name, gender)
  if (sexed) return sexed
  if (owner.test(text) && !doubtful(text.replace(owner, ''))) return inner(text.replace(owner, 'My'), name)
  // The subject itself is the character; only what comes after it may be somebody else.
  if (!subject.test(text) || (/\b(?:he|she)\b/.test(text.replace(subject, '')) && doubtful(text))) return null
  const words = text.replace(subject, '').trim().split(' ')
  const at = words.findIndex((word) => !ADVERB.test(word))
  if (at < 0) return null
  words[at] = verbOf(words[at]!)
  return inner(`I ${words.join(' ')}`, name)
}

/** Somebody near in a sentence: "they" are that one and the character. */
const NEAR_ONE =
  /^(?:My (?:husband|wife|partner|father|mother|brother|sister|daughter|son|ex-\w+|best friend)\b|I (?:am|was|have been) married to\b).*\bthey\b.*$/
/** "I keep bees and sells honey": the second verb follows the first, and so does one after a comma. */
const alsoVerbs = (text: string): string =>
  text
    .replace(
      /(\bI (?!.*\b(?:who|which)\b)[^.;]*?),? and (is|hasn't|doesn't)\b/,
      (_, lead: string, verb: string) => `${lead} and ${verbOf(verb)}`,
    )
    // "I wear his coat, which is too long, and has scars": after the second comma it is the character again.
    .replace(/^(I \w+ [^.;]*?, (?:which|who) [^,.;]+), and ([a-z]+s)\b(?= )/, (whole, lead: string, verb: string) =>
      SECOND_VERB.test(verb) ? `${lead}, and ${verbOf(verb)}` : whole,
    )
    .replace(NEAR_ONE, (whole) => whole.replace(/\bthey\b/g, 'we'))
    // "I clean, catalogues and digitises old tapes": nothing stands between the verbs, so all are.
    .replace(
      /\b(I \w+), ((?:[a-z]+s, )*)([a-z]+s),? (and|or) ([a-z]+s)\b(?= )/g,
      (_, lead: string, list: string, verb: string, joint: string, last: string) =>
        `${lead}, ${list.replace(/[a-z]+s(?=,)/g, verbOf)}${verbOf(verb)} ${joint} ${verbOf(last)}`,
    )
    .replace(/\bI \w+ [^.;]*/g, (run) =>
      run.replace(
        /, ((?:\w+ly |always |never |still |often |also |sometimes )?)([a-z]+s)(?= )/g,
        (whole, adverb: string, verb: string, at: number) =>
          SECOND_VERB.test(verb) && !/\b(?:who|which)\b|\([^)]*$/.test(run.slice(0, at)) ? `, ${adverb}${verbOf(verb)}` : whole,
      ),
    )
    .replace(
      /(\bI \w+(?:,? [^.;]*?)?),? (and|but|or) ((?:\w+ly |always |never |still |often |also |sometimes )?)([a-z]+)s\b(?= )/g,
      (whole, lead: string, joint: string, adverb: string, verb: string) =>
        !SECOND_VERB.test(`${verb}s`) || /\b(?:who|which)\b/.test(lead) ? whole : `${lead} ${joint} ${adverb}${verbOf(`${verb}s`)}`,
    )
/** Words that are a noun in the plural sooner than a verb are left as they are. */
const SECOND_VERB =
  /^(?:loves|likes|hates|ends|changes|acts|burns|feeds|throws|holds|pours|serves|brings|shows|leaves|phones|lets|keeps|knows|owns|drinks|eats|lives|works|speaks|plays|collects|enjoys|prefers|believes|wants|dreams|fears|has|does|goes|swears|sings|sends|makes|takes|gives|gets|says|tells|writes|reads|runs|walks|swims|sleeps|repairs|restores|builds|paints|cooks|bakes|teaches|travels|calls|cries|laughs|talks|thinks|needs|hopes|tries|sells|buys|wears|carries|grows|feels|finds|hides|watches|listens|answers|refuses|remembers|forgets|misses|rides|drives|studies|spends|uses|helps|looks|puts|sits|stands|rents|volunteers|practices|asks|owes|lends|considers|despises|exposes|performs|dresses|regrets|adores|blames|borrows|brews|breeds|carves|cleans|climbs|delivers|designs|fishes|forges|hauls|hunts|invents|jokes|knits|leads|manages|mends|organizes|paints|photographs|prepares|produces|rates|records|rescues|returns|rebuilds|sketches|snores|solves|sews|translates|whittles|counts|trains|fixes|raises|visits|hosts|meets|dances|draws|dislikes|naps|guesses|falls|wakes|stays|starts|cheats|steals|worries|loses|wins|works|trusts|smokes|swallows|whistles|hums)$/

function inner(text: string, name: string): string | null {
  const turned = alsoVerbs(
    text
      .replace(new RegExp(`\\b${name}'s\\b`, 'g'), 'my')
      .replace(/\b(?:herself|himself)\b/g, 'myself')
      .replace(/\b(?:hers|his own|her own)\b/g, (word) => (word === 'hers' ? 'mine' : 'my own'))
      .replace(/\b(?:her|his)(?= [a-z-]+(?:[ ,.;:!?]|$))(?! (?:to|and|or|in|on|at|for|with|when|that|as|but|because|by|from)\b)/g, 'my')
      .replace(/\b(?:her|him)\b/g, 'me')
      .replace(/\b(?:she|he) (\w+(?:'t)?)/g, (_, verb: string) => `I ${verbOf(verb)}`),
  )
  return new RegExp(`\\b${name}\\b|\\b(?:she|he)\\b`).test(turned) ? null : capital(turned)
}

/** The lines of the character in an example dialogue ("{{char}}: …" or "Name: …"). */
const spokenIn = (dialogue: string, first: string): string[] =>
  dialogue.split('\n').flatMap((line) => {
    const hit = /^\s*(\{\{char\}\}|[\p{L} ]{2,30}):\s*(.+)$/u.exec(line)
    return hit?.[2] && (hit[1] === '{{char}}' || hit[1]!.startsWith(first)) ? [hit[2]] : []
  })

/** "The clock in the hall has thirteen hours" is said as it stands. */
const OF_A_THING =
  /^(?:The|There(?: is|'s| are)|In|On|Under|Behind|Above|Every|Some|One)\b(?!.*\b(?:you|your|user|reply|replies|respond|character|roleplay)\b)/

/** "I talk to you as to an old friend" tells a model how to write, and is nothing to say. */
const HOW_TO_TALK =
  /^Slow burn\b|\b(?:first|next) \w+ messages\b|^I (?:talk|speak|write|text) (?:casual|formal|short|in (?:an?|short|long)\b|like a\b)|^I (?:\w+ly |always |never |often )?(?:talk|speak|write|ask|tease|call|treat|answer|reply|respond|use)\b.*\b(?:you|your|users?)\b/
/** A text in the first person, sentence by sentence; "It lasted nine years." belongs to what is before it. */
function spokenOf(text: string, { full_name, gender }: Definition): string[] {
  const said: string[] = []
  let goes_on = false
  const notes = readNotes(text, gender === 'Female' || gender === 'Male' ? gender : undefined)
  // Many people write without capitals.
  const sentences = sentencesOf(notes.rest).map((one) => capital(one).replace(/\bi(?=\b|')/g, 'I'))
  // Who writes as "I" has all sentences with "I" to say, and "he" is somebody else.
  const as_i = sentences.filter((one) => /^(?:I|My)\b/.test(one)).length > 1
  const named = new RegExp(`\\b${namePattern(untitled(full_name))}\\b`)
  const of_other = (one: string) => as_i && /^(?:He|She|His|Her|They)\b/.test(one)
  for (const sentence of [...sentences, ...notes.said]) {
    const plainly = straight(sentence).trim()
    const line =
      (as_i && /\bI(?:'\w+)?\b/.test(plainly) ? plainly : null) ??
      (of_other(plainly) ? null : inFirstPerson(sentence, full_name, gender)) ??
      (OF_A_THING.test(plainly) && !/\b(?:he|she|his|her|him)\b/i.test(plainly) && !named.test(plainly) ? plainly : null)
    const own = !/\b(?:he|she|his|her|him|they|you|your|users?)\b/i.test(plainly) && !named.test(plainly)
    const fragment = notes.said.includes(sentence) && (own || /^You and I are /.test(plainly)) ? plainly : null
    const told = line ?? fragment
    if (told && !HOW_TO_TALK.test(told)) said.push(told)
    else if (goes_on && of_other(plainly)) said[said.length - 1] += ` ${plainly}`
    else if (goes_on && /^It\b/.test(plainly) && !/\b(?:he|she|his|her|him|you)\b/i.test(plainly)) said[said.length - 1] += ` ${plainly}`
    goes_on = line !== null
  }
  return said
}

/** Everything in a definition that the character can say of itself: short statements in the first person, each once. */
export function statementsOf(persona: Definition): string[] {
  const [first = ''] = untitled(persona.full_name).split(' ')
  const lore = (persona.lorebook?.entries ?? []).flatMap(({ content, enabled }) => (enabled === false ? [] : [content]))
  const told = [persona.biography, ...lore].flatMap((text) =>
    // "Dr. Baird" ends no sentence.
    spokenOf(text.replaceAll('{{char}}', first).replace(/\b(Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Lt)\. (?=[A-Z])/g, '$1 '), persona),
  )
  const openings = [persona.greeting, ...(persona.alternate_greetings ?? []), ...(persona.scenarios ?? []).map(({ opening }) => opening)]
  const said = [...openings, ...spokenIn(persona.example_dialogue ?? '', first)].map(withoutActions).flatMap(sentencesOf)
  const statements = [
    ...told,
    // Spoken already; what speaks to somebody belongs to its moment.
    ...said.filter(
      (sentence) =>
        /\b(?:I|my)\b/i.test(sentence) && !/\b(?:you|your)\b|\b(?:come (?:in|on|here)|sit down|welcome|hello)\b/i.test(sentence),
    ),
  ]
  return [...new Set(statements)].filter(
    (line) => /[.!\u2026]$/.test(line) && !/[?{}<>*]/.test(line) && wordsOf(line).length >= 4 && line.length <= 320,
  )
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
  taste_coffee_tea: 'drink',
  taste_color: 'colour',
  taste_season: 'season',
  taste_city: 'place',
  taste_animal: 'animal',
  taste_word: 'word',
}
/** These lines speak to somebody who is in the middle of it. */
const CONDOLING = new Set<string>(['grief', 'health', 'heartbreak'])

const temperThings = (bank: Bank): Thing[] => [
  ...Object.entries(FAVORITES).map(([id, kind]) => ({
    id,
    sort: 'intent' as const,
    label: null,
    answer: { says: [bank.favourites[kind]] },
  })),
  ...Object.entries(bank.topics)
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

/** What a long sentence says in its parts, each of which may be what was asked for. */
const clausesOf = (line: string): string[] => {
  const clauses = line
    .split(/[,;:] (?:and |but |so |because |which )?| (?:and|but|because|until|after) /)
    .filter((one) => wordsOf(one).length > 2 && !/^(?:who|which)\b/.test(one))
  return clauses.length > 1 ? clauses : []
}

/**
 * What everybody asks first, each with how a statement is built that answers it, the best first. `only`: nothing else does,
 * however near it sounds.
 */
const ASKED_FIRST: readonly (readonly [asked: RegExp, has: readonly RegExp[], only?: 'only'])[] = [
  [
    /^(?:(?:so|and)[, ]+)*(?:do you have|have you(?: got)?|you got|got)(?: any)? (?:kids|children)\W*$/i,
    [/\b(?:kids?|child(?:ren)?|daughters?|sons?|grand(?:son|daughter|child)\w*)\b/i],
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
    [/\b(?:family|parents|mother|father|mum|mom|dad)\b/i, /\b(?:sister|brother|aunt|uncle|grand\w+|cousin)s?\b/i],
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
    [/\b(?:siblings?|brothers?|sisters?|twin|only child)\b/i],
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

/**
 * What a character says of itself, searched by what is asked, best first. The first has how probable it is that it answers; where there
 * is nothing to judge that by, as much as it has in common with the question.
 */
function openStatements(
  entries: readonly ShelfEntry[],
  own: PackedVectors | null,
  { answering }: Shared,
): NonNullable<Shelves['statements']> {
  const scored = scoreStatements(entries, (at, moved) => (own ? likeness(moved, own, at) : 0))
  return (text, vector) => {
    const near = vector && own ? vector : null
    const moved = near && answering ? answering.toward(near) : near
    const best = new Map<string, Found>()
    for (const hit of scored(text, moved)) if (hit.score > (best.get(hit.item)?.score ?? 0)) best.set(hit.item, hit)
    const all = [...best.values()].sort((a, b) => b.score - a.score)
    const [first, second] = all
    if (first)
      first.probable =
        moved && answering
          ? answering.probable(first.score, first.score - (second?.score ?? 0))
          : Math.min(1, Math.max(first.words, first.meaning ?? 0))
    return all
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

/**
 * The shelves of a character that people made: what it says of itself, and behind it what its temper says of most things. Its
 * vectors are made in the background, once for each definition; until then words serve.
 */
export function openDefinition(persona: ChatRequest['persona'], encoder: EmbeddingsProvider): Opened {
  const own = [...statementThings(persona.voice), ...statementsAsThings(persona)]
  const entries = ownEntries(own, null).flatMap((entry) => [
    entry,
    ...(entry.said ? clausesOf(entry.text).map((text) => ({ ...entry, text })) : []),
  ])
  const temper = temperOf(persona)
  const key = `${encoder.model} ${temper} ${hash(entries.map(({ text }) => text).join('\n'))}`
  const known = opened.get(key)
  if (known) return known
  const behind = temperThings(BANKS[temper])
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
