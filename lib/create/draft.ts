import {
  AGE_PROBLEM,
  DEFINITION_LIMITS,
  FULL_NAME,
  FULL_NAME_PROBLEM,
  MAX_AGE,
  MIN_AGE,
  type AppearanceInput,
  type CharacterDefinition,
} from '@/contracts/character-definition'
import { CATEGORIES } from '@/contracts/character-options'
import { PREVIEW_CHOICES, PREVIEW_EXTRAS } from '@/contracts/portrait-preview'
import type { DraftData } from '@/contracts/own-characters'

/** The steps of /create in their order. */
export const STEPS = ['look', 'body', 'hair', 'style', 'person', 'manner', 'voice', 'finish'] as const
export type Step = (typeof STEPS)[number]

/** What the form holds: as typed, so an age may be no number yet. */
export type Draft = Omit<CharacterDefinition, 'age'> & { age: string }
export type Field = Exclude<keyof Draft, 'appearance'> | keyof AppearanceInput

/** What a form begins with. Nobody has a name or an age before someone has given one. */
export const emptyDraft = (seed: number): Draft => ({
  full_name: '',
  age: '',
  category: 'warm',
  hook: '',
  occupation: '',
  biography: '',
  hobbies: [],
  personality: [],
  tags: [],
  preferences: [],
  extroversion: 50,
  connection: 60,
  sex_drive: 40,
  greeting: '',
  scenarios: [],
  custom_instructions: '',
  appearance: {
    gender: 'Female',
    style: 'Semirealistic',
    ethnicity: 'Latina',
    body_type: 'Fit',
    breast_size: 'Medium',
    butt_size: 'Medium',
    hair_style: 'CurlyLong',
    hair_color: 'Brunette',
    eye_color: 'Hazel',
    seed,
  },
})

/** The fields of each step; the dice of a step roll these. */
export const FIELDS: Record<Step, readonly Field[]> = {
  look: ['gender', 'ethnicity', 'style', 'seed'],
  body: ['body_type', 'breast_size', 'butt_size'],
  hair: ['hair_style', 'hair_color', 'eye_color'],
  style: ['wardrobe', 'scene', 'mood', 'glasses', 'earrings', 'beard'],
  person: ['full_name', 'age', 'occupation', 'personality', 'hobbies', 'tags'],
  manner: ['extroversion', 'connection', 'sex_drive', 'preferences', 'category'],
  voice: ['hook', 'greeting', 'biography', 'custom_instructions', 'scenarios'],
  finish: [],
}
const APPEARANCE = new Set<string>([...FIELDS.look, ...FIELDS.body, ...FIELDS.hair, ...FIELDS.style, 'pose'])
export const isOfAppearance = (field: Field): field is keyof AppearanceInput => APPEARANCE.has(field)

export const stepOf = (field: Field): Step => STEPS.find((step) => FIELDS[step].includes(field)) ?? 'voice'

/** Most letters of each text. What an installation takes of instructions comes with the options. */
export const limitOf = (field: 'full_name' | 'hook' | 'occupation' | 'biography' | 'greeting') => DEFINITION_LIMITS[field]

export type Problems = Partial<Record<Field, string>>
export type ProblemWords = {
  /** Of the namespace `create`. */
  required: (field: Field | 'scenario_title' | 'scenario_opening') => string
  too_long: (max: number) => string
  /** What is wrong in which scenario, counted from 1. */
  in_scenario: (number: number, problem: string) => string
  too_many: (max: number) => string
  too_many_words: (max: number) => string
}

export type Scenario = Draft['scenarios'][number]
export type ScenarioProblem = Partial<Record<keyof Scenario, string>>
const isBlank = ({ title, opening }: Scenario) => title.trim() === '' && opening.trim() === ''
/** Those that someone has begun: a wholly empty one is left out when the character is made. */
export const begunScenarios = (scenarios: readonly Scenario[]) => scenarios.filter((scenario) => !isBlank(scenario))

/** What is wrong with each, by its place. */
export function scenarioProblems(scenarios: readonly Scenario[], words: Pick<ProblemWords, 'required' | 'too_long'>): ScenarioProblem[] {
  const most = { title: DEFINITION_LIMITS.scenario_title, opening: DEFINITION_LIMITS.scenario_opening }
  return scenarios.map((scenario) => {
    const wrong: ScenarioProblem = {}
    if (isBlank(scenario)) return wrong
    for (const part of ['title', 'opening'] as const) {
      const { length } = scenario[part].trim()
      if (length === 0) wrong[part] = words.required(`scenario_${part}`)
      else if (length > most[part]) wrong[part] = words.too_long(most[part])
    }
    return wrong
  })
}

