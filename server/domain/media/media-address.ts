import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StoredObject } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { openLabelled } from './labelled-copy'

export const MEDIA_PATH = '/media/'
/** An address lives one to two windows, so that all answers of a window name the same one and browsers keep the file. */
export const WINDOW_SECONDS = 12 * 3600

/** How a file leaves: as it is kept, or as a copy with a visible label, for what people take with them. */
export type Variant = 'plain' | 'labelled'

const signatureOf = (ctx: Context, key: string, expires: number, variant: Variant) =>
  createHmac('sha256', ctx.settings.media_secret)
    .update(variant === 'plain' ? `${key} ${expires}` : `${key} ${expires} ${variant}`)
    .digest()

/** Where a stored file can be fetched for the next 12 to 24 hours, by anyone who has the address. */
export function signedAddress(ctx: Context, key: string, variant: Variant = 'plain'): string {
  const window = Math.floor(ctx.now().getTime() / 1000 / WINDOW_SECONDS)
  const expires = (window + 2) * WINDOW_SECONDS
  return `${MEDIA_PATH}${key}?e=${expires}&s=${signatureOf(ctx, key, expires, variant).toString('base64url')}${variant === 'plain' ? '' : `&v=${variant}`}`
}

export type OpenedMedia = { object: StoredObject; max_age: number }

export type MediaAddress = { key: string; expires: string; signature: string; variant: string | null }

const variantOf = (asked: MediaAddress): Variant => (asked.variant === 'labelled' ? 'labelled' : 'plain')

/** For how many seconds an address is still good, or null for one that is expired or not signed here. */
export function checkAddress(ctx: Context, asked: MediaAddress): number | null {
  const expires = /^\d{10}$/.test(asked.expires) ? Number(asked.expires) : 0
  const max_age = expires - Math.floor(ctx.now().getTime() / 1000)
  const signature = Buffer.from(asked.signature, 'base64url')
  const right = signatureOf(ctx, asked.key, expires, variantOf(asked))
  return max_age <= 0 || signature.length !== right.length || !timingSafeEqual(signature, right) ? null : max_age
}

/** Null alike for what is absent, expired or wrongly signed. The caller closes what is opened. */
export async function openMedia(ctx: Context, asked: MediaAddress): Promise<OpenedMedia | null> {
  const max_age = checkAddress(ctx, asked)
  if (max_age === null) return null
  const object = variantOf(asked) === 'labelled' ? await openLabelled(ctx, asked.key) : await ctx.storage.open(asked.key)
  return object && { object, max_age }
}

/** A stored file whose reader was authorized elsewhere. */
export const openMediaKey = (ctx: Context, key: string) => ctx.storage.open(key)
