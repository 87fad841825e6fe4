import type { CustomAttributes } from '@/contracts/users'
import type { Caller, Context } from '../context'
import { recordInvitation } from '../rewards/invitations'
import type { RequestOrigin } from '../rewards/traces'
import { queueSignup } from './conversions'

/** An invitation names the person who invites; one's own does not count. */
const isOwnInvitation = `$2::jsonb ->> 'refer_source' = 'user_referral' and ($2::jsonb ->> 'refer_id' in (uuid::text, id::text)
  or exists (select 1 from reward_invites i where i.user_id = users.id and i.code = lower($2::jsonb ->> 'refer_id')))`

/**
 * Keeps where the person came from, once: the first record stays, whatever is sent later. Answers the attributes without
 * it, for the ordinary update of the profile.
 */
export async function recordRefer(
  ctx: Context,
  caller: Caller,
  given: Partial<CustomAttributes>,
  place: RequestOrigin,
): Promise<Partial<CustomAttributes>> {
  const { refer_source, refer_id, refer_domain, refer_domain_initial, refer_path, ...rest } = given
  if (!refer_source) return rest
  const refer = { refer_source, refer_id, refer_domain, refer_domain_initial, refer_path }
  await ctx.db.transaction(async (tx) => {
    const kept = await tx.query(
      `update users set custom_attributes = custom_attributes || $2::jsonb
        where id = $1 and custom_attributes ->> 'refer_source' is null and not (${isOwnInvitation}) returning id`,
      [caller.user_id, JSON.stringify(refer)],
    )
    if (kept.length === 0) return
    // With the record or not at all: it is kept once, so nothing would note the invitation later.
    if (refer_source === 'user_referral' && refer_id) await recordInvitation(ctx, tx, caller.user_id, refer_id, place)
    await queueSignup(ctx, caller.user_id, tx)
  })
  return rest
}
