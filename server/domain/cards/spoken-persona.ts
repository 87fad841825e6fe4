import type { LoadedPersona } from '../characters/load-persona'
import { fillMacros, NAMELESS } from './macros'

/** A persona as this person meets it: {{char}} and {{user}} have names. Books are filled entry by entry, when they are included. */
export function spokenPersona(persona: LoadedPersona, user_name: string | null): LoadedPersona {
  const names = { char: persona.nickname ?? persona.full_name, user: user_name || NAMELESS }
  const fill = (text: string) => fillMacros(text, names)
  return {
    ...persona,
    occupation: fill(persona.occupation),
    biography: fill(persona.biography),
    hobbies: persona.hobbies.map(fill),
    personality: persona.personality.map(fill),
    preferences: persona.preferences.map(fill),
    greeting: fill(persona.greeting),
    custom_instructions: fill(persona.custom_instructions),
    ...(persona.alternate_greetings ? { alternate_greetings: persona.alternate_greetings.map(fill) } : {}),
    scenarios: persona.scenarios.map(({ opening }) => ({ opening: fill(opening) })),
    ...(persona.example_dialogue ? { example_dialogue: fill(persona.example_dialogue) } : {}),
    ...(persona.post_history_instructions ? { post_history_instructions: fill(persona.post_history_instructions) } : {}),
  }
}
