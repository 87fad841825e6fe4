import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as prices from '@/contracts/prices'
import { configurationPage } from '@/docs/operators/configuration.mjs'
import { readConfig } from '@/server/config'
import { VERBS } from '@/server/operator/verbs'
import { CATALOGUE } from '@/server/providers/models/catalogue'
import { SERVER_FLAGS, startScript } from '@/server/start.mjs'
import { environmentKeys, pageKeys } from './environment'
import { filesBelow, read } from './files'

const TOP = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'NOTICE.md']
const DOCUMENTS = [...TOP, '.github/pull_request_template.md', ...filesBelow('docs', /\.md$/)]
const CONFIGURATION = 'docs/operators/configuration.md'
const BENCHMARKS = 'docs/operators/benchmarks.md'

/** What a build or a start makes; named in documents, not in a fresh clone. */
const MADE = /^(dist|\.next|data|node_modules|tests\/bench\/results\.json)(\/|$)|^\.env$/
const NODE = join(process.cwd(), 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '')

/** In backticks, with a folder of the repository in front or an extension it uses: `server/config.ts`, `tests/`, `Dockerfile`. */
function pathsIn(text: string): string[] {
  const tops = 'app|components|hooks|lib|stores|contracts|server|tests|public|ios|android|docs|deploy|examples|\\.ci|\\.github'
  const path = new RegExp(
    `^(?:(?:${tops})/[\\w./[\\]-]*|[\\w.-][\\w./-]*\\.(?:ts|tsx|mjs|cjs|json|md|yaml)|Dockerfile|LICENSE|\\.[\\w-]+(?:\\.[\\w]+)?)$`,
  )
  return [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!).filter((name) => path.test(name))
}

const everywhere = new Set<string>()
/** A path may be short for a file further down: its last parts, or its name. */
function exists(name: string): boolean {
  if (existsSync(name) || MADE.test(name)) return true
  if (!everywhere.size) {
    for (const folder of ['app', 'components', 'hooks', 'lib', 'stores', 'contracts', 'server', 'tests', 'docs', '.github']) {
      for (const path of filesBelow(folder, /./)) path.split('/').forEach((_, at, parts) => everywhere.add(parts.slice(at).join('/')))
    }
  }
  return everywhere.has(name)
}

test.each(DOCUMENTS)('every path %s names exists', (document) => {
  expect(pathsIn(read(document)).filter((name) => !exists(name))).toEqual([])
})

