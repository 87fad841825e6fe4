import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SESSIONS_CHANGED } from '@/contracts/events'
import { revokeOtherSessions } from '@/contracts/sessions'
import { getMe, getSession } from '@/contracts/users'
import { composeOver } from '@/server/compose'
import { readConfig } from '@/server/config'
import { openPostgres } from '@/server/db/postgres'
import { banUser } from '@/server/domain/users/ban-user'
import { callTo, signInAt, startServer, temporaryFolder } from '@/tests/support/process'
import { silent } from '@/tests/support/server'

const AUTH_SECRET = 's'.repeat(40)
/** What the Accounts issue allows (research/safety.md A-05). */
const WITHIN_MS = 5000

async function database(): Promise<string> {
  const name = `endings_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(process.env.TEST_DATABASE_URL)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  return url.toString()
}

async function subscribe(origin: string, pubsub_token: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, 'actioncable-v1-json', { origin })
  const seen = { types: [] as string[], closed: null as number | null }
  socket.on('message', (raw) => {
    const { type } = JSON.parse(String(raw)) as { type?: string }
    if (type === 'welcome') socket.send(JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'GlobalUser', pubsub_token }) }))
    if (type) seen.types.push(type)
  })
  socket.on('close', (code) => (seen.closed = code))
  await expect.poll(() => seen.types.some((type) => type.endsWith('_subscription')), { timeout: 10_000 }).toBe(true)
  return seen
}

test.skipIf(!process.env.TEST_DATABASE_URL)('what one process ends, no other keeps: sessions and sockets within 5 s', async () => {
  const url = await database()
  const folder = temporaryFolder()
  const settings = { DATABASE_URL: url, DATA_DIR: folder.path, CHAT_PROVIDER: 'embedded', AUTH_SECRET }
  const here = await startServer({ ...settings, ROLES: 'api,worker' })
  const there = await startServer({ ...settings, ROLES: 'api,realtime' })
  const me = await signInAt(here.origin, `${randomUUID()}@example.test`)
  const { email, id, pubsub_token } = await me.call(getMe)
  const lost = await signInAt(here.origin, email)
  const [meThere, lostThere] = [callTo(there.origin, me.session_id), callTo(there.origin, lost.session_id)]
  // Both sessions are in the other process's memory from here on.
  await Promise.all([meThere(getSession), lostThere(getSession)])
  const isOver = (call: typeof meThere) => call(getSession).then(() => null, (error: { code: string }) => error.code)
  const ended = { timeout: WITHIN_MS, interval: 50 }

  const first = await subscribe(there.origin, pubsub_token)
  await me.call(revokeOtherSessions)
  await expect.poll(() => first.closed, ended).toBe(SESSIONS_CHANGED)
  await expect.poll(() => isOver(lostThere), ended).toBe('UNAUTHENTICATED')
  expect((await subscribe(there.origin, pubsub_token)).types).toContain('reject_subscription')
  const second = await subscribe(there.origin, (await meThere(getMe)).pubsub_token)
  expect(second.types).toContain('confirm_subscription')

  const db = await openPostgres(url, 2)
  const operator = await composeOver(db, { ...readConfig({ AUTH_SECRET, DATABASE_URL: url }) }, silent, () => {})
  await banUser(operator, id)
  await expect.poll(() => second.closed, ended).toBe(SESSIONS_CHANGED)
  await expect.poll(() => isOver(meThere), ended).toBe('UNAUTHENTICATED')
  await expect.poll(() => isOver(me.call), ended).toBe('UNAUTHENTICATED')

  await db.close()
  await Promise.all([here.stop(), there.stop()])
  folder.remove()
})
