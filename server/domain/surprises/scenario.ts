import type { SceneState } from '@/server/db/scene-state'
import type { ScenarioType } from '@/contracts/surprises'

export type { SceneState }

export const TEMPERS = ['warm', 'witty', 'bold', 'calm', 'dreamy', 'shy'] as const
export type Temper = (typeof TEMPERS)[number]

/** How a scene is played. Every kind ends by itself, whatever the person says. */
export type Play =
  /** Beats in turn, then the end. */
  | { how: 'beats'; beats: readonly string[] }
  /** Three claims, one of them untrue; afterwards the person sets three. */
  | { how: 'lie'; claims: readonly [string, string, string]; lie: 1 | 2 | 3; because: string }
  /** Choices between two things, with what the character would take. */
  | { how: 'rather'; rounds: readonly Choice[] }
  /** The person finds out what the character thinks of, by questions for yes or no. */
  | { how: 'riddle'; thing: string; noun: RegExp; yes: RegExp; no: RegExp; hints: readonly string[] }
  /** Words by turns, each beginning with the last letter of the one before. */
  | { how: 'duel'; first: string; rounds: number }

export type Choice = { one: string; two: string; mine: 1 | 2; because: string }

/** What it goes well with. It weighs the draw and never decides it. */
export type Suits = {
  temper?: readonly Temper[]
  /** Words of occupation, hobbies or character. */ words?: RegExp
  hours?: readonly [from: number, to: number]
}

export type Variant = {
  /** Unique among all types, and stored: never give one to another scene. */
  id: string
  type: ScenarioType
  family: string
  /** Shown on the message and above the composer. */
  title: string
  opening: string
  play: Play
  end: string
  suits?: Suits
}

/** What every scene of a family has in common, in words for a model. */
export type Family = { setting: string; roles: string; ends: string }
