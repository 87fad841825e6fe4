import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, test, type ExpectStatic } from 'vitest'
import { deleteMe, getExport, openExport, requestExport, uploadAvatar } from '@/contracts/account'
import { listInbox } from '@/contracts/meta'
import { getMe } from '@/contracts/users'
import { callTo, freePort, preparedFolder, signInAt, startServer, temporaryFolder } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { unzip } from '../server/account/support'
import { testOnPostgres } from '@/tests/support/needs'

const EVENTUALLY = { timeout: 150_000, interval: 250 }

/** Kills the server right after it has promised a copy, and right after it has promised to forget; both are kept. */
async function promiseAndDie(environment: Record<string, string>, expect: ExpectStatic) {
  const port = await freePort()
  const settings = { ...environment, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' }
  let server = await startServer(settings, port)
  const email = `${randomUUID()}@example.test`
  const { session_id } = await signInAt(server.origin, email)
  let call = callTo(server.origin, session_id)
  const restart = async () => {
    await server.kill()
    server = await startServer(settings, port)
    call = callTo(server.origin, session_id)
  }
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const { custom_attributes } = await call(uploadAvatar, { file: new Blob([new Uint8Array(picture)]) })
  const address = new URL(custom_attributes.picture!, server.origin)
  const shown = await fetch(address)
  expect([shown.status, shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
    200,
    'image/webp',
    expect.any(Number),
  ])

  await call(requestExport, undefined, { idempotency_key: randomUUID() })
  await restart()
  await expect.poll(async () => (await call(getExport)).export?.state, EVENTUALLY).toBe('ready')
  const { url } = await call(openExport)
  const file = await fetch(new URL(url, server.origin))
  const files = await unzip(Buffer.from(await file.arrayBuffer()))
  expect(files.get('profile.json')!.toString()).toContain(email)
  expect((await fetch(new URL(url, server.origin))).status).toBe(404)

  await call(deleteMe, { body: { reason: 'other' } })
  await restart()
  await expect(call(getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  const anonymous = callTo(server.origin)
  await expect
    .poll(async () => (await anonymous(listInbox)).data.filter(({ to }) => to === email).map(({ subject }) => subject), EVENTUALLY)
    .toEqual(['Your account has been deleted'])
  expect((await fetch(address)).status).toBe(404)
  await server.kill()
}

/** Side by side, each with the `expect` of its own test: both wait most of their time for jobs that run once a minute. */
describe.concurrent('a server killed after a promise', () => {
  test('embedded database', async ({ expect }) => {
    const folder = preparedFolder()
    await promiseAndDie({ DATA_DIR: folder.path }, expect)
    folder.remove()
  })

  testOnPostgres('PostgreSQL', async ({ expect }) => {
    const folder = temporaryFolder()
    await promiseAndDie({ DATABASE_URL: await newDatabase(), DATA_DIR: folder.path }, expect)
    folder.remove()
  })
})
