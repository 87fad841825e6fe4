import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError } from '../errors'

/** Long enough to fetch a phone from another room. */
const CHALLENGE_MINUTES = 10

/** `app_mode` is the claim of the identity that waits: the session that comes of it has the same. */
export type Waiting = { user_id: number; identity_session: string | null; app_mode: string | null }

/** A challenge begins with where it was made; no other letter means a shell. */
const BEGINS = { shell: 'n', browser: 'w' } as const

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** A sign-in that waits for the second factor, as the error that says so. */
export async function challengeFor(ctx: Context, { user_id, identity_session, app_mode }: Waiting): Promise<AppError> {
  const challenge = BEGINS[app_mode === null ? 'browser' : 'shell'] + randomBytes(32).toString('base64url').slice(1)
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await ctx.db.query('delete from second_factor_challenges where user_id = $1 and (expires_at <= $2 or identity_session = $3)', [
    user_id,
    now,
    identity_session,
  ])
  await ctx.db.query('insert into second_factor_challenges (token_hash, user_id, identity_session, expires_at) values ($1, $2, $3, $4)', [
    hashOf(challenge),
    user_id,
    identity_session,
    expires_at,
  ])
  return new AppError('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app, or a recovery code.', {
    challenge,
    expires_at: expires_at.toISOString(),
  })
}

const LIVE = 'token_hash = $1 and expires_at > $2'

export async function findChallenge(ctx: Context, challenge: string): Promise<Waiting | null> {
  const [row] = await ctx.db.query<Omit<Waiting, 'app_mode'>>(
    `select user_id, identity_session from second_factor_challenges where ${LIVE}`,
    [hashOf(challenge), ctx.now()],
  )
  return row ? { ...row, app_mode: challenge.startsWith(BEGINS.shell) ? 'crush:sfw' : null } : null
}

/** False when someone was faster. */
export async function spendChallenge(ctx: Context, db: Db, challenge: string): Promise<boolean> {
  const rows = await db.query(`delete from second_factor_challenges where ${LIVE} returning 1`, [hashOf(challenge), ctx.now()])
  return rows.length > 0
}

export async function removeOldChallenges(ctx: Context): Promise<void> {
  await ctx.db.query('delete from second_factor_challenges where expires_at <= $1', [ctx.now()])
}
