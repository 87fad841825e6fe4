import type { ChatRequest, Persona } from '@/server/providers/chat/port'
import type { CharacterExtras } from '@/contracts/character-definition'
import { packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { hash } from './chance'
import { intentIndex } from './lives'
import { openShelves, ownEntries, thingsOf, type Shelves, type Thing } from './shelves'
import { capital, sentencesOf, straight, withoutActions, wordsOf } from './text'

/** What people wrote of a character beside the persona; the server hands it on with the request. */
type Definition = Persona & Partial<Pick<CharacterExtras, 'example_dialogue' | 'lorebook'>>

const BASE: Record<string, string> = {
  is: 'am',
  has: 'have',
  does: 'do',
  goes: 'go',
  was: 'was',
  "isn't": 'am not',
  "doesn't": "don't",
  "hasn't": "haven't",
}
/** The verb as it is after "I": keeps → keep, watches → watch, tries → try. What is no such verb stays. */
const verbOf = (word: string): string =>
  BASE[word] ??
  (/(?:ss|us|is)$/.test(word) || word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(sh|ch|x|z|ss)es$/, '$1')
        .replace(/s$/, ''))
const ADVERB = /^(?:\w+ly|always|never|still|often|sometimes|also|now|once|secretly|usually|rarely|just|only)$/

/** Another person in the sentence makes "he" and "she" doubtful. */
const OTHERS =
  /\b(?:mother|father|mum|mom|dad|brother|sister|wife|husband|friend|boss|son|daughter|grand\w+|uncle|aunt|teacher|ex|boyfriend|girlfriend|partner)\b/i

/** A sentence about the character as the character says it; null where grammar does not carry that. */
export function inFirstPerson(sentence: string, full_name: string): string | null {
  const text = straight(sentence).trim()
  if (/^(?:I|I'm|I've|My|We|Our)\b/.test(text)) return text
  const [first = ''] = full_name.split(' ')
  const name = full_name && first ? `(?:${[full_name, first].map((one) => one.replace(/[^\p{L} '-]/gu, '')).join('|')})` : '(?!)'
  const subject = new RegExp(`^(?:${name}|She|He)\\b(?!')`)
  const owner = new RegExp(`^(?:${name}'s|Her|His)\\b`)
  if (owner.test(text) && !OTHERS.test(text)) return inner(text.replace(owner, 'My'), name)
  if (!subject.test(text) || (OTHERS.test(text) && /\b(?:he|she)\b/.test(text))) return null
  const words = text.replace(subject, '').trim().split(' ')
  const at = words.findIndex((word) => !ADVERB.test(word))
  if (at < 0) return null
  words[at] = verbOf(words[at]!)
  return inner(`I ${words.join(' ')}`, name)
}

function inner(text: string, name: string): string | null {
  const turned = text
    .replace(new RegExp(`\\b${name}'s\\b`, 'g'), 'my')
    .replace(/\b(?:herself|himself)\b/g, 'myself')
    .replace(/\b(?:hers|his own|her own)\b/g, (word) => (word === 'hers' ? 'mine' : 'my own'))
    .replace(/\b(?:her|his)(?= [a-z-]+(?:[ ,.;:!?]|$))(?! (?:to|and|or|in|on|at|for|with|when|that|as|but|because|by|from)\b)/g, 'my')
    .replace(/\b(?:her|him)\b/g, 'me')
    .replace(/\b(?:she|he) (\w+(?:'t)?)/g, (_, verb: string) => `I ${verbOf(verb)}`)
    .replace(/(I \w+(?: [^.,;]+)?),? and (\w+)s\b(?= )/g, (whole, lead: string, verb: string) =>
      /(?:s|u|i)$/.test(verb) ? whole : `${lead} and ${verb}`,
    )
  return new RegExp(`\\b${name}\\b|\\b(?:she|he)\\b`).test(turned) ? null : capital(turned)
}

/** The lines of the character in an example dialogue ("{{char}}: …" or "Name: …"). */
const spokenIn = (dialogue: string, first: string): string[] =>
  dialogue.split('\n').flatMap((line) => {
    const hit = /^\s*(\{\{char\}\}|[\p{L} ]{2,30}):\s*(.+)$/u.exec(line)
    return hit?.[2] && (hit[1] === '{{char}}' || hit[1]!.startsWith(first)) ? [hit[2]] : []
  })

/** Everything in a definition that the character can say of itself: short statements in the first person, each once. */
export function statementsOf(persona: Definition): string[] {
  const [first = ''] = persona.full_name.split(' ')
  const told = [persona.biography, ...(persona.lorebook?.entries ?? []).map(({ content }) => content)].flatMap(sentencesOf)
  const said = [persona.greeting, ...spokenIn(persona.example_dialogue ?? '', first)].map(withoutActions).flatMap(sentencesOf)
  const statements = [
    ...told.flatMap((sentence) => inFirstPerson(sentence, persona.full_name) ?? []),
    // Spoken already; what speaks to somebody belongs to its moment.
    ...said.filter((sentence) => /\b(?:I|my)\b/i.test(sentence) && !/\b(?:you|your)\b/i.test(sentence)),
  ]
  return [...new Set(statements)].filter(
    (line) => /[.!\u2026]$/.test(line) && !/[?{}<>*]/.test(line) && wordsOf(line).length >= 4 && line.length <= 320,
  )
}

type Opened = { shelves: Shelves; vectors: boolean }
const KEPT = 200
const opened = new Map<string, Opened>()

/** The shelves of a character that people made. Its vectors are made in the background; until then words serve. */
export function openDefinition(persona: ChatRequest['persona'], encoder: EmbeddingsProvider): Shelves | null {
  const things: Thing[] = [
    ...thingsOf(persona.voice, null),
    ...statementsOf(persona).map((line, at) => ({
      id: `said of itself ${at}`,
      sort: 'statement' as const,
      label: null,
      answer: { says: [line] },
    })),
  ]
  if (things.length === 0) return null
  const entries = ownEntries(things, null)
  const key = `${encoder.model} ${hash(entries.map(({ text }) => text).join('\n'))}`
  const known = opened.get(key)
  if (known) return known.shelves
  const open = (own: PackedVectors | null) => openShelves(things, entries, { intents: null, own }, intentIndex(encoder.model))
  const made: Opened = { shelves: open(null), vectors: false }
  opened.set(key, made)
  for (const old of opened.keys()) {
    if (opened.size <= KEPT) break
    opened.delete(old)
  }
  if (encoder.embeds)
    encoder.embed(entries.slice(0, 256).map(({ text }) => text)).then(
      (vectors) => {
        if (vectors.length === entries.length) Object.assign(made, { shelves: open(packVectors(encoder.model, vectors)), vectors: true })
      },
      () => opened.delete(key),
    )
  return made.shelves
}
