import { SITEMAP_MOST, SITEMAP_PAGE } from '@/contracts/characters'
import type { Context } from '../context'
import { readLate } from '../read-late'

type Entry = { path: string; updated_at: string }

/**
 * Pages of public characters, and of creators who have one, the latest changed first, from the entry `after` on.
 * A creator's page changed when one of their public characters did.
 */
export const listSitemap = (ctx: Context, after: number) => readLate(ctx, (late) => read(late, after))

async function read(ctx: Context, after: number): Promise<{ data: Entry[]; count: number; next_cursor: string | null }> {
  const rows = await ctx.db.query<{ path: string; updated_at: Date; n: number }>(
    `with page as (
       select '/characters/' || slug as path, updated_at from characters where visibility = 'public'
       union all
       select '/creators/' || r.handle, max(c.updated_at) from creators r join characters c on c.owner_id = r.user_id
        where c.visibility = 'public' group by r.handle
     )
     select path, updated_at, (count(*) over ())::int as n from page order by updated_at desc, path limit $1 offset $2`,
    [SITEMAP_PAGE, Math.min(after, SITEMAP_MOST)],
  )
  const data = rows.map(({ path, updated_at }) => ({ path, updated_at: new Date(updated_at).toISOString() }))
  const count = rows[0]?.n ?? 0
  const next = after + SITEMAP_PAGE
  return { data, count, next_cursor: next < Math.min(count, SITEMAP_MOST) ? String(next) : null }
}
