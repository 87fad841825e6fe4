import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the checks of ios/ and android/ are made with. Exact, since a newer one may decide otherwise. */
const PACKAGES = {
  'kotlin-compiler': '2.4.20',
  'tree-sitter': '0.22.4',
  'tree-sitter-swift': '0.7.1',
  '@bacons/xcode': '1.0.0-alpha.33',
  '@nativescript/types-ios': '9.1.2',
  '@nativescript/types-android': '9.1.1',
}
const INSTALL_MS = 300_000

/** Everything of these checks that is kept between runs. */
export const cache = join(process.cwd(), 'node_modules', '.cache', 'krush', 'native')
const folder = join(cache, 'tools')
const wanted = JSON.stringify(PACKAGES)
const mark = join(folder, 'installed.json')

/** Once per machine and version: they are as large as all our own dependencies together, and no part of them. */
export function installTools(): string | null {
  if (existsSync(mark) && createRequire(import.meta.url)(mark).wanted === wanted) return null
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const names = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
  const args = ['install', ...names, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const windows = process.platform === 'win32'
  const result = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS, shell: windows })
  if (result.status === 0) {
    writeFileSync(mark, JSON.stringify({ wanted }))
    return null
  }
  const why = (result.error?.message ?? result.stderr ?? '').trim().split('\n')[0] || 'npm gave no reason'
  rmSync(folder, { recursive: true, force: true })
  return `${names.join(', ')} could not be installed: ${why}`
}

export const toolPath = (...parts: string[]) => join(folder, 'node_modules', ...parts)

/** A module of the tools; typed by the caller, who knows the version. */
export const requireTool = createRequire(join(folder, 'package.json'))

/** Whether a program starts. */
export const runs = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0
