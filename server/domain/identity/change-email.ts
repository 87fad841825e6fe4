import { randomBytes, randomInt } from 'node:crypto'
import { RETENTION } from '@/contracts/retention'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { digestOf, hitLimit } from '../rate-limit'
import { endSessionsIn, endUserSessions, revokeIdentity } from '../sessions/end-sessions'
import { forgetCallers } from '../sessions/known-callers'
import { emailTaken, emailUndone, sendEmailCode, tellNewEmail, tellOldEmail } from '../sessions/email-notices'
import { localeOfUser } from '../users/texts-for'
import { needSession, requireProof } from '../sessions/proof-age'
import { offeredWays } from './offered-ways'

const CODE_MINUTES = 10
/** Days in which the link in the email to the old address brings it back. */
const UNDO_DAYS = RETENTION.email_changes
const DAY_MS = 86_400_000
const SENDS_PER_USER = { most: 5, seconds: 60 * 60 }
/** So that nobody has an address of somebody else's filled with codes. */
const SENDS_PER_ADDRESS = { most: 3, seconds: 60 * 60 }
const GUESSES_PER_USER = { most: 8, seconds: 15 * 60 }
const UNDOS_PER_CLIENT = { most: 20, seconds: 15 * 60 }

const invalidCode = () =>
  new AppError('INVALID_CODE', 'This code is wrong or has expired. Check the newest email, or ask for another code.')

const codeHash = (ctx: Context, session_hash: Uint8Array, code: string) =>
  ctx.vault.digest(`email:${Buffer.from(session_hash).toString('hex')}:${code}`)
const undoHash = (ctx: Context, token: string) => ctx.vault.digest(`email-undo:${token}`)

const TAKEN = 'select 1 from users where email = $1 union all select 1 from auth_users where email = $1'

/**
 * Emails a code to the address that the account is to have; nothing changes until this session has entered it. An address that belongs to
 * another account gets no code but a word about it, and is answered alike. Throws NOT_FOUND (another identity provider), FORBIDDEN (no
 * session), PROOF_REQUIRED, RATE_LIMITED, CONFLICT where it is the account's own already.
 */
