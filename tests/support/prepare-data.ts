import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PREPARED, startServer } from './process'

/** Setup of the process tests and the journeys: the folder of `preparedFolder`, as a first start of the built server leaves it. */
export default async function setup() {
  rmSync(PREPARED, { recursive: true, force: true })
  const server = await startServer({ DATA_DIR: PREPARED, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' })
  await server.stop()
  // Half of the folder; who needs a copy has one made.
  rmSync(join(PREPARED, 'copies'), { recursive: true })
}
