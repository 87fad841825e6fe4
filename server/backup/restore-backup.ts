import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../db/client'
import { DataDirectoryUnusable, openPglite } from '../db/pglite'
import { withoutLimit } from '../db/postgres'
import { createStorage } from '../providers/storage/index'
import type { StorageProvider } from '../providers/storage/port'
import { BackupProblem, countAll, differences, MANIFEST, readManifest, SUMS, type Counted, type Manifest } from './manifest'
import { DATABASE_FILE, fingerprint, OWN_FILES, putBack, storedSum, sumOf, type Place } from './place'
import { runTool, writeScript } from './postgres-tools'

/** `sums`: SHA-256 by name of every file of the backup. */
export type Backup = { folder: string; manifest: Manifest; sums: Map<string, string> }

/** Reads a backup and every file of it. Throws BackupProblem where one is missing or not as it was written. */
export async function openBackup(folder: string): Promise<Backup> {
  if (!existsSync(join(folder, MANIFEST))) throw new BackupProblem(`There is no backup in ${folder}: it has no ${MANIFEST}.`)
  const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8'))
  const list = existsSync(join(folder, SUMS)) ? (await sumOf(join(folder, SUMS))).sha256 : null
  if (list !== manifest.sums) throw new BackupProblem(`The backup is damaged: ${SUMS} isn’t the list that was written. Use another backup.`)
  const lines = (await readFile(join(folder, SUMS), 'utf8')).trimEnd().split('\n')
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
  for (const [name, sha256] of sums) {
    const path = join(folder, ...name.split('/'))
    if (!existsSync(path)) throw new BackupProblem(`The backup is incomplete: ${name} is missing. Use another backup.`)
    if ((await sumOf(path)).sha256 !== sha256)
      throw new BackupProblem(`The backup is damaged: ${name} isn’t what was written. Use another backup.`)
  }
  return { folder, manifest, sums }
}

const mediaOf = ({ sums }: Backup) =>
  [...sums].flatMap(([name, sha256]) => (name.startsWith('media/') ? [[name.slice(6), sha256] as const] : []))

async function isEmptyDatabase(db: Db): Promise<boolean> {
  const [found] = await db.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
    [],
  )
  return found!.tables === 0
}

/** PostgreSQL lists a connection for a moment after it was closed. */
const LINGER_MS = 3_000

/** How many other connections there are, once those that were just closed are gone. */
async function othersConnected(db: Db): Promise<number> {
  for (const from = performance.now(); ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const [found] = await db.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      [],
    )
    if (found!.others === 0 || performance.now() - from > LINGER_MS) return found!.others
  }
}

