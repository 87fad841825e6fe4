import { defineConfig } from '@playwright/test'

/** Journeys against the production build; each spec starts a server of its own (tests/e2e/support.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  // Its stage has an emulator running.
  testIgnore: process.env.TEST_FIREBASE_EMULATOR ? [] : ['**/firebase.spec.ts'],
  outputDir: 'node_modules/.cache/krush/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
