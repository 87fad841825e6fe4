import { eq } from 'drizzle-orm'
import type { OwnCharacter, Visibility } from '@/contracts/own-characters'
import { characters } from '@/server/db/schema'
import { refuseOnAgeHold } from '../../account/age-hold'
import type { Caller, Context } from '../../context'
import { AppError } from '../../errors'
import type { CharacterRow } from '../present'
import { definitionOf } from './definition'
import { findOwn, inTrash, lockOwn } from './find-own'
import { moderateCharacter } from './moderate-character'
import { ownCharacterOf } from './present-own'
import { announceReview, causeOfReview, sendToReview, withdrawReview, type ReviewCause } from './reviews'

function refuse(row: CharacterRow, visibility: Visibility): void {
  if (row.deleted_at) throw inTrash()
  if (row.hidden_at && visibility !== 'private') throw new AppError('FORBIDDEN', 'This character was taken down and stays private.')
}

/**
 * Who may find one's character; public passes moderation first, and is unlisted until a person has read it where that is due. The
 * first time it is published is kept. Throws NOT_FOUND, CONFLICT (in the trash, changed meanwhile, or refused as it is), FORBIDDEN (taken down), CONTENT_BLOCKED, and AGE_HOLD for all but private; it stays as it was then.
 */
export async function setVisibility(
  ctx: Context,
  caller: Caller,
  { id, visibility }: { id: number; visibility: Visibility },
): Promise<OwnCharacter> {
  if (visibility !== 'private') await refuseOnAgeHold(ctx.db, caller.user_id)
  const before = await findOwn(ctx, caller, id)
  refuse(before, visibility)
  let cause: ReviewCause | null = null
  if (visibility === 'public') {
    const moderated = {
      definition: definitionOf(before),
      extras: before.extras,
      stages: ['public_publish' as const],
      subject: `character:${id}`,
    }
    const { unsure } = await moderateCharacter(ctx, caller.user_id, moderated)
    cause = await causeOfReview(ctx, before, unsure)
  }
  const row = await ctx.db.transaction(async (tx) => {
    const now = await lockOwn(tx, caller, id)
    refuse(now, visibility)
    if (visibility === 'public' && now.version !== before.version)
      throw new AppError('CONFLICT', 'This character just changed. Publish it again.')
    if (visibility !== 'public') await withdrawReview(ctx, tx, id)
    if (now.visibility === visibility) return now
    if (cause) return sendToReview(ctx, tx, now, cause)
    const published_at = visibility === 'public' ? (now.published_at ?? ctx.now()) : now.published_at
    const [stored] = await tx.orm
      .update(characters)
      .set({ visibility, published_at, updated_at: ctx.now() })
      .where(eq(characters.id, id))
      .returning()
    return stored!
  })
  if (cause && row.visibility !== 'public') announceReview(ctx, id, cause)
  return ownCharacterOf(ctx, row)
}
