import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** A change is counted before its commit is seen, and a standby hears of some only, so what is kept is no older than this either. */
const FRESH_MS = 10_000
/** How many public characters there are of each gender and category. */
type Shelf = { gender: string; category: string; n: number }
const cache = new WeakMap<Db, { shelves: Promise<Shelf[]>; changes: number; until: number }>()

/** Counts public characters without looking at them each time: the shelves are counted anew once somebody has come or gone. */
export async function countShelves(ctx: Context, wanted: { gender?: string | undefined; category?: string | undefined }): Promise<number> {
  const [row] = await ctx.db.query<{ changes: number }>('select last_value as changes from public_changes', [])
  const changes = row?.changes ?? 0
  let known = cache.get(ctx.db)
  if (!known || known.changes !== changes || known.until <= performance.now()) {
    const shelves = ctx.db.query<Shelf>(
      `select gender, category, count(*)::int as n from characters where visibility = 'public' group by gender, category`,
      [],
    )
    cache.set(ctx.db, (known = { shelves, changes, until: performance.now() + FRESH_MS }))
    // What failed is asked again.
    shelves.catch(() => cache.delete(ctx.db))
  }
  const shelves = await known.shelves
  return shelves
    .filter(({ gender, category }) => (wanted.gender ?? gender) === gender && (wanted.category ?? category) === category)
    .reduce((sum, { n }) => sum + n, 0)
}
