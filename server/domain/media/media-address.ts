import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StoredObject } from '@/server/providers/storage/port'
import type { Context } from '../context'

export const MEDIA_PATH = '/media/'
/** An address lives one to two windows, so that all answers of a window name the same one and browsers keep the file. */
const WINDOW_SECONDS = 12 * 3600

const signatureOf = (ctx: Context, key: string, expires: number) =>
  createHmac('sha256', ctx.settings.media_secret).update(`${key} ${expires}`).digest()

/** Where a stored file can be fetched for the next 12 to 24 hours, by whoever was told. */
export function signedAddress(ctx: Context, key: string): string {
  const window = Math.floor(ctx.now().getTime() / 1000 / WINDOW_SECONDS)
  const expires = (window + 2) * WINDOW_SECONDS
  return `${MEDIA_PATH}${key}?e=${expires}&s=${signatureOf(ctx, key, expires).toString('base64url')}`
}

export type OpenedMedia = { object: StoredObject; max_age: number }

export type MediaAddress = { key: string; expires: string; signature: string }

/** For how many seconds an address is still good, or null for one that is expired or not ours. */
export function checkAddress(ctx: Context, asked: MediaAddress): number | null {
  const expires = /^\d{10}$/.test(asked.expires) ? Number(asked.expires) : 0
  const max_age = expires - Math.floor(ctx.now().getTime() / 1000)
  const signature = Buffer.from(asked.signature, 'base64url')
  const right = signatureOf(ctx, asked.key, expires)
  return max_age <= 0 || signature.length !== right.length || !timingSafeEqual(signature, right) ? null : max_age
}

/** Null alike for what is absent, expired or wrongly signed. The caller closes what is opened. */
export async function openMedia(ctx: Context, asked: MediaAddress): Promise<OpenedMedia | null> {
  const max_age = checkAddress(ctx, asked)
  const object = max_age === null ? null : await ctx.storage.open(asked.key)
  return object && max_age !== null ? { object, max_age } : null
}
