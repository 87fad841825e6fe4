import type { Caller, Context } from '../context'

/** The session that goes on when the others end. */
export type Kept = Pick<Caller, 'session_hash' | 'identity_session'>

/** Ends every session of the person, or every other one, with the identity tokens behind them. */
export async function endUserSessions(ctx: Context, user_id: number, { except = null }: { except?: Kept | null } = {}): Promise<void> {
  const [user] = await ctx.db.query<{ identity_uid: string }>('select identity_uid from users where id = $1', [user_id])
  if (user) await ctx.identity.revoke(user.identity_uid, except?.identity_session ?? null)
  await ctx.db.query('delete from sessions where user_id = $1 and id_hash is distinct from $2', [user_id, except?.session_hash ?? null])
}