/** As GitHub makes them of headings. */
const anchorsOf = (document: string) =>
  [...withoutCode(read(document)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

test.each(DOCUMENTS)('every picture and link in %s leads somewhere, its heading too', (document) => {
  const links = [...withoutCode(read(document)).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map((match) => match[1]!)
    .filter((link) => !/^(https?|mailto):|^\//.test(link))
  const lost = links.filter((link) => {
    const [file, anchor] = link.split('#') as [string, string | undefined]
    const target = file === '' ? document : join(dirname(document), file)
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  expect(lost).toEqual([])
})

test('every page of the documents is linked from another one', () => {
  const linked = new Set(
    DOCUMENTS.flatMap((document) => [...read(document).matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => join(dirname(document), link!))),
  )
  expect(filesBelow('docs', /\.md$/).filter((page) => !linked.has(page))).toEqual([])
})

describe('a page can be read', () => {
  test('the README has at most 150 lines', () => expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(150))
  test.each(DOCUMENTS)('%s has at most 300 lines', (document) => expect(read(document).split('\n').length - 1).toBeLessThanOrEqual(300))
  test.each(DOCUMENTS.filter((document) => document !== 'NOTICE.md'))('%s has no line beyond 400 characters outside tables', (document) => {
    expect(
      read(document)
        .split('\n')
        .filter((line) => line.length > 400 && !line.startsWith('|')),
    ).toEqual([])
  })
  test.each(filesBelow('docs/operators', /\.md$/))('%s starts with the command', (document) => {
    expect(read(document)).toMatch(/^# .+\n\n```/)
  })
})

describe('the page of settings', () => {
  const page = read(CONFIGURATION)
  const table = (from: string, to: string) => {
    const part = page.slice(page.indexOf(from), page.indexOf(to))
    return [...part.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map((match) => match[1]!)
  }

  test('is what docs/operators/configuration.mjs makes of server/config.ts', () => {
    expect(page, 'run: node docs/operators/configuration.mjs').toBe(configurationPage())
  })

  test('lists the variables of server/config.ts, all and no others', () => {
    expect(table('<!-- environment:start -->', '<!-- environment:end -->').toSorted()).toEqual(environmentKeys().toSorted())
  })

  test('lists the variables of the pages, all and no others', () => {
    expect(table('<!-- pages:start -->', '<!-- pages:end -->').toSorted()).toEqual(pageKeys())
  })

  test('every row has a default and a meaning', () => {
    for (const row of page.split('\n').filter((line) => /^\| `[A-Z]/.test(line)))
      expect(row).toMatch(/^\| `[A-Z0-9_]+` \| \S.* \| [A-Z`].{7,} \|$/)
  })

  test('names the defaults that are in force', () => {
    const schema = read('server/config.ts')
    const defaults = [...schema.matchAll(/^ {2}([A-Z_]+): z\._default\(.*, '([^']*)'\),$/gm)].filter(([, , value]) => value)
    expect(defaults.length).toBeGreaterThan(4)
    for (const [, key, value] of defaults) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${key}\` |`))
      expect(row, key).toContain(`\`${value}\``)
    }
  })
})

describe('what documents tell people to type', () => {
  test('has every model that can be fetched, with its license', () => {
    const page = read('docs/operators/models.md')
    for (const { name, title, license } of CATALOGUE) expect(page).toContain(`| \`${name}\` | ${title} | ${license} |`)
  })

  test('every line that starts with settings is one the server takes', () => {
    const lines = DOCUMENTS.flatMap((document) => [...read(document).matchAll(/(?:`|^)((?:[A-Z_0-9]+=\S+ )+)npm start/gm)]).map((match) =>
      match[1]!.trim(),
    )
    expect(lines.length).toBeGreaterThanOrEqual(20)
    for (const line of lines) {
      const environment = Object.fromEntries(
        line.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      )
      for (const key of Object.keys(environment)) expect(environmentKeys(), line).toContain(key)
      // A public server needs more than a line about something else says.
      const whole = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hello@example.com', ...environment }
      expect(() => readConfig({ AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5', ...whole }), line).not.toThrow()
    }
  })

  test.each(DOCUMENTS)('npm scripts that %s names exist', (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(document).matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => (script ?? short)!,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('every operator command is on its page, and no other', () => {
    const page = read('docs/operators/operator-cli.md')
    const told = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, typed]) => typed!))
    const usage = VERBS.map(({ words, needs, may = [] }) =>
      [...words, ...needs.map((name) => `<${name}>`), ...may.map((name) => `[${name}]`)].join(' '),
    )
    expect(told.toSorted()).toEqual(usage.toSorted())
  })
})

test('docs/product.md has the prices of contracts/prices.ts', () => {
  const product = read('docs/product.md')
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
  const rows = [
    `| ${prices.SIGNUP_CREDITS} | on sign-up |`,
    `| ${prices.DAILY_CREDITS} | each day `,
    `| ${prices.PREMIUM_MONTHLY_CREDITS} | each month of premium |`,
    `| Message | ${prices.MESSAGE_CREDITS} |`,
    `| Voice note sent, or a message spoken | ${prices.VOICE_CREDITS} | free people only under ${prices.FREE_VOICE_SECONDS} s |`,
    `| Photo | ${prices.PHOTO_CREDITS} |`,
    `| Surprise (Game, Chat, Spicy) | ${prices.SCENARIO_CREDITS} |`,
    `| Clip | ${prices.CLIP_CREDITS.short} short, ${prices.CLIP_CREDITS.long} long |`,
    `Discounts are measured against ${dollars(prices.REFERENCE_MONTH_CENTS)} a month.`,
    `keep their price for at least ${prices.PRICE_HELD_MONTHS} months`,
    ...prices.CREDIT_PACKS.map(
      ({ id, credits, amount_cents, discount_percent: percent }) =>
        `| ${id} | ${credits} | ${dollars(amount_cents)} | ${percent === null ? 'none' : `${percent} percent`} |`,
    ),
    ...prices.PLANS.map(
      ({ name, id, month_cents, charged_cents, months, discount_percent: percent }) =>
        `| ${name} | ${id} | ${dollars(month_cents)} | ${dollars(charged_cents)} a ${months === 12 ? 'year' : 'month'} | ${percent} percent |`,
    ),
  ]
  expect(rows.filter((row) => !product.replaceAll('\n', ' ').includes(row))).toEqual([])
})

describe('the page of figures', () => {
  const page = read(BENCHMARKS)
  test('tells the figures that the bench has stored', () => {
    const { rows } = JSON.parse(read('tests/bench/results.json')) as { rows: { goal: string; what: string; ours: string }[] }
    const measured = page.slice(page.indexOf('<!-- bench:start -->'), page.indexOf('<!-- bench:end -->'))
    const told = [...measured.matchAll(/^\| (G\d+|PGlite) \| (.+?) \| (.+?) \|/gm)].map(([, goal, what, ours]) => `${goal} ${what} ${ours}`)
    expect(told.length).toBeGreaterThan(50)
    const stored = new Set(rows.map(({ goal, what, ours }) => `${goal} ${what} ${ours}`))
    expect(told.filter((row) => !stored.has(row))).toEqual([])
  })
  test('has the marks around the table of the bench', () => {
    expect(page.indexOf('<!-- bench:start -->')).toBeGreaterThan(0)
    expect(page.indexOf('<!-- bench:end -->')).toBeGreaterThan(page.indexOf('<!-- bench:start -->'))
  })
})

describe('one way to run the built server', () => {
  test('dist/start gives Node the flags of npm start, runs in its folder and becomes the server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'krush-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist', 'start'), startScript())
    chmodSync(join(folder, 'dist', 'start'), 0o755)
    const tells =
      'process.stdout.write(JSON.stringify({ flags: process.execArgv, given: process.argv.slice(2), cwd: process.cwd(), pid: process.pid, kept: process.env.NODE_COMPILE_CACHE }))'
    writeFileSync(join(folder, 'dist', 'server.mjs'), tells)
    const ran = spawnSync(join(folder, 'dist', 'start'), ['given'], { encoding: 'utf8', env: { ...process.env, NODE, NODE_OPTIONS: '' } })
    expect(ran.stderr).toBe('')
    expect(JSON.parse(ran.stdout)).toMatchObject({
      flags: SERVER_FLAGS,
      given: ['given'],
      pid: ran.pid,
      kept: 'node_modules/.cache/krush/compiled',
    })
    expect((JSON.parse(ran.stdout) as { cwd: string }).cwd.endsWith(folder.slice(folder.lastIndexOf('/')))).toBe(true)
  })
  test('the image and the documents use it', () => {
    expect(read('Dockerfile')).toContain('CMD ["./dist/start"]')
    expect(read('docs/operators/deploy.md')).toMatch(/NODE_ENV=production dist\/start$/m)
    const others = ['Dockerfile', 'compose.yaml', ...DOCUMENTS].filter((path) => /dist\/server\.mjs|--enable-source-maps/.test(read(path)))
    expect(others).toEqual([])
  })
})

describe('one Node everywhere', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  test('.node-version and Dockerfile say what package.json brings', () => {
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
    const known = [...environmentKeys(), ...pageKeys()]
    for (const key of keys) expect(known, key).toContain(key)
  })
  test('hands on every variable but those that it decides itself, or that are for development', () => {
    const own = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'ROLES',
      'API_ORIGIN',
      'NODE_ENV',
      'DEV_ORIGINS',
      'LOAD_TEST',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'NEXT_DIST_DIR',
    ]
    const handed = [...compose.matchAll(/^ {6,8}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!)
    expect([...environmentKeys(), ...pageKeys()].filter((key) => !own.includes(key) && !handed.includes(key))).toEqual([])
  })
  test('what it requires stands in .env.example', () => {
    for (const [, key] of compose.matchAll(/\$\{([A-Z_]+):\?/g)) expect(example).toMatch(new RegExp(`^${key}=`, 'm'))
  })
  test('.env.example, filled in, is taken', () => {
    const pairs = example
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
    const config = readConfig({
      ...Object.fromEntries(pairs),
      AUTH_SECRET: '7h4vS0mE8rAnD0mL3tt3rsPqWzK2xYc1NbJ5',
      DATABASE_URL: 'postgres://krush:x@database:5432/krush',
    })
    expect(config).toMatchObject({ local: false, secure: true, chat: { provider: 'auto', base_url: undefined } })
    expect(config.smtp).not.toBeNull()
  })
  test('copies the folders a build reads, and only folders that exist', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    for (const name of kept) expect(existsSync(name), name).toBe(true)
    const sources = read('server/start.mjs').match(/const SOURCES = \{[\s\S]*?\n\}/)?.[0] ?? ''
    const built = [...sources.matchAll(/'([^']+)'/g)].map((match) => match[1]!.split('/')[0]!)
    for (const name of new Set(built)) expect(kept, name).toContain(name)
  })
})
