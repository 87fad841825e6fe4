import type { User } from '@/contracts/users'
import { ProviderError } from '@/server/providers/errors'
import type { Drawn } from '@/server/providers/picture/port'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { forgetFingerprints } from '../moderation/picture-bank'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { hitLimit } from '../rate-limit'
import { getMe } from '../users/users'

type Picture = { large: string; small: string }

/** Decoding costs us; nobody changes their picture this often. */
const UPLOADS = { most: 30, seconds: 60 * 60 }

const gone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists.')

async function draw(ctx: Context, bytes: Uint8Array): Promise<Drawn> {
  try {
    return await ctx.picture.drawAvatar(bytes)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    throw new AppError('INVALID_IMAGE', 'We couldn’t read this photo. Use a JPEG, PNG, WebP or AVIF of up to 50 megapixels.')
  }
}

/** Where the person's files are; chosen with the first one. Null when the account is closed. */
async function prefixOf(ctx: Context, user_id: number): Promise<string | null> {
  const [row] = await ctx.db.query<{ storage_prefix: string }>(
    `update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix`,
    [user_id, newPrefix()],
  )
  return row?.storage_prefix ?? null
}

async function removeObjects(ctx: Context, picture: Picture | null): Promise<void> {
  if (picture) await Promise.all([ctx.storage.remove(picture.large), ctx.storage.remove(picture.small)])
}

/** Puts one picture in the place of another and removes the other; two at once take turns at the row. */
async function swap(ctx: Context, user_id: number, picture: Picture | null): Promise<void> {
  const found = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ picture: Picture | null }>(
      'select picture from users where id = $1 and disabled_at is null for update',
      [user_id],
    )
    if (row) await tx.query('update users set picture = $2::jsonb where id = $1', [user_id, picture && JSON.stringify(picture)])
    return row
  })
  // The account was closed meanwhile: what was just stored must not outlive it.
  await removeObjects(ctx, found ? found.picture : picture)
  if (!found) throw gone()
}

/** Re-encodes and moderates an upload, and makes it the person's picture. Throws INVALID_IMAGE, CONTENT_BLOCKED. */
export async function uploadAvatar(ctx: Context, caller: Caller, bytes: Uint8Array): Promise<User> {
  const { user_id } = caller
  await hitLimit(ctx, { key: `avatar:user:${user_id}`, ...UPLOADS })
  const drawn = await draw(ctx, bytes)
  const verdict = await moderate(ctx, { stage: 'avatar_upload', text: '', images: [drawn.large] }, { user_id, subject: `user:${user_id}` })
  refuseBlocked(verdict)
  const prefix = await prefixOf(ctx, user_id)
  if (!prefix) throw gone()
  const picture = { large: newKey(prefix, 'image/webp'), small: newKey(prefix, 'image/webp') }
  try {
    await ctx.storage.put(picture.large, drawn.large, 'image/webp')
    await ctx.storage.put(picture.small, drawn.small, 'image/webp')
  } catch (error) {
    await removeObjects(ctx, picture).catch(() => {})
    throw error
  }
  await swap(ctx, user_id, picture)
  return getMe(ctx, caller)
}

export async function removeAvatar(ctx: Context, caller: Caller): Promise<User> {
  await swap(ctx, caller.user_id, null)
  await forgetFingerprints(ctx.db, `user:${caller.user_id}`)
  return getMe(ctx, caller)
}
