import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that start and kill the built server as a process, each with a folder, a database and a port of its own. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/process/**/*.test.ts'],
    root: '.',
    globalSetup: ['tests/support/prepare-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
