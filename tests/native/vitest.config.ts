import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Checks of ios/ and android/ with their compilers and parsers (tools.ts installs them); contract.test.ts runs with the unit tests. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/native/{android,ios}.test.ts'],
    root: '.',
    testTimeout: 300_000,
    hookTimeout: 420_000,
    maxWorkers: 2,
  },
})
