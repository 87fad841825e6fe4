import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '@/server/config'
import { installCommand } from '@/server/providers/chat/gguf'
import { environmentKeys, pageKeys } from './environment'
import { filesBelow, read } from './files'

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'NOTICE.md'] as const

/** What a build or a start makes; named in documents, not in a fresh clone. */
const MADE = /^(dist|\.next|data|node_modules|tests\/bench\/results\.json)(\/|$)|^\.env$/

/** In backticks, with a folder of ours in front or an extension we use: `server/config.ts`, `tests/`, `Dockerfile`. */
function pathsIn(text: string): string[] {
  const tops = 'app|components|hooks|lib|stores|contracts|server|tests|public|ios|android|docs|\\.ci'
  const path = new RegExp(`^(?:(?:${tops})/[\\w./[\\]-]*|[\\w.-]+\\.(?:ts|tsx|mjs|cjs|json|md|yaml)|Dockerfile|LICENSE|\\.[\\w-]+(?:\\.[\\w]+)?)$`)
  return [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!).filter((name) => path.test(name))
}

const everywhere = new Map<string, boolean>()
/** A bare file name (`feed.ts`) may stand for a file further down. */
function exists(name: string): boolean {
  if (existsSync(name) || MADE.test(name)) return true
  if (name.includes('/')) return false
  if (!everywhere.size) {
    for (const folder of ['app', 'components', 'hooks', 'lib', 'stores', 'contracts', 'server', 'tests']) {
      for (const path of filesBelow(folder, /./)) everywhere.set(path.slice(path.lastIndexOf('/') + 1), true)
    }
  }
  return everywhere.has(name)
}

test.each(DOCUMENTS)('every path %s names exists', (document) => {
  expect(pathsIn(read(document)).filter((name) => !exists(name))).toEqual([])
})

test.each(DOCUMENTS)('every picture and relative link in %s leads somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!).filter((link) => !/^(https?|mailto):|^\//.test(link))
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

describe('the README', () => {
  const readme = read('README.md')
  const table = (from: string, to: string) => {
    const part = readme.slice(readme.indexOf(from), readme.indexOf(to))
    return [...part.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map((match) => match[1]!)
  }

  test('lists the variables of server/config.ts, all and no others', () => {
    expect(table('<!-- environment:start -->', '<!-- environment:end -->').toSorted()).toEqual(environmentKeys().toSorted())
  })

  test('lists the variables of the pages, all and no others', () => {
    expect(table('<!-- pages:start -->', '<!-- pages:end -->').toSorted()).toEqual(pageKeys())
  })

  test('names the defaults that are in force', () => {
    const schema = read('server/config.ts')
    const defaults = [...schema.matchAll(/^ {2}([A-Z_]+): z\._default\(.*, '([^']*)'\),$/gm)].filter(([, , value]) => value)
    expect(defaults.length).toBeGreaterThan(4)
    for (const [, key, value] of defaults) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${key}\` |`))
      expect(row, key).toContain(`\`${value}\``)
    }
  })

  test('has the install line of the GGUF engine', () => {
    expect(readme).toContain(installCommand('linux', 'x64'))
  })

  test('every line that starts with settings is one the server takes', () => {
    const lines = [...readme.matchAll(/`((?:[A-Z_]+=\S+ )+)npm start`/g)].map((match) => match[1]!.trim())
    expect(lines.length).toBeGreaterThanOrEqual(6)
    for (const line of lines) {
      const environment = Object.fromEntries(line.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
      for (const key of Object.keys(environment)) expect(environmentKeys(), line).toContain(key)
      expect(() => readConfig({ AUTH_SECRET: 's'.repeat(40), ...environment }), line).not.toThrow()
    }
  })

  test('tells the figures that the bench has kept', () => {
    const { rows } = JSON.parse(read('tests/bench/results.json')) as { rows: { goal: string; what: string; ours: string }[] }
    const measured = readme.slice(readme.indexOf('<!-- bench:start -->'), readme.indexOf('<!-- bench:end -->'))
    const told = [...measured.matchAll(/^\| (G\d+|PGlite) \| (.+?) \| (.+?) \|/gm)].map(([, goal, what, ours]) => `${goal} ${what} ${ours}`)
    expect(told.length).toBeGreaterThan(50)
    const kept = new Set(rows.map(({ goal, what, ours }) => `${goal} ${what} ${ours}`))
    expect(told.filter((row) => !kept.has(row))).toEqual([])
  })
  test('has the marks between which the bench writes', () => {
    expect(readme.indexOf('<!-- bench:start -->')).toBeGreaterThan(0)
    expect(readme.indexOf('<!-- bench:end -->')).toBeGreaterThan(readme.indexOf('<!-- bench:start -->'))
  })

  test('npm scripts it names exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, name] of readme.matchAll(/`(?:\w+=\S+ )*npm (?:run )?(start|test|dev|build|check|bench)\b/g)) expect(Object.keys(scripts)).toContain(name)
  })
})

