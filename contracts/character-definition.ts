import * as z from 'zod/mini'
import { BODY_TYPES, CATEGORIES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, SIZES, STYLES } from './character-options'

/** What is stored at most, in characters or entries. What an installation takes of instructions comes with the options. */
export const DEFINITION_LIMITS = {
  full_name: 60,
  hook: 140,
  occupation: 80,
  biography: 6000,
  greeting: 3000,
  custom_instructions: 8000,
  /** One tag, hobby, line or preference, and how many of each. */
  word: 60,
  words: 16,
  scenario_title: 60,
  scenario_opening: 3000,
  scenarios: 8,
} as const
const LIMITS = DEFINITION_LIMITS

/** At most two words of letters, digits, hyphens and apostrophes. */
export const FULL_NAME = /^[\p{L}\p{M}\p{N}'’-]+(?: [\p{L}\p{M}\p{N}'’-]+)?$/u
export const FULL_NAME_PROBLEM = 'Name must consist of at most two words with only alphanumeric characters, hyphens, and apostrophes.'
export const AGE_PROBLEM = 'Every character is an adult: the age must be a whole number of at least 18.'

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Must be at most ${max} characters`))
const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'Must be at least 1 characters'), z.maxLength(max, `Must be at most ${max} characters`))
const words = z.array(required(LIMITS.word)).check(z.maxLength(LIMITS.words))
const percent = z.int().check(z.gte(0), z.lte(100))

/** The whole years of a character. No configuration lowers it. */
export const MIN_AGE = 18
export const MAX_AGE = 120
export const CharacterAge = z.int(AGE_PROBLEM).check(z.gte(MIN_AGE, AGE_PROBLEM), z.lte(MAX_AGE))

/** `seed` fixes the face: another seed is another person with the same options. */
export const AppearanceInput = z.strictObject({
  gender: z.enum(GENDERS),
  style: z.enum(STYLES),
  ethnicity: z.enum(ETHNICITIES),
  body_type: z.enum(BODY_TYPES),
  breast_size: z.enum(SIZES),
  butt_size: z.enum(SIZES),
  hair_style: z.enum(HAIR_STYLES),
  hair_color: z.enum(HAIR_COLORS),
  eye_color: z.enum(EYE_COLORS),
  beard: z.optional(z.enum(['none', 'stubble', 'short', 'full', 'goatee', 'moustache'])),
  glasses: z.optional(z.enum(['none', 'round', 'square'])),
  earrings: z.optional(z.enum(['none', 'stud', 'hoop', 'drop'])),
  mood: z.optional(z.enum(['warm smile', 'playful', 'calm', 'intense'])),
  /** Names of the lists that come with the options. */
  wardrobe: z.optional(z.string().check(z.maxLength(40))),
  scene: z.optional(z.string().check(z.maxLength(40))),
  pose: z.optional(z.enum(['left', 'right', 'frontal'])),
  seed: z.int().check(z.gte(0), z.lte(2_147_483_647)),
})
export type AppearanceInput = z.infer<typeof AppearanceInput>

/** What its author writes of a character. Age is required, and there is no way around it. */
export const CharacterDefinition = z.strictObject({
  full_name: z.string().check(z.trim(), z.maxLength(LIMITS.full_name, FULL_NAME_PROBLEM), z.regex(FULL_NAME, FULL_NAME_PROBLEM)),
  age: CharacterAge,
  appearance: AppearanceInput,
  category: z.enum(CATEGORIES),
  /** What they would say to a stranger; shown on their card. */
  hook: required(LIMITS.hook),
  occupation: text(LIMITS.occupation),
  biography: text(LIMITS.biography),
  hobbies: words,
  personality: words,
  tags: words,
  /** What they like between adults, in covered words. Never part of a public page. */
  preferences: words,
  extroversion: percent,
  connection: percent,
  sex_drive: percent,
  greeting: required(LIMITS.greeting),
  scenarios: z
    .array(z.strictObject({ title: required(LIMITS.scenario_title), opening: required(LIMITS.scenario_opening) }))
    .check(z.maxLength(LIMITS.scenarios)),
  /** The installation's own maximum is checked by the server. */
  custom_instructions: text(LIMITS.custom_instructions),
})
export type CharacterDefinition = z.infer<typeof CharacterDefinition>

/** One entry of a lorebook (Character Card V3, "lorebook"): sent to the model when one of its keys is in the last messages. */
export const LorebookEntry = z.object({
  keys: z.array(z.string()),
  secondary_keys: z.array(z.string()),
  selective: z.boolean(),
  use_regex: z.boolean(),
  case_sensitive: z.boolean(),
  content: z.string(),
  enabled: z.boolean(),
  constant: z.boolean(),
  insertion_order: z.number(),
  priority: z.number(),
  name: z.string(),
  comment: z.string(),
})
export type LorebookEntry = z.infer<typeof LorebookEntry>

/** What a character has beyond the form: cards bring it, exports take it along. */
export type CharacterExtras = {
  alternate_greetings?: string[]
  /** What {{char}} stands for, where it is not the name (Character Card V3). */
  nickname?: string
  /** How they talk, as a model reads it (`mes_example`). */
  example_dialogue?: string
  /** Told to a model after the messages, below the product's rules (Character Card V2). */
  post_history_instructions?: string
  lorebook?: { name: string; scan_depth: number | null; token_budget: number | null; recursive_scanning: boolean; entries: LorebookEntry[] }
  /** What a card held that Krush has no use for, kept so that an export gives it back. Never sent to a model. */
  card?: Record<string, unknown>
}
