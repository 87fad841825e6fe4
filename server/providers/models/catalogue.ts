import type { GENDERS } from '@/contracts/character-options'
import type { MODEL_KINDS } from '@/contracts/models'
import entries from './catalogue.json' with { type: 'json' }

export type ModelKind = (typeof MODEL_KINDS)[number]

/** Licenses that let an operator use a model for pay. Nothing else may be in the list. */
export const PERMISSIVE = ['Apache-2.0', 'MIT', 'CC-BY-4.0'] as const

export type Source = { hub: 'huggingface'; repo: string; file: string } | { hub: 'github'; repo: string; tag: string; file: string }

/** A speaker of a voice; `manner`: how it sounds, for the match with a character. */
export type ModelSpeaker = { sid: number; gender: (typeof GENDERS)[number]; manner: 'quiet' | 'even' | 'lively' }

/** One model that can be fetched. `bytes` and `memory_bytes` are what to expect; what is fetched is checked against its digest. */
export type CatalogueEntry = {
  name: string
  kind: ModelKind
  title: string
  what: string
  languages: string
  license: (typeof PERMISSIVE)[number]
  /** What the license demands of who uses it, beyond the credit: printed before anything is fetched. */
  rules: string | null
  credit: string | null
  bytes: number
  memory_bytes: number
  source: Source
  /** Where it is published; else the hub states it for the file. */
  sha256: string | null
  /** Of a voice. */
  speakers?: readonly ModelSpeaker[]
}

export const CATALOGUE = entries as readonly CatalogueEntry[]

export const entryOf = (name: string): CatalogueEntry | null => CATALOGUE.find((entry) => entry.name === name) ?? null

/** What a word of the command means: a name, or the best of a kind that fits. */
export function chosenOf(word: string, memory_bytes: number): CatalogueEntry | null {
  const named = entryOf(word)
  if (named) return named
  const ofKind = CATALOGUE.filter(({ kind }) => kind === word)
  if (word !== 'chat') return ofKind[0] ?? null
  return ofKind.findLast((entry) => entry.memory_bytes <= memory_bytes) ?? ofKind[0] ?? null
}
