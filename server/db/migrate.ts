import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './client'
import { applyFunctions, changedFunctions } from './sql-functions'

type Journal = { entries: { tag: string }[] }

const FOLDER = join(process.cwd(), 'server', 'db', 'migrations')
/** Any constant: processes that start together take turns. */
const LOCK = 7_471_001

const readTags = () => (JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as Journal).entries.map(({ tag }) => tag)

/** The database's tables come from migrations that this version no longer has. */
export class UnknownDatabase extends Error {
  /** `remedy` continues after "To start with an empty one, ". */
  constructor(remedy: string) {
    super(
      `This database was made by a development version and cannot be upgraded; it was left as it is. To start with an empty one, ${remedy}.`,
    )
    this.name = 'UnknownDatabase'
  }
}

/** A newer version has been here, and its tables are not those that this one knows. */
export class NewerDatabase extends Error {
  constructor(tag: string) {
    super(
      `This database belongs to a newer version of Krush (it has ${tag}); it was left as it is. Start that version again, or restore a backup that was made before the upgrade.`,
    )
    this.name = 'NewerDatabase'
  }
}

/** Hash by tag of what was applied; empty where nothing was. */
async function appliedMigrations(db: Db): Promise<Map<string, string>> {
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`, [])
  const rows = table?.there ? await db.query<{ tag: string; hash: string }>('select tag, hash from migrations', []) : []
  return new Map(rows.map((row) => [row.tag, row.hash]))
}

/**
 * Applies the checked-in migrations that are new, each once, and then the functions whose files have changed: all in one
 * transaction, under an advisory lock. Drizzle's own migrators are per driver and read times, not texts; this one also notices
 * an edited migration. `then` runs in the same transaction. Throws UnknownDatabase, with `remedy` in its message, and NewerDatabase
 * before anything is changed.
 */
export async function migrateWith(db: Db, remedy: string, then?: (tx: Db) => Promise<void>): Promise<void> {
  const tags = readTags()
  await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`, [])
    const done = await appliedMigrations(tx)
    if (done.size && !done.has(tags[0] ?? '')) throw new UnknownDatabase(remedy)
    const newer = [...done.keys()].find((tag) => !tags.includes(tag))
    if (newer !== undefined) throw new NewerDatabase(newer)
    await tx.query(
      `create table if not exists migrations (tag text primary key, hash text not null, applied_at timestamptz not null default now())`,
      [],
    )
    for (const tag of tags) {
      const text = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = done.get(tag)
      if (before !== undefined && before !== hash) {
        throw new Error(`Migration ${tag} was changed after it was applied. Add a new migration instead.`)
      }
      if (before !== undefined) continue
      for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await tx.query(statement, [])
      await tx.query('insert into migrations (tag, hash) values ($1, $2)', [tag, hash])
    }
    const applied = await applyFunctions(tx)
    // An extension is not of the schema: a database that refuses it continues without (similar-words.ts).
    if (applied.includes('prepare_similar_words')) await tx.query('select prepare_similar_words()', [])
    await then?.(tx)
  })
}

/** Migrations and functions of this version that a database has not seen; all of them where it has none of our tables. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const done = await appliedMigrations(db)
  return [...readTags().filter((tag) => !done.has(tag)), ...(await changedFunctions(db)).map(({ name }) => name)]
}
