// `npm test`: static checks, unit and component tests, the server suite on PostgreSQL and its smoke list on the embedded
// database, process tests and browser journeys against the production build. Runs on any Node ≥ 20; the tests run on Node 24.
// Names given after it run alone: `check` (format, types, lint and imports side by side), a stage (see `stages`), or a file
// (tests/e2e/rewards.spec.ts). `thorough` runs everything at full counts, the server suite on both databases.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../server/start.mjs'
import { emptySummary } from './support/summary.mjs'

const windows = process.platform === 'win32'
const node = join(process.cwd(), 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const reports = join('node_modules', '.cache', 'krush', 'reports')
/** What each part of a stage reported: { name, ...summary }. */
const parts = []
const times = []
/** Stages, or halves of them, that a missing program left out: { name, reason }. */
const leftOut = []

const runNode = (args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (status) => resolve(status === 0))
  })

const single = (name, ok) =>
  parts.push({ name, ...emptySummary(), ...(ok ? { passed: 1 } : { failures: [{ name, cause: 'its own output is above' }] }) })

function leaveOut(name, reason) {
  console.log(`   left out: ${reason}`)
  leftOut.push({ name, reason })
}

/** Runs a test runner that writes a summary; one that ended badly without a failure in it counts as one. */
async function runner(name, args, env) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const ok = await runNode(args, { ...env, TEST_SUMMARY: file })
  let summary = null
  try {
    summary = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner ended before it could write.
  }
  if (!ok && !summary?.failures.length) {
    summary = {
      ...emptySummary(),
      ...summary,
      failures: [{ name, cause: 'the runner ended without naming a failure; its output is above' }],
    }
  }
  parts.push({ name, ...summary })
}

const vitest = (name, args, env = {}) =>
  runner(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=default', '--reporter=./tests/support/summary-reporter.mjs'],
    env,
  )

const playwright = (name, args, env) => runner(name, ['node_modules/@playwright/test/cli.js', 'test', ...args], env)

async function findBrowser(name) {
  const { findChromium } = await import('./support/chromium.mjs')
  const chromium = findChromium()
  if (chromium.path) console.log(`   Chromium ${chromium.how}`)
  else console.log(`   ${name}: ${chromium.reason}`)
  return chromium.path ?? null
}

async function buildProduct() {
  const { build } = await import('../server/start.mjs')
  await build()
}

async function withPostgres(run) {
  const { startPostgres } = await import('./support/postgres.mjs')
  const server = await startPostgres()
  const { url } = server
  try {
    await run({ ...server, env: { ...SETTINGS, ...(url ? { TEST_DATABASE_URL: url, TEST_DATABASE_ENDS: '1' } : {}) } })
  } finally {
    server.stop?.()
  }
}

const SETTINGS = { NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'warn' }
const thorough = process.argv.includes('thorough')
if (thorough) process.env.THOROUGH = '1'

const CHECKS = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  // The compiler in Go: half the processor time. Lint and Next use the one in JavaScript, whose interface they need.
  types: ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'],
  lint: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
  imports: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'app',
    'components',
    'hooks',
    'lib',
    'stores',
    'contracts',
    'server',
    '--config',
    '.dependency-cruiser.cjs',
  ],
}

