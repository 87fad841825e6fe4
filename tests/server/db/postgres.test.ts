import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { PgBoss } from 'pg-boss'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAway } from '@/server/db/client'
import { createClock } from '@/server/db/clock'
import { openPostgres } from '@/server/db/postgres'
import { isUsable } from '@/server/db/usable'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'
import { freshDatabase, silent, testServer } from '@/tests/support/server'

const url = process.env.TEST_DATABASE_URL

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Stands between us and PostgreSQL, and can be gone for a while. */
async function openDoor(to: URL) {
  const open = new Set<Socket>()
  let refusals = 0
  let came = 0
  const server = createServer((socket) => {
    came += 1
    socket.on('error', () => {})
    if (refusals > 0) {
      refusals -= 1
      return void socket.destroy()
    }
    const inner = connect(Number(to.port), to.hostname).on('error', () => socket.destroy())
    for (const each of [socket, inner]) open.add(each.on('close', () => open.delete(each)))
    socket.pipe(inner).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(to)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const cut = () => [...open].forEach((socket) => socket.destroy())
  ends.push(() => {
    cut()
    server.close()
  })
  return {
    address: address.toString(),
    came: () => came,
    /** Breaks every connection and refuses the next ones. */
    goAway(times: number) {
      came = 0
      refusals = times
      cut()
    },
  }
}

/** On the embedded database there is no server that could go away; the stage postgres runs these. */
const onPostgres = testUnless(url ? null : MISSING.postgres)

describe('PostgreSQL that goes away', () => {
  onPostgres('is listened to by one connection again, which was tried once at a time', async () => {
    const door = await openDoor(new URL(url!))
    const db = await openPostgres(door.address, 1)
    ends.push(() => db.close())
    const heard: (string | null)[] = []
    await db.listen('tidings', (payload) => heard.push(payload))
    door.goAway(3)
    await vi.waitFor(() => expect(heard).toContain(null), { timeout: 15_000, interval: 50 })
    // One of the pool comes for this, too.
    await db.query("select pg_notify('tidings', $1)", ['back'])
    await vi.waitFor(() => expect(heard).toContain('back'), { timeout: 15_000, interval: 50 })
    expect(heard).toEqual([null, 'back'])
    expect(door.came()).toBe(3 + 1 + 1)
  })
})

onPostgres('while the database is away calls answer 503 with a time to come again, without a word of the statement', async () => {
  const inner = await freshDatabase()
  ends.push(() => inner.close())
  const [row] = await inner.query<{ name: string }>('select current_database() as name', [])
  const own = new URL(url!)
  own.pathname = `/${row!.name}`
  const door = await openDoor(own)
  const db = await openPostgres(door.address, 2)
  const { send, signIn } = await testServer({ db, log: silent })
  const { session_id } = await signIn()
  const get = () => send(new Request('http://localhost/v1/conversations', { headers: { authorization: `Bearer ${session_id}` } }))
  expect((await get()).status).toBe(200)
  door.goAway(1_000_000)
  await vi.waitFor(async () => {
    const answer = await get()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect(error.code).toBe('DATABASE_AWAY')
    expect(error.message).not.toMatch(/select|connection/i)
  }, 10_000)
  expect(await isUsable(db, '/')).toBe(false)
  door.goAway(0)
  await vi.waitFor(async () => expect((await get()).status).toBe(200), { timeout: 10_000 })
  expect(await isUsable(db, '/')).toBe(true)
  await db.close()
})

onPostgres('a statement that does not end is ended, and a connection that does not come is given up', async () => {
  const db = await openPostgres(url!, 1)
  ends.push(() => db.close())
  expect(await db.query('show statement_timeout', [])).toEqual([{ statement_timeout: '30s' }])
  const held = db.transaction(async () => {
    await expect(db.query('select 1', [])).rejects.toSatisfy(isAway)
  })
  await held
})

test('the clock of processes is the database’s, and a machine that is an hour off is told', async () => {
  const warned: unknown[] = []
  const hour = 3_600_000
  const db = { query: async () => [{ ms: Date.now() + hour }] }
  const now = await createClock(db as never, { warn: (fields: object) => void warned.push(fields) })
  expect(Math.abs(now().getTime() - Date.now() - hour)).toBeLessThan(1000)
  expect(warned).toHaveLength(1)
})

onPostgres('the job queue is maintained: a job whose process died is tried again', async () => {
  const db = await freshDatabase()
  ends.push(() => db.close())
  const boss = new PgBoss({ db: db.boss, schema: 'jobs', supervise: false, schedule: false })
  const errors: Error[] = []
  boss.on('error', (error: Error) => errors.push(error))
  await boss.start()
  ends.push(() => boss.stop({ graceful: false }))
  await boss.createQueue('left-behind', { retryLimit: 3, expireInSeconds: 60 })
  const id = await boss.send('left-behind', {})
  await boss.fetch('left-behind')
  await db.query("update jobs.job set started_on = now() - interval '2 hours' where id = $1", [id])
  await boss.supervise()
  expect(errors).toEqual([])
  const [job] = await db.query<{ state: string }>('select state from jobs.job where id = $1', [id])
  expect(job?.state).toBe('retry')
  const [queue] = await db.query<{ maintained: boolean }>(
    "select maintain_on is not null as maintained from jobs.queue where name = 'left-behind'",
    [],
  )
  expect(queue?.maintained).toBe(true)
})
