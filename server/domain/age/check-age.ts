import { randomBytes } from 'node:crypto'
import type { AgeCallback } from '@/server/providers/age/port'
import { holdForAge, releaseAgeHold } from '../account/age-hold'
import { hasPreserved } from '../admin/preserve'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'
import { forgetCallers, publishRightsChanged } from '../sessions/known-callers'

/** Whoever fails does not try for ever. */
const STARTS_A_DAY = { most: 5, seconds: 24 * 60 * 60 }
const OPEN_MINUTES = 60

/** Answers where the person goes to be checked; what was begun before is over. Throws FORBIDDEN where this installation has no checks, RATE_LIMITED. */
export async function startAgeCheck(ctx: Context, caller: Caller): Promise<{ url: string }> {
  const reference = randomBytes(16).toString('hex')
  const url = ctx.age.start({ reference, return_url: `${ctx.settings.origin}/settings#adult` })
  if (url === null) throw new AppError('FORBIDDEN', 'Age checks aren’t set up here.')
  await hitLimit(ctx, { key: `age-check:user:${caller.user_id}`, ...STARTS_A_DAY })
  await ctx.db.query(
    `with before as (delete from age_attempts where user_id = $2)
     insert into age_attempts (reference, user_id, expires_at, created_at)
       values ($1, $2, $3::timestamptz + make_interval(mins => $4), $3)`,
    [reference, caller.user_id, ctx.now(), OPEN_MINUTES],
  )
  return { url }
}

/**
 * Stores the result of a check, once a reference. Somebody of 18 or older is off hold, except where a case of theirs is
 * preserved: staff end that one. Somebody who is younger is on it. Throws INVALID_TOKEN
 * for what is forged, late, unknown or was used.
 */
export async function finishAgeCheck(ctx: Context, callback: AgeCallback): Promise<void> {
  const refused = () => new AppError('INVALID_TOKEN', 'This result isn’t valid, or it was used.')
  const result = ctx.age.read(callback, ctx.now())
  if (!result) throw refused()
  const user_id = await ctx.db.transaction(async (tx) => {
    const [attempt] = await tx.query<{ user_id: number }>(
      'delete from age_attempts where reference = $1 and expires_at > $2 returning user_id',
      [result.reference, ctx.now()],
    )
    if (!attempt) return null
    await tx.query(
      `insert into age_checks (user_id, over18, method, provider, reference, checked_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id) do update set over18 = excluded.over18, method = excluded.method, provider = excluded.provider,
         reference = excluded.reference, checked_at = excluded.checked_at`,
      [attempt.user_id, result.over18, result.method, ctx.age.name, result.reference, ctx.now()],
    )
    await publishRightsChanged(tx, attempt.user_id)
    return attempt.user_id
  })
  if (user_id === null) throw refused()
  forgetCallers(ctx, user_id)
  if (!result.over18) await holdForAge(ctx, user_id, { reason: 'An age check found that you may be under 18.', by: null })
  else if (!(await hasPreserved(ctx, user_id))) await releaseAgeHold(ctx, user_id)
}
