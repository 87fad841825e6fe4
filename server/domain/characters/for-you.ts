import { CATEGORIES, GENDERS } from '@/contracts/character-options'
import type { Context } from '../context'
import { GENDER, KNOWN, type Taste } from './taste'

/** An interest counts for so many of those who share it: the best known, of each gender. */
const MOST_WITH_TAG = 24
/** After every number there is. */
const LAST = 2 ** 31 - 1

/** Where a page ended, and when the first one was read. */
type Position = { rank: number; people: number; id: number; since: Date }
type Ranked = { id: number; rank: number; people: number }

const withTag = 'select t.character_id, t.fame from character_tags t where t.tag = x.tag and t.gender = g.gender'
const BEST_KNOWN = `order by fame desc, character_id desc limit ${MOST_WITH_TAG}`
const onShelf = (more: string) => `select c.id, c.conversations_count as people from characters c
  where c.visibility = 'public' and c.gender = s.gender and c.category = s.category and (c.conversations_count, c.id) < (s.people, s.id)
    and c.id not in (select id from near) ${more}
  order by c.conversations_count desc, c.id desc limit $10`

/** $1, $2: tags and their points; $3: genders; $4: known characters. The relation near (id, points): who is ranked one by one. */
const near = (best: string) => `near as materialized (
    select id, sum(points)::int as points from (
      select best.character_id as id, x.points from unnest($1::text[], $2::int[]) as x(tag, points), unnest($3::text[]) as g(gender), lateral (${best}) best
      union all select id, 0 from unnest($4::int[]) as met(id)
    ) found group by id)`
/** $5 to $9: gender, category and points of each shelf, and after which people and id it goes on. */
const SHELVES = `shelf as materialized (
    select * from unnest($5::text[], $6::text[], $7::int[], $8::int[], $9::int[]) as s(gender, category, points, people, id))`
// "offset 0": each by its key. Planned as joins, all of a few thousand characters may be read for a hundred of them.
const EACH = `(select c.*, n.points from near n,
    lateral (select id, gender, category, conversations_count from characters c where c.id = n.id and visibility = 'public' offset 0) c offset 0) c`
const RANK = `s.points + c.points - case when c.id = any($4::int[]) then ${KNOWN} else 0 end`

const FIRST = `with ${near(`${withTag} ${BEST_KNOWN}`)}, ${SHELVES}
  select id, rank, people from (
    select c.id, ${RANK} as rank, c.conversations_count as people
      from ${EACH} join shelf s on s.gender = c.gender and s.category = c.category
    union all
    select c.id, s.points, c.people from shelf s, lateral (${onShelf('')}) c
  ) listed order by rank desc, people desc, id desc limit $10`

/** $11 to $13: where the last page ended; $14: since when. Who has moved since then is where they were. */
const NEXT = `with moved as materialized (
    select m.character_id, c.conversations_count - m.n as people, fame_of(c.conversations_count - m.n) as fame,
        fame_of(c.conversations_count) <> fame_of(c.conversations_count - m.n) as rose
      from (select character_id, count(*)::int as n from conversations where created_at > $14::timestamptz group by character_id) m
      join characters c on c.id = m.character_id),
  ${near(`select character_id from (
      (${withTag} and t.character_id not in (select character_id from moved where rose) ${BEST_KNOWN})
      union all
      (select t.character_id, m.fame from moved m join character_tags t on t.character_id = m.character_id and t.tag = x.tag
        where m.rose and t.gender = g.gender)
    ) each ${BEST_KNOWN}`)}, ${SHELVES}
  select id, rank, people from (
    select c.id, ${RANK} as rank, coalesce(m.people, c.conversations_count) as people
      from ${EACH} join shelf s on s.gender = c.gender and s.category = c.category
      left join moved m on m.character_id = c.id
    union all
    select c.id, s.points, c.people from shelf s, lateral (${onShelf('and c.id not in (select character_id from moved)')}) c
    union all
    select c.id, s.points, m.people from moved m join characters c on c.id = m.character_id and c.visibility = 'public'
      join shelf s on s.gender = c.gender and s.category = c.category
     where (m.people, c.id) < (s.people, s.id) and c.id not in (select id from near)
  ) listed where (rank, people, id) < ($11::int, $12::int, $13::int) order by rank desc, people desc, id desc limit $10`

/**
 * The public characters of a taste, at most `limit` of them after a position, read from indexes: as many rows with a hundred thousand
 * characters as with a thousand. Characters the person knows, and the best known with each tag of their taste, are ranked one by one; all
 * others have the points of their shelf (gender and category), and are in the order of how many people talk with them.
 */
export async function suggest(
  ctx: Context,
  { gender, categories, tags, known }: Taste,
  wanted: { gender?: string | undefined; category?: string | undefined },
  limit: number,
  position: Position | null,
): Promise<Ranked[]> {
  const worth = new Map<string, number>(categories)
  const shelves = GENDERS.filter((one) => (wanted.gender ?? one) === one).flatMap((of) =>
    CATEGORIES.filter((one) => (wanted.category ?? one) === one).map((category) => {
      const points = (of === gender ? GENDER : 0) + (worth.get(category) ?? 0)
      const rank = position?.rank ?? LAST
      const [people, id] = points < rank ? [LAST, LAST] : points === rank ? [position!.people, position!.id] : [-1, 0]
      return { gender: of, category, points, people, id }
    }),
  )
  const genders = wanted.gender ? [wanted.gender] : gender ? [gender] : GENDERS
  return ctx.db.query<Ranked>(position ? NEXT : FIRST, [
    tags.map(([tag]) => tag),
    tags.map(([, points]) => points),
    genders,
    known,
    shelves.map((shelf) => shelf.gender),
    shelves.map((shelf) => shelf.category),
    shelves.map((shelf) => shelf.points),
    shelves.map((shelf) => shelf.people),
    shelves.map((shelf) => shelf.id),
    limit,
    ...(position ? [position.rank, position.people, position.id, position.since] : []),
  ])
}
