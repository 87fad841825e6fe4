import { randomUUID } from 'node:crypto'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'

const DAY_MS = 86_400_000
/** When people may be asked what they think: not at once, not often, and not again after two refusals. */
const FIRST_AFTER_DAYS = 3
const FIRST_AFTER_MESSAGES = 20
const AGAIN_AFTER_DAYS = 90
const DISMISSALS = 2
const SENDS = { most: 10, seconds: 24 * 3600 }

export type Asked = { feedback_prompted_at: Date | null; feedback_dismissals: number }

function nextPrompt({ feedback_prompted_at, feedback_dismissals }: Asked): Date | null {
  if (feedback_dismissals >= DISMISSALS) return null
  return new Date(feedback_prompted_at === null ? 0 : new Date(feedback_prompted_at).getTime() + AGAIN_AFTER_DAYS * DAY_MS)
}

/** Whether it is time to ask; messages are counted only when everything else says yes. */
export async function feedbackDue(ctx: Context, user: Asked & { id: number; created_at: Date }): Promise<boolean> {
  const now = ctx.now().getTime()
  const next = nextPrompt(user)
  if (!next || next.getTime() > now || now - user.created_at.getTime() < FIRST_AFTER_DAYS * DAY_MS) return false
  const [row] = await ctx.db.query<{ enough: boolean }>(
    `select count(*) >= $2 as enough from (select 1 from messages where user_id = $1 and client_key is not null limit $2) own`,
    [user.id, FIRST_AFTER_MESSAGES],
  )
  return row?.enough ?? false
}

type Feedback = { rating: number; comment?: string; page?: string; idempotency_key: string | null }

/** Stores feedback once per key; who has answered is not asked for a while. */
export async function sendFeedback(ctx: Context, caller: Caller, { rating, comment, page, idempotency_key }: Feedback): Promise<void> {
  await hitLimit(ctx, { key: `feedback:user:${caller.user_id}`, ...SENDS })
  await ctx.db.query(
    `with kept as (insert into feedback (user_id, client_key, rating, comment, page, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, client_key) do nothing)
     update users set feedback_prompted_at = $6 where id = $1`,
    [caller.user_id, idempotency_key ?? randomUUID(), rating, comment ?? null, page ?? null, ctx.now()],
  )
}

/** Notes that the person has been asked. Answers when to ask again; null means never. */
export async function feedbackPrompted(ctx: Context, caller: Caller, dismissed: boolean): Promise<Date | null> {
  const [row] = await ctx.db.query<Asked>(
    `update users set feedback_prompted_at = $2, feedback_dismissals = feedback_dismissals + $3 where id = $1
       returning feedback_prompted_at, feedback_dismissals`,
    [caller.user_id, ctx.now(), dismissed ? 1 : 0],
  )
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return nextPrompt(row)
}