export async function requestEmailChange(ctx: Context, caller: Caller, { email }: { email: string }): Promise<void> {
  offeredWays(ctx)
  needSession(caller)
  await requireProof(ctx, caller)
  const { user_id, session_hash } = caller
  await hitLimit(ctx, { key: `email-change:user:${user_id}`, ...SENDS_PER_USER })
  await hitLimit(ctx, { key: `email-change:address:${digestOf(email)}`, ...SENDS_PER_ADDRESS })
  const [user] = await ctx.db.query<{ email: string }>('select email from users where id = $1', [user_id])
  if (!user) throw notFound('Account')
  if (user.email === email) throw new AppError('CONFLICT', 'This is your email address already.')
  const taken = (await ctx.db.query(TAKEN, [email])).length > 0
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db.transaction(async (tx) => {
    await tx.query('select 1 from users where id = $1 for no key update', [user_id])
    await tx.query('delete from email_changes where user_id = $1 and changed_at is null', [user_id])
    await tx.query(
      `insert into email_changes (user_id, session_hash, old_email, new_email, code_hash, expires_at, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        user_id,
        session_hash,
        user.email,
        email,
        taken ? null : codeHash(ctx, session_hash, code),
        new Date(ctx.now().getTime() + CODE_MINUTES * 60_000),
        ctx.now(),
      ],
    )
  })
  const to = { to: email, locale: await localeOfUser(ctx, user_id) }
  if (taken) emailTaken(ctx, to)
  else sendEmailCode(ctx, to, code, CODE_MINUTES)
}

/**
 * The address is proven: the account has it from here on. Every other session ends, what was mailed to the old address for getting in no
 * longer works, and the old address gets a link that brings it back for UNDO_DAYS. Answers the new address. Throws INVALID_CODE for every kind of wrong,
 * one that another account has taken meanwhile included, PROOF_REQUIRED, RATE_LIMITED.
 */
export async function confirmEmailChange(ctx: Context, caller: Caller, { code }: { code: string }): Promise<{ email: string }> {
  offeredWays(ctx)
  needSession(caller)
  await requireProof(ctx, caller)
  const { user_id, session_hash, identity_uid } = caller
  await hitLimit(ctx, { key: `email-guess:user:${user_id}`, ...GUESSES_PER_USER })
  const token = randomBytes(32).toString('base64url')
  const done = await ctx.db
    .transaction(async (tx) => {
      await endSessionsIn(tx, user_id, caller)
      const [row] = await tx.query<{ old_email: string; new_email: string }>(
        `update email_changes c set changed_at = $4, code_hash = null, undo_hash = $5, old_email = u.email from users u
        where c.user_id = $1 and u.id = $1 and c.session_hash = $2 and c.code_hash = $3 and c.expires_at > $4 and c.changed_at is null
        returning c.old_email, c.new_email`,
        [user_id, session_hash, codeHash(ctx, session_hash, code), ctx.now(), undoHash(ctx, token)],
      )
      if (!row || (await tx.query(TAKEN, [row.new_email])).length > 0) throw invalidCode()
      await moveTo(tx, { user_id, identity_uid }, row.old_email, row.new_email)
      return row
    })
    .catch((error: unknown) => {
      // Two accounts that take one address in the same moment: the second finds it taken.
      throw (error as { code?: string }).code === '23505' ? invalidCode() : error
    })
  forgetCallers(ctx, user_id)
  await revokeIdentity(ctx, user_id, caller)
  const locale = await localeOfUser(ctx, user_id)
  tellOldEmail(ctx, { to: done.old_email, locale }, `${ctx.settings.origin}/undo-email#${token}`, UNDO_DAYS)
  tellNewEmail(ctx, { to: done.new_email, locale })
  return { email: done.new_email }
}

type Person = { user_id: number; identity_uid: string }

/** Found by the address alone: what somebody wrote to support, and a partner's contract. */
const BY_ADDRESS = ['contact_messages', 'affiliate_applications', 'affiliates'] as const

/** What belongs to the old address goes along, so that export and erasure find it. Resets that are under way were mailed to the address before. */
async function moveTo(tx: Db, { user_id, identity_uid }: Person, from: string, email: string) {
  await tx.query('update users set email = $2 where id = $1', [user_id, email])
  await tx.query('update auth_users set email = $2, updated_at = now() where id = $1', [identity_uid, email])
  for (const table of BY_ADDRESS) await tx.query(`update ${table} set email = $2 where email = $1`, [from, email])
  await tx.query('delete from identity_flows where subject = $1', [identity_uid])
  await tx.query('delete from custom_tokens where uid = $1', [identity_uid])
}

/**
 * Brings an address back with the link that it got. Every session ends, and so does each way in that was added since: whoever changed the
 * address may have added it. Newer links of the account no longer work; older ones do. Throws INVALID_TOKEN, RATE_LIMITED, CONFLICT where another account has
 * the address by now.
 */
export async function undoEmailChange(ctx: Context, { token, client }: { token: string; client: string }): Promise<{ email: string }> {
  await hitLimit(ctx, { key: `email-undo:client:${client}`, ...UNDOS_PER_CLIENT })
  const since = new Date(ctx.now().getTime() - UNDO_DAYS * DAY_MS)
  const undone = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<Person & { id: number; old_email: string; changed_at: Date; email: string }>(
      `select c.id, c.user_id, c.old_email, c.changed_at, u.identity_uid, u.email from email_changes c join users u on u.id = c.user_id
        where c.undo_hash = $1 and c.changed_at > $2 for update of u`,
      [undoHash(ctx, token), since],
    )
    if (!row) throw new AppError('INVALID_TOKEN', 'This link has been used or is too old.')
    const { user_id, identity_uid, old_email, changed_at } = row
    const others = await tx.query(
      'select 1 from users where email = $1 and id <> $2 union all select 1 from auth_users where email = $1 and id <> $3',
      [old_email, user_id, identity_uid],
    )
    if (others.length > 0) throw new AppError('CONFLICT', 'Another account has this email address by now. Contact support.')
    await endSessionsIn(tx, user_id, null)
    await moveTo(tx, row, row.email, old_email)
    await tx.query('update email_changes set undo_hash = null, undone_at = $3 where user_id = $1 and id >= $2 and undone_at is null', [
      user_id,
      row.id,
      ctx.now(),
    ])
    await tx.query('delete from passkeys where user_id = $1 and created_at >= $2', [identity_uid, changed_at])
    await tx.query(
      `delete from auth_accounts where user_id = $1 and (created_at >= $2 or (provider_id = 'credential' and updated_at >= $2))`,
      [identity_uid, changed_at],
    )
    const factors = await tx.query('delete from second_factors where user_id = $1 and enabled_at >= $2 returning 1', [user_id, changed_at])
    if (factors.length > 0) await tx.query('delete from recovery_codes where user_id = $1', [user_id])
    return row
  })
  await endUserSessions(ctx, undone.user_id)
  const locale = await localeOfUser(ctx, undone.user_id)
  emailUndone(ctx, { to: undone.old_email, locale })
  if (undone.email !== undone.old_email) emailUndone(ctx, { to: undone.email, locale })
  return { email: undone.old_email }
}
