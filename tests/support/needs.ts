import { test, type TestContext } from 'vitest'
import { MISSING } from './missing'

/** `test`, or a test that is skipped for the `reason`; null runs it. Unlike `test.skipIf`, the reason reaches the summary. */
export const testUnless =
  (reason: string | null) => (name: string, run: (context: TestContext) => Promise<void> | void, timeout?: number) =>
    reason === null ? test(name, run, timeout) : test(name, ({ skip }) => skip(reason))

/** For tests of several processes over one database: the stage starts PostgreSQL and names it in TEST_DATABASE_URL. */
export const testOnPostgres = testUnless(process.env.TEST_DATABASE_URL ? null : MISSING.postgres)
