import { setImmediate, setTimeout as rest } from 'node:timers/promises'
import type { FoundMessage } from '@/contracts/alternatives'
import { foldText } from '@/server/db/search-text'
import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors, unpackVector } from '@/server/providers/embeddings/packed'
import type { Caller, Context } from '../context'
import { makeVectors, nearestMessages } from './message-vectors'

/** Messages that are read at once, so that nobody waits for somebody else's search. */
const BATCH = 1_000
/** Messages that are looked through, the newest; and hits that are answered. */
const MOST_READ = 50_000
const MOST_HITS = 50
const MOST_WORDS = 8
/** Characters before and after the first hit. */
const AROUND = 60
/** How long a search waits for meanings; then words alone find, and the next search finds more. */
const MEANING_MS = 600
/** Below it a message speaks of something else. */
const LEAST_LIKENESS = 0.4
/** Messages that are ranked by words and meaning together, and those that are answered beside the ones with all words. */
const MOST_NEAR = 50
const MOST_BY_MEANING = 10

/** Shorter words must be right. */
const FORGIVEN = 4
const FORGIVEN_UNSPACED = 3

/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Whether two words differ by one letter: another, one more, one less, or two neighbors exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1]
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)]
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}

/** The word somewhere in a text without spaces, with at most one character wrong. */
function isNearIn(word: string, text: string): boolean {
  for (let at = 1; at < word.length; at++) {
    if (text.includes(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1))) return true
  }
  const half = word.length >> 1
  // Any other slip leaves one half as it is.
  for (const [part, before] of [
    [word.slice(0, half), 0],
    [word.slice(half), half],
  ] as const) {
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      for (const more of [-1, 0, 1]) {
        const from = before === 0 ? at : at - before - more
        if (from >= 0 && isOneSlip(word, text.slice(from, before === 0 ? at + word.length + more : at + part.length))) return true
      }
    }
  }
  return false
}

type Asked = { word: string; unspaced: boolean }

/** How well a word is in a folded text: 3 as a word, 2 at a word's beginning, 1 with one slip, 0 not at all. */
function quality({ word, unspaced }: Asked, text: string, words: () => string[]): number {
  if (unspaced) return text.includes(word) ? 3 : word.length >= FORGIVEN_UNSPACED && isNearIn(word, text) ? 1 : 0
  if (text.includes(word)) {
    const padded = ` ${text} `
    if (padded.includes(` ${word} `)) return 3
    if (padded.includes(` ${word}`)) return 2
  }
  return word.length >= FORGIVEN && words().some((one) => isOneSlip(word, one)) ? 1 : 0
}

/** What a search compares a text with; null for one without words. */
export function matcherOf(question: string): ((content: string) => number) | null {
  const folded = foldText(question)
  const asked = folded
    .split(' ')
    .slice(0, MOST_WORDS)
    .filter(Boolean)
    .map((word): Asked => ({ word, unspaced: UNSPACED.test(word) }))
  if (asked.length === 0) return null
  return (content) => {
    const text = foldText(content)
    let list: string[] | undefined
    let sum = 0
    for (const one of asked) {
      const found = quality(one, text, () => (list ??= text.split(' ')))
      if (found === 0) return 0
      sum += found
    }
    return sum / asked.length + (asked.length > 1 && text.includes(folded) ? 1 : 0)
  }
}

/** The words around the first hit, on one line. */
function excerptOf(content: string, question: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const beginnings = foldText(question)
    .split(' ')
    .map((word) => word.slice(0, 3))
  const at = Math.max(
    0,
    [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => beginnings.some((one) => foldText(word).startsWith(one)))?.index ?? 0,
  )
  const from = at <= AROUND ? 0 : line.lastIndexOf(' ', at - AROUND) + 1
  const cut = line.slice(from, from + 3 * AROUND).toWellFormed()
  return `${from > 0 ? '… ' : ''}${cut}${from + 3 * AROUND < line.length ? '…' : ''}`
}

type Row = Omit<FoundMessage, 'excerpt'> & { content: string }
type Where = { user_id: number; conversation_id?: number }

const ROW = `m.id as message_id, m.conversation_id, case when c.turns is not null and m.character_id is null and c.title <> '' then c.title else h.full_name end as character_name, m.sender_type, m.content,
  to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
  from conversations c join messages m on m.conversation_id = c.id and m.shown join characters h on h.id = coalesce(m.character_id, c.character_id)
  where c.user_id = $1 and c.deleted_at is null and ($2::int is null or c.id = $2)`

