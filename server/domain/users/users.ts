import { randomBytes } from 'node:crypto'
import type { CustomAttributes, User } from '@/contracts/users'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { grantSignupCredits, nextUtcMidnight, settleCredits } from '../credits/credits'
import { AppError } from '../errors'
import { moderate, refuseBlocked } from '../moderation/moderate'

type Row = {
  id: number
  uuid: string
  email: string
  name: string | null
  custom_attributes: CustomAttributes
  pubsub_token: string
  premium_until: Date | string | null
}

const COLUMNS = 'id, uuid, email, name, custom_attributes, pubsub_token, premium_until'

async function present(ctx: Context, row: Row): Promise<User> {
  const balance = await settleCredits(ctx, row.id)
  return {
    uuid: row.uuid, id: row.id, email: row.email, name: row.name, credit_balance: balance,
    is_premium: row.premium_until !== null && new Date(row.premium_until) > ctx.now(),
    pubsub_token: row.pubsub_token, custom_attributes: row.custom_attributes,
    next_free_credits_at: nextUtcMidnight(ctx.now()).toISOString(),
  }
}

/** The profile with the live balance; ends what expired and gives the day's credits on the way. */
export async function getMe(ctx: Context, caller: Caller): Promise<User> {
  const [row] = await ctx.db.query<Row>(`select ${COLUMNS} from users where id = $1`, [caller.user_id])
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return present(ctx, row)
}

/** Merges profile fields; the name is also the person's name in conversations and passes moderation. */
export async function updateMe(ctx: Context, caller: Caller, attributes: Partial<CustomAttributes>): Promise<User> {
  if (attributes.name !== undefined) {
    const verdict = await moderate(
      ctx, { stage: 'character_edit', text: attributes.name }, { user_id: caller.user_id, subject: `user:${caller.user_id}` },
    )
    refuseBlocked(verdict)
  }
  const [row] = await ctx.db.query<Row>(
    `update users set custom_attributes = custom_attributes || $2::jsonb, name = coalesce($3, name) where id = $1 returning ${COLUMNS}`,
    [caller.user_id, JSON.stringify(attributes), attributes.name ?? null],
  )
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return present(ctx, row)
}

/** The address that somebody had proven when we first saw them; null for strangers. */
export async function addressOf(db: Db, identity_uid: string): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from users where identity_uid = $1', [identity_uid])
  return row?.email ?? null
}

/** The product's user for an identity, made with the welcome credits on first sight. */
export async function ensureUser(ctx: Context, identity: { uid: string; email: string }): Promise<{ id: number; fresh: boolean }> {
  const [known] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [identity.uid])
  if (known) return { id: known.id, fresh: false }
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into users (identity_uid, email, pubsub_token, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
    [identity.uid, identity.email, randomBytes(16).toString('base64url'), ctx.now()],
  )
  if (row) {
    await grantSignupCredits(ctx, row.id)
    return { id: row.id, fresh: true }
  }
  const [raced] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [identity.uid])
  // An address alone proves nothing about an older account that has it.
  if (!raced) throw new AppError('CONFLICT', 'This address belongs to another account. Please contact support.')
  return { id: raced.id, fresh: false }
}
