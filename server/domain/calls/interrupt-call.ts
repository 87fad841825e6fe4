import type { Call, Heard } from '@/contracts/calls'
import type { Caller, Context } from '../context'
import { changeCall, countTime, findCall, presentCall } from './clock'
import { cutReply } from './cut-reply'

/** The person speaks in between: the reply ends at the last word that they heard. Repeating it changes nothing. Throws NOT_FOUND. */
export async function interruptCall(ctx: Context, { user_id }: Pick<Caller, 'user_id'>, id: number, heard: Heard): Promise<Call> {
  const call = await findCall(ctx.db, user_id, id)
  if (call.ended_at === null) {
    await cutReply(ctx, call, heard)
    const now = ctx.now()
    await changeCall(ctx, call, (row) => {
      countTime(row, now)
      row.spoke_at = now
    })
  }
  return presentCall(await findCall(ctx.db, user_id, id))
}
