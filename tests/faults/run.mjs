// `npm run test:faults [-- number…]` plants the faults of list.mjs one at a time and expects a failing test for each. It changes
// files of the working tree while it runs and restores them, so it starts only where they are as in HEAD.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { install } from '../../server/start.mjs'
import { FAULTS } from './list.mjs'

const node = join(process.cwd(), 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** Milliseconds for one test file, many times what the slowest takes on a busy machine: a fault may run in circles. */
const LONGEST_RUN = 900_000
/** An error may be its own cause. */
const MOST_CAUSES = 5

/** What the planted file held before: `{ file, text }`. */
let planted = null
let postgres = null

function restore() {
  if (planted) writeFileSync(planted.file, planted.text)
  planted = null
}

function end(code) {
  restore()
  postgres?.stop?.()
  process.exit(code)
}

const fail = (message) => {
  console.error(message)
  end(2)
}

function chosen() {
  const numbers = process.argv.slice(2).map(Number)
  const wrong = numbers.find((number) => !Number.isInteger(number) || !FAULTS[number - 1])
  if (wrong !== undefined) fail(`Give numbers from 1 to ${FAULTS.length}, or none for all faults.`)
  const all = FAULTS.map((fault, n) => ({ number: n + 1, ...fault }))
  return numbers.length ? all.filter(({ number }) => numbers.includes(number)) : all
}

function requireAsInHead(files) {
  const known = execFileSync('git', ['ls-files', '--', ...files], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const missing = files.filter((file) => !known.includes(file))
  if (missing.length) fail(`Not in the repository: ${missing.join(', ')}. Correct tests/faults/list.mjs.`)
  const changed = execFileSync('git', ['diff', '--name-only', 'HEAD', '--', ...files], { encoding: 'utf8' }).trim()
  if (changed) fail(`Commit or restore these files first, since faults are planted in them:\n${changed}`)
}

/** The file with the fault in it; null where `from` does not occur exactly once. */
function withFault({ file, from, to }) {
  const parts = readFileSync(file, 'utf8').split(from)
  return parts.length === 2 ? parts.join(to) : null
}

/** What vitest, node:assert and testing-library throw when an expectation is not met. fast-check wraps it as a cause. */
function isExpectation(error, depth = 0) {
  if (!error || depth > MOST_CAUSES) return false
  return /^(AssertionError|TestingLibraryElementError)\b/m.test(`${error.name}\n${error.stack}`) || isExpectation(error.cause, depth + 1)
}

/**
 * What a run of one file came to: names of tests with an expectation that was not met in `failed`, and in `broken` what else went
 * wrong, such as a file that does not compile or a test that threw before it expected anything.
 */
function outcomeOf({ testModules, unhandledErrors }, file) {
  const outcome = { passed: 0, failed: [], broken: unhandledErrors.map(({ message }) => message) }
  for (const module of testModules.filter(({ relativeModuleId }) => relativeModuleId === file)) {
    for (const owner of [module, ...module.children.allSuites()]) outcome.broken.push(...owner.errors().map(({ message }) => message))
    for (const test of module.children.allTests()) {
      const { state, errors: reasons = [] } = test.result()
      if (state === 'passed') outcome.passed++
      if (state !== 'failed') continue
      if (reasons.some((reason) => isExpectation(reason))) outcome.failed.push(test.fullName)
      else outcome.broken.push(`${test.fullName}: ${reasons[0]?.message ?? 'no reason was given'}`)
    }
  }
  return outcome
}

/** What tests print would appear between the lines of the table. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
const openVitest = (project) =>
  createVitest('test', { watch: false, project: [project], reporters: [{}] }, {}, { stdout: nowhere(), stderr: nowhere() })

/** Each has transformed what the tests of its project import and, for `server`, holds a migrated and seeded database. */
const opened = new Map()
async function vitestOf(project) {
  if (!opened.has(project)) opened.set(project, await openVitest(project))
  return opened.get(project)
}

/** Runs one test file in its project, whose modules or database are made anew where `fresh`. Answers its outcome and seconds. */
async function runTests(file, project, { changed = null, fresh = false } = {}) {
  const started = Date.now()
  const watch = setTimeout(() => fail(`${file} does not end.`), LONGEST_RUN)
  const vitest = fresh ? await openVitest(project) : await vitestOf(project)
  if (changed) vitest.invalidateFile(join(process.cwd(), changed))
  const specifications = (await vitest.globTestSpecifications([file])).filter(({ moduleId }) => moduleId === join(process.cwd(), file))
  const outcome = outcomeOf(await vitest.runTestSpecifications(specifications), file)
  if (fresh) await vitest.close()
  clearTimeout(watch)
  return { ...outcome, seconds: (Date.now() - started) / 1000 }
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`
const firstLine = (text) => text.split('\n')[0].slice(0, 160)

install()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
if (!process.version.startsWith('v24.')) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  process.exit(await new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1))))
}
for (const signal of SIGNALS) process.on(signal, () => end(130))
process.on('exit', restore)
process.on('uncaughtException', (error) => fail(error.stack))

delete process.env.THOROUGH
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'warn' })
const started = Date.now()
const faults = chosen()
requireAsInHead([...new Set(faults.flatMap(({ file, notices }) => [file, notices]))])
for (const fault of faults) {
  if (withFault(fault) === null) fail(`${fault.number}: ${fault.file} does not hold this text exactly once: ${fault.from}`)
}

const { createVitest } = await import('vitest/node')
const { projectOf } = await import('../support/projects.ts')
const project_of = new Map(faults.map(({ notices }) => [notices, projectOf(notices)]))
if ([...project_of.values()].includes('server')) {
  const { startPostgres } = await import('../support/postgres.mjs')
  postgres = await startPostgres()
  if (postgres.url) process.env.TEST_DATABASE_URL = postgres.url
  console.log(postgres.url ? postgres.version : `on the embedded database: ${postgres.reason}`)
}

/** Whether a test file passes without a fault; asked once a file, before its first fault. */
const passing = new Map()
async function passes(file) {
  if (passing.has(file)) return passing.get(file)
  const { passed, failed, broken, seconds } = await runTests(file, project_of.get(file), { fresh: project_of.get(file) === 'pure' })
  const ok = passed > 0 && !failed.length && !broken.length
  if (!ok) console.log(`   ${file} does not pass without a fault (${inSeconds(seconds)}):`)
  for (const line of [...failed, ...broken]) console.log(`   - ${firstLine(line)}`)
  passing.set(file, ok)
  return ok
}

let noticed = 0
for (const fault of faults) {
  if (!(await passes(fault.notices))) {
    console.log(`${String(fault.number).padStart(2)} ${fault.file}: NOT NOTICED, since ${fault.notices} fails by itself`)
    continue
  }
  const project = project_of.get(fault.notices)
  const changed = withFault(fault)
  planted = { file: fault.file, text: readFileSync(fault.file, 'utf8') }
  writeFileSync(fault.file, changed)
  // What is in SQL is in the prepared database already; files of `pure` share their modules.
  const fresh = project === 'pure' || fault.file.endsWith('.sql')
  const { failed, broken, seconds } = await runTests(fault.notices, project, { changed: fault.file, fresh })
  restore()
  if (!fresh) (await vitestOf(project)).invalidateFile(join(process.cwd(), fault.file))
  if (failed.length) noticed++
  const result = failed.length
    ? `noticed by ${failed.length} ${failed.length === 1 ? 'test' : 'tests'} of ${fault.notices} in ${inSeconds(seconds)}`
    : `NOT NOTICED by ${fault.notices} in ${inSeconds(seconds)}${broken.length ? `, which ended otherwise: ${firstLine(broken[0])}` : ''}`
  console.log(`${String(fault.number).padStart(2)} ${fault.file}: ${result}`)
}
console.log(`${noticed} of ${faults.length} noticed in ${inSeconds((Date.now() - started) / 1000)}`)
for (const vitest of opened.values()) await vitest.close()
end(noticed === faults.length ? 0 : 1)
