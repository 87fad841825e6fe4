import { verbOf } from './pronouns'
import { straight, withArticle, capital } from './text'

/**
 * Definitions written as notes, as many people write them: "likes: fog, crosswords", "Goals: 1) fix the lamp", a heading with points
 * below it. What such notes say of a character, as sentences about it or in the first person, and the text that is no note.
 */

type Gender = 'Female' | 'Male' | undefined

const KIN =
  '(?:little |big |older |elder |younger |late |only )?(?:father|mother|dad|mum|mom|sister|brother|wife|husband|son|daughter|aunt|uncle|grandmother|grandfather|gran|nan|cousin|twin brother|twin sister|parents|siblings|grandparents|kids|children|twin|girlfriend|boyfriend|partner|best friend)'
const PAST =
  'sang|grew|moved|worked|studied|met|left|lost|was|had|used to|lived|ran|taught|served|trained|spent|married|won|learned|became|started|sailed|flew|played|wrote|raised|born|quit|retired|founded|built|fought|came|went|wanted|dreamed|hoped|gave|took|failed|got|inherited|adopted|survived|escaped|joined|made|found|fell|broke|resigned'
const TRADE =
  /^(?:[\w'-]+ ){0,3}(?:\w+(?:er|or|ist|ian|ant|eer|man|woman|smith|wright)|captain|chef|nurse|cook|vet|student|pilot|guide|judge|priest|guard|host|monk|spy|thief|clerk)$/i
/** "There is a shipwreck that she wants to find": a goal, or anything else, told in a sentence. */
const CLAUSE = /^(?:there (?:is|are|was|were)|she|he|they|it)\b/i
const WANTED_DEED =
  /^(?:be|become|buy|build|climb|cook|do|escape|find|finish|fix|forgive|get|go|have|help|keep|learn|leave|live|make|marry|meet|move|open|own|paint|play|prove|publish|record|return|run|sail|save|see|sell|start|stay|talk|take|tell|travel|visit|win|write)\b/i

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
/** What notes leave as it is said of somebody else: "her producer", "he still has it". */
const ofOneself = (value: string, gender: Gender): string =>
  gender === 'Female'
    ? value
        .replace(/\bshe's\b/gi, "I'm")
        .replace(/\bshe is\b/gi, 'I am')
        .replace(/\bshe (was|had)\b/gi, 'I $1')
        .replace(/\bshe (still |always |never |also )?has\b/gi, 'I $1have')
        .replace(/\bshe (\w+[^s\W]s|(?:does|has|is)n't)\b/gi, (_, verb: string) => `I ${verbOf(verb)}`)
        .replace(/\bshe\b/gi, 'I')
        .replace(/\bherself\b/gi, 'myself')
        .replace(/\bhers\b/gi, 'mine')
        .replace(/\bher (?=[a-z])/gi, 'my ')
    : gender === 'Male'
      ? value
          .replace(/\bhe's\b/gi, "I'm")
          .replace(/\bhe is\b/gi, 'I am')
          .replace(/\bhe (was|had)\b/gi, 'I $1')
          .replace(/\bhe (still |always |never |also )?has\b/gi, 'I $1have')
          .replace(/\bhe (\w+[^s\W]s|(?:does|has|is)n't)\b/gi, (_, verb: string) => `I ${verbOf(verb)}`)
          .replace(/\bhe\b/gi, 'I')
          .replace(/\bhimself\b/gi, 'myself')
          .replace(/\bhis\b/gi, 'my')
          .replace(/\bhim\b/gi, 'me')
      : value
const itemsOf = (value: string): string[] =>
  value
    .split(/\s*(?:[;|]|(?<=\s)\+(?=\s)|,(?!\d| and\b)|,? and (?=[\w' -]+$)|\b\d\) )\s*/)
    .map((one) =>
      one
        .replace(/^['\s]+|['\s.]+$/g, '')
        .replace(/^"([^"]*)"?$|^([^"]*)"$/, '$1$2')
        .trim(),
    )
    .filter((one) => one && !/\{\{|\byou\b|^(?:maybe|perhaps|etc|and so on|eventually)$/i.test(one))

/** A note without a subject as a sentence: "sang in a wedding band till 31" → "I sang in a wedding band till 31." Null where it is none. */
export function sentenceOfNote(raw: string, gender: Gender): string | null {
  const note = raw
    .replace(/[.\s]+$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim()
  const [owner, other] = gender === 'Female' ? ['Her', 'she'] : ['His', 'he']
  const [first = ''] = note.split(',')
  if (note.split(' ').length < 2 || /\b(?:i|you)\b|\{\{/i.test(note)) return null
  const [, state, after] = /^(divorced|married|single|widow(?:er|ed)?|engaged|separated|orphan(?:ed)?)\b(.*)$/i.exec(note) ?? []
  if (state !== undefined && after !== undefined) {
    const is = /^(?:widower|widow|orphan)$/i.test(state) ? withArticle(state.toLowerCase()) : state.toLowerCase()
    return `I'm ${is}${after.replace(/\bthey\b/g, 'we')}.`
  }
  if (/^(?:only |eldest |youngest )?(?:son|daughter|child) of\b/i.test(note))
    return `I'm the ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (/^(?:born|raised|retired)\b/i.test(note))
    return `I was ${note.charAt(0).toLowerCase()}${note.slice(1)}.`.replace(/^I was retired/, "I'm retired")
  if (new RegExp(`^(?:${PAST})\\b`, 'i').test(note)) return `I ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (/^ex[- ](?!wife|husband|girlfriend|boyfriend|partner)/i.test(note))
    return TRADE.test(first.replace(/^ex[- ]/i, ''))
      ? `I used to be ${withArticle(note.replace(/^ex[- ]/i, ''))}.`
      : `I used to be in the ${note.replace(/^ex[- ]/i, '')}.`
  if (/^(?:she|he)\b/i.test(note)) return `${capital(note)}.`
  if (/^(?:doesn't|does not)\b/i.test(note)) return `I don't ${note.replace(/^does(?:n't| not) /i, '')}.`
  if (/^(?:never|once|always) (?:\w+ed|had|was|went|got|met)\b/i.test(note)) return `I ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (/^(?:can't|cant|cannot)\b/i.test(note)) return `I can't ${note.replace(/^\w+'?t?\s/, '')}.`
  // "Father baker, mother seamstress, both dead".
  if (new RegExp(`^(?:${KIN}) (?:an? )?[a-z]+(?:,|$)`, 'i').test(note)) {
    const be = /\b(?:dead|died|passed|gone|late)\b/i.test(note) ? 'was' : 'is'
    return `${capital(
      note
        .replace(new RegExp(`\\b(${KIN}) (?:an? )?([a-z]+)(?=,|$)`, 'gi'), (_, kin: string, trade: string) =>
          /^(?:unknown|dead|missing|alive|ill|gone)$/.test(trade)
            ? `my ${kin.toLowerCase()} is ${trade}`
            : `my ${kin.toLowerCase()} ${be} ${/^[A-Z]/.test(trade) ? trade : withArticle(trade)}`,
        )
        .replace(/\bboth (dead|gone|alive|retired)\b/i, 'both are $1'),
    )}.`
  }
  if (new RegExp(`^(?:${KIN}) (?:called|named) `, 'i').test(note))
    return `My ${note.charAt(0).toLowerCase()}${note
      .slice(1)
      .replace(/ (called|named) /i, ' is $1 ')
      .replace(/\bthey\b/g, 'we')}.`
  if (new RegExp(`^(?:${KIN}) an? `, 'i').test(note))
    return `My ${note.charAt(0).toLowerCase()}${note.slice(1).replace(/ (an?) /i, ' was $1 ')}.`
  if (new RegExp(`^(?:${KIN})\\b`, 'i').test(note)) return `${owner} ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (new RegExp(`^(?:one|two|three|four|an?|\\d) (?:\\w+ )?(?:${KIN}|child|kid|cat|dog|horse|parrot)`, 'i').test(note))
    return `I have ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (/^no (?:kids|children|siblings|pets|partner|family)\b/i.test(note)) return `I have ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  if (TRADE.test(first)) return `I'm ${withArticle(note.charAt(0).toLowerCase() + note.slice(1))}.`
  // "Gets serious suddenly": as of somebody else, for the grammar of definitions.
  if (
    /^(?:always |never |often |still |secretly )?[a-z]+s\b/i.test(note) &&
    !/^(?:[a-z]+(?:ss|us|is)|always|eyes|glasses|rings|pockets|hands|arms|legs|boots|sleeves|shoulders|freckles)\b(?! has\b| [a-z]+s\b)/i.test(
      note,
    )
  )
    return `${capital(other)} ${note.charAt(0).toLowerCase()}${note.slice(1)}.`
  return null
}

/** "Gets serious suddenly" among traits, "always has a coin in his hand" among looks. */
const DEED =
  /^(?!(?:pockets|hands|arms|legs|boots|sleeves|shoulders|freckles|eyes|glasses)\b)(?:always |never |often )?(?:[a-z]+[^su\s]s|has|doesn't|can't|cannot|cant) (?!with\b|at\b)/i
const apart = (items: readonly string[], is: (one: string) => boolean): [string[], string[]] => [
  items.filter(is),
  items.filter((one) => !is(one)),
]

/** Deeds and the rest of a list. Of points, which have semicolons between them, one that tells a deed is not taken apart. */
function deedsIn(value: string, deed: (one: string) => boolean): [string[], string[]] {
  const [whole, listed] = apart(value.split(/;\s*/), (one) => DEED.test(one.trim()) || /,? because\b/.test(one))
  const [deeds, others] = apart(itemsOf(listed.join('; ')), deed)
  return [[...whole.map((one) => one.trim()), ...deeds], others]
}

type Said = (value: string, gender: Gender) => (string | null)[]
/** What is no sentence is said as the fragment it is: "Perfect pitch since I was five." */
const each: Said = (value, gender) =>
  value.split(/[.;]\s+|\n/).map((one) => sentenceOfNote(one, gender) ?? `${capital(one.replace(/[.\s]+$/, ''))}.`)
/** "Neighbors, user lives in the flat upstairs." */
const ofBoth: Said = (value) => {
  const [, are] = /^(?:\{\{user\}\} (?:is|and \w+ are) )?((?:[a-z]+ ){0,2}[a-z]+[^s\W]s)(?=[,.;]|$)/i.exec(value.trim()) ?? []
  return are ? [`You and I are ${are.toLowerCase()}.`] : []
}
/** By heading. What is about how to write, or known elsewhere, is taken out of the text and said by nobody. */
const HEADINGS: readonly (readonly [RegExp, Said])[] = [
  [/^(?:likes?|loves?|enjoys|interests?|hobb(?:y|ies)|favou?rites?)$/, (value) => [`I like ${list(itemsOf(value))}.`]],
  [/^(?:dislikes?|hates?|pet peeves?|can'?t stand)$/, (value) => [`I can't stand ${list(itemsOf(value))}.`]],
  [
    /^(?:fears?|afraid of|scared of|phobias?)$/,
    (value, gender) => [
      /^that\b/i.test(value)
        ? `I'm afraid ${ofOneself(value, gender).replace(/[.\s]+$/, '')}.`
        : `I'm afraid of ${list(itemsOf(value).map((one) => one.replace(/^(?=[a-z]+ \w+ing\b)/, 'the ')))}.`,
    ],
  ],
  [
    /^(?:goals?|dreams?|wants?|ambitions?|wish(?:es)?|motivations?|what (?:she|he|they) wants?)$/,
    (value, gender) =>
      CLAUSE.test(value)
        ? each(value, gender)
        : [
            `I want ${list(
              (/, (?:though|but|because|so)\b/.test(value) ? [value.replace(/[.\s]+$/, '')] : itemsOf(value))
                .map((one) => one.replace(/^wants? (?=to )/, ''))
                .map((one) => (WANTED_DEED.test(one) ? `to ${one}` : one)),
            )}.`,
          ],
  ],
  [
    /^(?:job|occupation|work|profession|career)$/,
    (value, gender) => {
      const [first = '', ...more] = value.replace(/[.\s]+$/, '').split(/ \+ /)
      return [`I'm ${withArticle(first)}.`, ...more.map((one) => sentenceOfNote(one, gender))]
    },
  ],
  [/^(?:from|hometown|born in|origin)$/, (value) => [`I'm from ${value.replace(/[.\s]+$/, '')}.`]],
  [/^(?:where|lives?(?: in)?|home|location|residence)$/, (value) => [`Where I live: ${value.replace(/[.\s]+$/, '')}.`]],
  [/^(?:secrets?|quirks?|habits?|past|ex|before|previously|background|history|backstory|story|family|relationships?|facts?|trivia)$/, each],
  [/^(?:relationship (?:with|to)|you and) .{2,16}$/, ofBoth],
  [
    /^(?:personality|traits?|character|temperament)$/,
    (value, gender) => {
      const [deeds, traits] = deedsIn(value, (one) => one.split(' ').length > 3 || DEED.test(one))
      return [
        traits.length ? `I'm ${list(traits)}.` : null,
        ...deeds.map((one) => sentenceOfNote(one, gender) ?? `${capital(ofOneself(one, gender))}.`),
      ]
    },
  ],
  [
    /^(?:appearance|looks?|body|features?)$/,
    (value, gender) => {
      const [deeds, looks] = deedsIn(value, (one) => DEED.test(one))
      return [looks.length ? `I'm told I look like this: ${list(looks)}.` : null, ...deeds.map((one) => sentenceOfNote(one, gender))]
    },
  ],
  [/^height$/, (value) => [`I'm ${value.replace(/[.\s]+$/, '')}${/tall/.test(value) ? '' : ' tall'}.`]],
  [
    /^(?:name|full name|nickname|age|gender|sex|species|pronouns|sexuality|orientation|voice|speech|tone|talks?|style|vibe|setting|scenario|rules?|system|notes?|user|char|weight|eyes|hair|clothes|outfit|kinks?|turn[- ]?ons?|turn[- ]?offs?|sex drive|body type|first message|greeting|example|dialogue|prompt|model|tags?|genre|rating|warning|remember|important|instructions?)$/,
    () => [],
  ],
]
/** "Truck: a purple Scania": whatever else somebody notes of a character is its own. */
const noted = (key: string): Said => {
  const whose = key.trim().toLowerCase()
  const [, once] = /^what (?:she|he|they) (used to \w+|did|was|does|loves|hates|knows|hides)$/.exec(whose) ?? []
  return (value) => {
    const said = value.replace(/[.\s]+$/, '')
    if (once) return [`What I ${verbOf(once)}: ${said}.`]
    return [/^(?:she|he|they)\b/i.test(said) ? `${capital(said)}.` : /\b(?:you|your)\b|\{\{/i.test(said) ? null : `My ${whose}: ${said}.`]
  }
}
const headingOf = (key: string): Said | null => HEADINGS.find(([pattern]) => pattern.test(key.trim().toLowerCase()))?.[1] ?? null

const FIELD = /^[-*•[\s]*"?([A-Za-z][A-Za-z' ]{1,28}?)"?\s*(?:[:=]\s*(.+?)\]?|\((".+)\))\s*$/
const HEADING_ALONE = /^[-*•[\s]*([A-Za-z][A-Za-z ]{2,28}?)\s*:\s*$/
/** "## Looks" */
const MARKED = /^#{1,6}\s*(.+?)\s*:?\s*$/
/** "LOOKS" on a line of its own. */
const BARE = /^([A-Za-z][A-Za-z' ]{2,18})$/
/** "Personality: sharp and funny. She notices small things." ends, as a list, with its first sentence. */
const FIRST_SENTENCE = /^(.{8,}?[^.\s]{2})\.\s+(?=[A-Z])(.+)$/
const POINT = /^\s*[-*•]\s+(.+)$/

/** So many known headings make a text notes. */
const NOTES = 2
/** What the notes in this text say, and the rest of it. */
export function readNotes(given: string, gender: Gender): { said: string[]; rest: string } {
  // The patterns below are slow where there are thousands of spaces in a row.
  const raw = given
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ | $/gm, '')
  const said: string[] = []
  const rest: string[] = []
  let below: { say: Said; points: string[]; marked?: boolean } | null = null
  const close = () => {
    if (below) said.push(...below.say(below.points.join('; '), gender).filter((one) => one !== null))
    below = null
  }
  const known = straight(raw)
    .split('\n')
    .filter((line) =>
      headingOf(FIELD.exec(line)?.[1] ?? HEADING_ALONE.exec(line)?.[1] ?? MARKED.exec(line)?.[1] ?? BARE.exec(line.trim())?.[1] ?? ''),
    ).length
  // A word and a colon in prose are no heading; among others that are, they are one.
  const heading = (key: string): Said | null =>
    headingOf(key) ?? (known >= NOTES && /^[A-Za-z]+(?: [a-z]+){0,4}$/.test(key) ? noted(key) : null)
  const plainly = straight(raw)
    .replace(/\bw\/ ?/g, 'with ')
    .replace(/\bbc\b/g, 'because')
    .replace(/ & /g, ' and ')
  for (const row of plainly.split('\n')) {
    const bare = BARE.exec(row.trim())?.[1]
    const marked = MARKED.exec(row)?.[1] ?? (bare !== undefined && headingOf(bare) ? bare : undefined)
    if (marked !== undefined) {
      close()
      const say = headingOf(marked) ?? (known >= NOTES ? each : null)
      if (say) below = { say, points: [], marked: true }
      continue
    }
    const line = row.replace(/^\s*[-*•]\s+(?=\S)/, (bullet) => (below ? bullet : ''))
    const key = HEADING_ALONE.exec(line)?.[1]
    const alone = key === undefined ? null : (headingOf(key) ?? (known >= NOTES ? each : null))
    const point = POINT.exec(line)?.[1] ?? (below?.marked && !FIELD.test(line) && line.trim() ? line.trim() : undefined)
    if (below?.marked && !line.trim()) continue
    if (alone) {
      close()
      below = { say: alone, points: [] }
      continue
    }
    const of_point = point === undefined ? null : FIELD.exec(point)
    const said_there = of_point && headingOf(of_point[1]!)
    if (below && of_point && said_there) {
      said.push(...said_there(of_point[2] ?? of_point[3]!, gender).filter((one) => one !== null))
      continue
    }
    if (below && point) {
      below.points.push(point)
      continue
    }
    close()
    // A line may hold several notes: "hates: jet skis. likes: fog, crosswords."
    const kept: string[] = []
    const pieces =
      FIELD.test(line) && heading(FIELD.exec(line)![1]!) && !/[.] \w[\w ]{2,18}\s*[:=] /.test(line) ? [line] : line.split(/(?<=[.!?])\s+/)
    for (const piece of pieces) {
      const field = FIELD.exec(piece)
      const say = field ? heading(field[1]!) : null
      if (field && say) {
        const value = field[2] ?? field[3]!
        const [, listed, after] = say === each ? [] : (FIRST_SENTENCE.exec(value) ?? [])
        said.push(...say(listed ?? value, gender).filter((one) => one !== null))
        if (after && say(listed!, gender).length) kept.push(/[.!?…]$/.test(after) ? after : `${after}.`)
      } else {
        const note = /^[a-z]/.test(piece) ? sentenceOfNote(piece, gender) : null
        if (note) said.push(note)
        else kept.push(piece)
      }
    }
    rest.push(kept.join(' '))
  }
  close()
  const own = said.map((one) => (/^(?:I|My)\b/.test(one) ? ofOneself(one, gender) : one))
  return { said: own.filter((one) => !/^I(?:'m| like| want| can't stand)(?: afraid of)? ?\.$/.test(one)), rest: rest.join('\n') }
}
