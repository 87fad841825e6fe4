import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './client'

type Journal = { entries: { tag: string }[] }

const FOLDER = join(process.cwd(), 'server', 'db', 'migrations')
/** Any constant: processes that start together take turns. */
const LOCK = 7_471_001

/**
 * Applies the checked-in migrations that are new, each once, in one transaction, under an advisory lock.
 * Drizzle's own migrators are per driver and read times, not texts; this one also notices an edited migration.
 */
export async function migrateWith(db: Db): Promise<void> {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as Journal
  await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`, [])
    await tx.query(
      `create table if not exists migrations (tag text primary key, hash text not null, applied_at timestamptz not null default now())`,
      [],
    )
    const done = new Map(
      (await tx.query<{ tag: string; hash: string }>('select tag, hash from migrations', [])).map((row) => [row.tag, row.hash]),
    )
    for (const { tag } of journal.entries) {
      const text = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = done.get(tag)
      if (before !== undefined && before !== hash) {
        throw new Error(`Migration ${tag} was changed after it had been applied. Add a new migration instead.`)
      }
      if (before !== undefined) continue
      for (const statement of text.split('--> statement-breakpoint')) if (statement.trim()) await tx.query(statement, [])
      await tx.query('insert into migrations (tag, hash) values ($1, $2)', [tag, hash])
    }
  })
}

/** Migrations of this version that a database has not seen, and all of them where there is no table of ours. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as Journal
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`, [])
  const done = new Set(table?.there ? (await db.query<{ tag: string }>('select tag from migrations', [])).map(({ tag }) => tag) : [])
  return entries.map(({ tag }) => tag).filter((tag) => !done.has(tag))
}
