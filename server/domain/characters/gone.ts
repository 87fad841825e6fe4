import type { Db } from '@/server/db/client'
import { AppError } from '../errors'

/** The character is in the trash, taken down or removed: no new messages, but the conversation stays readable. */
export const characterGone = (full_name: string) =>
  new AppError('CHARACTER_GONE', `${full_name} is no longer available. You weren’t charged.`)

/** Throws CHARACTER_GONE. */
export async function refuseGone(db: Db, character_id: number): Promise<void> {
  const [gone] = await db.query<{ full_name: string }>(
    'select full_name from characters where id = $1 and (deleted_at is not null or hidden_at is not null)',
    [character_id],
  )
  if (gone) throw characterGone(gone.full_name)
}

/**
 * Call it in every transaction that removes or restores a character: threads cached in memory compare this number
 * (recent-threads.ts) and are loaded again before the next message.
 */
export const invalidateThreads = (tx: Db, character_id: number) =>
  tx.query('update conversations set rev = rev + 1 where character_id = $1', [character_id])
