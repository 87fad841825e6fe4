import type { TestProject } from 'vitest/node'
import { openPostgres } from '@/server/db/postgres'
import setUpTemplate from '@/tests/support/global-setup'
import prepareData, { forgetKeys } from '@/tests/support/prepare-data'
import { startServer, temporaryFolder } from '@/tests/support/process'

/** Both databases as a first start of the built server leaves them: of the many starts that follow none makes tables. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const [, remove] = await Promise.all([
    prepareData(),
    process.env.TEST_DATABASE_URL
      ? setUpTemplate(project, async (url) => {
          const folder = temporaryFolder()
          const server = await startServer({
            DATABASE_URL: url,
            DATA_DIR: folder.path,
            ROLES: 'api,realtime,worker',
            CHAT_PROVIDER: 'embedded',
          })
          await server.stop()
          folder.remove()
          const db = await openPostgres(url, 1)
          await forgetKeys(db)
          await db.close()
        })
      : undefined,
  ])
  return remove
}