describe('one Node everywhere', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  test('.nvmrc, .node-version and Dockerfile say what package.json brings', () => {
    expect(read('.nvmrc').trim()).toBe(devDependencies.node)
    expect(read('.node-version').trim()).toBe(devDependencies.node)
    expect(read('Dockerfile')).toContain(`ARG NODE=${devDependencies.node}`)
  })
})

describe('the container', () => {
  const compose = read('compose.yaml')
  const example = read('.env.example')
  test('hands over only variables that exist', () => {
    const block = /environment:\n([\s\S]*?)\n {4}[a-z#]/.exec(compose)?.[1] ?? ''
    const keys = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1]!)
    expect(keys.length).toBeGreaterThan(8)
    for (const key of keys) expect([...environmentKeys(), ...pageKeys()], key).toContain(key)
  })
  test('hands on every variable but those that it decides itself, or that are for development', () => {
    const own = [
      'PORT', 'HOST', 'DATA_DIR', 'DATABASE_POOL', 'ROLES', 'API_ORIGIN', 'CHAT_PROVIDER', 'CHAT_MODEL_FILE', 'NODE_ENV', 'DEV_ORIGINS',
      'LOAD_TEST', 'FIREBASE_AUTH_EMULATOR_HOST', 'NEXT_DIST_DIR',
    ]
    const handed = [...compose.matchAll(/^ {6,8}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!)
    expect([...environmentKeys(), ...pageKeys()].filter((key) => !own.includes(key) && !handed.includes(key))).toEqual([])
  })
  test('what it requires stands in .env.example', () => {
    for (const [, key] of compose.matchAll(/\$\{([A-Z_]+):\?/g)) expect(example).toMatch(new RegExp(`^${key}=`, 'm'))
  })
  test('.env.example, filled in, is taken', () => {
    const pairs = example.split('\n').filter((line) => /^[A-Z]/.test(line)).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
    const config = readConfig({ ...Object.fromEntries(pairs), AUTH_SECRET: 's'.repeat(44), DATABASE_URL: 'postgres://krush:x@database:5432/krush' })
    expect(config).toMatchObject({ local: false, secure: true, chat: { provider: 'auto', base_url: undefined } })
    expect(config.smtp).not.toBeNull()
  })
  test('copies the folders a build reads, and only folders that exist', () => {
    const kept = read('.dockerignore').split('\n').filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    for (const name of kept) expect(existsSync(name), name).toBe(true)
    const sources = read('server/start.mjs').match(/const SOURCES = \{[\s\S]*?\n\}/)?.[0] ?? ''
    const built = [...sources.matchAll(/'([^']+)'/g)].map((match) => match[1]!.split('/')[0]!)
    for (const name of new Set(built)) expect(kept, name).toContain(name)
  })
})
