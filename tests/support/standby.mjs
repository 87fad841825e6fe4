// A PostgreSQL and its standby: two clusters, streaming replication, and no commit that the standby does not have. Plain JavaScript: a
// process test and the rehearsal use it.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries, freePort, unprivileged } from './postgres.mjs'

const LOOPBACK = { host: '127.0.0.1', network: '127.0.0.1/32', enter: [] }
/** What the disk costs is not the subject: a machine that is lost loses its disk with it. */
const SHARED = ['fsync=off', 'full_page_writes=off', 'jit=off', 'max_connections=150', 'unix_socket_directories=']
const WAIT_MS = 30_000

async function until(what, isSo) {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    if (await isSo().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what} did not happen within ${WAIT_MS / 1000} s`)
}

/** Asks one thing over a connection of its own. */
async function ask(url, text) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/**
 * Answers `{ primary, standby, stop }`, or `{ reason }`. Each of `machines` is `{ host, port, network, enter }`: its address, who may connect,
 * and a command that runs what follows it there (a network namespace); without them both are on loopback, at free ports. `primary.holdBack()`
 * keeps what is written from then on from the standby; `primary.lose()` ends it as a machine ends, without a word to anybody; `standby.promote()` makes the other one the database.
 */
export async function startPair(machines = [LOOPBACK, LOOPBACK]) {
  const bin = findBinaries()
  if (!bin) return { reason: 'no PostgreSQL server is installed (Debian: postgresql)' }
  const user = unprivileged()
  if (user === null) return { reason: 'there is no unprivileged user to run PostgreSQL as' }
  const folder = mkdtempSync(join(tmpdir(), 'krush-pair-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const env = { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', HOME: folder }
  // Only root may enter a namespace, so who runs it there changes on the inside.
  const line = ({ enter }, name, args) => {
    const own = [join(bin, name), ...args]
    if (!enter.length) return { words: own, options: { ...user, cwd: folder, env } }
    const as = user.uid === undefined ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
    return { words: [...enter, ...as, ...own], options: { cwd: folder, env } }
  }
  const run = (machine, name, ...args) => {
    const { words, options } = line(machine, name, args)
    execFileSync(words[0], words.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const running = new Set()
  const start = async (machine, data, port, settings) => {
    // An address may come to a machine of its own while it runs.
    const heard = machine.enter.length ? '*' : machine.host
    const flags = [`port=${port}`, `listen_addresses=${heard}`, ...SHARED, ...settings].flatMap((setting) => ['-c', setting])
    const { words, options } = line(machine, 'postgres', ['-D', data, ...flags])
    const child = spawn(words[0], words.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (bytes) => (said = (said + bytes).slice(-4000)))
    let over = false
    const ended = new Promise((resolve) => child.once('close', () => resolve((over = true))))
    const url = `postgres://krush@${machine.host}:${port}/postgres`
    const held = []
    /** What is written from now on reaches no standby, and nobody is told so. */
    const holdBack = () => {
      held.push(...childrenOf(child.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender')))
      if (held.length === 0) throw new Error('Nothing sends to a standby.')
      for (const pid of held) process.kill(pid, 'SIGSTOP')
    }
    const lose = async () => {
      if (over) return
      for (const pid of held.splice(0)) process.kill(pid, 'SIGKILL')
      // Every process of it stops at once: what was not sent by then never is.
      child.kill('SIGQUIT')
      await ended
    }
    running.add(lose)
    await until('the start of PostgreSQL', async () => over || (await ask(url, 'select 1')))
    if (over) throw new Error(`PostgreSQL did not start: ${said}`)
    return { url, data, pid: child.pid, holdBack, lose }
  }
  const stop = async () => {
    for (const lose of running) await lose()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [one, two] = machines
    const data = [join(folder, 'primary'), join(folder, 'standby')]
    run(one, 'initdb', '-D', data[0], '-U', 'krush', '--auth=trust', '-E', 'UTF8', '--no-sync')
    for (const { network } of machines) {
      appendFileSync(join(data[0], 'pg_hba.conf'), `host all all ${network} trust\nhost replication all ${network} trust\n`)
    }
    const ports = [one.port ?? (await freePort()), two.port ?? (await freePort())]
    const synchronous = ['synchronous_standby_names=*', 'synchronous_commit=on', 'max_wal_senders=4', 'wal_keep_size=256MB']
    const primary = await start(one, data[0], ports[0], synchronous)
    run(two, 'pg_basebackup', '-d', primary.url, '-D', data[1], '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
    // Promoted, it commits alone: with two machines there is nobody left to wait for.
    const standby = await start(two, data[1], ports[1], ['synchronous_commit=on'])
    await until('the replication', async () => {
      const rows = await ask(primary.url, `select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`)
      return rows.length === 1
    })
    const promote = async () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', standby.data, 'promote', '-W'], { ...user, cwd: folder, env, stdio: 'ignore' })
      await until('the promotion', async () => (await ask(standby.url, 'select pg_is_in_recovery() as r'))[0].r === false)
    }
    const version = readFileSync(join(data[0], 'PG_VERSION'), 'utf8').trim()
    return { version, primary: { ...primary, port: ports[0] }, standby: { ...standby, port: ports[1], promote }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
