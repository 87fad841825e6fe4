import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, Db, Orm } from './client'
import { COPY_EVERY_MS, lastCopy, readCopy, writeCopy } from './copies'
import { copyEmptyDatabase } from './empty-database'
import { migrateWith } from './migrate'

type Runner = Pick<PGlite, 'query'>

/** PGlite has no lock of its own and two openers destroy each other's data, so this lock file names the process that holds it. */
export class DataDirectoryBusy extends Error {
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`)
    this.name = 'DataDirectoryBusy'
  }
}

/** PGlite often throws what is no error, without a word, so what is wrong is looked for here. */
export class DataDirectoryUnusable extends Error {
  constructor(directory: string) {
    super(`The embedded database in ${directory} doesn’t open. ${remedyFor(directory)}`)
    this.name = 'DataDirectoryUnusable'
  }
}

/** A first start writes about 60 MB, and a later one needs room for its log. */
const ROOM_BYTES = 64 * 1024 * 1024

function hasRoom(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= ROOM_BYTES
}

function isWritable(directory: string): boolean {
  const folder = join(directory, 'pglite')
  try {
    const one = join(folder, 'PG_VERSION')
    for (const path of [directory, folder, one]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
    return !existsSync(folder) || statSync(folder).isDirectory()
  } catch {
    return false
  }
}

function remedyFor(directory: string): string {
  if (!hasRoom(directory)) return 'The disk is full: make room, 64 MB at least, and start again. Nothing was changed.'
  if (!isWritable(directory)) {
    return 'Make the folder and everything in it writable for this user, or choose another DATA_DIR.'
  }
  return `Its files are damaged, and there is no copy in ${join(directory, 'copies')}. Restore the folder from a backup, or move ${join(directory, 'pglite')} away to start with an empty database.`
}

/** A process is known by its id and its start time, so that a reused id is not taken for the old owner. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function lock(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'krush.lock')
  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid} ${startOf(process.pid) ?? '-'}`)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [pid = '0', start] = readFileSync(path, 'utf8').split(' ')
      const owner = Number(pid)
      if (owner > 0 && isAlive(owner) && (start === '-' || startOf(owner) === null || startOf(owner) === start)) {
        throw new DataDirectoryBusy(directory, owner)
      }
      rmSync(path, { force: true })
    }
  }
}

function dbOver(runner: Runner, orm: Orm, transaction: Db['transaction']): Db {
  return {
    orm,
    query: async <Row>(text: string, params: unknown[]) => (await runner.query<Row>(text, params)).rows,
    transaction,
  }
}

export type Keeping = {
  /** Copies the database each hour and at its end, and restores the copy when the folder is damaged. */
  keep?: boolean
  /** Tells the operator a sentence. */
  say?: (text: string) => void
}

/** Opens the last copy in place of a damaged folder, which is kept beside it. Throws where there is none, or no room or right to try. */
async function restored(directory: string, open: (from: Blob) => Promise<PGlite>, say: (text: string) => void): Promise<PGlite> {
  const copy = lastCopy(directory)
  if (!copy || !hasRoom(directory) || !isWritable(directory)) throw new DataDirectoryUnusable(directory)
  const damaged = join(directory, `pglite.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  renameSync(join(directory, 'pglite'), damaged)
  try {
    const client = await open(readCopy(copy.path))
    say(
      `The embedded database was damaged. It was restored from the copy of ${copy.made_at.toISOString()}; what was written after that is lost. The damaged files are kept in ${damaged}.`,
    )
    return client
  } catch (error) {
    rmSync(join(directory, 'pglite'), { recursive: true, force: true })
    renameSync(damaged, join(directory, 'pglite'))
    throw error
  }
}

/** Keeps a whole copy of the database beside it, from time to time while it changes, and at the end. */
function keepCopies(directory: string, client: PGlite, say: (text: string) => void) {
  let copied: string | null = null
  const position = async () => (await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at')).rows[0]?.at ?? null
  const copy = async () => {
    const at = await position()
    if (at === copied) return
    await writeCopy(directory, (await client.dumpDataDir('none')) as Blob)
    copied = at
  }
  const tried = () =>
    copy().catch((error: unknown) => say(`The embedded database was not copied (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`))
  const timer = setInterval(() => void tried(), COPY_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await tried()
  }
}

/**
 * The embedded database. `directory` null keeps it in memory (tests); `load` starts from a dump made by `dumpDataDir`.
 * Throws DataDirectoryBusy and DataDirectoryUnusable.
 */
export async function openPglite(
  directory: string | null,
  load?: Blob,
  { keep = false, say = () => {} }: Keeping = {},
): Promise<Database & { dump(): Promise<Blob> }> {
  const unlock = directory === null ? () => {} : lock(directory)
  const open = async (from = load) => {
    if (directory !== null && keep && !from) copyEmptyDatabase(join(directory, 'pglite'))
    return PGlite.create({
      extensions: { pg_trgm },
      ...(directory === null ? {} : { dataDir: join(directory, 'pglite') }),
      ...(from ? { loadDataDir: from } : {}),
    })
  }
  const client = await open()
    .catch((error: unknown) => (directory !== null && keep ? restored(directory, open, say) : Promise.reject(error as Error)))
    .catch((error: unknown) => {
      unlock()
      throw directory === null ? error : new DataDirectoryUnusable(directory)
    })
  const lastly = directory !== null && keep ? keepCopies(directory, client, say) : async () => {}
  const orm = drizzle(client)
  const local = new EventEmitter()
  const inside = (tx: Parameters<Parameters<typeof client.transaction>[0]>[0]): Db => {
    // Inside PGlite's transaction; drizzle only needs `query`, and a nested call joins the same transaction.
    const self: Db = dbOver(tx as Runner, drizzle(tx as unknown as PGlite) as unknown as Orm, (run) => run(self))
    return self
  }
  const db = dbOver(client, orm as unknown as Orm, (run) => client.transaction((tx) => run(inside(tx))))
  return {
    ...db,
    kind: 'pglite',
    // There is one process, and it hears itself.
    listen: async (channel, heard) => {
      const stopStops = await client.listen(channel, heard)
      local.on(channel, heard)
      return async () => {
        local.off(channel, heard)
        await stopStops()
      }
    },
    notify: (channel, payload) => void setImmediate(() => local.emit(channel, payload)),
    migrate: (then) => migrateWith(db, `delete the folder ${directory === null ? 'pglite' : join(directory, 'pglite')}`, then),
    boss: fromPglite(client),
    // Its files are ours, so whoever asks for room finds out (usable.ts).
    isFull: () => false,
    dump: () => client.dumpDataDir('none') as Promise<Blob>,
    close: async () => {
      await lastly()
      await client.close()
      unlock()
    },
  }
}
