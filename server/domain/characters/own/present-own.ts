import type { OwnCharacter, OwnCharacterSummary, Review } from '@/contracts/own-characters'
import type { Context } from '../../context'
import { characterOf, creatorOf, summaryOf, type CharacterRow } from '../present'
import { definitionOf } from './definition'
import { reviewsOf } from './reviews'

const stateOf = (row: CharacterRow, review: Review | undefined) => ({
  visibility: row.visibility,
  version: row.version,
  hidden: row.hidden_at !== null,
  review: review ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
})

/** In the same order. */
export async function ownSummariesOf(ctx: Context, rows: readonly CharacterRow[]): Promise<OwnCharacterSummary[]> {
  const reviews = await reviewsOf(ctx, rows)
  return rows.map((row) => ({ ...summaryOf(ctx, row), ...stateOf(row, reviews.get(row.id)) }))
}

export async function ownCharacterOf(ctx: Context, row: CharacterRow): Promise<OwnCharacter> {
  const [creator, reviews] = await Promise.all([creatorOf(ctx, row), reviewsOf(ctx, [row])])
  return {
    ...characterOf(ctx, row, creator),
    ...stateOf(row, reviews.get(row.id)),
    definition: definitionOf(row),
    created_at: row.created_at.toISOString(),
    lorebook_entries_count: row.extras.lorebook?.entries.length ?? 0,
  }
}
