import type { DeletionReason } from '@/contracts/account'
import { cancelAllOf } from '../billing/subscriptions'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { endUserSessions } from '../sessions/end-sessions'
import { requireProof } from '../sessions/proof'

type Row = { identity_uid: string; email: string; storage_prefix: string | null }

/** Closes the account, frees its address and notes what is to be erased, all or nothing. Answers the erasure's number. */
function close(ctx: Context, user_id: number, why: { reason: DeletionReason; comment?: string }): Promise<number> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.query<Row>(
      'select identity_uid, email, storage_prefix from users where id = $1 and disabled_at is null for update',
      [user_id],
    )
    if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
    await cancelAllOf(ctx, tx, user_id)
    const placeholder = `erased:${user_id}`
    await tx.query('update users set disabled_at = $2, email = $3 where id = $1', [user_id, now, placeholder])
    // Embedded identity: someone who comes back with this address is a new person.
    await tx.query('update auth_users set email = $2 where id = $1', [user.identity_uid, placeholder])
    await tx.query('insert into deletions (day, reason, comment) values ($1, $2, $3)', [
      now.toISOString().slice(0, 10),
      why.reason,
      why.comment || null,
    ])
    const [erasure] = await tx.query<{ id: number }>(
      `insert into erasures (user_id, identity_uid, email, storage_prefix, created_at, heartbeat_at)
       values ($1, $2, $3, $4, $5, $5) returning id`,
      [user_id, user.identity_uid, user.email, user.storage_prefix, now],
    )
    return erasure!.id
  })
}

/** Nobody gets in from now on and nothing renews; a job erases what there is. Throws PROOF_REQUIRED. */
export async function deleteAccount(ctx: Context, caller: Caller, why: { reason: DeletionReason; comment?: string }): Promise<void> {
  await requireProof(ctx, caller)
  const id = await close(ctx, caller.user_id, why)
  // The account is closed whatever happens here; the job ends sessions once more.
  await endUserSessions(ctx, caller.user_id).catch((error: unknown) =>
    ctx.log.error({ erasure_id: id, error: (error as Error).name }, 'sessions not ended at once'),
  )
  ctx.log.info({ erasure_id: id, reason: why.reason }, 'account closed')
  ctx.jobs.send('erase-user', { id })
}
