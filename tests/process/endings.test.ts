import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { SESSIONS_CHANGED } from '@/contracts/events'
import { revokeOtherSessions } from '@/contracts/sessions'
import * as users from '@/contracts/users'
import { callTo, requestCode, runOperator, startServer, temporaryFolder } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { MISSING } from '@/tests/support/missing'
import { testOnPostgres, testUnless } from '@/tests/support/needs'
import { NO_REDIS, startRedis } from '@/tests/support/redis'

const AUTH_SECRET = 's'.repeat(40)
/** What the Accounts issue allows. */
const WITHIN_MS = 5000

/** The same person with two sessions. */
async function signInTwice(origin: string, email: string): Promise<[string, string]> {
  const call = callTo(origin)
  const { token } = await call(users.verifyOtp, { body: { email, code: await requestCode(call, email) } })
  const { id_token } = await call(users.exchangeCustomToken, { body: { token } })
  const open = async () => (await call(users.setToken, undefined, { authorization: `Bearer ${id_token}` })).session_id
  return [await open(), await open()]
}

async function subscribe(origin: string, pubsub_token: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, 'actioncable-v1-json', { origin })
  const seen = { types: [] as string[], closed: null as number | null }
  socket.on('message', (raw) => {
    const { type } = JSON.parse(String(raw)) as { type?: string }
    if (type === 'welcome')
      socket.send(JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'GlobalUser', pubsub_token }) }))
    if (type) seen.types.push(type)
  })
  socket.on('close', (code) => (seen.closed = code))
  await expect.poll(() => seen.types.some((type) => type.endsWith('_subscription')), { timeout: 10_000 }).toBe(true)
  return seen
}

/** `bus`: the BUS_URL of all processes. */
async function endEverywhere(bus: Record<string, string>) {
  const url = await newDatabase()
  const folder = temporaryFolder()
  const settings = { DATABASE_URL: url, DATA_DIR: folder.path, CHAT_PROVIDER: 'embedded', AUTH_SECRET, ...bus }
  const here = await startServer({ ...settings, ROLES: 'api,worker' })
  const there = await startServer({ ...settings, ROLES: 'api,realtime' })
  const email = `${randomUUID()}@example.test`
  const [mine, lost] = await signInTwice(here.origin, email)
  const [me, meThere, lostThere] = [callTo(here.origin, mine), callTo(there.origin, mine), callTo(there.origin, lost)]
  const { pubsub_token } = await me(users.getMe)
  // Both sessions are in the other process's memory from here on.
  await Promise.all([meThere(users.getSession), lostThere(users.getSession)])
  const isOver = (call: typeof meThere) =>
    call(users.getSession).then(
      () => null,
      (error: { code: string }) => error.code,
    )
  const ended = { timeout: WITHIN_MS, interval: 50 }

  const first = await subscribe(there.origin, pubsub_token)
  await me(revokeOtherSessions)
  await expect.poll(() => first.closed, ended).toBe(SESSIONS_CHANGED)
  await expect.poll(() => isOver(lostThere), ended).toBe('UNAUTHENTICATED')
  expect((await subscribe(there.origin, pubsub_token)).types).toContain('reject_subscription')
  const second = await subscribe(there.origin, (await meThere(users.getMe)).pubsub_token)
  expect(second.types).toContain('confirm_subscription')

  expect(await runOperator({ DATABASE_URL: url, DATA_DIR: folder.path, AUTH_SECRET, ...bus }, 'ban', email)).toMatchObject({ code: 0 })
  await expect.poll(() => second.closed, ended).toBe(SESSIONS_CHANGED)
  await expect.poll(() => isOver(meThere), ended).toBe('UNAUTHENTICATED')
  await expect.poll(() => isOver(me), ended).toBe('UNAUTHENTICATED')

  await Promise.all([here.stop(), there.stop()])
  folder.remove()
}

testOnPostgres('what one process ends, no other keeps: sessions and sockets within 5 s', () => endEverywhere({}))

testUnless(process.env.TEST_DATABASE_URL ? NO_REDIS : MISSING.postgres)('the same with the wake-ups on a bus of their own', async () => {
  const redis = await startRedis()
  await endEverywhere({ BUS_URL: redis.url })
  await redis.stop()
})
