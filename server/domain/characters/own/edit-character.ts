import { eq } from 'drizzle-orm'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import type { OwnCharacter } from '@/contracts/own-characters'
import { characters } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { AppError, notFound } from '../../errors'
import { forgetPersona } from '../load-persona'
import type { CharacterRow } from '../present'
import { checkDefinition, columnsOf, definitionOf, looksTheSame } from './definition'
import { findOwn, inTrash, lockOwn } from './find-own'
import { moderateCharacter } from './moderate-character'
import { columnsOfPortrait, dropUnused, makePortrait } from './portraits'
import { ownCharacterOf } from './present-own'
import { announceReview, causeOfReview, isWaiting, sendToReview, type ReviewCause } from './reviews'
import { storeVersion } from './versions'

const moved = () => new AppError('CONFLICT', 'This character was changed somewhere else. Check the newest version first.')

type Face = Pick<CharacterRow, 'portrait' | 'portrait_id'>
/** Whether it was moderated for everybody's eyes, and why a person has to read it. */
type Moderated = { published: boolean; cause: ReviewCause | null }
type Change = {
  definition: ReturnType<typeof checkDefinition>
  extras: CharacterExtras
  /** The version it was made from. */
  version: number
  restored_from: number | null
  /** Null draws one. */
  face: Face | null
}

/**
 * Moderated for its present visibility; a change of visibility meanwhile fails the check below. What is public goes back to review
 * where a person has to read the change, and what waits waits on as it is now.
 */
async function moderateChange(ctx: Context, row: CharacterRow, { definition, extras }: Change): Promise<Moderated> {
  const published = row.visibility === 'public' || (await isWaiting(ctx.db, row.id))
  const stages = ['character_edit' as const, ...(published ? ['public_publish' as const] : [])]
  const { unsure } = await moderateCharacter(ctx, row.owner_id!, { definition, extras, stages, subject: `character:${row.id}` })
  return { published, cause: published ? await causeOfReview(ctx, { ...row, version: row.version + 1 }, unsure) : null }
}

/** Stores a moderated change as the newest version. Throws CONFLICT when the character changed meanwhile. */
async function store(
  ctx: Context,
  caller: Caller,
  before: CharacterRow,
  change: Change & Moderated & { face: Face },
): Promise<CharacterRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller, before.id)
    if (row.deleted_at) throw inTrash()
    const waits = await isWaiting(tx, row.id)
    if (row.version !== change.version || ((row.visibility === 'public' || waits) && !change.published)) throw moved()
    const [stored] = await tx.orm
      .update(characters)
      .set({ ...columnsOf(change.definition, change.extras), ...change.face, version: row.version + 1, updated_at: ctx.now() })
      .where(eq(characters.id, row.id))
      .returning()
    await storeVersion(tx, stored!, change.restored_from)
    const cause = waits ? 'first' : row.visibility === 'public' ? change.cause : null
    return cause ? sendToReview(ctx, tx, stored!, cause) : stored!
  })
}

async function apply(ctx: Context, caller: Caller, row: CharacterRow, change: Change): Promise<OwnCharacter> {
  if (row.deleted_at) throw inTrash()
  if (row.version !== change.version) throw moved()
  const moderated = await moderateChange(ctx, row, change)
  const drawn = change.face ? null : await makePortrait(ctx, caller.user_id, change.definition.appearance)
  const stored = await store(ctx, caller, row, { ...change, ...moderated, face: drawn ? columnsOfPortrait(drawn) : change.face! }).catch(
    async (error: unknown) => {
      if (drawn) await dropUnused(ctx, [drawn.id]).catch(() => {})
      throw error
    },
  )
  forgetPersona(ctx, row.id)
  if (moderated.cause && row.visibility === 'public') announceReview(ctx, row.id, moderated.cause)
  return ownCharacterOf(ctx, stored)
}

/**
 * A new version of one's character, redrawn where it looks different. Throws NOT_FOUND, INVALID_INPUT, CONFLICT (it is
 * another version by now, or in the trash), CONTENT_BLOCKED; nothing is stored then.
 */
export async function editCharacter(
  ctx: Context,
  caller: Caller,
  input: { id: number; definition: CharacterDefinition; version: number },
): Promise<OwnCharacter> {
  const row = await findOwn(ctx, caller, input.id)
  const definition = checkDefinition(ctx, input.definition)
  const { portrait, portrait_id, extras } = row
  const face = looksTheSame(definition.appearance, row.appearance) ? { portrait, portrait_id } : null
  return apply(ctx, caller, row, { definition, extras, version: input.version, restored_from: null, face })
}

/** A new version with other extras (domain/cards/extras.ts). Throws CONFLICT, CONTENT_BLOCKED. */
export async function editExtras(ctx: Context, caller: Caller, row: CharacterRow, extras: CharacterExtras): Promise<void> {
  const { portrait, portrait_id, appearance, version } = row
  await apply(ctx, caller, row, {
    definition: { ...definitionOf(row), appearance },
    extras,
    version,
    restored_from: null,
    face: { portrait, portrait_id },
  })
}

type StoredCharacter = {
  definition: CharacterDefinition
  extras: CharacterExtras
  portrait_id: string
  placeholder: string
  color: string
  newest_from: number | null
}

/**
 * Makes an earlier version the newest one, moderated like an edit. What has just been restored is not restored twice. Throws
 * NOT_FOUND, CONFLICT, CONTENT_BLOCKED.
 */
export async function restoreVersion(
  ctx: Context,
  caller: Caller,
  { id, version }: { id: number; version: number },
): Promise<OwnCharacter> {
  const row = await findOwn(ctx, caller, id)
  const [kept] = await ctx.db.query<StoredCharacter>(
    `select v.definition, v.extras, v.portrait_id, p.placeholder, p.color,
        (select restored_from from character_versions n where n.character_id = v.character_id and n.version = $3) as newest_from
       from character_versions v join portraits p on p.id = v.portrait_id where v.character_id = $1 and v.version = $2`,
    [id, version, row.version],
  )
  if (!kept) throw notFound('Version')
  if (version === row.version || kept.newest_from === version) return ownCharacterOf(ctx, row)
  const { definition, extras, portrait_id, placeholder, color } = kept
  const face = columnsOfPortrait({ id: portrait_id, placeholder, color })
  return apply(ctx, caller, row, {
    definition: checkDefinition(ctx, definition),
    extras,
    version: row.version,
    restored_from: version,
    face,
  })
}
