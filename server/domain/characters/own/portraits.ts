import { randomBytes } from 'node:crypto'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import { ProviderError } from '@/server/providers/errors'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { describeGenerated, madeBy, markGenerated } from '../../media/mark-generated'
import { hitLimit } from '../../rate-limit'
import type { CharacterRow } from '../present'

/** Drawing takes about a second of a core; nobody makes this many in an hour. */
const DRAWINGS = { most: 120, seconds: 60 * 60 }
const LIMIT_MS = 60_000
/** The width that people look at and pass on: it is signed, smaller copies say where they come from without a signature. */
const SIGNED_WIDTH = 768
/** A portrait without a character is unused after this time. */
const LEFT_OVER_MS = 24 * 60 * 60_000

export type NewPortrait = { id: string; placeholder: string; color: string }

const gone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists.')

/** Notes the keys before anything is written, so that what an ended try left behind is found. */
async function storePortrait(ctx: Context, user_id: number, { placeholder, color }: Omit<NewPortrait, 'id'>, widths: number[]) {
  const [owner] = await ctx.db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix',
    [user_id, newPrefix()],
  )
  if (!owner) throw gone()
  const id = randomBytes(16).toString('hex')
  const keys: Record<string, string> = Object.fromEntries(widths.map((width) => [width, newKey(owner.storage_prefix, 'image/webp')]))
  await ctx.db.query('insert into portraits (id, user_id, keys, placeholder, color, created_at) values ($1, $2, $3::jsonb, $4, $5, $6)', [
    id,
    user_id,
    JSON.stringify(keys),
    placeholder,
    color,
    ctx.now(),
  ])
  return { id, keys }
}

/** Drawings under way, by person; one account that asks for many at once must not hold up the others. */
const AT_ONCE = 2
const AT_ONCE_ALL = 24
const underWay = new WeakMap<Context['portraits'], Map<number, number>>()

/** Runs one of a person's few drawings. Throws RATE_LIMITED while there are too many, of them or of everybody. */
async function inTurn<T>(ctx: Context, user_id: number, run: () => Promise<T>): Promise<T> {
  const drawings = underWay.get(ctx.portraits) ?? new Map<number, number>()
  underWay.set(ctx.portraits, drawings)
  const own = drawings.get(user_id) ?? 0
  if (own >= AT_ONCE)
    throw new AppError('RATE_LIMITED', 'Two of your portraits are being drawn. Try again in a moment.', { retry_after: 3 })
  const all = [...drawings.values()].reduce((sum, count) => sum + count, 0)
  if (all >= AT_ONCE_ALL)
    throw new AppError('RATE_LIMITED', 'Too many portraits are being drawn. Try again in a moment.', { retry_after: 10 })
  drawings.set(user_id, own + 1)
  try {
    return await run()
  } finally {
    const left = drawings.get(user_id)! - 1
    if (left > 0) drawings.set(user_id, left)
    else drawings.delete(user_id)
  }
}

async function draw(ctx: Context, appearance: CharacterRow['appearance']) {
  try {
    return await ctx.portraits.draw(appearance, AbortSignal.timeout(LIMIT_MS))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.error({ provider: ctx.portraits.name, error: error.kind, problem: error.message }, 'portrait not drawn')
    throw new AppError('PROVIDER_UNAVAILABLE', 'We couldn’t draw the portrait. Nothing was saved. Try again.')
  }
}

/** Draws and keeps a portrait that belongs to no character yet. Throws RATE_LIMITED, PROVIDER_UNAVAILABLE, UNAUTHENTICATED. */
export const makePortrait = (ctx: Context, user_id: number, appearance: CharacterRow['appearance']): Promise<NewPortrait> =>
  inTurn(ctx, user_id, () => drawAndStore(ctx, user_id, appearance))

async function drawAndStore(ctx: Context, user_id: number, appearance: CharacterRow['appearance']): Promise<NewPortrait> {
  await hitLimit(ctx, { key: `portrait:user:${user_id}`, ...DRAWINGS })
  const { files, ...look } = await draw(ctx, appearance)
  const { id, keys } = await storePortrait(
    ctx,
    user_id,
    look,
    files.map(({ width }) => width),
  )
  try {
    const made_by = madeBy(ctx.portraits.name)
    for (const { width, bytes } of files) {
      const key = keys[width]!
      if (width === SIGNED_WIDTH) await ctx.storage.put(key, await markGenerated(ctx, bytes, 'image/webp', made_by), 'image/webp')
      else await ctx.storage.put(key, describeGenerated(ctx, bytes, 'image/webp', made_by), 'image/webp')
    }
  } catch (error) {
    await dropUnused(ctx, [id]).catch(() => {})
    throw error
  }
  return { id, ...look }
}

/** The portrait's columns in the character's row; addresses are signed when they are answered. */
export const columnsOfPortrait = ({ id, placeholder, color }: NewPortrait) => ({
  portrait_id: id,
  portrait: { base: '', placeholder, color },
})

const UNUSED = `not exists (select 1 from characters c where c.portrait_id = p.id) and not exists (select 1 from character_versions v where v.portrait_id = p.id)`

/** Removes those of the portraits that nothing needs any more: files first, so that a crash in between leaves a row to continue from. */
export async function dropUnused(ctx: Context, ids: string[]): Promise<void> {
  const rows = await ctx.db.query<{ id: string; keys: Record<string, string> }>(
    `select id, keys from portraits p where id = any($1::text[]) and ${UNUSED}`,
    [ids],
  )
  for (const { id, keys } of rows) {
    for (const key of Object.values(keys)) await ctx.storage.remove(key)
    await ctx.db.query(`delete from portraits p where id = $1 and ${UNUSED}`, [id])
  }
}

/** Removes portraits that ended tries, older versions and erased characters have left behind. */
export async function sweepPortraits(ctx: Context): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select id from portraits p where created_at < $1 and ${UNUSED} order by created_at limit 1000`,
    [new Date(ctx.now().getTime() - LEFT_OVER_MS)],
  )
  await dropUnused(
    ctx,
    rows.map(({ id }) => id),
  )
}
