import type { OwnCharacter, OwnCharacterSummary } from '@/contracts/own-characters'
import type { Context } from '../../context'
import { characterOf, creatorOf, summaryOf, type CharacterRow } from '../present'
import { definitionOf } from './definition'

const stateOf = (row: CharacterRow) => ({
  visibility: row.visibility,
  version: row.version,
  hidden: row.hidden_at !== null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
})

export const ownSummaryOf = (ctx: Context, row: CharacterRow): OwnCharacterSummary => ({ ...summaryOf(ctx, row), ...stateOf(row) })

export const ownCharacterOf = async (ctx: Context, row: CharacterRow): Promise<OwnCharacter> => ({
  ...characterOf(ctx, row, await creatorOf(ctx, row)),
  ...stateOf(row),
  definition: definitionOf(row),
  created_at: row.created_at.toISOString(),
  lorebook_entries_count: row.extras.lorebook?.entries.length ?? 0,
})
