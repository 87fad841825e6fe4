import { afterEach, expect, test } from 'vitest'
import type { Database } from '@/server/db/client'
import { pendingMigrations, UnknownDatabase } from '@/server/db/migrate'
import { emptyDatabase } from './support'

const open: Database[] = []
afterEach(async () => {
  for (const db of open.splice(0)) await db.close()
})
async function empty() {
  const { db, again } = await emptyDatabase()
  open.push(db)
  return {
    db,
    again: async () => {
      if (!again) return db
      const other = await again()
      open.push(other)
      return other
    },
  }
}

const countTables = async (db: Database) =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      [],
    )
  )[0]!.n
const applied = (db: Database) =>
  db.query('select tag as name, applied_at from migrations union all select name, applied_at from sql_functions order by 1', [])

test('an empty database gets everything, once, from two processes that start together', async () => {
  const { db, again } = await empty()
  const other = await again()
  const pending = await pendingMigrations(db)
  expect(pending).toEqual(expect.arrayContaining(['0000_schema', '0001_storage', 'credits_hold', 'send_message']))
  await Promise.all([db.migrate(), other.migrate(), db.migrate()])
  const before = await applied(db)
  expect(before).toHaveLength(pending.length)
  expect(await pendingMigrations(other)).toEqual([])
  await other.migrate()
  expect(await applied(db)).toEqual(before)
})

test('a function whose file has changed since is applied at the next start, by one of two processes; the others are left', async () => {
  const { db, again } = await empty()
  await db.migrate()
  const before = await applied(db)
  await db.query(`create or replace function daily_credits() returns int language sql immutable as $$ select 1000 $$`, [])
  await db.query(`update sql_functions set hash = 'of an older file' where name = 'daily_credits'`, [])
  expect(await pendingMigrations(db)).toEqual(['daily_credits'])
  await Promise.all([db.migrate(), (await again()).migrate()])
  expect(await db.query('select daily_credits() as credits', [])).not.toEqual([{ credits: 1000 }])
  expect(await pendingMigrations(db)).toEqual([])
  const name = (row: unknown) => (row as { name: string }).name
  const changed = (await applied(db)).filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)))
  expect(changed.map(name)).toEqual(['daily_credits'])
})

test('a database of an older development version is left as it is, with a sentence that says what to do', async () => {
  const { db } = await empty()
  await db.query('create table migrations (tag text primary key, hash text not null, applied_at timestamptz not null default now())', [])
  await db.query(`insert into migrations (tag, hash) values ('0000_tables', 'a'), ('0001_functions', 'b')`, [])
  await db.query('create table users (id serial primary key, email text not null)', [])
  await db.query(`insert into users (email) values ('kept@example.test')`, [])
  await expect(db.migrate()).rejects.toThrow(UnknownDatabase)
  const remedy = db.kind === 'pglite' ? /delete the folder pglite\.$/ : /create a new database and name it in DATABASE_URL\.$/
  await expect(db.migrate()).rejects.toThrow(remedy)
  expect(await countTables(db)).toBe(2)
  expect(await db.query('select email from users', [])).toEqual([{ email: 'kept@example.test' }])
  expect(await db.query('select tag from migrations order by tag', [])).toEqual([{ tag: '0000_tables' }, { tag: '0001_functions' }])
})

test('a database that a newer version has upgraded is left as it is, with a sentence', async () => {
  const { db } = await empty()
  await db.migrate()
  await db.query(`insert into migrations (tag, hash) values ('9999_tomorrow', 'a')`, [])
  const before = await applied(db)
  await expect(db.migrate()).rejects.toThrow(/belongs to a newer version of Krush \(it has 9999_tomorrow\).*restore a backup/)
  expect(await applied(db)).toEqual(before)
})

test('a migration that was edited after it was applied stops the start, and nothing is changed', async () => {
  const { db } = await empty()
  await db.migrate()
  await db.query(`update migrations set hash = 'of another text' where tag = '0001_storage'`, [])
  await db.query(`update sql_functions set hash = 'of an older file' where name = 'daily_credits'`, [])
  const before = await applied(db)
  await expect(db.migrate()).rejects.toThrow(/0001_storage was changed after it was applied/)
  expect(await applied(db)).toEqual(before)
})
