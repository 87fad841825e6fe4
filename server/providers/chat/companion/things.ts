import type { Answer } from '@/server/db/seed/life'
import type { Hit, Indexed } from '@/server/providers/embeddings/hybrid-index'

/** Something that a character can speak about: what people ask anybody, a topic of this life alone, or a statement. */
export type Thing = {
  id: string
  sort: 'intent' | 'topic' | 'statement' | 'lesson'
  /** As it is called when the character asks whether it was meant: "the green ledger". */
  label: string | null
  answer: Answer
}
/** `probable`: how surely the recognizer takes it for this intent, 0 to 1. `near`: see `Shelves.nearness`, where it counted. */
export type Found = Hit<string> & { probable?: number; near?: number }

/** A text of the index and the id of the thing that it leads to. Ways to ask and lines that are said are told apart; `line`: the one that answers it. */
export type ShelfEntry = Indexed<string> & { said: boolean; line?: string }

/** What a question that was written down leads to. */
export type AskedFor = { item: string; line: string; meaning: number }

/** `only`: which of the questions that were written down may be like it. */
export type Question = {
  text: string
  vector: Float32Array
  found: readonly Found[]
  only(question: string): boolean
  fits(thing: Thing): number | null
}
