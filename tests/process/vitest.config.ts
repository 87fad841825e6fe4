import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that start and kill the built server as a process. One at a time: they measure and break things. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: { include: ['tests/process/**/*.test.ts'], root: '.', testTimeout: 300_000, hookTimeout: 120_000, fileParallelism: false },
})
