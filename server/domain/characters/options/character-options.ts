import type { CharacterOptions } from '@/contracts/own-characters'
import type { Context } from '../../context'
import { BIOGRAPHIES, GREETINGS, HOOKS } from './lines'
import { FIRST_NAMES, LAST_NAMES } from './names'
import { OCCUPATIONS } from './occupations'
import { SCENARIOS } from './scenarios'
import { HOBBIES, PERSONALITY, PREFERENCES, TAGS } from './words'

/** Lists to choose and to draw from when a character is made, with what this installation allows. */
export const characterOptions = ({ settings, previews }: Context): CharacterOptions => ({
  limits: { custom_instructions: settings.limits.custom_instructions },
  tags: TAGS,
  hobbies: HOBBIES,
  occupations: OCCUPATIONS,
  personality: PERSONALITY,
  preferences: PREFERENCES,
  wardrobe: [...previews.wardrobe],
  scenes: [...previews.scenes],
  first_names: FIRST_NAMES,
  last_names: LAST_NAMES,
  hooks: HOOKS,
  greetings: GREETINGS,
  biographies: BIOGRAPHIES,
  scenarios: SCENARIOS,
})
