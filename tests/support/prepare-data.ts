import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '@/server/db/pglite'
import type { Database } from '@/server/db/client'
import { PREPARED, startServer } from './process'

/** Keys are locked with the secret of the server that made them, and each test has its own. */
export const forgetKeys = (db: Database) => db.query('delete from auth_jwks', [])

/** Of which sources the server was built (server/start.mjs). */
const BUILT = join(PREPARED, '..', 'server')
const MADE_OF = `${PREPARED}.made-of`
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * Setup of the process tests and the journeys: the folder of `preparedFolder`, as a first start of the built server leaves it. What
 * the same server has left today is taken as it is.
 */
export default async function setup() {
  const madeOf = `${new Date().toISOString().slice(0, 10)} ${read(BUILT)}`
  if (existsSync(PREPARED) && read(MADE_OF) === madeOf) return
  rmSync(MADE_OF, { force: true })
  rmSync(PREPARED, { recursive: true, force: true })
  const server = await startServer({ DATA_DIR: PREPARED, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' })
  await server.stop()
  const db = await openPglite(PREPARED)
  await forgetKeys(db)
  await db.close()
  // The copy is half of the folder, and its keys are those.
  for (const name of ['auth-secret', 'copies']) rmSync(join(PREPARED, name), { recursive: true })
  writeFileSync(MADE_OF, madeOf)
}
