import { readFileSync } from 'node:fs'
import { normalize } from './normalize'
import type { ModerationStage } from './port'

/** Where characters and pictures are made: a name of the list may be there as a topic only. */
const MADE: readonly ModerationStage[] = ['character_create', 'character_edit', 'public_publish', 'image_prompt', 'image_output']
/** In talk people speak of public figures all day: there it takes somebody who is to be, sound or look like one. */
const SMALL =
  '(?: (?:the|an?|now|really|actually|exactly|just|famous|real|actual|young|singer|actor|actress|model|politician|president|die|der|el|la|le|o|il|de|di|as|like|of|on|by|after|with|naked|nude|sexy|me))* ?$'
const PLAYED = new RegExp(
  '\\b(?:' +
    [
      'i am|im|my name is|call me|you are|youre|this is|be|become|play|playing|impersonate|imitate|pretend(?: to be)?|role ?play|fantas(?:y|ies) about',
      '(?:act|talk|speak|sounds?|looks?|looking|dress|dressed|move|sing) (?:exactly |just |a lot )?(?:like|as)|modell?ed on|based on|inspired by',
      '(?:send|make|draw|generate|create|show|want|need|take|paint|give)(?: [a-z]{1,10}){0,4} (?:of|like)|undress|strip|clone|voice of',
      'actua como|eres|se|haz de|joue|tu es|je suis|sei|spiele?|du bist|ich bin|finja ser|seja|voce e|sou|fai finta di essere|doe alsof je|udawaj|jestes|du ar|du er',
    ].join('|') +
    `)${SMALL}`,
)
/** Whoever likes a singer's songs is not the singer. */
const TOPIC_BEFORE =
  /\b(?:fans? of|listens? to|listening to|songs? (?:by|of|from)|music (?:by|of|from)|albums?(?: (?:by|of|from))?|films? (?:by|of|with|starring)|movies? (?:by|of|with|starring)|watch(?:es|ed|ing)?|reads?|reading|books? (?:by|of|about)|posters? of|concerts? (?:by|of)|concert|saw|seen|met|admires?|quotes?|quoting|tickets? for|about|favou?rite (?:[a-z]+ ){1,2}(?:is|are)|loves? the (?:music|songs|films|movies|books) of|not|isnt|never|unlike|than)(?: (?:the|an?|old|early|late|new|all|her|his|my|singer|actor|actress|writer)){0,3} ?$/
const TOPIC_AFTER =
  /^ ?(?:s? (?:songs?|music|albums?|films?|movies?|books?|concerts?|tickets?|posters?|playlists?|records?|shows?|interviews?|biography|novels?|tour)\b)/
/** Characters on each side that tell a topic. */
const AROUND = 60
/** Letters from which on a name in one word, without its space, is told from an ordinary one. */
const JOINED = 9

export type PublicFigures = {
  count: number
  /** Whether the text makes somebody of the list of one of its people. `plain` as `normalize` answers it. */
  isMade(plain: string, stage: ModerationStage): boolean
}

/** Names in two or more words: a first name alone is nobody. */
export function publicFigures(names: readonly string[]): PublicFigures {
  const byFirst = new Map<string, string[][]>()
  const joined = new Set<string>()
  const add = (words: string[]) => {
    const known = byFirst.get(words[0]!)
    if (known) known.push(words)
    else byFirst.set(words[0]!, [words])
  }
  let count = 0
  for (const name of names) {
    const words = normalize(name).plain.match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length < 2 || words.join('').length < 5) continue
    count++
    add(words)
    if (words.length === 2) add([words[1]!, words[0]!])
    if (words.join('').length >= JOINED) joined.add(words.join(''))
  }
  function* placesOf(plain: string): Generator<[start: number, end: number]> {
    const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)]
    for (const [at, { 0: word, index }] of words.entries()) {
      if (joined.has(word)) yield [index, index + word.length]
      for (const name of byFirst.get(word) ?? []) {
        const last = words[at + name.length - 1]
        if (last && name.every((part, n) => words[at + n]![0] === part)) yield [index, last.index + last[0].length]
      }
    }
  }
  return {
    count,
    isMade(plain, stage) {
      if (count === 0) return false
      for (const [start, end] of placesOf(plain)) {
        const line = plain.slice(Math.max(0, start - AROUND), start)
        const before = line.slice(Math.max(...['.', '!', '?', '\n', ';'].map((mark) => line.lastIndexOf(mark))) + 1)
        if (TOPIC_BEFORE.test(before) || TOPIC_AFTER.test(plain.slice(end, end + AROUND))) continue
        if (MADE.includes(stage) || PLAYED.test(before)) return true
      }
      return false
    },
  }
}

/** Reads a file of names, one a line; empty lines and those that begin with `#` are passed over. Throws what the file system throws. */
export const readPublicFigures = (path: string): PublicFigures =>
  publicFigures(
    readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim() && !line.startsWith('#')),
  )
