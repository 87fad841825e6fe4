import { CATEGORIES } from '@/contracts/character-options'
import type { CategoryEntry } from '@/contracts/characters'
import type { Context } from '../context'
import { portraitOf } from '../media/portrait-address'
import { readLate } from '../read-late'

/** Counting looks at every public character, and everybody who opens Explore asks; ten seconds of staleness are harmless. */
const FRESH_MS = 10_000
type Answer = { data: CategoryEntry[]; count: number }
const cache = new WeakMap<Context['db'], { answer: Promise<Answer>; until: number }>()

type Row = { category: string; n: number } & Parameters<typeof portraitOf>[1]

/** The categories with public characters, in our order, each with the portrait of its most popular character. */
export function listCategories(ctx: Context): Promise<Answer> {
  const known = cache.get(ctx.db)
  if (known && known.until > performance.now()) return known.answer
  const answer = readLate(ctx, read)
  cache.set(ctx.db, { answer, until: performance.now() + FRESH_MS })
  // What failed is asked again.
  answer.catch(() => cache.delete(ctx.db))
  return answer
}

async function read(ctx: Context): Promise<Answer> {
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
