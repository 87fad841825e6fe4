import type { GENDERS } from '@/contracts/character-options'

/** One breath of a text, in the order it is said. */
export type Sentence = {
  text: string
  /** Silence before the next one, where the engine can leave some. */
  pause_ms: number
}

/** Who speaks. The same character has the same voice in every process and after every start. */
export type Speaker = {
  /** The character's own name in the catalogue, from which chance is drawn. */
  seed: string
  gender: (typeof GENDERS)[number]
  /** 0 shy to 100 outgoing. */
  extroversion: number
  /** In years. */
  age: number
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
  /** Whether it can say a text of this language and script; what it cannot is refused before it is paid. */
  canSay(text: string): boolean
  /** Answers piece by piece, the first one before the last sentence was begun. Ends early when `signal` does. */
  speak(request: SpeechRequest): AsyncIterable<SpeechPiece>
}
