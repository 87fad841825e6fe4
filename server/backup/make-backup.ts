import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openPglite } from '../db/pglite'
import { withoutLimit } from '../db/postgres'
import { BackupProblem, countAll, MANIFEST, SUMS, type Counted, type Manifest } from './manifest'
import { DATABASE_FILE, fingerprint, OWN_FILES, sumOf, takeOut, type Place } from './place'
import { runTool } from './postgres-tools'

/** Dumps exactly what is counted, while servers go on writing: both see the snapshot of one transaction. */
async function dumpPostgres(database_url: string, path: string): Promise<Counted> {
  return withoutLimit(database_url, (db) =>
    db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read read only', [])
      const [there] = await tx.query<{ there: boolean }>(`select to_regclass('public.migrations') is not null as there`, [])
      if (!there?.there) throw new BackupProblem('There is nothing of Krush in the database that DATABASE_URL names.')
      const [snapshot] = await tx.query<{ id: string }>('select pg_export_snapshot() as id', [])
      await runTool('pg_dump', database_url, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--snapshot=${snapshot!.id}`,
        `--file=${path}`,
      ])
      return countAll(tx)
    }),
  )
}

/** The server has to be stopped. Throws DataDirectoryBusy where it is not. */
async function dumpPglite(data_dir: string, path: string): Promise<Counted> {
  if (!existsSync(join(data_dir, 'pglite')))
    throw new BackupProblem(`There is no database in ${data_dir}. Set DATA_DIR or DATABASE_URL as for the server.`)
  const db = await openPglite(data_dir)
  try {
    const counted = await countAll(db)
    const dump = await db.dump()
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()), { mode: 0o600, flush: true })
    return counted
  } finally {
    await db.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

/**
 * Copies rows, files and secrets of an installation into `folder`, which must not exist or be empty; it has its name once it is whole.
 * Throws BackupProblem, DataDirectoryBusy and ProviderError, and leaves nothing behind then.
 */
export async function makeBackup(place: Place, folder: string, now: Date): Promise<Manifest> {
  const target = resolve(folder)
  if (existsSync(target) && (await readdir(target)).length > 0) throw new BackupProblem(`${folder} isn’t empty. Name a new folder.`)
  const aside = `${target}.part`
  await rm(aside, { recursive: true, force: true })
  await mkdir(join(aside, 'media'), { recursive: true, mode: 0o700 })
  try {
    const kind = place.database_url ? 'postgres' : 'pglite'
    const dump = join(aside, DATABASE_FILE[kind])
    // Rows first: a file is stored before the row that names it.
    const counted = place.database_url ? await dumpPostgres(place.database_url, dump) : await dumpPglite(place.data_dir, dump)
    const sums: string[] = [`${(await sumOf(dump)).sha256}  ${DATABASE_FILE[kind]}`]
    for (const name of OWN_FILES) {
      const from = join(place.data_dir, name)
      if (!existsSync(from)) continue
      // Another one than the variable AUTH_SECRET is of no use to anybody.
      if (name === 'auth-secret' && (await readFile(from, 'utf8')).trim() !== place.secret) continue
      await copyFile(from, join(aside, name))
      sums.push(`${(await sumOf(join(aside, name))).sha256}  ${name}`)
    }
    const files = { count: 0, bytes: 0 }
    for await (const key of place.storage.list()) {
      const path = join(aside, 'media', ...key.split('/'))
      if (!(await takeOut(place.storage, key, path))) continue
      const { sha256, bytes } = await sumOf(path)
      files.count += 1
      files.bytes += bytes
      sums.push(`${sha256}  media/${key}`)
    }
    await writeFile(join(aside, SUMS), `${sums.join('\n')}\n`, { mode: 0o600, flush: true })
    const manifest: Manifest = {
      format: 1,
      made_at: now.toISOString(),
      database: kind,
      ...counted,
      files,
      sums: (await sumOf(join(aside, SUMS))).sha256,
      secret: fingerprint(place.secret),
    }
    await writeFile(join(aside, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await syncFolder(aside)
    await rm(target, { recursive: true, force: true })
    await rename(aside, target)
    return manifest
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}
