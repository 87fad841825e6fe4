// `npm test`: types, lint, import rules, unit, server and component tests, then the same server suite on PostgreSQL,
// process tests and browser journeys against the production build. Runs on any Node ≥ 20; the tests run on Node 24.
// `npm run check` is the quick half. Names given after it (types lint imports unit postgres process browser firebase) run alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../server/start.mjs'

const windows = process.platform === 'win32'
const node = join(process.cwd(), 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const reports = join('node_modules', '.cache', 'krush', 'reports')
const totals = { passed: 0, failed: 0, skipped: 0 }
const failures = []

function runNode(args, env = {}) {
  return spawnSync(node, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

function count(name, { passed, failed, skipped = 0, failures: told = [] }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  if (failed) failures.push({ name, told })
}
const single = (name, ok) => count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

function stage(name, run) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  return Promise.resolve(run()).then(() => console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`))
}

/** What a run wrote of itself; one that ended badly and tells of no failure counts as one. */
function report(name, file, ok, read) {
  try {
    const summary = read(JSON.parse(readFileSync(file, 'utf8')))
    count(name, ok || summary.failed ? summary : { ...summary, failed: 1 })
  } catch {
    single(name, false)
  }
}

function vitest(name, args, env = {}) {
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const ok = runNode(['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=default', '--reporter=./tests/support/summary-reporter.mjs'], { ...env, TEST_SUMMARY: file })
  report(name, file, ok, (summary) => summary)
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function playwright(name, args, env) {
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const ok = runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  report(name, file, ok, (results) => ({
    passed: results.stats.expected + results.stats.flaky,
    failed: results.stats.unexpected,
    skipped: results.stats.skipped,
    failures: specsOf(results)
      .filter((spec) => !spec.ok)
      .map(({ file: from, title, tests }) => ({ name: `${from} › ${title}`, reasons: tests.flatMap((test) => test.results.flatMap((result) => result.errors.map(({ message }) => message))) })),
  }))
}

const SERVER_SUITE = ['tests/server', 'tests/conformance']
const SETTINGS = { NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'warn' }

const stages = {
  types: () => single('types', runNode(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])),
  lint: () => single('lint', runNode(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'])),
  imports: () => single('imports', runNode(['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'app', 'components', 'hooks', 'lib', 'stores', 'contracts', 'server', '--config', '.dependency-cruiser.cjs'])),
  unit: () => vitest('unit', [], SETTINGS),
  async postgres() {
    const { startPostgres } = await import('./support/postgres.mjs')
    const server = await startPostgres()
    if (!server.url) return console.log(`   left out: ${server.reason}`)
    console.log(`   ${server.version}, a cluster of its own`)
    try {
      vitest('postgres', SERVER_SUITE, { ...SETTINGS, TEST_DATABASE_URL: server.url })
    } finally {
      server.stop()
    }
  },
  async process() {
    const { build } = await import('../server/start.mjs')
    await build()
    const { startPostgres } = await import('./support/postgres.mjs')
    const server = await startPostgres()
    if (!server.url) console.log(`   on PGlite only: ${server.reason}`)
    try {
      vitest('process', ['--config', 'tests/process/vitest.config.ts'], { ...SETTINGS, ...(server.url ? { TEST_DATABASE_URL: server.url } : {}) })
    } finally {
      server.stop?.()
    }
  },
  async browser() {
    const { findChromium } = await import('./support/chromium.mjs')
    const chromium = findChromium()
    if (!chromium.path) {
      console.log(`   ${chromium.reason}`)
      return single('browser', false)
    }
    console.log(`   Chromium ${chromium.how}`)
    const { build } = await import('../server/start.mjs')
    await build()
    playwright('browser', [], { ...SETTINGS, CHROMIUM_PATH: chromium.path })
  },
  async firebase() {
    const { startFirebaseEmulator } = await import('./support/firebase-emulator.mjs')
    const emulator = await startFirebaseEmulator()
    if (!emulator.host) return console.log(`   left out: ${emulator.reason}`)
    console.log(`   the Auth emulator of firebase-tools ${emulator.version}`)
    const env = { ...SETTINGS, TEST_FIREBASE_EMULATOR: emulator.host }
    try {
      const { build } = await import('../server/start.mjs')
      await build()
      vitest('firebase', ['--config', 'tests/firebase/vitest.config.ts'], env)
      const { findChromium } = await import('./support/chromium.mjs')
      const chromium = findChromium()
      if (!chromium.path) console.log(`   without the browser: ${chromium.reason}`)
      else playwright('firebase in the browser', ['firebase.spec'], { ...env, CHROMIUM_PATH: chromium.path })
    } finally {
      await emulator.stop()
    }
  },
}

install()
if (!process.version.startsWith('v24.')) {
  process.exit(spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}
mkdirSync(reports, { recursive: true })
const asked = process.argv.slice(2)
const names = asked.length === 0 ? Object.keys(stages) : asked.flatMap((name) => (name === 'check' ? ['types', 'lint', 'imports'] : [name]))
for (const name of names) {
  if (!stages[name]) {
    console.error(`There is no stage «${name}». Stages: ${Object.keys(stages).join(', ')}.`)
    process.exit(2)
  }
  await stage(name, stages[name])
}
/** Failures once more at the end, where a log that was cut still has them. */
const LINES_OF_A_REASON = 8
for (const { name, told } of failures) {
  console.log(`\nFailed: ${name}`)
  for (const failure of told) {
    console.log(` × ${failure.name}`)
    for (const reason of failure.reasons) console.log(reason.split('\n').slice(0, LINES_OF_A_REASON).map((line) => `     ${line}`).join('\n'))
  }
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`)
process.exit(totals.failed ? 1 : 0)
