import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Database, Db, Orm } from './client'
import { migrateWith } from './migrate'
import * as schema from './schema'

type Runner = Pick<PGlite, 'query'>

/** PGlite has no lock of its own and two openers destroy each other's data, so this lock file names the process that holds it. */
export class DataDirectoryBusy extends Error {
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`)
    this.name = 'DataDirectoryBusy'
  }
}

/** PGlite often throws what is no error, without a word. */
export class DataDirectoryUnusable extends Error {
  constructor(directory: string, cause: unknown) {
    const said = cause instanceof Error && cause.message ? ` (${cause.message})` : ''
    super(
      `The embedded database in ${directory} doesn’t open${said}. Make the folder and everything in it writable for this user, or choose another DATA_DIR.`,
    )
    this.name = 'DataDirectoryUnusable'
  }
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

/**
 * The embedded database. `directory` null keeps it in memory (tests); `load` starts from a dump made by `dumpDataDir`.
 * Throws DataDirectoryBusy and DataDirectoryUnusable.
 */
export async function openPglite(directory: string | null, load?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const unlock = directory === null ? () => {} : lock(directory)
  const client = await PGlite.create({
    extensions: { pg_trgm },
    ...(directory === null ? {} : { dataDir: join(directory, 'pglite') }),
    ...(load ? { loadDataDir: load } : {}),
  }).catch((error: unknown) => {
    unlock()
    throw directory === null ? error : new DataDirectoryUnusable(directory, error)
  })
  const orm = drizzle(client, { schema })
  const local = new EventEmitter()
  const inside = (tx: Parameters<Parameters<typeof client.transaction>[0]>[0]): Db => {
    // Inside PGlite's transaction; drizzle only needs `query`, and a nested call joins the same transaction.
    const self: Db = dbOver(tx as Runner, drizzle(tx as unknown as PGlite, { schema }) as unknown as Orm, (run) => run(self))
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
      await client.close()
      unlock()
    },
  }
}
