import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests against Google's own Auth emulator, which tests/run.mjs has started (TEST_FIREBASE_EMULATOR). */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/firebase/**/*.test.ts'],
    root: '.',
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
