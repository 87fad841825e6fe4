import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes, or wait for jobs that run once a minute: begun last, they would be waited for alone. */
const LONG = ['photos', 'account', 'kill', 'operator', 'standing', 'standby']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((one, two) => rank(one) - rank(two))
  }
}

/** Tests that start and kill the built server as a process, each with a folder, a database and a port of its own. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/process/**/*.test.ts'],
    root: '.',
    globalSetup: ['tests/process/setup.ts'],
    // Files of a worker share its process: importing what they call costs each a second, and what they test runs elsewhere.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Two processors and one more: these tests wait for other processes a fifth of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
