import type { Context } from '../context'
import { endUserSessions, type Kept } from '../sessions/end-sessions'
import { passwordChanged, sendNotice } from '../sessions/notices'

/**
 * A password took the place of what was there: tells the person, and ends sessions, identity sessions and what was begun but
 * not finished, also for somebody who has no account with us yet.
 */
export async function settleNewPassword(ctx: Context, uid: string, except: Kept | null = null): Promise<void> {
  const [user] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [uid])
  if (!user) return ctx.identity.revoke(uid)
  await sendNotice(ctx, user.id, passwordChanged(ctx))
  await endUserSessions(ctx, user.id, { except })
}
