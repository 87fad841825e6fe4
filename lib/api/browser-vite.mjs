// The substitutions of browser-build.mjs for Vitest's component tests.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import compile from 'icu-minify/compile'
import { CONTRACTS, MESSAGES, SONNER } from './browser-build.mjs'
import { browserView } from './browser-contracts.mjs'
import { withoutInjection } from './browser-sonner.mjs'

const compiled = (tree) =>
  typeof tree === 'string' ? compile(tree) : Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, compiled(part)]))

/** What next-intl's own build plugin puts in place of its formatter where catalogues are compiled. */
const formatter = { name: 'use-intl/format-message', file: createRequire(import.meta.url).resolve('use-intl/format-message/format-only') }

/** Packages that Vitest has to transform, so that the plugin below sees them. */
export const INLINED = ['next-intl', 'use-intl', 'sonner']

/** A contract as a test gets it: tests play the server, which checks. What the product imports stays the browser's. */
const WHOLE = '?whole'
const playsServer = (importer) => importer.endsWith(WHOLE) || /\/tests\/[^?]+\.tsx?$/.test(importer)

/** A Vite plugin with the same effect, and that of next-intl's. */
export function viteStandIns() {
  return {
    name: 'krush-browser-stand-ins',
    enforce: 'pre',
    async resolveId(name, importer = '') {
      if (name === formatter.name) return formatter.file
      if (!playsServer(importer)) return null
      const found = await this.resolve(name, importer, { skipSelf: true })
      return found && CONTRACTS.test(found.id) ? found.id + WHOLE : found
    },
    transform: (text, id) => (SONNER.test(id.split('?')[0]) ? { code: withoutInjection(text), map: null } : null),
    async load(id) {
      if (CONTRACTS.test(id)) return (await browserView(id)).text
      if (!id.includes(`/${MESSAGES}/`) || !id.endsWith('.json')) return null
      return JSON.stringify(compiled(JSON.parse(await readFile(id, 'utf8'))))
    },
  }
}
