import { tagWords, type Word } from './parts-of-speech'

/** Which words of a sentence about somebody are that one, and what they become where it speaks itself. */
export type Self = { subject: string; object: string; owner: string; owned: string; itself: RegExp }

export const FEMALE: Self = { subject: 'she', object: 'her', owner: 'her', owned: 'hers', itself: /^herself$/ }
export const MALE: Self = { subject: 'he', object: 'him', owner: 'his', owned: 'his', itself: /^himself$/ }
export const NEITHER: Self = { subject: 'they', object: 'them', owner: 'their', owned: 'theirs', itself: /^themsel(?:f|ves)$/ }

export const WOMEN = /^(?:mother|mum|mom|mama|sister|wife|daughter|grandmother|grandma|gran|nan|aunt|girlfriend|niece|fianc\u00e9e)s?$/
export const MEN = /^(?:father|dad|papa|brother|husband|son|grandfather|grandpa|uncle|boyfriend|nephew|fianc\u00e9)s?$/
export const ANYBODY = /^(?:friend|boss|teacher|ex|partner|rival|neighbor|neighbour|child|twin|cousin|roommate|apprentice|mentor)s?$/
export const KIN =
  /^(?:mother|mum|mom|mama|sister|wife|daughter|grandmother|grandma|gran|nan|aunt|girlfriend|niece|father|dad|papa|brother|husband|son|grandfather|grandpa|uncle|boyfriend|nephew|ex|twin|cousin|parents|family|kids|children|siblings)$/

const FIRST: Record<string, string> = {
  is: 'am',
  are: 'am',
  has: 'have',
  were: 'was',
  "'re": "'m",
  "isn't": 'am not',
  "hasn't": "haven't",
  "doesn't": "don't",
  lies: 'lie',
  dies: 'die',
  ties: 'tie',
}
/** A verb in the present as it is after "I": keeps → keep, watches → watch, tries → try. What is no such verb stays. */
export function verbOf(verb: string): string {
  const known = FIRST[verb]
  if (known) return known
  if (/(?:ss|us|is)$/.test(verb) || verb.length < 4) return verb
  return verb
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|zz|ss|o)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}
export const ofThird = (word: Word) =>
  /^(?:is|has|does|was|'s|are|were|'re)$/.test(word.low) || (/[^s]s$/.test(word.low) && word.low.length > 3)
export const isVerb = ({ pos }: Word) => pos === 'VERB' || pos === 'AUX'
export const isName = ({ pos }: Word) => pos === 'NOUN' || pos === 'PROPN'
/** "she's been" has, "she's tired" is. */
const HAS_BEFORE = /^(?:been|got|had|done|seen|made|written|lived|worked|known|turned|asked|refused|tried|loved|taken|met|kept|spent|lost)$/
/** "she's been", "she's always loved trains"; but "she's always covered in flour". */
function isHas(words: readonly Word[], at: number): boolean {
  const to = next(words, at + 1)
  const { low = '' } = words[to] ?? {}
  return HAS_BEFORE.test(low) || (to > at + 1 && /ed$/.test(low) && !/^(?:in|by|with|at|of)$/.test(words[to + 1]?.low ?? 'of'))
}
const GIVES =
  /^(?:let|give|gave|send|sent|tell|told|ask|bring|brought|lend|lent|teach|taught|show|call|owe|help|frighten|scare|cost|buy|bought|pay|paid|take|took)(?:s|es|ed)?$/
const MAKES = /^(?:ma(?:de|kes?)|left|leaves?|kept|keeps?|drives?|drove|sees?|saw)$/

const OTHERS = /^(?:he|she|they|it|we|you|everyone|everybody|nobody|somebody|someone)$/
/** "The king made you leave". */
const CAUSES = /^(?:ma(?:de|kes?)|lets?|help(?:s|ed)?|saw|sees?|hears?|heard|watch(?:es|ed)?)$/

export const next = (words: readonly Word[], from: number): number => {
  let at = from
  while (words[at] && (words[at]!.pos === 'ADV' || words[at]!.pos === 'PART')) at += 1
  return at
}

/** Whether the word after a possessive belongs to a thing that is owned: "her very old coat", but "saw her alone". */
function owns(words: readonly Word[], at: number): boolean {
  let to = at + 1
  while (
    words[to] &&
    /^(?:ADV|ADJ|NUM)$/.test(words[to]!.pos) &&
    !(words[to]!.pos === 'ADV' && /^(?:alone|again|there|here|now|then|too|away|home|back|out|off)$/.test(words[to]!.low))
  )
    to += 1
  const word = words[to]
  if (!word) return words[at + 1]?.low === 'own'
  if (words[at + 1]!.low === 'own') return true
  if ((isName(word) || KIN.test(word.low)) && !(to > at + 1 && words[at + 1]!.pos === 'ADV' && word.pos === 'PROPN')) return true
  // "her sleeping dog", "her boarded-up shop", "his left ear"
  return word.pos === 'VERB' && /(?:ing|ed|en|left)$/.test(word.low) && isName(words[to + 1] ?? word)
}

