import type { Db } from '@/server/db/client'
import { AppError } from '../errors'

/** Nobody talks with it any more: in the trash, taken down, or removed. What was said stays to be read. */
export const characterGone = (full_name: string) => new AppError('CHARACTER_GONE', `${full_name} is no longer available. Nothing was charged.`)

/** Throws CHARACTER_GONE. */
export async function refuseGone(db: Db, character_id: number): Promise<void> {
  const [gone] = await db.query<{ full_name: string }>(
    'select full_name from characters where id = $1 and (deleted_at is not null or hidden_at is not null)', [character_id])
  if (gone) throw characterGone(gone.full_name)
}

/**
 * Belongs into every transaction in which a character goes or comes back: threads that processes keep in memory are
 * compared by this number (recent-threads.ts), and so look again before the next message.
 */
export const tellThreads = (tx: Db, character_id: number) => tx.query('update conversations set rev = rev + 1 where character_id = $1', [character_id])
