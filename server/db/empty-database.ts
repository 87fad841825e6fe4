import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build puts an embedded database without a table (make-empty-database.ts); it belongs to the installed PGlite. */
export const EMPTY_DATABASE = join(process.cwd(), 'dist', 'empty-database')
/** What PGlite knows a database by. */
const MARK = 'PG_VERSION'

/** Gives all of a folder these rights. */
export function setRights(folder: string, { folders, files }: { folders: number; files: number }): void {
  chmodSync(folder, folders)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? folders : files)
}

/**
 * Puts the empty database at `folder`, whole or not at all, where nothing is: copying one takes a fifth of the time and 600 MB less than
 * making one. Without a build it is left to PGlite. Throws the system's errors.
 */
export function copyEmptyDatabase(folder: string): void {
  if (existsSync(folder) || !existsSync(join(EMPTY_DATABASE, MARK))) return
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  try {
    cpSync(EMPTY_DATABASE, aside, { recursive: true })
    setRights(aside, { folders: 0o700, files: 0o600 })
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
}
