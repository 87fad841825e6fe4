import { REWARD_CODE, REWARD_CODE_MOST } from '@/contracts/rewards'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { forgetLimit, hitLimit } from '../rate-limit'
import { grantReward, inClaim, type Granted } from './grant'
import { mailboxOf } from './mailbox'

/** Wrong codes of one person and of one client. */
const TRIES_PER_USER = { most: 10, seconds: 15 * 60 }
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }

const wrong = () => new AppError('INVALID_REWARD_CODE', 'This code isn’t valid, has expired, or has been used up.')

/** Whether nobody of this mailbox has claimed the code: with a second address of it, or in an account that is gone. */
async function isNewMailbox(ctx: Context, tx: Db, user_id: number, code: string): Promise<boolean> {
  const [user] = await tx.query<{ email: string }>('select email from users where id = $1', [user_id])
  const digest = ctx.vault.digest(`reward code ${code} ${mailboxOf(user?.email ?? '').mailbox}`)
  const fresh = await tx.query(
    'insert into reward_code_mailboxes (digest, created_at) values ($1, $2) on conflict do nothing returning 1',
    [digest, ctx.now()],
  )
  return fresh.length > 0
}

/**
 * Claims a code, once a person and a mailbox, and never by more people than it is for. Answers 0 credits when it was claimed
 * before. Throws INVALID_REWARD_CODE for every kind of wrong.
 */
export async function claimRewardCode(ctx: Context, { user_id }: Caller, given: string, client: string): Promise<Granted> {
  const code = given.trim().toLowerCase()
  const tries = `reward-code:user:${user_id}`
  await hitLimit(ctx, { key: tries, ...TRIES_PER_USER })
  await hitLimit(ctx, { key: `reward-code:client:${client}`, ...TRIES_PER_CLIENT })
  const granted = await inClaim(ctx, user_id, async (tx) => {
    // The lock makes people take turns, so that no more than `most` get in.
    const [row] = await tx.query<{ credits: number; open: boolean }>(
      `select credits, claimed < most and (ends_at is null or ends_at > $2) as open from reward_codes where code = $1 for update`,
      [code, ctx.now()],
    )
    if (!row) throw wrong()
    const [claimed] = await tx.query('select 1 from reward_code_claims where code = $1 and user_id = $2', [code, user_id])
    if (claimed) return 0
    if (!row.open) throw wrong()
    if (!(await isNewMailbox(ctx, tx, user_id, code))) return 0
    await tx.query('insert into reward_code_claims (code, user_id, created_at) values ($1, $2, $3)', [code, user_id, ctx.now()])
    await tx.query('update reward_codes set claimed = claimed + 1 where code = $1', [code])
    return (await grantReward(tx, { user_id, key: `code:${code}`, credits: row.credits })) ? row.credits : 0
  })
  // Only a code that granted something: one claimed before would buy ten more tries, again and again.
  if (granted.credits > 0) await forgetLimit(ctx, tries)
  return granted
}

export type RewardCode = { code: string; credits: number; most: number; claimed: number; ends_at: Date | null }

/** For the operator. Throws INVALID_INPUT, or CONFLICT for a code that exists. */
export async function makeRewardCode(
  ctx: Context,
  input: { code: string; credits: number; most: number; days: number | null },
): Promise<RewardCode> {
  const code = input.code.toLowerCase()
  const whole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
  if (!REWARD_CODE.test(code)) throw new AppError('INVALID_INPUT', 'A code has 3 to 40 letters, digits, hyphens or underscores.')
  const { credits, people, days } = REWARD_CODE_MOST
  if (!whole(input.credits, credits)) throw new AppError('INVALID_INPUT', `The credits must be a whole number from 1 to ${credits}.`)
  if (!whole(input.most, people)) throw new AppError('INVALID_INPUT', `The number of people must be a whole number from 1 to ${people}.`)
  if (input.days !== null && !whole(input.days, days))
    throw new AppError('INVALID_INPUT', `The number of days must be a whole number from 1 to ${days}.`)
  const ends_at = input.days === null ? null : new Date(ctx.now().getTime() + input.days * 86_400_000)
  const made = await ctx.db.query(
    'insert into reward_codes (code, credits, most, ends_at, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning code',
    [code, input.credits, input.most, ends_at, ctx.now()],
  )
  if (made.length === 0) throw new AppError('CONFLICT', `The code ${code} already exists.`)
  return { code, credits: input.credits, most: input.most, claimed: 0, ends_at }
}

/** For the operator, newest first. */
export async function listRewardCodes(ctx: Context): Promise<RewardCode[]> {
  return ctx.db.query<RewardCode>('select code, credits, most, claimed, ends_at from reward_codes order by created_at desc, code', [])
}

/** For the operator: nobody can claim it from now on; what was claimed stays. Answers whether it could be. Throws NOT_FOUND. */
export async function endRewardCode(ctx: Context, given: string): Promise<boolean> {
  const code = given.trim().toLowerCase()
  const ended = await ctx.db.query(
    'update reward_codes set ends_at = $2 where code = $1 and claimed < most and (ends_at is null or ends_at > $2) returning code',
    [code, ctx.now()],
  )
  if (ended.length) return true
  const [known] = await ctx.db.query('select 1 from reward_codes where code = $1', [code])
  if (!known) throw notFound(`Code ${code}`)
  return false
}
