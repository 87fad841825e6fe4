import type { CharacterVersion } from '@/contracts/own-characters'
import { VERSIONS_KEPT } from '@/contracts/own-characters'
import type { Db } from '@/server/db/client'
import { characterVersions } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { portraitOf } from '../../media/portrait-address'
import type { CharacterRow } from '../present'
import { definitionOf } from './definition'
import { findOwn } from './find-own'

/** Stores the present state of a character as its newest version and deletes the oldest beyond VERSIONS_KEPT. */
export async function storeVersion(tx: Db, row: CharacterRow, restored_from: number | null): Promise<void> {
  await tx.orm.insert(characterVersions).values({
    character_id: row.id,
    version: row.version,
    definition: definitionOf(row),
    extras: row.extras,
    portrait_id: row.portrait_id!,
    restored_from,
    created_at: row.updated_at,
  })
  await tx.query('delete from character_versions where character_id = $1 and version <= $2', [row.id, row.version - VERSIONS_KEPT])
}

type VersionRow = Pick<typeof characterVersions.$inferSelect, 'version' | 'definition' | 'restored_from' | 'portrait_id' | 'created_at'> & {
  placeholder: string
  color: string
}

/** Versions of one's character, the newest first; at most VERSIONS_KEPT. */
export async function listVersions(ctx: Context, caller: Caller, id: number): Promise<{ data: CharacterVersion[]; count: number }> {
  const character = await findOwn(ctx, caller, id)
  const rows = await ctx.db.query<VersionRow>(
    `select v.version, v.definition, v.restored_from, v.portrait_id, v.created_at, p.placeholder, p.color
       from character_versions v join portraits p on p.id = v.portrait_id where v.character_id = $1 order by v.version desc`,
    [character.id],
  )
  const data = rows.map(({ version, definition, restored_from, portrait_id, created_at, placeholder, color }): CharacterVersion => ({
    version,
    definition,
    restored_from,
    created_at: created_at.toISOString(),
    // Portraits of earlier versions are visible to the author only.
    portrait: portraitOf(ctx, { portrait: { base: '', placeholder, color }, portrait_id, visibility: 'private' }),
  }))
  return { data, count: data.length }
}
