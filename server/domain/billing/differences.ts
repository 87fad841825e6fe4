import type { Db } from '@/server/db/client'

export type Difference = { subscription_id: number | null; key: string; what: string; ours: string; theirs: string }

/** Keeps a difference once by its key; one that was solved and is there again is open again. */
export async function recordDifference(db: Db, now: Date, { subscription_id, key, what, ours, theirs }: Difference): Promise<void> {
  await db.query(
    `insert into billing_differences as d (subscription_id, key, what, ours, theirs, found_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (key) do update set ours = excluded.ours, theirs = excluded.theirs, solved_at = null,
         found_at = case when d.solved_at is null then d.found_at else excluded.found_at end`,
    [subscription_id, key, what, ours, theirs, now],
  )
}
