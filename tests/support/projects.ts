import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What a test file imports decides where it runs, so that a new file is in exactly one project:
 * `server` opens a database, `dom` has a document, `pure` has neither.
 */
export type Project = 'pure' | 'dom' | 'server'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** These run by a configuration of their own: Playwright's, or the vitest.config.ts in their folder. */
const ELSEWHERE = ['tests/e2e', 'tests/process', 'tests/firebase', 'tests/native/android.test.ts', 'tests/native/ios.test.ts']
/** Whoever imports one of them, directly or through another file of tests/, opens a database. */
const DATABASE_DOORS = ['tests/support/server', 'server/db/pglite', 'server/db/postgres', 'server/compose']

/**
 * These run on PGlite too when the `server` project runs on PostgreSQL: what differs between the two, or would lose the most.
 * Migrations and seeds, the ledger and its properties, sending, search, jobs, erasure.
 */
export const SMOKE_ON_PGLITE = [
  'tests/server/db/migrations.test.ts',
  'tests/server/domain/credits.test.ts',
  'tests/server/domain/billing/money.property.test.ts',
  'tests/server/domain/sends.property.test.ts',
  'tests/server/domain/characters/search.test.ts',
  'tests/server/account/retention.test.ts',
  'tests/server/account/deletion.test.ts',
]

/** The address of a module in the repository, without its extension; null for packages. */
function addressOf(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : specifier.startsWith('.') ? join(dirname(importer), specifier) : null
  return path?.replace(/\.(tsx?|mjs|mts)$/, '') ?? null
}

/** Imports that remain when types are gone. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const found = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)]
  return found.flatMap(([, from, bare, dynamic]) => addressOf((from ?? bare ?? dynamic)!, path) ?? [])
}

const known = new Map<string, boolean>()
function opensDatabase(path: string): boolean {
  const before = known.get(path)
  if (before !== undefined) return before
  // A circle adds nothing to what its other files import.
  known.set(path, false)
  const answer = importsOf(path).some((address) => {
    if (DATABASE_DOORS.includes(address)) return true
    if (!address.startsWith('tests/')) return false
    const file = ['.ts', '.tsx', '.mts', '/index.ts'].map((end) => address + end).find((name) => existsSync(join(root, name)))
    return file !== undefined && opensDatabase(file)
  })
  known.set(path, answer)
  return answer
}

const MARK = '// Needs a document.'
function hasDocument(path: string): boolean {
  const text = readFileSync(join(root, path), 'utf8')
  if (text.includes('@vitest-environment'))
    throw new Error(`${path} names an environment; its project gives it one. A .ts file that begins with "${MARK}" has a document.`)
  return path.endsWith('.tsx') || text.startsWith(MARK)
}

/** Throws an Error where a file asks for a document and a database: no project has both. */
export function projectOf(path: string): Project {
  const [document, database] = [hasDocument(path), opensDatabase(path)]
  if (document && database)
    throw new Error(`${path} asks for a document (.tsx, or "${MARK}") and opens a database; split it: no project has both.`)
  return database ? 'server' : document ? 'dom' : 'pure'
}

function testsBelow(folder: string): string[] {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`
      if (ELSEWHERE.includes(path)) return []
      if (statSync(join(root, path)).isDirectory()) return testsBelow(path)
      return /\.test\.tsx?$/.test(name) ? [path] : []
    })
}

/** Every test file that Vitest runs by the repository's vitest.config.ts, as repository paths. */
export function filesByProject(): Record<Project, string[]> {
  const files = testsBelow('tests')
  const of = (project: Project) => files.filter((path) => projectOf(path) === project)
  return { pure: of('pure'), dom: of('dom'), server: of('server') }
}
