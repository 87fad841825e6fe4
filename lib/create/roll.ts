import { CATEGORIES } from '@/contracts/character-options'
import type { CharacterOptions } from '@/contracts/own-characters'
import { PREVIEW_CHOICES } from '@/contracts/portrait-preview'
import { DEFINITION_LIMITS, type AppearanceInput } from '@/contracts/character-definition'
import { isOfAppearance, type Draft, type Field, type Scenario } from './draft'
import { fillLine, traitsOf, type LineWords } from './fill-line'

/** From 0 up to and without 1. */
export type Random = () => number
const SEED_END = 2_147_483_647
/** Ages the dice give; the form takes 18 and more. */
const YOUNGEST = 21
const OLDEST = 58

const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))
const one = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
function some(random: Random, list: readonly string[], low: number, high: number): string[] {
  const rest = [...list]
  return Array.from(
    { length: Math.min(rest.length, between(random, low, high)) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
  )
}

/** Mostly what grows by itself; now and then a color. */
const NATURAL = ['Black', 'Brunette', 'Blonde', 'Red', 'Ginger'] as const
const SHORT = ['StraightShort', 'CurlyShort', 'Pixie', 'HairBun', 'StraightLong', 'CurlyLong'] as const

function roll(field: Field, draft: Draft, options: CharacterOptions, random: Random): unknown {
  const { appearance } = draft
  switch (field) {
    case 'seed':
      return between(random, 1, SEED_END)
    case 'hair_color':
      return random() < 0.75 ? one(random, NATURAL) : one(random, PREVIEW_CHOICES.hair_color)
    case 'hair_style':
      return appearance.gender === 'Male' ? one(random, SHORT) : one(random, PREVIEW_CHOICES.hair_style)
    // What suits a face is the illustrator's to say, so that clothes go with whoever wears them.
    case 'wardrobe':
    case 'scene':
      return undefined
    case 'mood':
      return one(random, ['warm smile', 'playful', 'calm', 'intense'])
    case 'glasses':
      return random() < 0.8 ? 'none' : one(random, ['round', 'square'])
    case 'earrings':
      return appearance.gender === 'Male' && random() < 0.8 ? 'none' : one(random, ['none', 'stud', 'hoop', 'drop'])
    case 'beard':
      return appearance.gender === 'Male' ? one(random, ['none', 'none', 'stubble', 'short', 'full', 'goatee', 'moustache']) : 'none'
    case 'full_name':
      return `${one(random, options.first_names[appearance.ethnicity][appearance.gender])} ${one(random, options.last_names[appearance.ethnicity])}`
    case 'age':
      return String(between(random, YOUNGEST, OLDEST))
    case 'occupation':
      return one(random, options.occupations)
    case 'personality':
      return [...new Set([one(random, traitsOf(options.personality)), ...some(random, options.personality, 3, 4)])]
    case 'hobbies':
      return some(random, options.hobbies, 3, 5)
    case 'tags':
      return some(random, options.tags, 3, 5)
    case 'preferences':
      return some(random, options.preferences, 3, 5)
    case 'extroversion':
    case 'connection':
    case 'sex_drive':
      return between(random, 2, 18) * 5
    case 'category':
      return one(random, CATEGORIES)
    case 'hook':
      return fillLine(one(random, options.hooks), wordsOf(draft, options, random)).slice(0, DEFINITION_LIMITS.hook)
    case 'greeting':
      return fillLine(one(random, options.greetings), wordsOf(draft, options, random))
    case 'scenarios':
      return someScenarios(draft, options, random)
    case 'biography':
      return fillLine(one(random, options.biographies), wordsOf(draft, options, random))
    default:
      return one(random, PREVIEW_CHOICES[field as keyof typeof PREVIEW_CHOICES])
  }
}

/** What lines speak of: what has been chosen, and something that fits where nothing has been. */
function wordsOf(
  { full_name, age, occupation, hobbies, personality, appearance }: Draft,
  options: CharacterOptions,
  random: Random,
): LineWords {
  const first = options.first_names[appearance.ethnicity][appearance.gender]
  const own = traitsOf(personality)
  return {
    first_name: full_name.trim().split(' ')[0] || one(random, first),
    age: age.trim() || String(between(random, YOUNGEST, OLDEST)),
    occupation: occupation.split(', ')[0] || one(random, options.occupations),
    hobby: hobbies[0] ?? one(random, options.hobbies),
    trait: own[0] ?? one(random, traitsOf(options.personality)),
  }
}

/** Scenarios of one throw. */
const FEWEST_SCENARIOS = 2
const MOST_SCENARIOS = 3

/** Authored ones, each another, whose titles are none of `not`. */
function drawScenarios(draft: Draft, options: CharacterOptions, count: number, not: readonly string[], random: Random): Scenario[] {
  const words = wordsOf(draft, options, random)
  const rest = options.scenarios.filter(({ title }) => !not.includes(title))
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)[0]!).map(
    ({ title, opening }) => ({ title, opening: fillLine(opening, words) }),
  )
}
const someScenarios = (draft: Draft, options: CharacterOptions, random: Random) =>
  drawScenarios(draft, options, between(random, FEWEST_SCENARIOS, MOST_SCENARIOS), [], random)

/** One more scenario for a draft, another than those it has; null when all are there. */
export const rollScenario = (draft: Draft, options: CharacterOptions, random: Random = Math.random): Scenario | null =>
  drawScenarios(
    draft,
    options,
    1,
    draft.scenarios.map(({ title }) => title),
    random,
  )[0] ?? null

/** Instructions are a person's own words. */
const NEVER: readonly Field[] = ['custom_instructions']

/**
 * The draft with `fields` rolled again, one after the other, so that a name fits the origin and a line the name; what is
 * `kept` stays. Without options, as while they are on their way, only looks are thrown.
 */
export function rollDraft(
  draft: Draft,
  fields: readonly Field[],
  kept: readonly Field[],
  options: CharacterOptions | undefined,
  random: Random = Math.random,
): Draft {
  let rolled = draft
  for (const field of fields) {
    if (kept.includes(field) || NEVER.includes(field)) continue
    const looks = isOfAppearance(field)
    if (!options && !looks) continue
    const value = roll(field, rolled, options as CharacterOptions, random)
    rolled = looks ? { ...rolled, appearance: { ...rolled.appearance, [field]: value } as AppearanceInput } : { ...rolled, [field]: value }
  }
  return rolled
}
