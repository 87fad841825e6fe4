import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '@/server/db/pglite'
import { seedCharacters } from '@/server/db/seed/seed-characters'

export const DUMP = join(process.cwd(), 'node_modules', '.cache', 'krush', 'test-database.tar')

/** A migrated and seeded database is made once; every worker starts from its copy (a fresh one costs seconds). */
export default async function setup() {
  const db = await openPglite(null)
  await db.migrate()
  await seedCharacters(db)
  mkdirSync(join(DUMP, '..'), { recursive: true })
  writeFileSync(DUMP, Buffer.from(await (await db.dump()).arrayBuffer()))
  await db.close()
}
