import type { CharacterRow } from '../characters/present'
import { fillMacros, NAMELESS, type Names } from './macros'

type Named = { full_name: string; extras: { nickname?: string; alternate_greetings?: string[] } }

/** Who {{char}} and {{user}} are between these two. */
export const namesOf = (row: Named, user_name: string | null): Names => ({
  char: row.extras.nickname ?? row.full_name,
  user: user_name || NAMELESS,
})

/** How a character may begin, as it is worded now: its greeting first, then those that came with a card. */
export function greetingsOf(row: Named & Pick<CharacterRow, 'greeting'>, user_name: string | null): string[] {
  const names = namesOf(row, user_name)
  return [row.greeting, ...(row.extras.alternate_greetings ?? [])].map((text) => fillMacros(text, names).trim() || text)
}
