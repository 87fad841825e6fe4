import { CATEGORIES } from '@/contracts/character-options'
import type { CategoryEntry } from '@/contracts/characters'
import type { Context } from '../context'
import { portraitOf } from '../media/portrait-address'

type Row = { category: string; n: number } & Parameters<typeof portraitOf>[1]

/** The categories with public characters, in our order, each with the face of whom most people talk with. */
export async function listCategories(ctx: Context): Promise<{ data: CategoryEntry[]; count: number }> {
  const rows = await ctx.db.query<Row>(
    `select g.category, g.n, face.portrait, face.portrait_id, face.visibility
       from (select category, count(*)::int as n from characters where visibility = 'public' group by category) g,
         lateral (select portrait, portrait_id, visibility from characters c
           where c.visibility = 'public' and c.category = g.category order by conversations_count desc, id desc limit 1) face`,
    [],
  )
  const known = new Map(rows.map((row) => [row.category, row]))
  const data = CATEGORIES.flatMap((slug) => {
    const row = known.get(slug)
    return row ? [{ slug, count: row.n, portrait: portraitOf(ctx, row) }] : []
  })
  return { data, count: data.length }
}
