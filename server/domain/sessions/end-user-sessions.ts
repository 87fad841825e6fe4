import type { Context } from '../context'

/** Ends every session of a person, here and at the identity provider. */
export async function endUserSessions(ctx: Context, user_id: number): Promise<void> {
  await ctx.db.query('delete from sessions where user_id = $1', [user_id])
  const [row] = await ctx.db.query<{ identity_uid: string }>('select identity_uid from users where id = $1', [user_id])
  if (row) await ctx.identity.revoke(row.identity_uid)
}
