import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { getExport, openExport, requestExport } from '@/contracts/account'
import { getMe } from '@/contracts/users'
import { exportData } from '@/server/domain/account/export-data'
import { purgeOld } from '@/server/domain/account/retention'
import { startJobs } from '@/server/jobs/queue'
import { cronJobs } from '@/server/jobs/registry'
import { ProviderError } from '@/server/providers/errors'
import { lastMail, testFolder, testServer, type TestServer } from '@/tests/support/server'
import { idempotent, leaveTraces, unzip } from './support'

const HOUR = 3_600_000
const CANARY = 'canary-7d21'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const withJobs = async (server: TestServer) => void stops.push(await startJobs(server.ctx))
const fetchFile = (server: TestServer, url: string, init: RequestInit = {}) =>
  server.media(new Request(new URL(url, 'http://localhost'), init))
type Person = Awaited<ReturnType<TestServer['signIn']>>
/** The archives that lie in the person's folder. */
async function zipsOf({ ctx }: TestServer, person: Person): Promise<string[]> {
  const [row] = await ctx.db.query<{ storage_prefix: string | null }>('select storage_prefix from users where id = $1', [person.user.id])
  const folder = join(testFolder(), 'media', row?.storage_prefix ?? 'none')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.zip')) : []
}
const idOf = async (person: Person) => Number((await person.call(getExport)).export!.id)

test('a copy of everything: asked for, packed by the worker, announced, fetched once', async () => {
  const server = await testServer()
  const person = await server.signIn()
  const { call, email } = person
  const other = await server.signIn()
  await leaveTraces(call, CANARY, 3)
  await leaveTraces(other.call, 'somebody-else')
  expect(await call(getExport)).toEqual({ export: null })
  await expect(call(openExport)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await withJobs(server)
  const mails = await lastMail(server.ctx)
  const asked = await call(requestExport, undefined, idempotent())
  expect(asked).toMatchObject({ state: 'queued', bytes: null, expires_at: null })
  await expect.poll(async () => (await call(getExport)).export?.state, { timeout: 15_000 }).toBe('ready')
  const { export: ready } = await call(getExport)
  expect(ready).toMatchObject({ id: asked.id, bytes: expect.any(Number) })
  await expect
    .poll(async () => (await server.ctx.db.query('select 1 from outbox where recipient = $1 and id > $2', [email, mails])).length)
    .toBe(1)
  const [mail] = await server.ctx.db.query<{ subject: string; text: string }>(
    'select subject, text from outbox where recipient = $1 and id > $2',
    [email, mails],
  )
  expect(mail!.text).toContain('/settings')
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/\/media\/|[\w-]{32,}/)

  const { url } = await call(openExport)
  expect((await fetchFile(server, url, { method: 'HEAD' })).status).toBe(404)
  const both = await Promise.all([fetchFile(server, url), fetchFile(server, url)])
  expect(both.map((response) => response.status).toSorted()).toEqual([200, 404])
  const response = both.find(({ status }) => status === 200)!
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="krush-data-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(ready!.bytes)
  expect((await call(getExport)).export?.state).toBe('used')
  expect((await fetchFile(server, url)).status).toBe(404)
  await expect(call(openExport)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await zipsOf(server, person)).toEqual([])

  const files = await unzip(bytes)
  const json = <T>(name: string) => JSON.parse(files.get(`${name}.json`)!.toString()) as T
  const readme = files.get('README.txt')!.toString()
  expect(readme).toContain('Everything Krush holds about you')
  expect([...files.keys()].filter((name) => name.endsWith('.json') && !readme.includes(name))).toEqual([])
  expect(json<{ email: string }[]>('profile')).toMatchObject([{ email, custom_attributes: { name: CANARY } }])
  expect(json('preferences')).toMatchObject({ app_mode: 'crush:nsfw' })
  expect(json('consents')).toMatchObject({ accept_tos_18: true, refer_source: 'referral', refer_id: CANARY })
  expect(json<object[]>('conversations')).toHaveLength(1)
  const messages = json<{ content: string; sender_type: string }[]>('messages')
  expect(messages.filter(({ sender_type }) => sender_type === 'User').map(({ content }) => content)).toEqual(
    [0, 1, 2].map((n) => `hello ${n} ${CANARY}`),
  )
  expect(json<object[]>('feedback')).toMatchObject([{ comment: CANARY, rating: 4 }])
  expect(json<{ credits: number }[]>('credits').length).toBeGreaterThan(3)
  expect(json<object[]>('sessions').length).toBeGreaterThanOrEqual(1)
  expect(json<object[]>('identity')).toMatchObject([{ email }])
  expect(files.get('media/picture-large.webp')!.subarray(8, 12).toString()).toBe('WEBP')

  const everything = [...files].map(([name, content]) => (name.endsWith('.webp') ? '' : content.toString())).join('\n')
  const [secrets] = await server.ctx.db.query<{ pubsub_token: string; storage_prefix: string }>(
    'select pubsub_token, storage_prefix from users where id = $1',
    [person.user.id],
  )
  for (const secret of [
    person.session_id,
    secrets!.pubsub_token,
    secrets!.storage_prefix,
    person.tokens.refresh_token,
    'somebody-else',
    other.email,
  ]) {
    expect(everything).not.toContain(secret)
  }
}, 60_000)

