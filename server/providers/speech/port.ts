import type { GENDERS } from '@/contracts/character-options'
import type { Sentence } from '@/contracts/spoken-text'

export type { Sentence }

/** Who speaks. The same character has the same voice in every process and after every start. */
export type Speaker = {
  /** The character's own name in the catalogue, from which chance is drawn. */
  seed: string
  gender: (typeof GENDERS)[number]
  /** 0 shy to 100 outgoing. */
  extroversion: number
  /** In years. */
  age: number
  /** The id of a voice that a person chose; one that is not among `voices` gives way to the character's own. */
  voice?: string | null
}

/** A voice that people may choose for any character. */
export type SpeechVoice = {
  /** Stays the same as long as it sounds the same; at most 100 characters. */
  id: string
  gender: (typeof GENDERS)[number]
  manner: 'quiet' | 'even' | 'lively' | null
  /** What its maker calls it; null where it has no name. */
  name: string | null
}

export type SpeechRequest = { sentences: Sentence[]; speaker: Speaker; signal: AbortSignal }

export type SpeechPiece = {
  /** Whole MP3 frames without tags: the pieces of one request, one after another, are a file. */
  mp3: Uint8Array
  seconds: number
  /** How loud it is from moment to moment, evenly spaced, in no unit. */
  levels: number[]
}

/** What speaks. Every call throws ProviderError and nothing else; its messages hold nothing of the text. */
export type SpeechProvider = {
  name: string
  /** What can be chosen, in a fixed order; fewer than two are no choice. */
  voices: readonly SpeechVoice[]
  /** Has what is slow to start ready; never throws. */
  warm?(): void
  /** Whether it can say a text of this language and script; what it cannot is refused before it is paid. */
  canSay(text: string): boolean
  /** Answers piece by piece, the first one before the last sentence was begun. Ends early when `signal` does. */
  speak(request: SpeechRequest): AsyncIterable<SpeechPiece>
}
