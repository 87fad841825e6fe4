import type { ImageProvider } from '@/server/providers/image/port'
import type { Context } from '../context'

/** The engine that a conversation chose; the configured one where it chose none, or one that is no longer there. */
export const imageFor = (ctx: Context, backend: string | null): ImageProvider =>
  ctx.images.find(({ name }) => name === backend) ?? ctx.image
