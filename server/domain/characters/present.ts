import type { Character, CharacterSummary } from '@/contracts/characters'
import type { characters } from '@/server/db/schema'
import { fillMacros, NAMELESS } from '../cards/macros'
import type { Context } from '../context'
import { portraitOf } from '../media/portrait-address'

export type CharacterRow = typeof characters.$inferSelect

/** What a card needs; lists read no more than this. */
export type SummaryRow = Pick<
  CharacterRow,
  | 'id'
  | 'slug'
  | 'full_name'
  | 'age'
  | 'gender'
  | 'hook'
  | 'category'
  | 'tags'
  | 'portrait'
  | 'portrait_id'
  | 'visibility'
  | 'conversations_count'
  | 'likes_count'
>

export const summaryOf = (ctx: Context, row: SummaryRow): CharacterSummary => ({
  id: row.id,
  slug: row.slug,
  full_name: row.full_name,
  age: row.age,
  gender: row.gender,
  hook: row.hook,
  category: row.category as CharacterSummary['category'],
  tags: row.tags,
  portrait: portraitOf(ctx, row),
  conversations_count: row.conversations_count,
  likes_count: row.likes_count,
})

/** Cards say {{char}} and {{user}}; on a public page the user is the reader. */
const shown = (row: CharacterRow, text: string) => fillMacros(text, { char: row.extras.nickname ?? row.full_name, user: NAMELESS })

export const characterOf = (ctx: Context, row: CharacterRow, creator: Character['creator']): Character => ({
  ...summaryOf(ctx, row),
  occupation: row.occupation,
  biography: shown(row, row.biography),
  hobbies: row.hobbies,
  personality: row.personality,
  greeting: shown(row, row.greeting),
  alternate_greetings_count: row.extras.alternate_greetings?.length ?? 0,
  scenarios: row.scenarios.map(({ title, opening }) => ({ title, opening: shown(row, opening) })),
  style: row.appearance.style,
  ethnicity: row.appearance.ethnicity,
  body_type: row.appearance.body_type,
  hair_style: row.appearance.hair_style,
  hair_color: row.appearance.hair_color,
  eye_color: row.appearance.eye_color,
  creator,
  listed: row.visibility === 'public',
})

/** The public page of whoever made a character, or null. */
export async function creatorOf(ctx: Context, row: CharacterRow): Promise<Character['creator']> {
  if (row.owner_id === null) return null
  const [creator] = await ctx.db.query<{ handle: string; display_name: string }>(
    'select c.handle, c.display_name from creators c join users u on u.id = c.user_id and u.disabled_at is null where c.user_id = $1',
    [row.owner_id],
  )
  return creator ?? null
}
