import { randomBytes } from 'node:crypto'
import type { CustomAttributes, User } from '@/contracts/users'
import type { Db } from '@/server/db/client'
import type { Preferences } from '@/contracts/account'
import { feedbackDue, type Asked } from '../account/feedback'
import { allowedMode, chosenIn } from '../account/preferences'
import { recordRefer } from '../attribution/refer'
import type { Caller, Context } from '../context'
import { grantSignupCredits, nextUtcMidnight, settleCredits } from '../credits/credits'
import { AppError } from '../errors'
import { signedAddress } from '../media/media-address'
import { moderate, refuseBlocked } from '../moderation/moderate'
import type { RequestOrigin } from '../rewards/traces'
import { forgetCallers, publishRightsChanged } from '../sessions/known-callers'

type Row = Asked & {
  id: number
  uuid: string
  email: string
  name: string | null
  custom_attributes: CustomAttributes
  pubsub_token: string
  premium_until: Date | null
  created_at: Date
  picture: { large: string; small: string } | null
  preferences: Partial<Preferences>
  age_hold_at: Date | null
}

const COLUMNS = `id, uuid, email, name, custom_attributes, pubsub_token, premium_until, created_at, picture, preferences, age_hold_at,
  feedback_prompted_at, feedback_dismissals`

const presentPicture = (ctx: Context, picture: Row['picture']) =>
  picture && { picture: signedAddress(ctx, picture.large), picture_small: signedAddress(ctx, picture.small) }

async function present(ctx: Context, caller: Caller, row: Row): Promise<User> {
  const balance = await settleCredits(ctx, row.id)
  const feedback_due = await feedbackDue(ctx, row)
  return {
    uuid: row.uuid,
    id: row.id,
    email: row.email,
    name: row.name,
    credit_balance: balance,
    age_hold: row.age_hold_at !== null,
    is_premium: row.premium_until !== null && row.premium_until > ctx.now(),
    pubsub_token: row.pubsub_token,
    feedback_due,
    custom_attributes: { ...row.custom_attributes, ...presentPicture(ctx, row.picture), app_mode: allowedMode(caller, chosenIn(row)) },
    next_free_credits_at: nextUtcMidnight(ctx.now()).toISOString(),
  }
}

/** The profile with the live balance; ends what expired and gives the day's credits on the way. */
export async function getMe(ctx: Context, caller: Caller): Promise<User> {
  const [row] = await ctx.db.query<Row>(`select ${COLUMNS} from users where id = $1`, [caller.user_id])
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return present(ctx, caller, row)
}

/** Merges profile fields; the name is also the person's name in conversations and passes moderation. */
export async function updateMe(ctx: Context, caller: Caller, given: Partial<CustomAttributes>, origin: RequestOrigin): Promise<User> {
  const attributes = await recordRefer(ctx, caller, given, origin)
  if (attributes.name !== undefined) {
    const verdict = await moderate(
      ctx,
      { stage: 'character_edit', text: attributes.name },
      { user_id: caller.user_id, subject: `user:${caller.user_id}` },
    )
    refuseBlocked(verdict)
  }
  const [row] = await ctx.db.query<Row>(
    `update users set custom_attributes = custom_attributes || $2::jsonb, name = coalesce($3, name) where id = $1 returning ${COLUMNS}`,
    [caller.user_id, JSON.stringify(attributes), attributes.name ?? null],
  )
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  if (!caller.profile_complete) {
    // What they may do has changed, perhaps.
    forgetCallers(ctx, caller.user_id)
    await publishRightsChanged(ctx.db, caller.user_id)
  }
  return present(ctx, caller, row)
}

/** The address that someone had proven when we first saw them; null for strangers. */
export async function addressOf(db: Db, identity_uid: string): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from users where identity_uid = $1', [identity_uid])
  return row?.email ?? null
}

/** The product's user for an identity, made with the welcome credits on first sight. */
export async function ensureUser(ctx: Context, identity: { uid: string; email: string }): Promise<{ id: number; fresh: boolean }> {
  const [known] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [identity.uid])
  if (known) return { id: known.id, fresh: false }
  const fresh = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into users (identity_uid, email, pubsub_token, created_at) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
      [identity.uid, identity.email, randomBytes(16).toString('base64url'), ctx.now()],
    )
    if (row) await grantSignupCredits(ctx, tx, row.id)
    return row ?? null
  })
  if (fresh) return { id: fresh.id, fresh: true }
  const [raced] = await ctx.db.query<{ id: number }>('select id from users where identity_uid = $1', [identity.uid])
  // An address alone proves nothing about an older account that has it.
  if (!raced) throw new AppError('CONFLICT', 'This email address belongs to another account. Contact support.')
  return { id: raced.id, fresh: false }
}
