import type { Context } from '../context'
import { endUserSessions } from '../sessions/end-sessions'

/** Ends sessions, identity sessions and what was begun but not finished, also for a person who has no account with us yet. */
export async function endEverySession(ctx: Context, uid: string): Promise<void> {
  const [user] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [uid])
  if (user) await endUserSessions(ctx, user.id)
  else await ctx.identity.revoke(uid)
}
