import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Category } from '@/contracts/character-options'
import { NEW_DAYS, type CharacterFilter, type CharacterSort, type CharacterSummary, type ForYouReason } from '@/contracts/characters'
import { characters } from '@/server/db/schema'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { readLate } from '../read-late'
import { suggest } from './for-you'
import { summaryOf } from './present'
import { rowsOf } from './rows'
import { categoryOf, matchesOf } from './search'
import { countShelves } from './shelf-counts'
import { readTaste, scoreOf } from './taste'

type Filter = z.output<typeof CharacterFilter>
type Order = CharacterSort | 'match'
/** Where a page ends. `at` is when the first page was read, `count` what it counted; `rank` is the order's own number. */
type Position = { order: Order; at: number; count: number; rank: number; people: number; id: number }
type Ranked = { id: number; rank: number; people: number; count?: number }
type Listed = {
  data: CharacterSummary[]
  count: number
  next_cursor: string | null
  because?: ForYouReason | null
  category?: Category | null
}

const ORDERS: Order[] = ['popular', 'new', 'for_you', 'match']
const DAY_MS = 86_400_000
/** What a card needs: the rest of a row, above all its voice, is much longer. */
const { id, slug, full_name, age, gender, hook, category, tags, portrait, portrait_id, visibility, conversations_count, likes_count } =
  characters
const SUMMARY = {
  id,
  slug,
  full_name,
  age,
  gender,
  hook,
  category,
  tags,
  portrait,
  portrait_id,
  visibility,
  conversations_count,
  likes_count,
}

const encode = ({ order, at, count, rank, people, id }: Position) =>
  Buffer.from([ORDERS.indexOf(order), at, count, rank, people, id].join('.')).toString('base64url')

function decode(cursor: string, order: Order): Position {
  const match = /^(\d)\.(\d{1,14})\.(\d{1,9})\.(-?\d{1,16})\.(-?\d{1,9})\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const [index, at, count, rank, people, id] = (match?.slice(1) ?? []).map(Number) as [number, number, number, number, number, number]
  if (!match || ORDERS[index] !== order) throw new AppError('INVALID_INPUT', 'This cursor isn’t valid.')
  return { order, at, count, rank, people, id }
}

/** When a character came to where all can see it. */
const CAME = sql`coalesce(c.published_at, c.created_at)`
const micros = sql`(extract(epoch from ${CAME}) * 1000000)::bigint`

function conditions(ctx: Context, filter: Filter, caller: Caller | null): SQL {
  const wanted: (SQL | false | undefined)[] = [
    sql`c.visibility = 'public'`,
    filter.category && sql`c.category = ${filter.category}`,
    filter.gender && sql`c.gender = ${filter.gender}`,
    filter.style && sql`c.appearance->>'style' = ${filter.style}`,
    filter.ethnicity && sql`c.appearance->>'ethnicity' = ${filter.ethnicity}`,
    filter.tag !== undefined &&
      sql`exists (select from character_tags t where t.character_id = c.id and t.tag = ${filter.tag.toLowerCase()})`,
    filter.ids !== undefined && sql`c.id = any(string_to_array(${filter.ids}, ',')::int[])`,
    filter.creator !== undefined && sql`c.owner_id = (select user_id from creators where handle = ${filter.creator.toLowerCase()})`,
    filter.favorites && sql`exists (select from character_likes l where l.character_id = c.id and l.user_id = ${caller?.user_id ?? 0})`,
    filter.fresh && sql`${CAME} > ${new Date(ctx.now().getTime() - NEW_DAYS * DAY_MS).toISOString()}::timestamptz`,
  ]
  return sql.join(
    wanted.filter((one) => typeof one === 'object'),
    sql` and `,
  )
}

/** After a day a list starts over. */
const sinceOf = (ctx: Context, at: number) => new Date(ctx.now().getTime() - at > DAY_MS ? ctx.now().getTime() : at)

/**
 * Conversations that began after the first page was read: subtracting them keeps the order of the first page, so that
 * no character appears twice or is skipped while counts grow.
 */
const since = (ctx: Context, at: number) =>
  sql`(select character_id, count(*)::int as n from conversations where created_at > ${sinceOf(ctx, at).toISOString()}::timestamptz group by character_id)`

/** By people who talk with them. The index gives what has not moved since the first page, the few others are added. */
function popular(ctx: Context, where: SQL, matches: SQL, limit: number, position: Position | null): SQL {
  const still = (more: SQL) => sql`select c.id, 0 as rank, c.conversations_count as people from characters c ${matches}
    where ${where} ${more} order by c.conversations_count desc, c.id desc limit ${limit}`
  if (!position) return still(sql``)
  const here = sql`(${position.people}, ${position.id})`
  return sql`with moved as materialized ${since(ctx, position.at)}
    select id, rank, people from (
      (${still(sql`and (c.conversations_count, c.id) < ${here} and not exists (select from moved m where m.character_id = c.id)`)})
      union all
      (select c.id, 0, c.conversations_count - m.n from moved m join characters c on c.id = m.character_id ${matches}
        where ${where} and (c.conversations_count - m.n, c.id) < ${here})
    ) both_kinds order by people desc, id desc limit ${limit}`
}

