import type { Db } from '@/server/db/client'
import { AppError } from '../errors'

/** Keeps the account open until the transaction ends: a call that closes it waits, and sees what was written. Throws UNAUTHENTICATED. */
export async function requireOpenAccount(tx: Db, user_id: number): Promise<void> {
  const open = await tx.query('select 1 from users where id = $1 and disabled_at is null for share', [user_id])
  if (open.length === 0) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
}
