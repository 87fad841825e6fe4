import type { Context } from '../context'
import { endUserSessions, type KeptSession } from '../sessions/end-sessions'
import { passwordChanged, sendNotice } from '../sessions/notices'

/**
 * After a new password: mails the person, and ends sessions, identity sessions and unfinished sign-ins, also for
 * someone without an account here yet.
 */
export async function settleNewPassword(ctx: Context, uid: string, except: KeptSession | null = null): Promise<void> {
  const [user] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [uid])
  if (!user) return ctx.identity.revoke(uid)
  await sendNotice(ctx, user.id, passwordChanged(ctx))
  await endUserSessions(ctx, user.id, { except })
}
