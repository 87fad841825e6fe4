import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How old the copy may be that a damaged folder is restored from. */
export const COPY_EVERY_MS = 60 * 60_000

const FOLDER = 'copies'
const NAME = 'pglite.tar'

/** The last whole copy of the embedded database in `directory`; null without one. */
export function lastCopy(directory: string): { path: string; made_at: Date } | null {
  const path = join(directory, FOLDER, NAME)
  return existsSync(path) ? { path, made_at: statSync(path).mtime } : null
}

export const readCopy = (path: string) => new Blob([readFileSync(path)])

/** Stores a copy whole or not at all: it has its name once the disk has all of it. Throws the system's errors, ENOSPC among them. */
export async function writeCopy(directory: string, copy: Blob): Promise<void> {
  const folder = join(directory, FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `${NAME}.new`)
  const bytes = new Uint8Array(await copy.arrayBuffer())
  try {
    const file = openSync(aside, 'w', 0o600)
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(aside, join(folder, NAME))
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}
