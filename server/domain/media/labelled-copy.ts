import type { StoredObject } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { markGenerated } from './mark-generated'

/** Larger ones are none of our photos. */
const MOST_BYTES = 16 * 1024 * 1024
/** Copies kept in memory, since who saves a picture often saves it again. */
const CACHED_COPIES = 8

const copies = new WeakMap<Context, Map<string, Promise<Uint8Array>>>()

async function bytesOf(object: StoredObject): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of object.read()) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** What the file says of its making is said again by the copy; an old one that says nothing counts as a model's. */
async function label(ctx: Context, object: StoredObject): Promise<Uint8Array> {
  const bytes = await bytesOf(object)
  const made_by = ctx.provenance.read({ bytes, type: 'image/webp' }) ?? 'model'
  return markGenerated(ctx, await ctx.picture.labelPhoto(bytes, { brand: ctx.settings.brand }), 'image/webp', made_by)
}

function labelOnce(ctx: Context, key: string, object: StoredObject): Promise<Uint8Array> {
  const cache = copies.get(ctx) ?? new Map<string, Promise<Uint8Array>>()
  copies.set(ctx, cache)
  const made = cache.get(key) ?? label(ctx, object)
  cache.delete(key)
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - CACHED_COPIES))) cache.delete(oldest)
  return made
}

/**
 * A stored photo as it leaves the app: with a visible "AI-generated" in its corner, and signed again. Null when it is gone,
 * or no photo. The caller closes what is opened.
 */
export async function openLabelled(ctx: Context, key: string): Promise<StoredObject | null> {
  const object = key.endsWith('.webp') ? await ctx.storage.open(key) : null
  if (!object) return null
  try {
    if (object.size > MOST_BYTES) return null
    const bytes = await labelOnce(ctx, key, object)
    return {
      size: bytes.length,
      content_type: 'image/webp',
      async *read(range = { start: 0, end: bytes.length - 1 }) {
        yield bytes.subarray(range.start, range.end + 1)
      },
      close: async () => {},
    }
  } finally {
    await object.close()
  }
}