/** "Her aunt gave her money" and "made her happy", where "her" is "me" and not "my". */
function isGiven(verb: Word | undefined, of: Word | undefined): boolean {
  if (!verb || !of) return false
  const thing = (!KIN.test(of.low) || of.pos === 'NUM') && !/^(?:life|best|heart|name|own|eyes?|hands?)$/.test(of.low)
  return (GIVES.test(verb.low) && thing) || (MAKES.test(verb.low) && of.pos === 'ADJ')
}

/** "…, and her second, a cheerful man, was there": where a clause begins, what follows is owned; "her and the drummer" are two. */
const opens = (words: readonly Word[], at: number): boolean =>
  (at === 0 || /^(?:PUNCT|CCONJ|SCONJ)$/.test(words[at - 1]!.pos)) && !/^(?:CCONJ|PUNCT|ADP)$/.test(words[at + 1]?.pos ?? 'PUNCT')

/** "…, and the men on the quay gave her two years": somebody else does something. */
function opensClause(words: readonly Word[], from: number, self: Self): boolean {
  const first = words[from]
  if (!first || !/^(?:DET|NUM|PROPN|NOUN|ADJ)$/.test(first.pos)) return false
  const end = words.findIndex(({ pos }, at) => at > from && pos === 'PUNCT')
  const clause = words.slice(from, end < 0 ? undefined : end)
  const verb = clause.findIndex(isVerb)
  return verb > 0 && !clause.slice(0, verb).some(({ low }) => low === self.subject || /^(?:who|which|that)$/.test(low))
}

/** Whether the word at this place is one more verb of the same subject: "She keeps bees, sells honey and hums." */
function goesOn(words: readonly Word[], at: number, { listed, after_verb }: { listed: boolean; after_verb: boolean }): boolean {
  const verb = words[at]
  const after = words[at + 1]
  if (!verb || !ofThird(verb) || verb.low === "'s") return false
  if (isVerb(verb)) return true
  // Taken for nouns, but verbs: "and hums.", "and hides it", "cleans, catalogues and copies", "and talks to it".
  if (verb.pos !== 'NOUN') return false
  if (!after || /^(?:PRON|DET)$/.test(after.pos)) return true
  if (listed && /^(?:PUNCT|ADV|ADP)$/.test(after.pos)) return true
  if (after_verb && !/^(?:NOUN|ADP)$/.test(after.pos)) return true
  return (
    /^(?:ADP|NOUN|PROPN|ADJ)$/.test(after.pos) &&
    isDeed(
      words
        .slice(at)
        .map(({ space, text }) => space + text)
        .join(''),
    )
  )
}

/** "Hauls fuel over the lakes": a verb, where somebody is put before it. */
export const isDeed = (text: string): boolean => tagWords(`She ${text.trim()}`)[1]?.pos === 'VERB'

type Turn = { text: string; /** Words that are the character. */ selves: number }

