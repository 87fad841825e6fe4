// `npm run test:repeat -- N [stage or file …] [--load]`: runs `npm test` with these arguments N times and counts what
// failed how often. --load keeps every core busy beside it, as a crowded machine would.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const args = process.argv.slice(2)
const load = args.includes('--load')
const [count, ...what] = args.filter((arg) => arg !== '--load')
const times = Number(count)
if (!Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run test:repeat -- N [stage or file …] [--load]')
  process.exit(2)
}

const folder = join('node_modules', '.cache', 'krush')
mkdirSync(folder, { recursive: true })
const file = join(folder, 'repeat.json')
const busy = load
  ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  : []
const stop = () => busy.forEach((child) => child.kill('SIGKILL'))
process.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const runs = []
const failed = new Map()
for (let n = 1; n <= times; n++) {
  console.log(`\n════ run ${n} of ${times}${load ? ', both cores busy' : ''}`)
  rmSync(file, { force: true })
  const started = Date.now()
  const { status, signal } = spawnSync(process.execPath, ['tests/run.mjs', ...what], {
    stdio: 'inherit',
    env: { ...process.env, TEST_RESULT: file },
  })
  // A signal to stop reaches this process when all runs are over: a run that one has ended is the last.
  if (signal) process.exit(1)
  let result = { passed: 0, skipped: 0, failures: [{ name: 'the run itself', cause: `it ended with ${status} before its summary` }] }
  try {
    result = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The run ended before it could write; that is the failure above.
  }
  runs.push({ ...result, seconds: Math.round((Date.now() - started) / 1000) })
  for (const { name, cause } of result.failures) failed.set(name, [...(failed.get(name) ?? []), { n, cause }])
}

console.log(`\nRepeated ${what.join(' ') || 'everything'}${load ? ` with ${busy.length} cores kept busy` : ''}`)
for (const [index, { passed, failures, skipped, seconds }] of runs.entries()) {
  console.log(`  run ${index + 1}: ${passed} passed, ${failures.length} failed, ${skipped} skipped, ${seconds} s`)
}
for (const [name, list] of failed) {
  console.log(
    `  × ${name}: ${list.length} of ${times} (runs ${list.map(({ n }) => n).join(', ')})\n${list[0].cause.replace(/^/gm, '      ')}`,
  )
}
const clean = runs.filter(({ failures }) => failures.length === 0).length
console.log(`\n${clean} of ${times} runs passed`)
process.exit(clean === times ? 0 : 1)