function newest(where: SQL, matches: SQL, limit: number, position: Position | null): SQL {
  const after = position
    ? sql`and (${CAME}, c.id) < (timestamptz 'epoch' + ${position.rank}::bigint * interval '1 microsecond', ${position.id})`
    : sql``
  return sql`select c.id, ${micros} as rank, 0 as people from characters c ${matches}
    where ${where} ${after} order by ${CAME} desc, c.id desc limit ${limit}`
}

/** By a number of each character's own; among equals by people, as of the first page. */
function ranked(ctx: Context, where: SQL, matches: SQL, score: SQL, limit: number, position: Position | null): SQL {
  const people = position ? sql`c.conversations_count - coalesce(m.n, 0)` : sql`c.conversations_count`
  const moved = position ? sql`left join ${since(ctx, position.at)} m on m.character_id = c.id` : sql``
  const after = position ? sql`where (rank, people, id) < (${position.rank}, ${position.people}, ${position.id})` : sql``
  // Every row is scored anyway, so the first page counts them too.
  return sql`select id, rank, people${position ? sql`` : sql`, (count(*) over ())::int as count`} from (
      select c.id, ${score} as rank, ${people} as people from characters c ${matches} ${moved} where ${where}
    ) all_of_them ${after} order by rank desc, people desc, id desc limit ${limit}`
}

/** Nothing else narrows the list: it is counted by shelf (shelf-counts.ts) and suggested from shelves (for-you.ts). */
const isOfShelves = ({ gender: _gender, category: _category, sort: _sort, cursor: _cursor, size: _size, ...others }: Filter) =>
  Object.values(others).every((value) => value === undefined)

/**
 * Public characters. `count` is of all that match, as the first page counted them; `next_cursor` is null on the last page.
 * Throws UNAUTHENTICATED for favorites of nobody, INVALID_INPUT for a cursor of another order.
 */
export async function listCharacters(ctx: Context, filter: Filter, caller: Caller | null = null): Promise<Listed> {
  // A person's list has their own favorites and chats in it; a visitor has written nothing.
  if (!caller && ctx.standby) return readLate(ctx, (late) => listCharacters(late, filter))
  if (filter.favorites && !caller) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
  const order: Order = filter.sort ?? (filter.q?.trim() ? 'match' : 'popular')
  const position = filter.cursor === undefined ? null : decode(filter.cursor, order)
  const at = position?.at ?? ctx.now().getTime()
  const taste = order === 'for_you' && caller ? await readTaste(ctx, caller.user_id, new Date(at)) : null
  const because = order === 'for_you' ? { because: taste?.because ?? null } : {}
  const found = filter.q?.trim() ? await matchesOf(ctx, filter.q) : undefined
  const category = filter.q?.trim() && !position ? { category: categoryOf(filter.q) } : {}
  if (found === null) return { data: [], count: 0, next_cursor: null, ...because, ...category }

  const where = conditions(ctx, filter, caller)
  const matches = found ? sql`join ${found} match on match.character_id = c.id` : sql``
  const limit = filter.size + 1
  const page = {
    popular: () => popular(ctx, where, matches, limit, position),
    new: () => newest(where, matches, limit, position),
    for_you: () => (taste ? ranked(ctx, where, matches, scoreOf(taste), limit, position) : popular(ctx, where, matches, limit, position)),
    match: () => ranked(ctx, where, matches, sql`match.points`, limit, position),
  }[order]
  const rows: Ranked[] =
    taste && isOfShelves(filter)
      ? await suggest(ctx, taste, filter, limit, position && { ...position, since: sinceOf(ctx, at) })
      : await rowsOf<Ranked>(ctx.db, page())
  const counted = () =>
    isOfShelves(filter)
      ? countShelves(ctx, filter)
      : rowsOf<{ n: number }>(ctx.db, sql`select count(*)::int as n from characters c ${matches} where ${where}`).then(
          ([row]) => row?.n ?? 0,
        )
  const count = position?.count ?? rows[0]?.count ?? (rows.length < limit ? rows.length : await counted())
  const shown = rows.slice(0, filter.size)
  const cards =
    shown.length === 0
      ? []
      : await ctx.db.orm
          .select(SUMMARY)
          .from(characters)
          .where(
            and(
              inArray(
                characters.id,
                shown.map((row) => row.id),
              ),
              eq(characters.visibility, 'public'),
            ),
          )
  const byId = new Map(cards.map((row) => [row.id, row]))
  const last = rows.length > filter.size ? shown.at(-1) : undefined
  return {
    data: shown.flatMap((row) => byId.get(row.id) ?? []).map((row) => summaryOf(ctx, row)),
    count,
    next_cursor: last ? encode({ order, at, count, rank: Number(last.rank), people: last.people, id: last.id }) : null,
    ...because,
    ...category,
  }
}