/** Empties the database and fills it in one transaction: a restore that fails changes nothing. */
async function restorePostgres({ folder }: Backup, database_url: string): Promise<Counted> {
  const scratch = await mkdtemp(join(tmpdir(), 'krush-restore-'))
  try {
    const script = join(scratch, 'dump.sql')
    await writeScript(join(folder, DATABASE_FILE.postgres), script)
    const schemas = await withoutLimit(database_url, (db) =>
      db.query<{ name: string }>(
        `select quote_ident(nspname) as name from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
        [],
      ),
    )
    const emptied = [...schemas.map(({ name }) => `drop schema ${name} cascade`), 'create schema public'].join('; ')
    await runTool('psql', database_url, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      emptied,
      '-f',
      script,
    ])
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return withoutLimit(database_url, countAll)
}

/** What was there stays beside it until the restored one has been opened and counted. */
async function restorePglite({ folder }: Backup, data_dir: string): Promise<Counted> {
  const [own, replaced] = [join(data_dir, 'pglite'), join(data_dir, `pglite.replaced-${randomUUID()}`)]
  // Takes the lock of the directory, and so refuses while a server runs.
  const dump = new Blob([new Uint8Array(await readFile(join(folder, DATABASE_FILE.pglite)))])
  if (existsSync(own)) {
    // A damaged one is what a restore is for.
    await openPglite(data_dir).then(
      (db) => db.close(),
      (error: unknown) => {
        if (!(error instanceof DataDirectoryUnusable)) throw error
      },
    )
    await rename(own, replaced)
  }
  try {
    const db = await openPglite(data_dir, dump)
    const counted = await countAll(db).finally(() => db.close())
    await rm(replaced, { recursive: true, force: true })
    // The hourly copy is of the database that was there.
    await rm(join(data_dir, 'copies'), { recursive: true, force: true })
    return counted
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    if (existsSync(replaced)) await rename(replaced, own)
    throw error
  }
}

async function restoreFiles(backup: Backup, storage: StorageProvider): Promise<string[]> {
  const wrong: string[] = []
  const files = mediaOf(backup)
  for (const [key, sha256] of files) {
    await putBack(storage, key, join(backup.folder, 'media', ...key.split('/')))
    if ((await storedSum(storage, key)) !== sha256) wrong.push(`the file ${key} is not what the backup has`)
  }
  const known = new Set(files.map(([key]) => key))
  for await (const key of storage.list()) if (!known.has(key)) await storage.remove(key)
  return wrong
}

async function checkEmpty(place: Place): Promise<void> {
  const full = (what: string) =>
    new BackupProblem(`${what} isn’t empty, and nothing was changed. To replace everything in it, add --replace.`)
  if (place.database_url) {
    const empty = await withoutLimit(place.database_url, isEmptyDatabase)
    if (!empty) throw full('The database of DATABASE_URL')
  } else if (existsSync(join(place.data_dir, 'pglite'))) throw full(`The database in ${place.data_dir}`)
  for await (const key of place.storage.list()) if (key) throw full('The file store')
}

/** The secret that the restored rows are encrypted with has to be the installation's. Answers whether the backup's own takes its place. */
function secretOf({ manifest, sums }: Backup, place: Place, fixed: boolean): boolean {
  if (manifest.secret === fingerprint(place.secret)) return false
  if (!fixed && sums.has('auth-secret')) return true
  throw new BackupProblem(
    'This backup belongs to another AUTH_SECRET, and its second factors and signing keys are encrypted with it. Set AUTH_SECRET to the one that was in use when the backup was made.',
  )
}

/** `differ` is empty where counts, balances and checksums of what was restored are those of the backup. */
export type Restored = { manifest: Manifest; differ: string[] }

/**
 * Makes an installation what the backup has. Refuses one that is not empty without `replace`; `fixed_secret`: the environment names the
 * secret, so that the backup's own is not used. Throws BackupProblem and DataDirectoryBusy before anything is changed.
 */
export async function restoreBackup(
  folder: string,
  place: Place,
  { replace, fixed_secret }: { replace: boolean; fixed_secret: boolean },
): Promise<Restored> {
  const backup = await openBackup(folder)
  const { manifest } = backup
  const kind = place.database_url ? 'postgres' : 'pglite'
  if (manifest.database !== kind) {
    throw new BackupProblem(
      kind === 'postgres'
        ? 'This backup is of an embedded database and can’t be restored into PostgreSQL. Unset DATABASE_URL.'
        : 'This backup is of a PostgreSQL database. Set DATABASE_URL to an empty one.',
    )
  }
  const with_secret = secretOf(backup, place, fixed_secret)
  if (!replace) await checkEmpty(place)
  if (place.database_url) {
    const others = await withoutLimit(place.database_url, othersConnected)
    if (others > 0)
      throw new BackupProblem(`The database is in use by ${others} other connections. Stop every process of the server first.`)
  }
  const counted = place.database_url ? await restorePostgres(backup, place.database_url) : await restorePglite(backup, place.data_dir)
  const wrong = await restoreFiles(backup, place.storage)
  for (const name of OWN_FILES) {
    if (backup.sums.has(name) && (name !== 'auth-secret' || with_secret)) await copyFile(join(folder, name), join(place.data_dir, name))
  }
  return { manifest, differ: [...differences(manifest, counted), ...wrong] }
}

async function inScratchDatabase<T>(database_url: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `krush_drill_${randomUUID().replaceAll('-', '')}`
  await withoutLimit(database_url, (db) => db.query(`create database ${name} template template0`, [])).catch((error: unknown) => {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new BackupProblem('The database user may not create a database for the drill. Grant it with: ALTER ROLE … CREATEDB')
  })
  const own = new URL(database_url)
  own.pathname = `/${name}`
  try {
    return await run(own.toString())
  } finally {
    await withoutLimit(database_url, (db) => db.query(`drop database if exists ${name}`, []))
  }
}

/**
 * Restores into a scratch folder and, with PostgreSQL, a scratch database beside the one that is in use, compares, and removes both.
 * The installation is neither read nor changed.
 */
export async function drill(folder: string, database_url: string | null): Promise<Restored> {
  const backup = await openBackup(folder)
  const { manifest } = backup
  if (manifest.database === 'postgres' && !database_url) {
    throw new BackupProblem(
      'This backup is of a PostgreSQL database. Set DATABASE_URL: the drill makes a database of its own beside that one.',
    )
  }
  const data_dir = await mkdtemp(join(tmpdir(), 'krush-drill-'))
  try {
    const storage = createStorage({ provider: 'embedded' }, join(data_dir, 'media'))
    const counted =
      manifest.database === 'postgres'
        ? await inScratchDatabase(database_url!, (url) => restorePostgres(backup, url))
        : await restorePglite(backup, data_dir)
    return { manifest, differ: [...differences(manifest, counted), ...(await restoreFiles(backup, storage))] }
  } finally {
    await rm(data_dir, { recursive: true, force: true })
  }
}
