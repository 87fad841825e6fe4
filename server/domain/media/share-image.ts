import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OPEN } from '../characters/likes'
import type { CharacterRow } from '../characters/present'
import type { Context } from '../context'
import { madeBy, markGenerated } from './mark-generated'
import { MEDIA_PATH, openMediaKey } from './media-address'

export const SHARE_PATH = `${MEDIA_PATH}share/`
/** Browsers and other sites revalidate after this time: the character may have changed or become private. */
export const SHARE_SECONDS = 3600
/** About 80 kB each. */
const CACHED_IMAGES = 100
const MOST_BYTES = 4 * 1024 * 1024

type Row = Pick<CharacterRow, 'slug' | 'full_name' | 'age' | 'hook' | 'portrait' | 'portrait_id'> & { key: string | null }

const cache = new WeakMap<Context, Map<string, Promise<Uint8Array>>>()
/** One is drawn after the other, so that a crawl of all pages leaves the processor to chats. */
let turn: Promise<unknown> = Promise.resolve()

async function portraitBytes(ctx: Context, row: Row): Promise<Uint8Array | null> {
  // Those that come with the installation are files of the build.
  if (row.portrait_id === null) return readFile(join(process.cwd(), 'public', `${row.portrait.base}-768.webp`)).catch(() => null)
  const object = row.key === null ? null : await openMediaKey(ctx, row.key)
  if (!object) return null
  try {
    return object.size > MOST_BYTES ? null : Buffer.concat(await Array.fromAsync(object.read()))
  } finally {
    await object.close()
  }
}

async function draw(ctx: Context, row: Row): Promise<Uint8Array> {
  const card = { color: row.portrait.color, name: `${row.full_name}, ${row.age}`, hook: row.hook, brand: ctx.settings.brand }
  const picture = await ctx.picture.drawShareImage({ ...card, portrait: await portraitBytes(ctx, row) })
  return markGenerated(ctx, picture, 'image/jpeg', madeBy('embedded'))
}

/** The picture that other sites show next to a link to a character. Null for a character that is not public. */
export async function openShareImage(ctx: Context, path: string): Promise<Uint8Array | null> {
  const slug = /^([a-z0-9-]{1,80})\.jpg$/.exec(path)?.[1]
  if (slug === undefined) return null
  const [row] = await ctx.db.query<Row>(
    `select slug, full_name, age, hook, portrait, portrait_id,
        (select coalesce(p.keys->>'768', p.keys->>'480') from portraits p where p.id = c.portrait_id) as key
       from characters c where slug = $1 and ${OPEN}`,
    [slug],
  )
  if (!row) return null
  const copies = cache.get(ctx) ?? new Map<string, Promise<Uint8Array>>()
  cache.set(ctx, copies)
  const name = JSON.stringify([row.slug, row.full_name, row.age, row.hook, row.portrait.base, row.portrait_id])
  let made = copies.get(name)
  if (!made) {
    made = turn.then(() => draw(ctx, row))
    turn = made.catch(() => null)
    made.catch(() => copies.delete(name))
  }
  copies.delete(name)
  copies.set(name, made)
  for (const oldest of [...copies.keys()].slice(0, Math.max(0, copies.size - CACHED_IMAGES))) copies.delete(oldest)
  return made
}
