import { Secret, TOTP } from 'otpauth'
import type { SignInWays } from '@/contracts/identity'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { forgetLimit, hitLimit } from '../rate-limit'
import { endSessionsIn, revokeIdentity } from './end-sessions'
import { forgetCallers } from './known-callers'
import { factorEnabled, factorRemoved, recoveryCodesRenewed, sendNotice } from './notices'
import { needSession, requireProof } from './proof-age'
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes'

/** What every authenticator app understands (RFC 6238); one step to either side for clocks that are off. */
const STEP_SECONDS = 30
const STEPS_OFF = 1
const TOTP_SETTINGS = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS }
const SECRET_BYTES = 20
/** How long a new secret waits for its first code. */
const PENDING_MINUTES = 30
/** Wrong codes are counted for the person across challenges and doors, and for the client across persons. */
const GUESSES_PER_USER = { most: 8, seconds: 15 * 60 }
const GUESSES_PER_CLIENT = { most: 40, seconds: 15 * 60 }

const ownerOf = (user_id: number) => `second-factor:${user_id}`
const guessesOf = (user_id: number) => `second-factor:user:${user_id}`

/** Counts a guess before it is checked. Throws RATE_LIMITED. */
export async function countGuess(ctx: Context, user_id: number, client: string): Promise<void> {
  await hitLimit(ctx, { key: `second-factor:client:${client}`, ...GUESSES_PER_CLIENT })
  await hitLimit(ctx, { key: guessesOf(user_id), ...GUESSES_PER_USER })
}
export const forgetGuesses = (ctx: Context, user_id: number) => forgetLimit(ctx, guessesOf(user_id))

export async function hasSecondFactor(db: Db, user_id: number): Promise<boolean> {
  const rows = await db.query('select 1 from second_factors where user_id = $1 and enabled_at is not null', [user_id])
  return rows.length > 0
}

export async function readSecondFactor(ctx: Context, user_id: number): Promise<SignInWays['second_factor']> {
  const [row] = await ctx.db.query<{ enabled_at: Date | null }>('select enabled_at from second_factors where user_id = $1', [user_id])
  const enabled_at = row?.enabled_at?.toISOString() ?? null
  return { enabled: enabled_at !== null, enabled_at, recovery_codes_left: await countRecoveryCodes(ctx.db, user_id) }
}

/** The time step that the code belongs to, or null when it is wrong. */
function stepOf(ctx: Context, sealed: Uint8Array, user_id: number, code: string): number | null {
  const totp = new TOTP({ ...TOTP_SETTINGS, secret: Secret.fromBase32(ctx.vault.open(sealed, ownerOf(user_id))) })
  const timestamp = ctx.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

async function spendTotp(ctx: Context, db: Db, user_id: number, code: string): Promise<boolean> {
  const [row] = await db.query<{ secret: Uint8Array }>('select secret from second_factors where user_id = $1 and enabled_at is not null', [
    user_id,
  ])
  const step = row ? stepOf(ctx, row.secret, user_id, code) : null
  if (step === null) return false
  const taken = await db.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2 and enabled_at is not null returning 1',
    [user_id, step],
  )
  return taken.length > 0
}

/** Takes a code of the app, or a recovery code, once; null when it is neither. Guesses are the caller's to count. */
export async function spendCode(ctx: Context, db: Db, user_id: number, code: string): Promise<'app' | 'recovery' | null> {
  if (/^\d{6}$/.test(code)) return (await spendTotp(ctx, db, user_id, code)) ? 'app' : null
  return (await spendRecoveryCode(ctx, db, user_id, code)) ? 'recovery' : null
}

export async function startSecondFactor(ctx: Context, caller: Caller): Promise<{ secret: string; uri: string }> {
  await requireProof(ctx, caller)
  const secret = new Secret({ size: SECRET_BYTES })
  const [user] = await ctx.db.query<{ email: string }>(
    `with pending as (insert into second_factors (user_id, pending_secret, pending_at) values ($1, $2, $3)
       on conflict (user_id) do update set pending_secret = excluded.pending_secret, pending_at = excluded.pending_at)
     select email from users where id = $1`,
    [caller.user_id, ctx.vault.seal(secret.base32, ownerOf(caller.user_id)), ctx.now()],
  )
  const totp = new TOTP({ ...TOTP_SETTINGS, secret, issuer: ctx.settings.brand, label: user?.email ?? '' })
  return { secret: secret.base32, uri: totp.toString() }
}

async function enable(ctx: Context, db: Db, caller: Caller, code: string): Promise<string[]> {
  const { user_id } = caller
  // Ends the other sessions first, which holds back every sign-in until the factor is on.
  await endSessionsIn(db, user_id, caller)
  const [pending] = await db.query<{ pending_secret: Uint8Array }>(
    `select pending_secret from second_factors
      where user_id = $1 and pending_secret is not null and pending_at > $2::timestamptz - make_interval(mins => $3) for update`,
    [user_id, ctx.now(), PENDING_MINUTES],
  )
  if (!pending) throw new AppError('CONFLICT', 'This took too long. Start again with a new secret.')
  const step = stepOf(ctx, pending.pending_secret, user_id, code)
  if (step === null) throw new AppError('WRONG_PROOF', 'Wrong code. Check your device’s clock and try the next code.')
  await db.query(
    `update second_factors set secret = pending_secret, enabled_at = $2, last_step = $3, pending_secret = null, pending_at = null
      where user_id = $1`,
    [user_id, ctx.now(), step],
  )
  return replaceRecoveryCodes(ctx, db, user_id)
}

export async function confirmSecondFactor(ctx: Context, caller: Caller, input: { code: string; client: string }): Promise<string[]> {
  needSession(caller)
  await countGuess(ctx, caller.user_id, input.client)
  const codes = await ctx.db.transaction((tx) => enable(ctx, tx, caller, input.code))
  await settleChange(ctx, caller)
  await sendNotice(ctx, caller.user_id, factorEnabled(ctx))
  return codes
}

async function settleChange(ctx: Context, caller: Caller): Promise<void> {
  forgetCallers(ctx, caller.user_id)
  await forgetGuesses(ctx, caller.user_id)
  await revokeIdentity(ctx, caller.user_id, caller)
}

export async function renewRecoveryCodes(ctx: Context, caller: Caller): Promise<string[]> {
  await requireProof(ctx, caller)
  const codes = await ctx.db.transaction(async (tx) => {
    // Of two that ask at once, the second replaces what the first was given.
    const [factor] = await tx.query('select 1 from second_factors where user_id = $1 and enabled_at is not null for update', [
      caller.user_id,
    ])
    if (!factor) throw new AppError('CONFLICT', 'Two-step sign-in isn’t on.')
    return replaceRecoveryCodes(ctx, tx, caller.user_id)
  })
  await sendNotice(ctx, caller.user_id, recoveryCodesRenewed(ctx))
  return codes
}

export async function removeSecondFactor(ctx: Context, caller: Caller): Promise<void> {
  await requireProof(ctx, caller)
  if (!(await hasSecondFactor(ctx.db, caller.user_id))) return
  await ctx.db.transaction(async (tx) => {
    await endSessionsIn(tx, caller.user_id, caller)
    await tx.query('delete from second_factors where user_id = $1', [caller.user_id])
    await tx.query('delete from recovery_codes where user_id = $1', [caller.user_id])
  })
  await settleChange(ctx, caller)
  await sendNotice(ctx, caller.user_id, factorRemoved(ctx))
}
