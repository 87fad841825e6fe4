import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Two projects: what runs on the server, and what is drawn. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/process/**', 'tests/firebase/**', 'node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Ends what hangs; a crowded machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