/** The age in whole years, or null for anything else. */
export const ageOf = (text: string): number | null => {
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN
  return age >= MIN_AGE && age <= MAX_AGE ? age : null
}

/** What the server would refuse, by field. `most` is its maximum length of custom instructions. */
export function problemsOf(draft: Draft, most: number, words: ProblemWords): Problems {
  const wrong: Problems = {}
  const name = draft.full_name.trim()
  if (name === '' || name.length > DEFINITION_LIMITS.full_name || !FULL_NAME.test(name)) wrong.full_name = FULL_NAME_PROBLEM
  if (ageOf(draft.age) === null) wrong.age = AGE_PROBLEM
  for (const field of ['hook', 'greeting'] as const) if (draft[field].trim() === '') wrong[field] = words.required(field)
  for (const field of ['hook', 'greeting', 'biography', 'occupation'] as const) {
    if (draft[field].trim().length > limitOf(field)) wrong[field] = words.too_long(limitOf(field))
  }
  if (draft.custom_instructions.trim().length > most) wrong.custom_instructions = words.too_long(most)
  for (const field of ['hobbies', 'personality', 'tags', 'preferences'] as const) {
    if (draft[field].some((word) => word.length > DEFINITION_LIMITS.word)) wrong[field] = words.too_long(DEFINITION_LIMITS.word)
    else if (draft[field].length > DEFINITION_LIMITS.words) wrong[field] = words.too_many_words(DEFINITION_LIMITS.words)
  }
  if (begunScenarios(draft.scenarios).length > DEFINITION_LIMITS.scenarios) wrong.scenarios = words.too_many(DEFINITION_LIMITS.scenarios)
  scenarioProblems(draft.scenarios, words).forEach(({ title, opening }, index) => {
    const problem = title ?? opening
    if (problem) wrong.scenarios ??= words.in_scenario(index + 1, problem)
  })
  return wrong
}

/** A draft without problems, as the server takes it. */
export const definitionOf = ({ age, ...draft }: Draft): CharacterDefinition => ({
  ...draft,
  age: Number(age),
  full_name: draft.full_name.trim(),
  hook: draft.hook.trim(),
  greeting: draft.greeting.trim(),
  biography: draft.biography.trim(),
  occupation: draft.occupation.trim(),
  custom_instructions: draft.custom_instructions.trim(),
  scenarios: begunScenarios(draft.scenarios).map(({ title, opening }) => ({ title: title.trim(), opening: opening.trim() })),
})

export const draftOf = ({ age, ...definition }: CharacterDefinition): Draft => ({ ...definition, age: String(age) })

/** A draft as it is kept on the server. */
export const draftData = ({ age, appearance, ...draft }: Draft, step: Step): DraftData => ({
  ...draft,
  age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : null,
  appearance: Object.fromEntries(Object.entries(appearance).filter(([, value]) => value !== undefined)) as DraftData['appearance'],
  step,
})

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100
const isScene = (value: unknown) =>
  typeof value === 'object' && value !== null && 'title' in value && isText(value.title) && 'opening' in value && isText(value.opening)
const FITS: Partial<Record<keyof Draft, (value: unknown) => boolean>> = {
  category: (value) => (CATEGORIES as readonly unknown[]).includes(value),
  scenarios: (value) => Array.isArray(value) && value.every(isScene),
  extroversion: isPercent,
  connection: isPercent,
  sex_drive: isPercent,
  hobbies: isTexts,
  personality: isTexts,
  tags: isTexts,
  preferences: isTexts,
}
const LOOKS: Record<string, readonly string[]> = { ...PREVIEW_CHOICES, ...PREVIEW_EXTRAS }

/** Reads a stored draft, which may be older than this form or come from a card: what does not fit is left out. */
export function readDraft(data: Record<string, unknown>, seed: number): Draft {
  const draft = emptyDraft(seed)
  for (const key of Object.keys(draft) as (keyof Draft)[]) {
    const value = data[key]
    if (key === 'appearance' || key === 'age' || value === undefined || value === null) continue
    if ((FITS[key] ?? isText)(value)) Object.assign(draft, { [key]: value })
  }
  if (isText(data.age) || typeof data.age === 'number') draft.age = String(data.age)
  const looks = typeof data.appearance === 'object' && data.appearance !== null ? Object.entries(data.appearance) : []
  for (const [name, value] of looks) {
    const fits =
      name === 'seed'
        ? Number.isInteger(value)
        : ['wardrobe', 'scene'].includes(name)
          ? isText(value)
          : LOOKS[name]?.includes(value as string)
    if (fits) Object.assign(draft.appearance, { [name]: value })
  }
  return draft
}

export const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value)
