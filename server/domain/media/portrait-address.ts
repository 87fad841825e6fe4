import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Portrait } from '@/contracts/characters'
import type { characters } from '@/server/db/schema'
import type { Context } from '../context'
import { MEDIA_PATH, openMediaKey, WINDOW_SECONDS, type OpenedMedia } from './media-address'

/** Addresses of portraits of people's own characters: `<id>-<width>.webp`, after a signature where they are not public. */
export const PORTRAIT_PATH = `${MEDIA_PATH}portraits/`
/** A public portrait may become private: browsers revalidate after this time. */
const OPEN_SECONDS = 3600

const signatureOf = (ctx: Context, id: string, expires: number) =>
  createHmac('sha256', ctx.settings.media_secret).update(`portrait ${id} ${expires}`).digest().subarray(0, 16)

/** The value of `Portrait.base`. Public portraits have a lasting address, others one for the next 12 to 24 hours. */
export function portraitBase(ctx: Context, id: string, open: boolean): string {
  if (open) return `${PORTRAIT_PATH}${id}`
  const expires = (Math.floor(ctx.now().getTime() / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
  return `${PORTRAIT_PATH}${expires}.${signatureOf(ctx, id, expires).toString('base64url')}/${id}`
}

/** A character's portrait for people who may see the character. */
export const portraitOf = (ctx: Context, row: Pick<typeof characters.$inferSelect, 'portrait' | 'portrait_id' | 'visibility'>): Portrait =>
  row.portrait_id === null
    ? row.portrait
    : { ...row.portrait, base: portraitBase(ctx, row.portrait_id, row.visibility !== 'private'), avif: false }

function signedFor(ctx: Context, id: string, expires: number, given: string): boolean {
  const signature = Buffer.from(given, 'base64url')
  const right = signatureOf(ctx, id, expires)
  return expires > ctx.now().getTime() / 1000 && signature.length === right.length && timingSafeEqual(signature, right)
}

/** Null alike for what is absent, closed, expired or wrongly signed. The caller closes what is opened. */
export async function openPortrait(ctx: Context, path: string): Promise<(OpenedMedia & { open: boolean }) | null> {
  const match = /^(?:(\d{10})\.([\w-]{22})\/)?([0-9a-f]{32})-(\d{2,4})\.webp$/.exec(path)
  if (!match) return null
  const [, expires = '', signature = '', id = '', width = ''] = match
  const signed = expires !== ''
  if (signed && !signedFor(ctx, id, Number(expires), signature)) return null
  const [row] = await ctx.db.query<{ key: string | null; open: boolean }>(
    `select p.keys->>$2 as key, exists (select 1 from characters c where c.portrait_id = p.id and c.visibility <> 'private'
        and c.deleted_at is null and c.hidden_at is null) as open from portraits p where p.id = $1`,
    [id, width],
  )
  if (!row?.key || (!signed && !row.open)) return null
  const object = await openMediaKey(ctx, row.key)
  return object && { object, max_age: signed ? Number(expires) - Math.floor(ctx.now().getTime() / 1000) : OPEN_SECONDS, open: !signed }
}
