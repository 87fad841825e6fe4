import type { Db } from '@/server/db/client'
import { newKey, newPrefix, type StoredType } from '@/server/providers/storage/port'
import type { Context } from '../context'
import type { MediaTable } from './media-queue'

/** The columns that name the files of a job. */
const FILE_COLUMNS = {
  photos: ['storage_key', 'preview_key'],
  clips: ['storage_key'],
  voices: ['storage_key'],
  voice_notes: ['storage_key'],
} as const satisfies Record<MediaTable, readonly string[]>
type Column<Table extends MediaTable> = (typeof FILE_COLUMNS)[Table][number]
export type FileKeys<Table extends MediaTable> = Record<Column<Table>, string>

/** The folder of a person's files, made with their first one. Null when the account is closed. */
export async function storagePrefix(db: Pick<Db, 'query'>, user_id: number): Promise<string | null> {
  const [owner] = await db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix',
    [user_id, newPrefix()],
  )
  return owner?.storage_prefix ?? null
}

/** The files that a row names, as SQL: an array without nulls. */
export const filesOf = (table: MediaTable) => `array_remove(array[${FILE_COLUMNS[table].join(', ')}], null)`

/** Clears from a row the keys of files that have been removed. */
export const forgetFiles = (ctx: Context, table: MediaTable, id: number, keys: readonly string[]) =>
  ctx.db.query(
    `update ${table}
        set ${FILE_COLUMNS[table].map((column) => `${column} = case when ${column} <> all($2::text[]) then ${column} end`).join(', ')}
      where id = $1`,
    [id, keys],
  )

export async function removeFiles(ctx: Context, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys) if (key !== null) await ctx.storage.remove(key)
}

type Attempt = { id: number; user_id: number; attempts: number }

/**
 * Makes the keys of the files that an attempt will store and records them before anything is written, so that what a dead
 * attempt left behind is found; what an earlier one left is removed. Null when the account is closed or the attempt is over.
 */
export async function claimKeys<Table extends MediaTable>(
  ctx: Context,
  table: Table,
  { id, user_id, attempts }: Attempt,
  type: StoredType,
): Promise<FileKeys<Table> | null> {
  const prefix = await storagePrefix(ctx.db, user_id)
  if (prefix === null) return null
  const mine = `id = $1 and state = 'running' and attempts = $2`
  const [before] = await ctx.db.query<{ files: string[] }>(`select ${filesOf(table)} as files from ${table} where ${mine}`, [id, attempts])
  if (!before) return null
  await removeFiles(ctx, before.files)
  const columns: readonly Column<Table>[] = FILE_COLUMNS[table]
  const keys = columns.map(() => newKey(prefix, type))
  const [still] = await ctx.db.query(
    `update ${table} set ${columns.map((column, n) => `${column} = $${n + 3}`).join(', ')} where ${mine} returning 1`,
    [id, attempts, ...keys],
  )
  return still ? (Object.fromEntries(columns.map((column, n) => [column, keys[n]])) as FileKeys<Table>) : null
}