test('one at a time, the same key is the same copy, three a day', async () => {
  const server = await testServer()
  const person = await server.signIn()
  const key = idempotent()
  const several = await Promise.all([1, 2, 3].map(() => person.call(requestExport, undefined, key)))
  expect(new Set(several.map(({ id }) => id)).size).toBe(1)
  expect((await person.call(requestExport, undefined, idempotent())).id).toBe(several[0]!.id)
  await server.ctx.db.query('delete from rate_limits where key like $1', [`export:user:${person.user.id}`])
  await exportData(server.ctx, { id: await idOf(person) })
  for (let n = 0; n < 3; n++) {
    await person.call(requestExport, undefined, idempotent())
    await exportData(server.ctx, { id: await idOf(person) })
  }
  await expect(person.call(requestExport, undefined, idempotent())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  // A newer copy takes the place of those before it.
  await cronJobs['sweep-accounts'].run(server.ctx)
  expect(await zipsOf(server, person)).toHaveLength(1)
})

test('an old session has to prove itself first', async () => {
  let now = Date.now()
  const server = await testServer({ now: () => new Date(now) })
  const person = await server.signIn()
  await person.call(requestExport, undefined, idempotent())
  await exportData(server.ctx, { id: await idOf(person) })
  now += 20 * 60_000
  await expect(person.call(requestExport, undefined, idempotent())).rejects.toMatchObject({ code: 'PROOF_REQUIRED', status: 403 })
  await expect(person.call(openExport)).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
  expect((await person.call(getExport)).export?.state).toBe('ready')
})

test('what nobody fetches ends after 48 hours, and its address after ten minutes', async () => {
  let now = Date.now()
  const server = await testServer({ now: () => new Date(now) })
  const person = await server.signIn()
  await person.call(requestExport, undefined, idempotent())
  await exportData(server.ctx, { id: await idOf(person) })
  const { url } = await person.call(openExport)
  now += 11 * 60_000
  expect((await fetchFile(server, url)).status).toBe(404)
  const { url: second } = await person.call(openExport)
  expect(second).not.toBe(url)
  now += 48 * HOUR
  expect((await person.call(getExport)).export?.state).toBe('expired')
  expect((await fetchFile(server, second)).status).toBe(404)
  expect(await zipsOf(server, person)).toHaveLength(1)
  await cronJobs['sweep-accounts'].run(server.ctx)
  expect(await zipsOf(server, person)).toEqual([])
  expect((await person.call(getExport)).export?.state).toBe('expired')
})

test('a lost process is followed by another, and in the end it says failed', async () => {
  let now = Date.now()
  const server = await testServer({ now: () => new Date(now) })
  const person = await server.signIn()
  await person.call(requestExport, undefined, idempotent())
  const id = await idOf(person)
  const state = async () => (await person.call(getExport)).export?.state
  // A process that claims and dies: the row says running and nobody gives a sign of life.
  const die = () =>
    server.ctx.db.query(`update data_exports set state = 'running', attempts = attempts + 1, heartbeat_at = $2 where id = $1`, [
      id,
      new Date(now),
    ])
  await die()
  await exportData(server.ctx, { id })
  expect(await state()).toBe('running')
  now += 31_000
  const sent: number[] = []
  server.ctx.jobs = { send: (_, data) => void sent.push(data.id) }
  await cronJobs['sweep-accounts'].run(server.ctx)
  expect(sent).toContain(id)
  await exportData(server.ctx, { id })
  expect(await state()).toBe('ready')

  await person.call(requestExport, undefined, idempotent())
  const next = await idOf(person)
  await server.ctx.db.query(`update data_exports set state = 'running', attempts = 3, heartbeat_at = $2 where id = $1`, [
    next,
    new Date(now),
  ])
  now += 31_000
  await cronJobs['sweep-accounts'].run(server.ctx)
  expect(await state()).toBe('failed')
})

test('a full disk: three tries, then failed, and nothing is left', async () => {
  const server = await testServer()
  const person = await server.signIn()
  await person.call(requestExport, undefined, idempotent())
  const id = await idOf(person)
  const { storage } = server.ctx
  server.ctx.storage = { ...storage, put: async () => Promise.reject(new ProviderError('transient', 'disk full')) }
  for (let n = 0; n < 2; n++) {
    await expect(exportData(server.ctx, { id })).rejects.toMatchObject({ kind: 'transient' })
    expect((await person.call(getExport)).export?.state).toBe('queued')
  }
  await exportData(server.ctx, { id })
  expect((await person.call(getExport)).export?.state).toBe('failed')
  await exportData(server.ctx, { id })
  expect((await person.call(getExport)).export?.state).toBe('failed')
  server.ctx.storage = storage
  await purgeOld(server.ctx)
  expect(await zipsOf(server, person)).toEqual([])
  expect((await person.call(getMe)).id).toBe(person.user.id)
})

test('a long history is read in pages and arrives whole', async () => {
  const server = await testServer()
  const person = await server.signIn()
  const { conversation_id } = await leaveTraces(person.call, 'long')
  await server.ctx.db.query(
    `insert into messages (conversation_id, user_id, sender_type, content, status) select $1, $2, 'User', 'line ' || n, 'sent' from generate_series(1, 1234) n`,
    [conversation_id, person.user.id],
  )
  await person.call(requestExport, undefined, idempotent())
  await exportData(server.ctx, { id: await idOf(person) })
  const { url } = await person.call(openExport)
  const files = await unzip(Buffer.from(await (await fetchFile(server, url)).arrayBuffer()))
  const messages = JSON.parse(files.get('messages.json')!.toString()) as { id: number; content: string }[]
  expect(messages.filter(({ content }) => content.startsWith('line '))).toHaveLength(1234)
  const ids = messages.map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})
