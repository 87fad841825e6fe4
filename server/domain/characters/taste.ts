import { sql, type SQL } from 'drizzle-orm'
import { CATEGORIES, type Category } from '@/contracts/character-options'
import type { ForYouReason } from '@/contracts/characters'
import type { Appearance } from '@/server/db/seed/character-seed'
import type { Context } from '../context'

/** What a favorite and a conversation say about someone's taste. */
const LIKE = 3
const TALK = 2
/** Older ones than these say nothing any more. */
const NEWEST = 100
const MOST_TAGS = 10
/** Weights of a match: the preferred gender first, then the kind of relation, then shared interests. */
export const GENDER = 1000
const CATEGORY = 400
const TAG = 100
/** Characters the person has met come after new ones. */
export const KNOWN = 3000

export type Taste = {
  because: ForYouReason
  gender: Appearance['gender'] | null
  /** Names with their points, the heaviest first. */
  categories: [string, number][]
  tags: [string, number][]
  /** Characters the person has met or likes. */
  known: number[]
}

type Row = { id: number; category: Category; tags: string[]; points: number }

/** The heaviest first, each as a share of the heaviest. */
function shares(entries: [string, number][], most: number, worth: number): [string, number][] {
  const sum = new Map<string, number>()
  for (const [name, points] of entries) sum.set(name, (sum.get(name) ?? 0) + points)
  const sorted = [...sum].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, most)
  const top = sorted[0]?.[1] ?? 1
  return sorted.map(([name, points]) => [name, Math.round((worth * points) / top)])
}

function reasonOf(rows: Row[], categories: [string, number][]): ForYouReason {
  if (rows.length === 0) return { kind: 'profile' }
  const category = CATEGORIES.find((one) => one === categories[0]?.[0])
  const there = rows.filter((row) => row.category === category).length
  // "Most" is more than half, and of one it says nothing.
  const enough = there >= 2 && there * 2 > rows.length
  return category && enough ? { kind: 'category', category } : { kind: 'company' }
}

/**
 * A person's taste at a moment, from favorites, conversations and profile. It only orders lists.
 * Null where nothing is known: then what is popular is as good.
 */
export async function readTaste(ctx: Context, user_id: number, at: Date): Promise<Taste | null> {
  const rows = await ctx.db.query<Row>(
    `select c.id, c.category, c.tags, sum(k.points)::int as points from (
        (select character_id, ${LIKE} as points, created_at from character_likes where user_id = $1 and created_at <= $2
          order by created_at desc, character_id limit ${NEWEST})
        union all
        (select character_id, ${TALK}, created_at from conversations where user_id = $1 and created_at <= $2
          order by created_at desc, character_id limit ${NEWEST})
      ) k join characters c on c.id = k.character_id
     group by c.id order by c.id`,
    [user_id, at],
  )
  const [user] = await ctx.db.query<{ orientation: string | null }>(
    `select custom_attributes->>'orientation' as orientation from users where id = $1`,
    [user_id],
  )
  const gender: Taste['gender'] = user?.orientation === 'Women' ? 'Female' : user?.orientation === 'Men' ? 'Male' : null
  if (rows.length === 0 && !gender) return null
  const categories = shares(
    rows.map((row) => [row.category, row.points]),
    CATEGORIES.length,
    CATEGORY,
  )
  const tags = shares(
    rows.flatMap((row) => row.tags.map((tag): [string, number] => [tag, row.points])),
    MOST_TAGS,
    TAG,
  )
  const known = rows.map(({ id }) => id)
  return { because: reasonOf(rows, categories), gender, categories, tags, known }
}

/** Expression of the points of `characters c`. */
export function scoreOf({ gender, categories, tags, known }: Taste): SQL {
  const number = (value: number) => sql.raw(String(value))
  const parts = [
    ...(gender ? [sql`case when c.gender = ${gender} then ${number(GENDER)} else 0 end`] : []),
    ...(categories.length > 0
      ? [
          sql`case c.category ${sql.join(
            categories.map(([name, points]) => sql`when ${name} then ${number(points)}`),
            sql` `,
          )} else 0 end`,
        ]
      : []),
    ...tags.map(([name, points]) => sql`case when c.tags ? ${name} then ${number(points)} else 0 end`),
    ...(known.length > 0 ? [sql`case when c.id in (${sql.join(known.map(number), sql`, `)}) then ${number(-KNOWN)} else 0 end`] : []),
  ]
  return sql`(${sql.join(parts, sql` + `)})::int`
}
