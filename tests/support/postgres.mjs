// Starts a PostgreSQL cluster of its own on loopback, as an unprivileged user, and stops it. Plain JavaScript: run.mjs and bench use it.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = process.getuid?.() === 0

export function findBinaries() {
  const folders = ['/usr/lib/postgresql'].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(base, version, 'bin'))
      : [],
  )
  const path = (process.env.PATH ?? '').split(':')
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
}

const isDebian = () => root && existsSync('/usr/bin/apt-get')

export function installFromDebian(packages) {
  if (!isDebian()) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0
  return (
    apt('install', '-y', '--no-install-recommends', ...packages) ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', ...packages))
  )
}

/** PostgreSQL refuses to run as root; these users exist on Debian. Empty where we are nobody special, null where there is none. */
export function unprivileged() {
  if (!root) return {}
  for (const name of ['postgres', 'nobody']) {
    const found = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (found.status === 0) return { uid: Number(found.stdout), gid: Number(group.stdout) }
  }
  return null
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const FLEETING = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'].map((name) => `-c ${name}=off`).join(' ')

/**
 * Answers `{ url, version, stop }`, or `{ reason }` where it cannot be done. `durable` is a cluster as it comes (bench). Tests of
 * behavior do without fsync, since those that kill processes kill the server, not the database, and without what pays in hours:
 * vacuums of a hundred databases in turn, and machine code for statements that run once.
 */
export async function startPostgres({ durable = false } = {}) {
  let bin = findBinaries()
  if (!bin && installFromDebian(['postgresql'])) bin = findBinaries()
  if (!bin) return { reason: 'no PostgreSQL server is installed (Debian: postgresql)' }
  const user = unprivileged()
  if (user === null) return { reason: 'there is no unprivileged user to run PostgreSQL as' }
  const folder = mkdtempSync(join(tmpdir(), 'krush-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'pipe', env: { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', HOME: folder } }
  const port = await freePort()
  try {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'krush', '--auth=trust', '-E', 'UTF8', '--no-sync'], options)
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=120 ${durable ? '' : FLEETING}`
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'], {
      ...options,
      stdio: 'ignore',
    })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return {
      reason: `PostgreSQL did not start: ${
        String(error.stderr ?? error.message)
          .trim()
          .split('\n')[0]
      }`,
    }
  }
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  return {
    url: `postgres://krush@127.0.0.1:${port}/postgres`,
    version,
    stop() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], { ...options, stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
