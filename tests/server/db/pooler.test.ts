import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, vi } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { openPostgres } from '@/server/db/postgres'
import { checkLedger } from '@/server/domain/credits/credits'
import { startJobs } from '@/server/jobs/queue'
import { says, scriptedChat } from '@/tests/support/chat'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'
import { freePort } from '@/tests/support/process'
import { freshDatabase, testServer } from '@/tests/support/server'

const url = process.env.TEST_DATABASE_URL
const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** PgBouncer in transaction mode in front of `to`, with fewer connections than callers. Answers its address. */
async function startPooler(to: URL): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'krush-pooler-'))
  const port = await freePort()
  const lines = [
    '[databases]',
    `* = host=${to.hostname} port=${to.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'unix_socket_dir =',
  ]
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    lines.map((line) => (line.startsWith('*') ? `${line} user=${to.username}` : line)).join('\n'),
  )
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (nobody.uid !== undefined) {
    chownSync(folder, nobody.uid, nobody.gid)
    chownSync(join(folder, 'pgbouncer.ini'), nobody.uid, nobody.gid)
  }
  const child = spawn(PROGRAM!, [join(folder, 'pgbouncer.ini')], { ...nobody, stdio: 'ignore', cwd: folder })
  ends.push(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.destroy()
          resolve()
        }).on('error', reject)
      }),
    { timeout: 10_000, interval: 20 },
  )
  const address = new URL(to)
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return address.toString()
}

testUnless(url ? (PROGRAM ? null : MISSING.pgbouncer) : MISSING.postgres)(
  'through PgBouncer in transaction mode everything works, with LISTEN and the migrations going past it',
  async () => {
    const inner = await freshDatabase()
    ends.push(() => inner.close())
    const [row] = await inner.query<{ name: string }>('select current_database() as name', [])
    const direct = new URL(url!)
    direct.pathname = `/${row!.name}`
    const db = await openPostgres(await startPooler(direct), 6, { direct_url: direct.toString() })
    ends.push(() => db.close())
    await db.migrate()
    const heard: (string | null)[] = []
    await db.listen('tidings', (payload) => heard.push(payload))
    db.notify('tidings', 'here')
    // Alone on its database a process tells nobody; another connection does.
    await inner.query("select pg_notify('tidings', $1)", ['there'])
    await vi.waitFor(() => expect(heard).toContain('there'), { timeout: 10_000 })

    const server = await testServer({ db, chat: scriptedChat(says('Good ', 'evening.')) })
    const stopJobs = await startJobs(server.ctx)
    ends.push(stopJobs)
    const people = await Promise.all(Array.from({ length: 4 }, () => server.signIn()))
    const { data } = await server.anonymous(listCharacters)
    await Promise.all(
      people.map(async ({ call }) => {
        const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
        const params = { id: String(id) }
        for (const content of ['Hello', 'And again']) {
          await call(contract.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
          await vi.waitFor(
            async () => expect((await call(contract.getConversation, { params })).messages.at(-1)).toMatchObject({ status: 'complete' }),
            { timeout: 20_000 },
          )
        }
      }),
    )
    expect(await checkLedger(server.ctx)).toEqual([])
  },
)