/** Third person, where `reader` is the name, in small letters, that stands for whoever reads: the pronouns of this self become "I", "me" and "my". Null where it is not clear who is meant. */
export function ofThirdPerson(words: Word[], self: Self, other: RegExp, reader: string): Turn | null {
  const said = words.map(({ text }) => text)
  let subject: 'none' | 'self' | 'other' | 'clause' = 'none'
  let before = subject as 'none' | 'self' | 'other' | 'clause'
  /** Somebody of the same sex: a relative or a friend. */
  let rival = ''
  let named_other = false
  // Where the other sex is spoken of as well, a friend or a boss is that one.
  const opposite = self === NEITHER || words.some(({ low }) => (self === MALE ? /^(?:she|her)$/ : /^(?:he|him|his)$/).test(low))
  const isRival = (low: string) => other.test(low) || (!opposite && ANYBODY.test(low))
  let selves = 0
  let listed = false
  /** Conjugates the verb at this place, if it is one that follows "she". */
  const agree = (at: number) => {
    const word = words[at]
    if (!word || !ofThird(word)) return
    if (word.low === "'s") said[at] = isHas(words, at) ? "'ve" : "'m"
    else if (/^(?:is|are)$/.test(word.low) && words[at + 1]?.low === "n't") [said[at], said[at + 1]] = ['am', ' not']
    else said[at] = verbOf(word.low)
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const { low, pos } = word
    const last = words[at - 1]
    if (low === self.subject) {
      const to = next(words, at + 1)
      const acts = !!words[to] && (isVerb(words[to]!) || ofThird(words[to]!) || words[to]!.low === "'d" || words[to]!.low === "'ll")
      if (!acts && last && (last.pos === 'VERB' || last.pos === 'ADP')) said[at] = 'me'
      else {
        // "Her sister says she is late": who is?
        const of_clause = subject === 'clause'
        if ((rival !== '' || named_other) && (of_clause ? before : subject) !== 'self') return null
        said[at] = 'I'
        // "…, who believes no word she says and calls on Sundays": who goes on is the other one.
        if (!of_clause) subject = 'self'
        agree(to)
      }
      selves += 1
    } else if (low === self.owned && self.owned !== self.owner) {
      said[at] = 'mine'
      selves += 1
    } else if (low === self.owner && (self.owner !== self.object || owns(words, at) || opens(words, at))) {
      const of = words[at + 1]
      if (self.owner === self.object && subject !== 'self' && isGiven(last, of)) said[at] = 'me'
      // "Her sister sold her car": whose?
      else if (rival !== '' && subject === 'other' && ((of?.low !== rival && last?.pos === 'VERB') || !KIN.test(of?.low ?? '')))
        said[at] = word.text
      else if (self.owner === self.owned && /^(?:PUNCT|CCONJ|ADP|AUX)$/.test(of?.pos ?? 'PUNCT')) said[at] = 'mine'
      else said[at] = at === 0 ? 'My' : 'my'
      selves += 1
    } else if (low === self.object) {
      // "She visits her": somebody else.
      if (subject === 'self' && last?.pos === 'VERB' && rival !== '') said[at] = word.text
      else said[at] = 'me'
      selves += 1
    } else if (self.itself.test(low)) {
      // "His father drank himself to sleep".
      if (subject !== 'other' || last?.pos !== 'VERB') {
        said[at] = 'myself'
        selves += 1
      }
    } else if (pos === 'PUNCT' || pos === 'CCONJ') {
      if (pos === 'PUNCT' && subject === 'clause') subject = before
      if (pos === 'CCONJ' && last?.low === ',' && opensClause(words, at + 1, self)) subject = 'other'
      const to = next(words, at + 1)
      const joins = pos === 'CCONJ' || /^[,;\u2014-]$/.test(low)
      if (subject === 'self' && joins && goesOn(words, to, { listed, after_verb: last?.pos === 'VERB' })) {
        agree(to)
        listed = true
      }
    } else if (
      /^(?:who|which|whose)$/.test(low) ||
      (low === 'that' && isVerb(words[next(words, at + 1)] ?? word) && last && isName(last))
    ) {
      if (subject !== 'clause') before = subject
      subject = 'clause'
    } else {
      const verb = words[next(words, at + 1)]
      const named = isName(word) || KIN.test(low) || OTHERS.test(low)
      const does = verb?.pos === 'AUX' || (verb?.pos === 'VERB' && (pos === 'PRON' || ofThird(verb) || subject === 'none'))
      if (named && does) {
        subject = 'other'
        // "Boris said he did it": who did?
        if (pos === 'PROPN' && low !== reader) named_other = true
      }
    }
    if (isRival(low)) rival ||= low
    if (low === reader) agreeReader(words, said, at)
  }
  return { text: joined(words, said), selves }
}

/** "Quillon wears a badge": "you wear". */
function agreeReader(words: readonly Word[], said: string[], at: number): void {
  const to = next(words, at + 1)
  const verb = words[to]
  const BE: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', "'s": "'re" }
  if (verb && isVerb(verb) && ofThird(verb)) said[to] = BE[verb.low] ?? verbOf(verb.low)
}

const joined = (words: readonly Word[], said: readonly string[]) =>
  words
    .map(({ space }, at) => `${space}${said[at]}`)
    .join('')
    // "ben he was there"
    .replace(/\bI I\b/g, 'I')
    .trim()

/** Second person: "You are Ewald. The king hates you and your maps." */
export function ofSecondPerson(words: Word[], reader: string): Turn {
  const said = words.map(({ text }) => text)
  let selves = 0
  words.forEach(({ low }, at) => {
    if (low === reader) agreeReader(words, said, at)
    if (/^(?:your|yours|yourself|you)$/.test(low)) selves += 1
    if (low === 'your') said[at] = at === 0 ? 'My' : 'my'
    else if (low === 'yours') said[at] = 'mine'
    else if (low === 'yourself') said[at] = 'myself'
    else if (low === 'you') {
      const to = next(words, at + 1)
      const verb = words[to]
      const last = words[at - 1]
      const acts = !!verb && (verb.pos === 'AUX' || (verb.pos === 'VERB' && !/ing$/.test(verb.low)))
      const object = !!last && (last.pos === 'VERB' || last.pos === 'ADP') && (!acts || CAUSES.test(last.low))
      said[at] = object ? 'me' : 'I'
      if (!object && verb && /^(?:are|were|'re)$/.test(verb.low)) {
        if (words[to + 1]?.low === "n't") [said[to], said[to + 1]] = verb.low === 'were' ? ['was', "n't"] : ['am', ' not']
        else said[to] = verbOf(verb.low)
      }
    }
  })
  return { text: joined(words, said), selves }
}
