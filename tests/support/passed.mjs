// What the slow stages test, each as one hash: such a stage runs only where that has changed since it passed. Plain JavaScript: run.mjs
// uses it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAGES = {
  firebase: {
    sources: [
      'lib/auth',
      'server/providers/identity',
      'tests/firebase/server.test.ts',
      'tests/e2e/firebase.spec.ts',
      'tests/e2e/google-loader.ts',
      'tests/support/firebase.ts',
      'tests/support/firebase-emulator.mjs',
      'tests/support/google.ts',
    ],
    packages: ['firebase'],
  },
  native: {
    sources: ['android', 'ios', 'app/icon.svg', 'contracts/bridge.ts', 'tailwind.config.ts', 'tests/native', 'tools'],
    packages: [],
  },
}
const fileOf = (stage) => `tests/${stage}/passed.json`

function* files(path) {
  if (statSync(path).isFile()) return void (path.endsWith('passed.json') || (yield path))
  for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

function hash(stage) {
  const { sources, packages } = STAGES[stage]
  const sum = createHash('sha256')
  for (const path of sources.flatMap((source) => [...files(source)]))
    sum.update(path.replaceAll('\\', '/')).update('\0').update(readFileSync(path))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of packages) sum.update(dependencies[name])
  return sum.digest('hex')
}

export function changedSincePassed(stage) {
  try {
    return JSON.parse(readFileSync(fileOf(stage), 'utf8')).hash !== hash(stage)
  } catch {
    return true
  }
}

/** Committed with the change that was tested. */
export const recordPass = (stage) => writeFileSync(fileOf(stage), `${JSON.stringify({ hash: hash(stage) })}\n`)
