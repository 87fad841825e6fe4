// Starts Google's own Auth emulator on loopback and stops it. Plain JavaScript: run.mjs uses it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = '15.34.2'
/** A `demo-` project can reach nothing at Google. */
const PROJECT = 'demo-krush'
const folder = join(process.cwd(), 'node_modules', '.cache', 'krush', 'firebase-tools')
const tool = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
const INSTALL_MS = 300_000
const START_MS = 90_000
const STOP_MS = 10_000

/** Once per machine: it is as large as all our own dependencies together, and no part of them. Answers what went wrong, or null. */
function install() {
  if (existsSync(tool)) return null
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', `firebase-tools@${VERSION}`, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const windows = process.platform === 'win32'
  const result = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS, shell: windows })
  if (existsSync(tool)) return null
  rmSync(folder, { recursive: true, force: true })
  return (result.error?.message ?? result.stderr ?? '').trim().split('\n')[0] || 'npm gave no reason'
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function answers(host, child) {
  const until = Date.now() + START_MS
  while (Date.now() < until && child.exitCode === null) {
    if (
      await fetch(`http://${host}/`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

/** Answers `{ host, stop }`, or `{ reason }` where it cannot be done. */
export async function startFirebaseEmulator() {
  const problem = install()
  if (problem) return { reason: `firebase-tools ${VERSION} could not be installed: ${problem}` }
  const home = mkdtempSync(join(tmpdir(), 'krush-firebase-'))
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (port) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false }, singleProjectMode: true }
  writeFileSync(join(home, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(process.execPath, [tool, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, CI: '1', NO_UPDATE_NOTIFIER: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(impatient)
    rmSync(home, { recursive: true, force: true })
  }
  const host = `127.0.0.1:${auth}`
  if (await answers(host, child)) return { host, version: VERSION, stop }
  await stop()
  return { reason: `the emulator did not start: ${output.trim().split('\n').at(-1)}` }
}
