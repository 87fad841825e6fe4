import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { INLINED, viteStandIns } from './lib/api/browser-vite.mjs'
import { filesByProject, SMOKE_ON_PGLITE } from './tests/support/projects.ts'

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '')
const repository = { find: '@', replacement: pathTo('.') }
/** Both drivers refuse where no database belongs: a `pure` test that opens one hears where to take it from. */
const noDatabase = { find: /^(@electric-sql\/pglite(\/contrib\/pg_trgm)?|pg)$/, replacement: pathTo('tests/support/no-database.ts') }
/** Milliseconds. Ends what hangs; a crowded machine is no failure, and Vitest's own second of polling is short on one. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const files = filesByProject()
/** Without PostgreSQL the `server` project is on PGlite as a whole and runs these files already. */
const runsSmoke = Boolean(process.env.TEST_DATABASE_URL) || process.argv.some((argument) => /^(--project=)?pglite$/.test(argument))
/** Packages that hold on to the document in which they are loaded: each file has its own of them. */
const KEEP_A_DOCUMENT = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', 'uplot']
/** Only as modules can they be loaded again. */
const asModules = ['dom', 'react'].map((name) => ({
  find: new RegExp(`^@testing-library/${name}$`),
  replacement: pathTo(`node_modules/@testing-library/${name}/dist/@testing-library/${name}.esm.js`),
}))
/** Files of a worker share its process: importing the server for each costs two seconds a file. */
const onDatabase = {
  environment: 'node' as const,
  isolate: false,
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/per-file.ts'],
  ...limits,
}

/** tests/support/projects.ts says which file is in which project. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        resolve: { alias: [repository, noDatabase] },
        test: { name: 'pure', include: files.pure, environment: 'node', isolate: false, ...limits },
      },
      {
        // The same program as next.config.ts builds for the browser.
        plugins: [viteStandIns(), react()],
        resolve: { alias: [repository, noDatabase, ...asModules] },
        test: {
          name: 'dom',
          include: files.dom,
          // A window is each file's own, the process is not.
          environment: './tests/support/windows.ts',
          isolate: false,
          setupFiles: ['tests/support/own-window.ts', 'tests/support/dialog.ts', 'tests/support/patience.ts'],
          sequence: { setupFiles: 'list' },
          server: { deps: { inline: [...INLINED, ...KEEP_A_DOCUMENT] } },
          ...limits,
        },
      },
      {
        resolve: { alias: [repository] },
        test: { name: 'server', include: files.server, ...onDatabase },
      },
      ...(runsSmoke
        ? [
            {
              resolve: { alias: [repository] },
              test: {
                name: 'pglite',
                include: SMOKE_ON_PGLITE,
                ...onDatabase,
                // Empty is PGlite (tests/support/server.ts), wherever PostgreSQL is.
                env: { TEST_DATABASE_URL: '' },
              },
            },
          ]
        : []),
    ],
  },
})
