import { sql, type SQL } from 'drizzle-orm'
import { foldText } from '@/server/db/search-text'
import { hasSimilarWords } from '@/server/db/similar-words'
import type { Context } from '../context'
import { rowsOf } from './rows'
import { CATEGORIES, type Category } from '@/contracts/character-options'
import { oneEditAway, slipsBetween } from './edits'
import { lookOf } from './looks'

/** Further words of a query are ignored. */
const MOST_WORDS = 8
/** Words that say nothing about anybody; they count only where nothing else was asked. */
const EMPTY = new Set(
  'a an the and or of in on at to for from by with without who whom that which is are am be being was i me my you your we us our he she they them it its not some any someone somebody person people like likes love loves want wants looking'.split(
    ' ',
  ),
)
/** What a hit is worth, times the weight of its line: exact and beginning first, then what is alike. */
const EXACT = 100
const JOINED = 90
const BEGINNING = 70
const ALIKE = [0, 30, 20, 12]
/** How many similar words one word of a query may match. */
const MOST_ALIKE = 10
/** What a look is worth: as much as an occupation or a category that fits exactly. */
const LOOK = 4 * EXACT
/** Spellings that no count of slips leads back from. */
const SPELLINGS = new Map([
  ['nite', 'night'],
  ['nites', 'nights'],
  ['tonite', 'tonight'],
])

/** The words of a search, without those that say nothing. */
export function askedWords(q: string): string[] {
  const all = [...new Set(foldText(q).split(' ').filter(Boolean))].map((word) => (SPELLINGS.get(word) ?? word).slice(0, 60))
  const telling = all.filter((word) => !EMPTY.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}

const isMeant = (word: string, part: string) =>
  word === part || `${word}s` === part || (word.length > 3 && word[0] === part[0] && slipsBetween(word, part).whole <= 1)

/** The category that a search names and nothing else; null where it names none. */
export function categoryOf(q: string): Category | null {
  const words = askedWords(q)
  const named = CATEGORIES.find((category) => {
    const parts = category.split('-')
    return parts.length === words.length && parts.every((part, at) => isMeant(words[at]!, part))
  })
  return named ?? null
}

/** More slips in longer words; in words of one or two letters none. */
const slipsAllowed = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3)

const beginsWith = (word: string) => sql`word ~>=~ ${word} and word ~<~ ${`${word}\u{10FFFF}`}`
const listed = (words: readonly string[]) => sql`unnest(string_to_array(${words.join(' ')}, ' '))`

/** Of each word, whether any public character has it or one that begins with it. */
async function areKnown(ctx: Context, words: readonly string[]): Promise<boolean[]> {
  const each = words.map((word) => sql`exists (select from character_words where ${beginsWith(word)})`)
  const [row] = await rowsOf<{ known: boolean[] }>(ctx.db, sql`select array[${sql.join(each, sql`, `)}] as known`)
  return row?.known ?? []
}

/** The words of characters that `asked` may have meant, with what each is worth. */
async function alike(ctx: Context, asked: string): Promise<{ word: string; worth: number }[]> {
  const most = slipsAllowed(asked)
  if (most === 0) return []
  const near = sql`select word, points from search_words where word in (select ${listed(oneEditAway(asked))})`
  const similar =
    (await hasSimilarWords(ctx.db)) && most > 1 ? sql` union select word, points from search_words where word % ${asked}` : sql``
  const rows = await rowsOf<{ word: string; points: number }>(ctx.db, sql`${near}${similar}`)
  return rows
    .flatMap(({ word, points }) => {
      const { whole, beginning } = slipsBetween(asked, word)
      // A long beginning says enough; a short one begins too much.
      const slips = asked.length >= 5 ? Math.min(whole, beginning + 0.5) : whole
      const worth = Math.round(slips <= most ? (ALIKE[Math.ceil(slips)] ?? 0) - (slips % 1) * 4 : 0)
      // In short words one letter is much: only what describes someone counts.
      return worth > 0 && (asked.length > 3 || points > 1) ? [{ word, worth, points }] : []
    })
    .sort((a, b) => b.worth * b.points - a.worth * a.points || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_ALIKE)
}

/**
 * A relation (character_id, points) of the public characters that a search finds: those with every word, or where nobody
 * has them all, with as many as anybody has. Null where nothing can be found.
 */
export async function matchesOf(ctx: Context, q: string): Promise<SQL | null> {
  const words = askedWords(q)
  if (words.length === 0) return null
  // "book shop" is also "bookshop".
  const pairs = words.slice(1).map((word, at) => words[at]! + word)
  const known = await areKnown(ctx, [...words, ...pairs])
  const found: SQL[] = []
  const hits = (n: number, points: SQL, where: SQL) =>
    found.push(sql`select character_id, ${sql.raw(String(n))} as n, ${points} as points from character_words where ${where}`)
  const looks = (n: number, where: SQL) =>
    found.push(sql`select id as character_id, ${sql.raw(String(n))} as n, ${sql.raw(String(LOOK))} as points
      from characters where visibility = 'public' and ${where}`)
  for (const [n, word] of words.entries()) {
    const seen = [word, pairs[n - 1], pairs[n]].flatMap((asked) => (asked === undefined ? [] : (lookOf(asked) ?? [])))
    for (const where of seen) looks(n, where)
    const joinedHere = [pairs[n - 1], pairs[n]].filter((pair, side) => pair !== undefined && known[words.length + (side === 0 ? n - 1 : n)])
    for (const pair of joinedHere) hits(n, sql`points * ${sql.raw(String(JOINED))}`, beginsWith(pair!))
    if (known[n]) {
      // One letter begins nearly everything, so it counts in names.
      const where = word.length === 1 ? sql`${beginsWith(word)} and (points = 8 or word = ${word})` : beginsWith(word)
      hits(n, sql`points * case when word = ${word} then ${sql.raw(String(EXACT))} else ${sql.raw(String(BEGINNING))} end`, where)
    } else if (joinedHere.length === 0 && seen.length === 0) {
      const meant = await alike(ctx, word)
      if (meant.length === 0) continue
      const worth = sql.join(
        meant.map((one) => sql`when ${one.word} then ${sql.raw(String(one.worth))}`),
        sql` `,
      )
      hits(
        n,
        sql`points * case word ${worth} end`,
        sql`word in (${sql.join(
          meant.map((one) => sql`${one.word}`),
          sql`, `,
        )})`,
      )
    }
  }
  if (found.length === 0) return null
  return sql`(
    with hit as (
      select character_id, n, max(points) as points from (${sql.join(found, sql` union all `)}) each group by character_id, n
    ), whole as (select character_id, sum(points)::int as points, count(*) as words from hit group by character_id)
    select character_id, points from whole where words = (select max(words) from whole))`
}
