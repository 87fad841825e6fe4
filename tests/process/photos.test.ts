import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import { createConversation } from '@/contracts/conversations'
import { listAssets, requestPhoto, type Photo } from '@/contracts/photos'
import { PHOTO_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { getMe } from '@/contracts/users'
import { openPostgres } from '@/server/db/postgres'
import type { Context } from '@/server/domain/context'
import { checkLedger } from '@/server/domain/credits/credits'
import { callTo, freePort, preparedFolder, signInAt, startServer, temporaryFolder, type Server } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { count } from '@/tests/support/counts'
import { testOnPostgres } from '@/tests/support/needs'

/** Enough for both workers to be killed; a photo lost at a kill was seen with 15. Each photo is looked at, which costs its time. */
const PEOPLE = count({ usual: 16, thorough: 250 })
/** Photos of each of them. */
const EACH = count({ usual: 2, thorough: 4 })
/** From so many left on nobody is killed. */
const LAST = count({ usual: 22, thorough: 60 })
const ROUNDS = count({ usual: 2, thorough: 3 })
const SECRET = 's'.repeat(40)

const model = new LLMock({ port: 0, latency: 5 })
beforeAll(async () => {
  const picture = await sharp({ create: { width: 192, height: 256, channels: 3, background: '#a46' } })
    .png()
    .toBuffer()
  model.onImage(/.*/, { image: { b64Json: picture.toString('base64') } })
  await model.start()
})
afterAll(() => model.stop())

const pictures = () => ({ IMAGE_PROVIDER: 'openai', IMAGE_BASE_URL: `${model.url}/v1`, IMAGE_MODEL: 'test', IMAGE_API_KEY: 'none' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const filesBelow = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path)) : []

testOnPostgres(
  'PostgreSQL: two workers killed again and again amid photos: each is here and paid, or not here and not paid',
  async () => {
    const folder = temporaryFolder()
    const url = await newDatabase()
    const db = await openPostgres(url, 4)
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: folder.path,
      AUTH_SECRET: SECRET,
      ROLES: 'worker',
      CHAT_PROVIDER: 'embedded',
      DATABASE_POOL: '4',
      ...pictures(),
    }
    const server = await startServer({ ...environment, ROLES: 'api' })
    const { data } = await callTo(server.origin)(listCharacters)
    const people: number[] = []
    for (let n = 0; n < PEOPLE; n++) {
      const { call } = await signInAt(server.origin, `${randomUUID()}@example.test`)
      people.push((await call(getMe)).id)
      for (const character of data.slice(0, EACH)) {
        const { id } = await call(createConversation, { body: { account_id: character.id } })
        await call(
          requestPhoto,
          { params: { id: String(id) }, body: { request: { level: 'safe', prompt: `photo ${n}` } } },
          { idempotency_key: randomUUID() },
        )
      }
    }
    const left = async () =>
      Number((await db.query<{ n: string }>(`select count(*) as n from photos where state in ('queued', 'running')`, []))[0]!.n)
    expect(await left()).toBe(PEOPLE * EACH)
    await server.stop()

    let kills = 0
    const live = async (seed: number): Promise<void> => {
      for (let mine = 0; await left(); mine++) {
        const waiting = await left()
        const worker = await startServer(environment)
        // It loads what looks at pictures first: only once some have arrived is it in the middle of others.
        await expect.poll(left, { timeout: 120_000, interval: 50 }).toBeLessThan(Math.max(1, waiting - 4))
        await pause((seed + kills * 1431) % 1200)
        // The last stretch is worked in peace: a job may lose its process twice, not for ever. Each worker is killed once, however fast the
        // other is.
        if (mine > 0 && (await left()) < LAST) {
          await expect.poll(left, { timeout: 200_000, interval: 500 }).toBe(0)
          return worker.stop()
        }
        await worker.kill()
        kills++
      }
    }
    await Promise.all([live(0), live(900)])
    expect(kills).toBeGreaterThan(count({ usual: 1, thorough: 3 }))

    const ended = await db.query<{
      user_id: number
      state: Photo['state']
      storage_key: string | null
      preview_key: string | null
      photo_generating: string | null
    }>(
      `select p.user_id, p.state, p.storage_key, p.preview_key, m.content_attributes ->> 'photo_generating' as photo_generating
       from photos p join messages m on m.id = p.message_id`,
      [],
    )
    expect(ended).toHaveLength(PEOPLE * EACH)
    expect(ended.filter(({ state, photo_generating }) => !['ready', 'failed'].includes(state) || photo_generating !== null)).toEqual([])
    const balances = new Map(
      (await db.query<{ user_id: number; balance: number; held: number }>('select user_id, balance, held from credit_accounts', [])).map(
        (row) => [row.user_id, row],
      ),
    )
    for (const id of people) {
      const paid = ended.filter((photo) => photo.user_id === id && photo.state === 'ready').length * PHOTO_CREDITS
      expect([id, balances.get(id)]).toEqual([id, { user_id: id, balance: SIGNUP_CREDITS - paid, held: 0 }])
    }
    expect(await checkLedger({ db } as unknown as Context)).toEqual([])
    // No file is lost, and none is left behind.
    const kept = ended.flatMap(({ storage_key, preview_key }) => [storage_key, preview_key]).filter((key) => key !== null)
    const parts = /\.part$/
    expect(
      filesBelow(join(folder.path, 'media'))
        .filter((path) => !parts.test(path))
        .toSorted(),
    ).toEqual(kept.toSorted())
    const ready = ended.filter(({ state }) => state === 'ready').length
    console.log(`${kills} kills amid ${PEOPLE * EACH} photos: ${ready} ready, ${PEOPLE * EACH - ready} given up and unpaid`)
    await db.close()
    folder.remove()
  },
  600_000,
)

test('embedded database: killed amid photos, it continues where it was', async () => {
  const folder = preparedFolder()
  const port = await freePort()
  const environment = { DATA_DIR: folder.path, AUTH_SECRET: SECRET, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded', ...pictures() }
  let server: Server = await startServer(environment, port)
  const { session_id } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  let call = callTo(server.origin, session_id)
  const { data } = await call(listCharacters)
  const threads: number[] = []
  for (const character of data.slice(0, EACH)) threads.push((await call(createConversation, { body: { account_id: character.id } })).id)
  const asked: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const photos = await Promise.all(
      threads.map((id) =>
        call(
          requestPhoto,
          { params: { id: String(id) }, body: { request: { level: 'safe', prompt: '' } } },
          { idempotency_key: randomUUID() },
        ),
      ),
    )
    asked.push(...photos.map(({ id }) => id))
    await pause(40 * round)
    await server.kill()
    server = await startServer(environment, port)
    call = callTo(server.origin, session_id)
    await expect
      .poll(async () => (await call(listAssets)).data.filter(({ state }) => state === 'queued' || state === 'running'), {
        timeout: 120_000,
        interval: 250,
      })
      .toEqual([])
  }
  const ended = (await call(listAssets)).data
  expect(ended.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(asked.toSorted((a, b) => a - b))
  const ready = ended.filter(({ state }) => state === 'ready')
  expect((await call(getMe)).credit_balance).toBe(SIGNUP_CREDITS - ready.length * PHOTO_CREDITS)
  for (const { image_url } of ready) expect((await fetch(`${server.origin}${image_url}`)).headers.get('content-type')).toBe('image/webp')
  await server.kill()
  folder.remove()
})
