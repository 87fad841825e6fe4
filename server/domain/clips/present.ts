import type { Clip } from '@/contracts/clips'
import type { clips } from '@/server/db/schema'
import type { Context } from '../context'
import { signedAddress } from '../media/media-address'

export type ClipRow = typeof clips.$inferSelect

export const presentClip = (ctx: Context, row: ClipRow): Clip => ({
  id: row.id,
  state: row.state,
  progress: row.progress,
  length: row.length,
  seconds: row.seconds,
  rule: row.rule,
  cost: row.credits,
  video_url: row.state === 'ready' && row.deleted_at === null && row.storage_key !== null ? signedAddress(ctx, row.storage_key) : null,
})
