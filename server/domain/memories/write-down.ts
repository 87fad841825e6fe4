import type { MemoryKind } from '@/contracts/memories'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { moderate } from '../moderation/moderate'
import { overlap, sameFact, slotOf } from './notice'

export type Current = { id: number; text: string; origin: 'chat' | 'person' }
export type New = {
  kind: MemoryKind
  text: string
  source_ids: number[]
  /** YYYY-MM-DD */
  day: string
  slot: string | null
  /** Says that it corrects something, without saying what. */
  corrects: boolean
  /** The memory that it corrects, where that is known. */
  replaces?: number | null
}

/** Words that a correction shares with what it corrects. */
const CORRECTED = 0.5

/** What passes moderation as a memory; the rest is dropped without a word, since nobody has asked for it. */
export async function moderateMemories<Item extends { text: string }>(
  ctx: Context,
  items: readonly Item[],
  who: { user_id: number; subject: string },
): Promise<Item[]> {
  const allowed: Item[] = []
  for (const item of items) {
    if ((await moderate(ctx, { stage: 'memory', text: item.text }, who)).action === 'allow') allowed.push(item)
  }
  return allowed
}

/** Which of the current memories a new one takes the place of; 'known' when it is one of them. */
export function placeOf(fact: New, current: readonly Current[]): Current | 'known' | null {
  if (fact.replaces) {
    // A model that is wrong about a number takes nothing that the person wrote.
    const named = current.find(({ id, origin }) => id === fact.replaces && origin === 'chat')
    if (named) return named
  }
  if (current.some(({ text }) => sameFact(text, fact.text))) return 'known'
  if (fact.slot) {
    const older = current.find(({ text }) => slotOf(text) === fact.slot)
    if (older) return older
  }
  if (!fact.corrects) return null
  const [nearest] = current.map((one) => [overlap(one.text, fact.text), one] as const).sort(([a], [b]) => b - a)
  return nearest && nearest[0] >= CORRECTED ? nearest[1] : null
}

/** Stores new memories in the order given, newer ones in the place of those they correct. Answers how many. */
export async function storeMemories(
  tx: Db,
  { user_id, character_id, conversation_id }: { user_id: number; character_id: number; conversation_id: number },
  facts: readonly New[],
  now: Date,
): Promise<number> {
  if (facts.length === 0) return 0
  const current = await tx.query<Current>(
    `select id, text, origin from memories where id in (select id from current_memories($1, $2, $3)) order by id for update`,
    [user_id, character_id, conversation_id],
  )
  let stored = 0
  for (const fact of facts) {
    const place = placeOf(fact, current)
    if (place === 'known') continue
    const [row] = await tx.query<Current>(
      `insert into memories (user_id, character_id, kind, text, origin, day, source_ids, pinned, off_in, created_at, updated_at)
        values ($1, $2, $3, $4, 'chat', $5, $6, coalesce((select pinned from memories where id = $7), false),
          coalesce((select off_in from memories where id = $7), '{}'), $8, $8) returning id, text, origin`,
      [user_id, character_id, fact.kind, fact.text, fact.day, fact.source_ids, place?.id ?? null, now],
    )
    if (place) {
      await tx.query('update memories set replaced_by = $2, updated_at = $3 where id = $1', [place.id, row!.id, now])
      current.splice(current.indexOf(place), 1)
    }
    current.push(row!)
    stored += 1
  }
  if (stored > 0) await turnPage(tx, user_id, character_id)
  return stored
}

/** Tells every process that copies of these memories are old. */
export const turnPage = (tx: Db, user_id: number, character_id: number) =>
  tx.query(
    `insert into memory_books (user_id, character_id) values ($1, $2)
      on conflict (user_id, character_id) do update set version = memory_books.version + 1`,
    [user_id, character_id],
  )
