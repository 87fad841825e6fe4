import { expect, test } from 'vitest'
import { getPreferences, updatePreferences } from '@/contracts/account'
import { purchasePackage } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as identity from '@/contracts/identity'
import { getPhoto, listPhotos } from '@/contracts/photos'
import { exchangeCustomToken, getMe, setToken } from '@/contracts/users'
import { createCall, type Call } from '@/lib/api/call'
import { coverAdult } from '@/server/domain/photos/cover-adult'
import { codeAt, STEP_MS } from '@/tests/support/authenticator'
import { testServer, type TestServer } from '@/tests/support/server'
import { idempotent } from './support'

const SHELL = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 KrushiOS/1.4.0 Shell/1'

const callOf = (server: TestServer, headers: Record<string, string>) => createCall('http://localhost', server.send, async () => headers)
const uidOf = async (server: TestServer, id: number) =>
  (await server.ctx.db.query<{ uid: string }>('select identity_uid as uid from users where id = $1', [id]))[0]!.uid

/** The tokens that a custom token gives in a shell, or in a browser. */
async function tokensIn(server: TestServer, id: number, agent?: string) {
  const token = await server.ctx.identity.mintCustomToken(await uidOf(server, id))
  return callOf(server, agent ? { 'user-agent': agent } : {})(exchangeCustomToken, { body: { token } })
}

async function bearer(server: TestServer, id_token: string, agent?: string): Promise<Call> {
  const { session_id } = await server.anonymous(setToken, undefined, { authorization: `Bearer ${id_token}` })
  return callOf(server, { authorization: `Bearer ${session_id}`, ...(agent ? { 'user-agent': agent } : {}) })
}

test('a session that was opened in a browser is safe for work in a shell too', async () => {
  const server = await testServer()
  const { call, tokens } = await server.signIn()
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const inside = await bearer(server, tokens.id_token, SHELL)
  expect((await inside(getMe)).custom_attributes.app_mode).toBe('crush:sfw')
  expect(await inside(getPreferences)).toEqual({ app_mode: 'crush:sfw', break_minutes: 180, place: null })
  await expect(inside(updatePreferences, { body: { app_mode: 'crush:nsfw' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await call(getMe)).custom_attributes.app_mode).toBe('crush:nsfw')
})

test('a second factor that is passed elsewhere keeps the mode of where the sign-in began', async () => {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const server = await testServer({ now })
  const { call, user } = await server.signIn()
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const { secret } = await call(identity.startSecondFactor)
  await call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
  const modeAfter = async (agent?: string) => {
    ahead += 2 * STEP_MS
    const { id_token } = await tokensIn(server, user.id, agent)
    const refusal = await server.anonymous(setToken, undefined, { authorization: `Bearer ${id_token}` }).then(
      () => null,
      (error: { details: { challenge: string } }) => error.details.challenge,
    )
    const { session_id } = await server.anonymous(identity.passSecondFactor, {
      body: { challenge: refusal!, code: codeAt(secret, now()) },
    })
    return (await callOf(server, { authorization: `Bearer ${session_id}` })(getMe)).custom_attributes.app_mode
  }
  expect([await modeAfter(SHELL), await modeAfter()]).toEqual(['crush:sfw', 'crush:nsfw'])
})

test('photos above tease are locked in a shell, whatever was unlocked in a browser', async () => {
  const server = await testServer()
  const { ctx } = server
  const { call, user } = await server.signIn()
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const { data } = await call(listCharacters)
  const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const insert = async (level: string) => {
    const [photo] = await ctx.db.query<{ id: number }>(
      `insert into photos (user_id, character_id, conversation_id, client_key, origin, level, prompt, seed, state, credits, storage_key, preview_key,
         unlocked_at, gives_up_at, next_try_at)
         values ($1, $2, $3, $4, 'composer', $4, 'the words', 1, 'ready', 4, $5, $5, now(), now(), now()) returning id`,
      [user.id, data[0]!.id, id, level, `photos/${'a'.repeat(32)}.webp`],
    )
    return photo!.id
  }
  const [adult, plain] = [await insert('nude'), await insert('tease')]
  const inside = await bearer(server, (await tokensIn(server, user.id, SHELL)).id_token)
  const open = await call(getPhoto, { params: { id: String(adult) } })
  expect(open.image_url).toContain('/media/photos/')
  const covered = await inside(getPhoto, { params: { id: String(adult) } })
  expect(covered).toMatchObject({
    id: adult,
    is_nsfw: true,
    image_url: null,
    preview_url: null,
    download_url: null,
    unlocked_at: null,
    request: { level: 'safe', prompt: '' },
  })
  expect(await inside(getPhoto, { params: { id: String(plain) } })).toMatchObject({ request: { level: 'tease', prompt: 'the words' } })
  const { data: listed } = await inside(listPhotos, { params: { id: String(id) } })
  expect(new Map(listed.map(({ id: one, image_url }) => [one, image_url !== null] as const))).toEqual(
    new Map([
      [adult, false],
      [plain, true],
    ]),
  )
  expect(JSON.stringify(listed)).not.toContain('nude')
})

test('so are the photos of messages', () => {
  const attachment = { file_type: 'image', data_url: '/a', video_url: '/b', level: 'hardcore', unlocked_at: 'now', is_nsfw: true }
  const plain = { ...attachment, level: 'safe', is_nsfw: false }
  expect(coverAdult({ data: [{ content: 'Hi', attachments: [attachment, plain] }] })).toEqual({
    data: [{ content: 'Hi', attachments: [{ ...attachment, data_url: null, video_url: null, level: 'safe', unlocked_at: null }, plain] }],
  })
})

test('nothing is bought in a shell but in its store: no order, and no address to pay at', async () => {
  const server = await testServer()
  const { user } = await server.signIn()
  const inside = await bearer(server, (await tokensIn(server, user.id, SHELL)).id_token)
  const at = 'http://localhost:3000/credits'
  for (const saved_method of ['true', 'false'] as const) {
    const order = { params: { price_id: '1' }, query: { saved_method }, body: { redirect_url: at, cancel_url: at } }
    await expect(inside(purchasePackage, order, idempotent())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await server.ctx.db.query('select 1 from billing_orders where user_id = $1', [user.id])).toEqual([])
})
