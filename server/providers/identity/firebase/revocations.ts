import type { Db } from '@/server/db/client'
import { derived } from '../secrets'

/** An identity token of Firebase lives an hour; after the rest nothing is left that a row could refuse. */
const KEEP_MS = 2 * 3_600_000

type Deps = { db: Db; secret: string; now(): Date }

/** Firebase ends refreshing; the tokens that are out already are refused here. */
export function createRevocations({ db, secret, now }: Deps) {
  // The row outlives an erased account.
  const personOf = (uid: string) => derived(secret, 'firebase-revocation', uid)
  return {
    /** To the second, as Firebase counts: whoever signs in again at once is let in. */
    async add(uid: string, valid_since: Date): Promise<void> {
      await db.query(
        `insert into firebase_revocations (person, valid_since) values ($1, date_trunc('second', $2::timestamptz))
           on conflict (person) do update set valid_since = greatest(firebase_revocations.valid_since, excluded.valid_since)`,
        [personOf(uid), valid_since],
      )
    },

    /** Read each time: the door remembers callers for a few seconds already (domain/sessions/sessions.ts). */
    async refuses(uid: string, auth_time: number): Promise<boolean> {
      const rows = await db.query('select 1 from firebase_revocations where person = $1 and valid_since > to_timestamp($2::float8)', [
        personOf(uid),
        auth_time,
      ])
      return rows.length > 0
    },

    async removeOld(): Promise<void> {
      await db.query('delete from firebase_revocations where valid_since <= $1', [new Date(now().getTime() - KEEP_MS)])
    },
  }
}
