// Finds a Chromium: an installed one, else the test runner's own download, else the distribution's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installFromDebian } from './postgres.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0 && found.stdout.trim()) return found.stdout.trim()
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : null
}

/** Answers `{ path, how }` or `{ reason }`. */
export function findChromium() {
  const first = installed()
  if (first) return { path: first, how: `installed: ${first}` }
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  if (existsSync(chromium.executablePath())) return { path: chromium.executablePath(), how: "the test runner's own" }
  const download = spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  })
  if (download.status === 0 && existsSync(chromium.executablePath()))
    return { path: chromium.executablePath(), how: 'downloaded by the test runner' }
  if (installFromDebian(['chromium', 'fonts-noto-color-emoji'])) {
    const path = installed()
    if (path) return { path, how: `installed from the distribution: ${path}` }
  }
  return { reason: 'no Chromium is installed, and neither the test runner nor the distribution could bring one (set CHROMIUM_PATH)' }
}
