// What the browser's program has in place of what the sources say: next.config.ts builds the pages with it, and component
// tests run with it (browser-vite.mjs), so that what is tested is what ships. Each loader says in its own file why it exists.
// Next reads this when it serves too, where no build tool is installed: what works with files is in browser-vite.mjs.

/** Files that a loader rewrites for the browser, schemas of forms included. */
export const CONTRACTS = /(^|\/)contracts\/(forms\/)?[a-z-]+\.ts$/
const CONTRACTS_LOADER = './lib/api/browser-contracts.mjs'
export const SONNER = /(^|\/)sonner\/dist\/index\.mjs$/
const SONNER_LOADER = './lib/api/browser-sonner.mjs'

/** Catalogues are compiled on the server and in the browser alike: no message parser reaches either. */
export const MESSAGES = 'lib/i18n/messages'

/**
 * For `turbopack` of next.config.ts.
 * @type {NonNullable<import('next').NextConfig['turbopack']>}
 */
export const turbopackStandIns = {
  rules: {
    '*.ts': { condition: { all: ['browser', { path: CONTRACTS }] }, loaders: [CONTRACTS_LOADER] },
    '*.mjs': { condition: { path: SONNER }, loaders: [SONNER_LOADER] },
  },
}
