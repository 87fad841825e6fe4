import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { pendingMigrations } from '@/server/db/migrate'
import { SEEDS } from '@/server/db/seed/characters'
import { seedCharacters } from '@/server/db/seed/seed-characters'
import { freshDatabase, testDatabase } from '@/tests/support/server'

const seeded = 'select slug, seed_hash, xmin::text as version from characters where owner_id is null order by slug'
afterAll(async () => (await testDatabase()).close())

test('every migration has run, and running them again changes nothing', async () => {
  const db = await testDatabase()
  const applied = () => db.query<{ tag: string }>('select tag, applied_at from migrations order by tag', [])
  const before = await applied()
  const files = readdirSync('server/db/migrations').filter((name) => name.endsWith('.sql'))
  expect(before.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  expect(await pendingMigrations(db)).toEqual([])
  await db.migrate()
  expect(await applied()).toEqual(before)
})

test('a migration that was edited after it had run is refused', async () => {
  const db = await freshDatabase()
  await db.query("update migrations set hash = 'of another text'", [])
  await expect(db.migrate()).rejects.toThrow(/was changed after it was applied/)
  await db.close()
})

test('every character is seeded, and seeding again writes no row', async () => {
  const db = await testDatabase()
  const before = await db.query<{ slug: string }>(seeded, [])
  expect(before.map(({ slug }) => slug)).toEqual(SEEDS.map(({ slug }) => slug).toSorted())
  await seedCharacters(db)
  expect(await db.query(seeded, [])).toEqual(before)
})

test('a fresh database has nothing of what another test wrote', async () => {
  const used = await testDatabase()
  await used.query("update characters set hook = 'used' where owner_id is null", [])
  const fresh = await freshDatabase()
  expect(await fresh.query("select 1 from characters where hook = 'used'", [])).toEqual([])
  expect(await fresh.query('select 1 from users', [])).toEqual([])
  await fresh.close()
})
