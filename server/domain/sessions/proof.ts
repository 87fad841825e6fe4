import { randomInt } from 'node:crypto'
import type { giveProof as contract } from '@/contracts/identity'
import type { ParsedOf } from '@/contracts/endpoint'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { forgetLimit, hitLimit } from '../rate-limit'
import { recoveryCodeUsed, sendNotice } from './notices'
import { needSession, recordProof } from './proof-age'
import { countRecoveryCodes } from './recovery-codes'
import { countGuess, forgetGuesses, hasSecondFactor, spendCode } from './second-factor'

export { requireProof } from './proof-age'

const CODE_MINUTES = 10
/** As for sign-in codes: counted for the person across codes and sessions, and for the client across persons. */
const SENDS_PER_USER = { most: 5, seconds: 15 * 60 }
const GUESSES_PER_USER = { most: 8, seconds: 15 * 60 }
const GUESSES_PER_CLIENT = { most: 40, seconds: 15 * 60 }

export type Proof = ParsedOf<typeof contract>['body']

const hashOf = (ctx: Context, session_hash: Uint8Array, code: string) =>
  ctx.vault.digest(`proof:${Buffer.from(session_hash).toString('hex')}:${code}`)

/** Mails a code that only this session can use, and only as a proof. */
export async function requestProof(ctx: Context, caller: Caller): Promise<void> {
  needSession(caller)
  if (await hasSecondFactor(ctx.db, caller.user_id)) throw new AppError('CONFLICT', 'Enter the code from your authenticator app.')
  await hitLimit(ctx, { key: `proof-send:user:${caller.user_id}`, ...SENDS_PER_USER })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db.query(
    `insert into proof_codes (session_hash, code_hash, expires_at) values ($1, $2, $3)
       on conflict (session_hash) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [caller.session_hash, hashOf(ctx, caller.session_hash, code), new Date(ctx.now().getTime() + CODE_MINUTES * 60_000)],
  )
  await sendNotice(ctx, caller.user_id, (t) => ({
    subject: t('emails.proof.subject', { code }),
    text: t('emails.proof.text', { brand: ctx.settings.brand, code, minutes: CODE_MINUTES }),
  }))
}

async function spendProofCode(ctx: Context, session_hash: Uint8Array, code: string): Promise<boolean> {
  const spent = await ctx.db.query('delete from proof_codes where session_hash = $1 and code_hash = $2 and expires_at > $3 returning 1', [
    session_hash,
    hashOf(ctx, session_hash, code),
    ctx.now(),
  ])
  return spent.length > 0
}

async function byFactor(ctx: Context, caller: Caller, proof: Proof, client: string): Promise<boolean> {
  if (!('second_factor' in proof)) return false
  await countGuess(ctx, caller.user_id, client)
  const kind = await spendCode(ctx, ctx.db, caller.user_id, proof.second_factor)
  if (kind) await forgetGuesses(ctx, caller.user_id)
  if (kind === 'recovery') await sendNotice(ctx, caller.user_id, recoveryCodeUsed(ctx, await countRecoveryCodes(ctx.db, caller.user_id)))
  return kind !== null
}

async function byCodeOrPassword(ctx: Context, caller: Caller, proof: Proof, client: string): Promise<boolean> {
  needSession(caller)
  const guesses = `proof:user:${caller.user_id}`
  await hitLimit(ctx, { key: `proof:client:${client}`, ...GUESSES_PER_CLIENT })
  await hitLimit(ctx, { key: guesses, ...GUESSES_PER_USER })
  const { ways } = ctx.identity
  const right =
    'code' in proof
      ? await spendProofCode(ctx, caller.session_hash, proof.code)
      : 'password' in proof && ways !== null && (await ways.password.check(caller.identity_uid, proof.password))
  if (right) await forgetLimit(ctx, guesses)
  return right
}

/** Proves again who holds the session; where a second factor is on, only that counts. Throws WRONG_PROOF. */
export async function giveProof(ctx: Context, caller: Caller, { proof, client }: { proof: Proof; client: string }): Promise<Date> {
  needSession(caller)
  const { session_hash } = caller
  const check = (await hasSecondFactor(ctx.db, caller.user_id)) ? byFactor : byCodeOrPassword
  if (!(await check(ctx, caller, proof, client))) throw new AppError('WRONG_PROOF', 'That’s wrong or has expired. Try again.')
  return recordProof(ctx, session_hash)
}

export async function removeOldProofs(ctx: Context): Promise<void> {
  await ctx.db.query('delete from proof_codes where expires_at <= $1', [ctx.now()])
}
