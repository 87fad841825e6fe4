import { and, count, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { CategoryEntry, CharacterFilter, CharacterSummary } from '@/contracts/characters'
import { CATEGORIES } from '@/contracts/character-options'
import { characters } from '@/server/db/schema'
import type { Context } from '../context'
import { AppError } from '../errors'
import { portraitOf } from '../media/portrait-address'
import { summaryOf, type CharacterRow } from './present'

type Filter = z.output<typeof CharacterFilter>
type Place = { count: number; id: number }

const encode = (row: CharacterRow) => Buffer.from(`${row.conversations_count}.${row.id}`).toString('base64url')

function decode(cursor: string): Place {
  const match = /^(\d{1,10})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match) throw new AppError('INVALID_INPUT', 'This cursor is not one of ours.')
  return { count: Number(match[1]), id: Number(match[2]) }
}

/** Every word must be found somewhere; % and _ are letters here. */
const words = (q: string): SQL[] =>
  q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
    .map((word) => sql`${characters.search_text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)

const after = (place: Place, sort: Filter['sort']) =>
  sort === 'new'
    ? lt(characters.id, place.id)
    : or(
        lt(characters.conversations_count, place.count),
        and(eq(characters.conversations_count, place.count), lt(characters.id, place.id)),
      )

/** Public characters; `count` is of all that match, `next_cursor` null on the last page. */
export async function listCharacters(
  ctx: Context, filter: Filter,
): Promise<{ data: CharacterSummary[]; count: number; next_cursor: string | null }> {
  const matching = [
    eq(characters.visibility, 'public'),
    filter.category ? eq(characters.category, filter.category) : undefined,
    filter.gender ? eq(characters.gender, filter.gender) : undefined,
    filter.style ? sql`${characters.appearance}->>'style' = ${filter.style}` : undefined,
    filter.tag ? sql`${characters.tags} ? ${filter.tag.toLowerCase()}` : undefined,
    ...(filter.q ? words(filter.q) : []),
  ]
  const order = filter.sort === 'new' ? [desc(characters.id)] : [desc(characters.conversations_count), desc(characters.id)]
  const rows = await ctx.db.orm.select().from(characters)
    .where(and(...matching, filter.cursor ? after(decode(filter.cursor), filter.sort) : undefined))
    .orderBy(...order).limit(filter.size + 1)
  const [total] = await ctx.db.orm.select({ n: count() }).from(characters).where(and(...matching))
  const page = rows.slice(0, filter.size)
  const last = rows.length > filter.size ? page.at(-1) : undefined
  return { data: page.map((row) => summaryOf(ctx, row)), count: total?.n ?? 0, next_cursor: last ? encode(last) : null }
}

export async function listCategories(ctx: Context): Promise<{ data: CategoryEntry[]; count: number }> {
  const rows = await ctx.db.query<{ category: string; n: number; face: Parameters<typeof portraitOf>[1] }>(
    `select category, count(*)::int as n,
        (array_agg(json_build_object('portrait', portrait, 'portrait_id', portrait_id, 'visibility', visibility) order by conversations_count desc, id desc))[1] as face
       from characters where visibility = 'public' group by category`,
    [],
  )
  const known = new Map(rows.map((row) => [row.category, row]))
  const data = CATEGORIES.flatMap((slug) => {
    const row = known.get(slug)
    return row ? [{ slug, count: row.n, portrait: portraitOf(ctx, row.face) }] : []
  })
  return { data, count: data.length }
}
