// Tools that only the bench needs. They are large, so they are no dependencies of the product: npm brings them on first use,
// from whatever registry it is set to, into a cache folder inside node_modules.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const CACHE = join(process.cwd(), 'node_modules', '.cache', 'krush-bench')
const PINNED = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1', 'puppeteer-core': '24.43.1', autocannon: '8.0.0' }
const list = Object.entries(PINNED)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')

/** Answers null, or why they could not be brought. */
export function installTools(say) {
  const stamp = join(CACHE, 'installed.json')
  const wanted = JSON.stringify(PINNED)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(join(CACHE, 'package.json'), JSON.stringify({ name: 'krush-bench-tools', private: true, dependencies: PINNED }, null, 2))
  say(`first use: installing ${list} into node_modules/.cache/krush-bench …`)
  const started = Date.now()
  const windows = process.platform === 'win32'
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: CACHE,
    encoding: 'utf8',
    shell: windows,
    maxBuffer: 1 << 26,
  })
  if (result.status !== 0) return `npm could not install ${list}: ${(result.stderr ?? '').trim().split('\n').at(-1)}`
  writeFileSync(stamp, wanted)
  say(`installed (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return null
}

const require = createRequire(join(CACHE, 'x.js'))
export const tool = async (name) => import(pathToFileURL(require.resolve(name)).href)
