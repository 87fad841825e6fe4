import { randomUUID } from 'node:crypto'
import { characters } from '@/server/db/schema'
import type { Context } from '@/server/domain/context'

type Values = Partial<typeof characters.$inferInsert>

/** A character of someone as it is in the database, without a drawn portrait. Answers its row. */
export async function insertCharacter(ctx: Context, owner_id: number | null, values: Values = {}) {
  const slug = `someone-${randomUUID()}`
  const full_name = values.full_name ?? 'Vera Lind'
  const [row] = await ctx.db.orm
    .insert(characters)
    .values({
      slug,
      owner_id,
      full_name,
      visibility: 'public',
      age: 29,
      gender: 'Female',
      category: 'warm',
      hook: 'Come in, the kettle is on.',
      biography: 'She keeps a lighthouse.',
      extroversion: 50,
      connection: 50,
      sex_drive: 50,
      greeting: 'Hello.',
      search_text: full_name.toLowerCase(),
      appearance: {
        style: 'Realistic',
        gender: 'Female',
        ethnicity: 'Caucasian',
        body_type: 'Fit',
        breast_size: 'Medium',
        butt_size: 'Medium',
        hair_style: 'StraightLong',
        hair_color: 'Brunette',
        eye_color: 'Green',
        outfit: 'sweater',
        scene: 'lamp',
        palette: 'rose',
      } as never,
      portrait: {
        base: `/portraits/${slug}`,
        placeholder: 'data:image/gif;base64,R0lGODlhAQABAIAAACEYKQAAACwAAAAAAQABAAACAkQBADs=',
        color: '#211829',
      },
      ...values,
    })
    .returning()
  return row!
}