/** Messages that hold all words, the best first and of equals the newest. */
async function findByWords(ctx: Context, matches: (content: string) => number, { user_id, conversation_id }: Where): Promise<Row[]> {
  const hits: { score: number; row: Row }[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (let read = 0; read < MOST_READ; read += BATCH) {
    const rows = await ctx.db.query<Row>(
      `select ${ROW} and m.id < $3 and m.content <> '' and not m.content_attributes ? 'notice' order by m.id desc limit ${BATCH}`,
      [user_id, conversation_id ?? null, before],
    )
    for (const row of rows) {
      const score = matches(row.content)
      if (score > 0) hits.push({ score, row })
    }
    if (rows.length < BATCH) break
    before = Number(rows.at(-1)!.message_id)
    await setImmediate()
  }
  return hits.sort((a, b) => b.score - a.score || Number(b.row.message_id) - Number(a.row.message_id)).map(({ row }) => row)
}

/** What an English encoder is asked: English letters, and no beginning of a word. What it compares with is English anyhow. */
const isAskable = (ctx: Context, q: string) =>
  ctx.embeddings.languages.includes('*') || (/^[\x20-\x7e\u2018-\u201d]*$/.test(q) && /[a-z]{3}/i.test(q))

/** Messages that mean what is asked, by the index of memories: meaning, and some of the words. As far as their vectors are made. */
async function findByMeaning(ctx: Context, q: string, { user_id, conversation_id }: Where): Promise<Row[]> {
  if (!ctx.embeddings.embeds || !isAskable(ctx, q)) return []
  const late = new AbortController()
  try {
    const none = rest(MEANING_MS, null, { ref: false, signal: late.signal }).catch(() => null)
    const question = ctx.embeddings.embed([q]).then(([one]) => one ?? null)
    const made = makeVectors(ctx, user_id)
    const vector = await Promise.race([question, none])
    if (!vector) return []
    await Promise.race([made, none])
    const near = await nearestMessages(ctx, user_id, vector, { conversation_id, least: LEAST_LIKENESS, count: MOST_NEAR })
    if (near.length === 0) return []
    const rows = await ctx.db.query<Row>(`select ${ROW} and m.id = any($3::bigint[])`, [
      user_id,
      conversation_id ?? null,
      near.map(({ id }) => id),
    ])
    const places = new Map(near.map(({ id }, at) => [id, at]))
    rows.sort((a, b) => places.get(Number(a.message_id))! - places.get(Number(b.message_id))!)
    const vectors = rows.map(({ message_id }) => unpackVector(near[places.get(Number(message_id))!]!.packed, 0))
    const index = openHybridIndex(
      rows.map((item) => ({ text: item.content, item })),
      packVectors(ctx.embeddings.model, vectors),
    )
    return index.search(q, vector, { count: MOST_BY_MEANING }).map(({ item }) => item)
  } catch (error) {
    // Words alone serve.
    ctx.log.warn({ error: (error as Error).name }, 'search by meaning failed')
    return []
  } finally {
    late.abort()
  }
}

/**
 * One's own messages of shown branches: those that hold all words of the question, as far as the newest 50,000, the best first and of
 * equals the newest; then those that mean it, as far as the newest 2,000. Accents and capitals do not matter, and each longer word may
 * have one wrong letter. `conversation_id`: only there.
 */
export async function searchMessages(
  ctx: Context,
  { user_id }: Caller,
  { q, conversation_id }: { q: string; conversation_id?: number },
): Promise<{ data: FoundMessage[]; count: number }> {
  const matches = matcherOf(q)
  if (!matches) return { data: [], count: 0 }
  const where = { user_id, conversation_id }
  const [by_words, by_meaning] = await Promise.all([findByWords(ctx, matches, where), findByMeaning(ctx, q, where)])
  const known = new Set(by_words.map(({ message_id }) => message_id))
  const others = by_meaning.filter(({ message_id }) => !known.has(message_id))
  const data = [...by_words.slice(0, MOST_HITS - others.length), ...others].map(({ content, ...row }) => ({
    ...row,
    message_id: Number(row.message_id),
    excerpt: excerptOf(content, q),
  }))
  return { data, count: by_words.length + others.length }
}
