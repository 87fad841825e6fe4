import { randomInt } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.mjs'

// Every process of a run lists the journeys anew and must come to the same list: they inherit the seed of the first.
if (process.env.TEST_SEED === undefined) {
  process.env.TEST_SEED = String(randomInt(2 ** 31))
  console.info(`Sizes of windows by TEST_SEED=${process.env.TEST_SEED}`)
}

// Whoever names a file wants all of it; the workers inherit that.
if (process.argv.some((argument) => /\.spec\b/.test(argument))) process.env.TEST_JOURNEYS ??= 'every'

/** Journeys against the production build; each worker starts the servers its journeys ask for (tests/e2e/test.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: [
    // Its stage has an emulator running.
    ...(process.env.TEST_FIREBASE_EMULATOR ? [] : ['**/firebase.spec.ts']),
    // Minutes each: every control pressed in random order, every screen beside its reference, another engine. In the thorough run, or by name.
    ...['everything.spec', 'screens.spec', 'webkit.spec']
      .filter((name) => process.env.THOROUGH !== '1' && !process.argv.some((argument) => argument.includes(name)))
      .map((name) => `**/${name}.ts`),
  ],
  globalSetup: './tests/support/prepare-data.ts',
  outputDir: 'node_modules/.cache/krush/e2e',
  // The longest takes a minute alone on two cores; a crowded machine is no failure.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // One more than the processors of CI: a journey also waits.
  workers: 3,
  reporter: [['./tests/support/journey-reporter.mjs']],
  retries: 0,
  use: {
    actionTimeout: 20_000,
    // It would fetch the same files for every person of every journey; installed.spec has it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
