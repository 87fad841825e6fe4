import type { PhotoLevel } from '@/contracts/photos'

/** Stages of content; every stage calls `moderate`. */
export const MODERATION_STAGES = [
  'user_input',
  'model_output',
  'image_prompt',
  'image_output',
  'voice_text',
  'character_create',
  'character_edit',
  'avatar_upload',
  'public_publish',
  'report',
  'memory',
] as const
export type ModerationStage = (typeof MODERATION_STAGES)[number]

/** Rule families named to people; never the words that tripped them. */
export const MODERATION_RULES = [
  'minors',
  'real_people',
  'undressing',
  'bestiality',
  'necrophilia',
  'sexual_violence',
  'self_harm_encouragement',
] as const
export type ModerationRule = (typeof MODERATION_RULES)[number]

/**
 * What a verdict names: a rule; of a picture, that it shows more than was asked for, or somebody who does not clearly look like an
 * adult, or was taken down by staff; of a request, that nobody here reads its language, or that who takes the payments forbids it.
 */
export type VerdictRule = ModerationRule | 'too_explicit' | 'looks_young' | 'unknown_language' | 'taken_down' | 'payment_rules'

/** Kept with each verdict: the day of the rules. */
export const POLICY_VERSION = '2026-11-26'

export type ModerationInput = {
  stage: ModerationStage
  /** The text under check. */
  text: string
  /** Earlier turns and persona text, oldest first, so that an age revealed earlier counts. */
  context?: string[]
  /** What is written about the companion, its card and instructions: an age there counts whatever was said since. */
  persona?: string[]
  /** In `user_input`: the newest turns before the text with who said them, oldest first, so that a sentence in two messages counts. */
  turns?: { role: 'user' | 'assistant'; content: string }[]
  /** The picture under check, or frames of a film, where the stage has one; engines that read only text check the rest. */
  images?: Uint8Array[]
  /** In `image_output`: the level that was asked for. */
  level?: PhotoLevel
}

export type Verdict = {
  action: 'allow' | 'block'
  rule: VerdictRule | null
  /** Crisis check; independent of `action`. */
  crisis: 'none' | 'concern' | 'acute'
  /** In `user_input`: whoever wrote it says that they are under 18 themselves. Independent of `action`; false in every other stage. */
  speaker_under_age: boolean
  /** In `public_publish`: allowed, and near enough to a line that a person should read it. False in every other stage. */
  unsure: boolean
  /** A model looked at the text too, and answered; absent or false where the rules were alone. */
  by_model?: boolean
  policy_version: string
  detectors: string[]
}

export type ModerationProvider = {
  name: string
  /** Whether a model looks at texts too, beside the rules in code. */
  has_model: boolean
  /** Never throws for content; throws ProviderError when the detector itself fails. */
  check(input: ModerationInput): Promise<Verdict>
  /** Microseconds-cheap look at the newest text: true means that `check` must run before it is shown. Never misses a rule's words. */
  quick?(tail: string): boolean
}