/** One static check; its output is printed in one piece, since others run beside it. */
function check(name) {
  const started = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(node, CHECKS[name], { env: process.env })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => {
      console.log(`   ${name}: ${status === 0 ? 'fine' : 'failed'} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
      if (status !== 0) console.log(output)
      single(name, status === 0)
      resolve()
    })
  })
}

/** Whether a slow stage has nothing new to test; it says so. */
async function unchanged(stage) {
  const { changedSincePassed } = await import('./support/passed.mjs')
  if (thorough || changedSincePassed(stage)) return false
  console.log(`   unchanged since it passed (tests/${stage}/passed.json); \`npm test -- ${stage}\` runs it`)
  return true
}

/** Each takes the files it was asked for, or none for all of its own. */
const stages = {
  check: () => Promise.all(Object.keys(CHECKS).map(check)),
  // One worker more than the processors of CI: the runner that feeds them waits for a file's modules now and then.
  unit: (files) => vitest('unit', ['--project', 'pure', '--project', 'dom', '--maxWorkers=3', ...files], SETTINGS),
  /**
   * On PostgreSQL; where there is none, on the embedded database. In the usual run the stage `pglite` is among its files, on a worker
   * more: by itself it leaves a third of two processors idle.
   */
  server: (files) =>
    withPostgres(async ({ url, version, reason, env }) => {
      console.log(url ? `   ${version}, a cluster of its own` : `   on the embedded database: ${reason}`)
      const both = url && !thorough && asked.length === 0
      const projects = ['--project', 'server', ...(both ? ['--project', 'pglite', '--maxWorkers=3'] : [])]
      await vitest('server', [...projects, ...files], env)
      embedded_done = both || !url
    }),
  /** What differs between the databases, on the embedded one; the whole server suite in the thorough run. */
  async pglite(files) {
    if (embedded_done && !files.length) return console.log('   has just run, with the server suite')
    await vitest('pglite', ['--project', thorough ? 'server' : 'pglite', ...files], SETTINGS)
  },
  async process(files) {
    await buildProduct()
    await withPostgres(({ url, reason, env }) => {
      if (!url) console.log(`   on the embedded database only: ${reason}`)
      return vitest('process', ['--config', 'tests/process/vitest.config.ts', ...files], env)
    })
  },
  async browser(files) {
    const chromium = await findBrowser('browser')
    if (!chromium) return single('browser', false)
    await buildProduct()
    await playwright('browser', files, { ...SETTINGS, CHROMIUM_PATH: chromium })
  },
  /** Only where the native apps have changed since it passed: it installs compilers of 200 MB. */
  async native(_, alone) {
    if (!alone && (await unchanged('native'))) return
    const { recordPass } = await import('./support/passed.mjs')
    await vitest('native', ['--config', 'tests/native/vitest.config.ts'], SETTINGS)
    // Android's own linker is on few machines; without a compiler nothing was tested.
    const { failures, skipped } = parts.at(-1)
    if (failures.length === 0 && skipped.every(({ name }) => name.includes('aapt2'))) recordPass('native')
  },
  /** Only where what it tests has changed since it passed: it installs an emulator of 200 MB. */
  async firebase(_, alone) {
    const { recordPass } = await import('./support/passed.mjs')
    if (!alone && (await unchanged('firebase'))) return
    const { startFirebaseEmulator } = await import('./support/firebase-emulator.mjs')
    const emulator = await startFirebaseEmulator()
    if (!emulator.host) return leaveOut('firebase', emulator.reason)
    console.log(`   the Auth emulator of firebase-tools ${emulator.version}`)
    const env = { ...SETTINGS, TEST_FIREBASE_EMULATOR: emulator.host }
    const before = parts.length
    try {
      await buildProduct()
      await vitest('firebase', ['--config', 'tests/firebase/vitest.config.ts'], env)
      const chromium = await findBrowser('firebase')
      if (chromium) await playwright('firebase in the browser', ['firebase.spec'], { ...env, CHROMIUM_PATH: chromium })
      else leaveOut('firebase in the browser', 'no Chromium (Debian: apt-get install chromium)')
      if (chromium && parts.slice(before).every(({ failures }) => failures.length === 0)) recordPass('firebase')
    } finally {
      await emulator.stop()
    }
  },
}
for (const name of Object.keys(CHECKS)) stages[name] = () => check(name)
const EVERYTHING = ['check', 'unit', 'server', 'pglite', 'process', 'browser', 'native', 'firebase']
let embedded_done = false

const NATIVE = ['tests/native/android.test.ts', 'tests/native/ios.test.ts']
/** The stage that runs a test file. */
async function stageOf(file) {
  if (file.startsWith('tests/e2e/')) return 'browser'
  if (file.startsWith('tests/process/')) return 'process'
  if (file.startsWith('tests/firebase/')) return 'firebase'
  if (NATIVE.includes(file)) return 'native'
  const { projectOf } = await import('./support/projects.ts')
  return projectOf(file) === 'server' ? 'server' : 'unit'
}

/** What was asked for, as [stage, files]; nothing asked for is everything. */
async function plan(asked) {
  if (asked.length === 0) return EVERYTHING.map((name) => [name, []])
  const wanted = new Map()
  for (const name of asked) {
    if (Object.hasOwn(stages, name)) wanted.set(name, wanted.get(name) ?? [])
    else if (name.startsWith('tests/') && existsSync(name)) {
      // After a stage that can run it, a file narrows that stage: `pglite tests/server/db/schema.test.ts`.
      const last = [...wanted.keys()].at(-1)
      const stage = ['unit', 'server', 'pglite'].includes(last) ? last : await stageOf(name)
      wanted.set(stage, [...(wanted.get(stage) ?? []), name])
    } else {
      console.error(`There is no stage or file "${name}". Stages: ${Object.keys(stages).join(', ')}.`)
      process.exit(2)
    }
  }
  return [...wanted]
}

install()
if (!process.version.startsWith('v24.')) {
  process.exit(spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}
mkdirSync(reports, { recursive: true })
const asked = process.argv.slice(2).filter((name) => name !== 'thorough')
/** Neither uses two processors by itself: the linter has one thread, and the unit tests wait for the one that feeds their workers. */
const SIDE_BY_SIDE = ['check', 'unit']

async function run([name, files]) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  await stages[name](files, asked.includes(name))
  times.push({ name, ms: Date.now() - started })
  console.log(`   ${name}: ${(times.at(-1).ms / 1000).toFixed(0)} s`)
}

const planned = await plan(asked)
await Promise.all(planned.filter(([name]) => SIDE_BY_SIDE.includes(name)).map(run))
for (const stage of planned.filter(([name]) => !SIDE_BY_SIDE.includes(name))) await run(stage)

/** Everything a reader of a long log looks for is at its end. */
const SLOWEST = 30
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9)
function printSlowest(title, key) {
  const rows = parts.flatMap(({ name: part, [key]: list }) => list.map(({ name, ms }) => ({ name: `${part}: ${name}`, ms })))
  if (rows.length < 2) return
  console.log(`\n${title}`)
  for (const { name, ms } of rows.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) console.log(`${seconds(ms)}  ${name}`)
}
printSlowest('Slowest files', 'files')
printSlowest('Slowest tests', 'tests')
console.log('\nStages')
for (const { name, ms } of times) console.log(`${seconds(ms)}  ${name}`)

