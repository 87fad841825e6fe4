import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import { MOST_CHARACTERS, type OwnCharacter } from '@/contracts/own-characters'
import type { Db } from '@/server/db/client'
import { characters } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { AppError, notFound } from '../../errors'
import type { CharacterRow } from '../present'
import { checkDefinition, columnsOf, definitionOf } from './definition'
import { moderateCharacter } from './moderate-character'
import { columnsOfPortrait, dropUnused, makePortrait } from './portraits'
import { ownCharacterOf } from './present-own'
import { slugOf } from './slug'
import { storeVersion } from './versions'

/** The character that a repeated key has made already. */
async function madeWith(ctx: Context, user_id: number, key: string | null): Promise<CharacterRow | null> {
  if (key === null) return null
  const [row] = await ctx.db.orm
    .select()
    .from(characters)
    .where(and(eq(characters.owner_id, user_id), eq(characters.client_key, key)))
  if (row?.purged_at) throw notFound('Character')
  return row ?? null
}

/** Holds the person, so that two at once are counted one after the other. Throws TOO_MANY_CHARACTERS. */
async function makeRoom(tx: Db, user_id: number): Promise<void> {
  const [person] = await tx.query('select 1 from users where id = $1 and disabled_at is null for no key update', [user_id])
  if (!person) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  const [{ n } = { n: 0 }] = await tx.query<{ n: number }>(
    'select count(*)::int as n from characters where owner_id = $1 and purged_at is null',
    [user_id],
  )
  if (n >= MOST_CHARACTERS)
    throw new AppError(
      'TOO_MANY_CHARACTERS',
      `You have ${MOST_CHARACTERS} characters, the most you can have. Delete one for good first. Characters in the trash count too.`,
      { most: MOST_CHARACTERS },
    )
}

type Insert = typeof characters.$inferInsert

/** A new row with its first version; null where another call with the same key was quicker. */
async function insertCharacter(
  ctx: Context,
  tx: Db,
  values: Omit<Insert, 'slug' | 'created_at' | 'updated_at'>,
): Promise<CharacterRow | null> {
  const now = ctx.now()
  const [row] = await tx.orm
    .insert(characters)
    .values({ ...values, slug: slugOf(values.full_name), created_at: now, updated_at: now })
    .onConflictDoNothing({ target: [characters.owner_id, characters.client_key], where: sql`client_key is not null` })
    .returning()
  if (row) await storeVersion(tx, row, null)
  return row ?? null
}

type Draft = { id: string; extras: CharacterExtras }

/** Null where no draft was stored: a person who was offline can finish without one. */
async function findDraft(ctx: Context, user_id: number, draft_id: string | undefined): Promise<Draft | null> {
  if (draft_id === undefined) return null
  const [draft] = await ctx.db.query<Draft>('select id, extras from character_drafts where user_id = $1 and id = $2', [user_id, draft_id])
  return draft ?? null
}

/** Deletes the draft in the version that was moderated. Throws CONFLICT where another call was quicker. */
async function useUp(tx: Db, user_id: number, { id, extras }: Draft): Promise<void> {
  const [used] = await tx.query<Draft>('delete from character_drafts where user_id = $1 and id = $2 returning id, extras', [user_id, id])
  if (!used || !isDeepStrictEqual(used.extras, extras)) throw new AppError('CONFLICT', 'This draft was changed or finished somewhere else.')
}

export type CreateInput = { definition: CharacterDefinition; draft_id?: string; idempotency_key: string | null }

/**
 * Makes a private character: moderated, drawn, then stored with its first version in one transaction, which also uses up the
 * draft. Repeating the key answers the same character. Throws INVALID_INPUT, CONTENT_BLOCKED, CONFLICT,
 * TOO_MANY_CHARACTERS, RATE_LIMITED, PROVIDER_UNAVAILABLE; nothing is stored then.
 */
export async function createCharacter(ctx: Context, caller: Caller, input: CreateInput): Promise<OwnCharacter> {
  const { user_id } = caller
  const { draft_id, idempotency_key: client_key } = input
  const known = await madeWith(ctx, user_id, client_key)
  if (known) return ownCharacterOf(ctx, known)
  const definition = checkDefinition(ctx, input.definition)
  const draft = await findDraft(ctx, user_id, draft_id)
  const extras = draft?.extras ?? {}
  await moderateCharacter(ctx, user_id, { definition, extras, stages: ['character_create'], subject: `user:${user_id}` })
  const portrait = await makePortrait(ctx, user_id, definition.appearance)
  const made = await ctx.db
    .transaction(async (tx) => {
      await makeRoom(tx, user_id)
      const row = await insertCharacter(ctx, tx, {
        ...columnsOf(definition, extras),
        ...columnsOfPortrait(portrait),
        owner_id: user_id,
        client_key,
      })
      if (row && draft) await useUp(tx, user_id, draft)
      return row
    })
    .catch(async (error: unknown) => {
      await dropUnused(ctx, [portrait.id]).catch(() => {})
      throw error
    })
  if (made) return ownCharacterOf(ctx, made)
  await dropUnused(ctx, [portrait.id])
  const winner = await madeWith(ctx, user_id, client_key)
  if (!winner) throw notFound('Character')
  return ownCharacterOf(ctx, winner)
}

/** A private copy with the same face, without conversations. Repeating the key answers the same copy. Throws NOT_FOUND, FORBIDDEN, TOO_MANY_CHARACTERS. */
export async function duplicateCharacter(
  ctx: Context,
  caller: Caller,
  { id, idempotency_key }: { id: number; idempotency_key: string | null },
): Promise<OwnCharacter> {
  const { user_id } = caller
  const client_key = idempotency_key && `copy:${id}:${idempotency_key}`
  const known = await madeWith(ctx, user_id, client_key)
  if (known) return ownCharacterOf(ctx, known)
  const made = await ctx.db.transaction(async (tx) => {
    await makeRoom(tx, user_id)
    // Held, so that nobody removes its portrait meanwhile.
    const [source] = await tx.orm
      .select()
      .from(characters)
      .where(and(eq(characters.id, id), eq(characters.owner_id, user_id)))
      .for('share')
    if (!source || source.purged_at) throw notFound('Character')
    if (source.hidden_at) throw new AppError('FORBIDDEN', 'This character was taken down and can’t be copied.')
    const { appearance, voice, portrait, portrait_id, extras } = source
    return insertCharacter(ctx, tx, {
      ...columnsOf({ ...definitionOf(source), appearance }, extras),
      voice,
      portrait,
      portrait_id,
      owner_id: user_id,
      client_key,
    })
  })
  const row = made ?? (await madeWith(ctx, user_id, client_key))
  if (!row) throw notFound('Character')
  return ownCharacterOf(ctx, row)
}
