import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { temporaryFolder } from '@/tests/support/process'
import { testUnless } from '@/tests/support/needs'

const folder = temporaryFolder()
afterAll(folder.remove)

const LOCKED = { '': { name: 'krush' }, 'node_modules/node': { version: '24.1.0' }, 'node_modules/zod': { version: '4.0.0' } }
const OPTIONAL = { 'node_modules/other-system': { version: '1.0.0', optional: true } }
const UNIX = process.platform === 'win32' ? 'its npm is a shell script' : null

/** A clone with the start program, a lock, and an npm that writes `npm` and fails. `brought`: what npm says that it installed. */
function clone(name: string, brought: Record<string, { version?: string }> | null) {
  const root = join(folder.path, name)
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put('package-lock.json', JSON.stringify({ packages: { ...LOCKED, ...OPTIONAL } }))
  put('package.json', '{"type":"module"}')
  if (brought) {
    put('node_modules/.package-lock.json', JSON.stringify({ packages: brought }))
    put('node_modules/node/bin/node', '')
  }
  put('bin/npm', '#!/bin/sh\necho npm "$@"\nexit 1\n')
  chmodSync(join(root, 'bin', 'npm'), 0o755)
  mkdirSync(join(root, 'server'))
  copyFileSync('server/start.mjs', join(root, 'server', 'start.mjs'))
  const install = () =>
    spawnSync(process.execPath, ['-e', "import('./server/start.mjs').then(({ install }) => install())"], {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin` },
      encoding: 'utf8',
    })
  return { root, install }
}

const { '': _, ...BROUGHT } = LOCKED

testUnless(UNIX)('what npm install brought is taken as it is, and looked at once', () => {
  const { root, install } = clone('brought', BROUGHT)
  expect(install()).toMatchObject({ status: 0, stdout: '' })
  rmSync(join(root, 'node_modules', '.package-lock.json'))
  expect(install()).toMatchObject({ status: 0, stdout: '' })
})

testUnless(UNIX)('another version, a package too few and nothing at all are installed by the lock', () => {
  for (const [name, brought] of [
    ['older', { ...BROUGHT, 'node_modules/zod': { version: '3.9.0' } }],
    ['fewer', { 'node_modules/node': { version: '24.1.0' } }],
    ['nothing', null],
  ] as const) {
    const { status, stdout, stderr } = clone(name, brought).install()
    expect([status, stdout], name).toEqual([1, expect.stringContaining('npm ci --ignore-scripts')])
    expect(stderr, name).toContain('dependencies installed failed')
  }
})