const skipped = parts.flatMap((part) => part.skipped)
const reasons = Map.groupBy(
  [...skipped, ...leftOut.map(({ name, reason }) => ({ name: `the stage ${name}`, reason }))],
  ({ reason }) => reason ?? 'no reason was given',
)
if (reasons.size) console.log('\nNot run')
for (const [reason, list] of reasons) {
  console.log(` - ${reason}: ${list.length === 1 ? list[0].name : `${list.length} tests`}`)
}

const failures = parts.flatMap(({ name: part, failures: list }) => list.map((failure) => ({ part, ...failure })))
if (failures.length) console.log('\nFailed')
for (const { part, name, cause, picture } of failures) {
  console.log(` × ${part === name ? name : `${part}: ${name}`}\n${cause.replace(/^/gm, '     ')}`)
  if (picture) console.log(`     picture: ${picture}`)
}

const passed = parts.reduce((sum, part) => sum + part.passed, 0)
if (process.env.TEST_RESULT) {
  const named = failures.map(({ part, name, cause }) => ({ name: `${part}: ${name}`, cause }))
  writeFileSync(process.env.TEST_RESULT, JSON.stringify({ passed, failures: named, skipped: skipped.length }))
}
console.log(`\n${passed} passed, ${failures.length} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`)
process.exit(failures.length ? 1 : 0)
