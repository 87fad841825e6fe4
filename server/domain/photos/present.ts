import type { Photo } from '@/contracts/photos'
import { PREMIUM_LEVELS } from '@/contracts/photos'
import type { photos } from '@/server/db/schema'
import { summaryOf, type CharacterRow } from '../characters/present'
import { type ClipsOfPhoto, NO_CLIPS } from '../clips/find-clips'
import type { Context } from '../context'
import { signedAddress } from '../media/media-address'

export type PhotoRow = typeof photos.$inferSelect
const iso = (date: Date | null) => date?.toISOString() ?? null

export function present(ctx: Context, row: PhotoRow, character: CharacterRow, clips: ClipsOfPhoto = NO_CLIPS): Photo {
  const shown = row.state === 'ready' && row.deleted_at === null
  const address = (key: string | null, variant?: 'labelled') => (shown && key !== null ? signedAddress(ctx, key, variant) : null)
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    rule: row.rule,
    image_url: row.unlocked_at === null ? null : address(row.storage_key),
    preview_url: address(row.preview_key),
    download_url: row.unlocked_at === null ? null : address(row.storage_key, 'labelled'),
    width: row.width,
    height: row.height,
    type: row.origin,
    request: { level: row.level, prompt: row.prompt },
    left_out: row.left_out ?? [],
    cost: row.credits,
    unlocked_at: iso(row.unlocked_at),
    favorited_at: iso(row.favorited_at),
    is_nsfw: PREMIUM_LEVELS.includes(row.level),
    ...(row.unlocked_at === null ? NO_CLIPS : clips),
    conversation_id: row.conversation_id,
    character: summaryOf(ctx, character),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
