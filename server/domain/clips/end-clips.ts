import type { Db } from '@/server/db/client'
import { releaseCreditsIn } from '../credits/credits'
import type { ClipRow } from './present'

type Ended = { /** Files to remove after the commit. */ keys: string[]; /** Whether credits went back. */ returned: boolean }

/** Takes the clips of a photo away with it, in the transaction that deletes the photo; one under way ends unpaid. */
export async function deleteClipsIn(tx: Db, photo_id: number, now: Date): Promise<Ended> {
  const rows = await tx.query<ClipRow>('select * from clips where photo_id = $1 and deleted_at is null order by id for update', [photo_id])
  let returned = false
  for (const { state, user_id, hold_key } of rows) {
    if (state === 'queued' || state === 'running') returned = (await releaseCreditsIn(tx, user_id, hold_key, now)) || returned
  }
  await tx.query(`delete from picture_hashes where subject = any($1::text[])`, [rows.map(({ id }) => `clip:${id}`)])
  await tx.query(
    `update clips set deleted_at = $2, updated_at = $2, storage_key = null, state = case when state in ('queued', 'running') then 'failed' else state end
      where photo_id = $1 and deleted_at is null`,
    [photo_id, now],
  )
  return { keys: rows.flatMap(({ storage_key }) => storage_key ?? []), returned }
}
