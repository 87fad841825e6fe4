import { rmSync } from 'node:fs'
import { openPglite } from '@/server/db/pglite'
import { seedCharacters } from '@/server/db/seed/seed-characters'
import { PREPARED } from './process'

/** Setup of the process tests and the journeys: the embedded database of `preparedFolder`, migrated and seeded. */
export default async function setup() {
  rmSync(PREPARED, { recursive: true, force: true })
  const db = await openPglite(PREPARED)
  await db.migrate()
  await seedCharacters(db)
  await db.close()
}
