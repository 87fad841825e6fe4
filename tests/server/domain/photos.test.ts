import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { updatePreferences } from '@/contracts/account'
import * as contract from '@/contracts/photos'
import { getInstallation } from '@/contracts/meta'
import { readPhotoRequest } from '@/contracts/read-photo-request'
import { getMe } from '@/contracts/users'
import { checkLedger, sweepHolds } from '@/server/domain/credits/credits'
import { readEvents } from '@/server/domain/events/read-events'
import { holdForAge } from '@/server/domain/account/age-hold'
import { sweepPhotos, workPhotos } from '@/server/domain/photos/work-photos'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { readOffer } from '@/server/domain/photos/offer-photo'
import { ProviderError } from '@/server/providers/errors'
import type { ImageProvider, ImageRequest } from '@/server/providers/image/port'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a46' } })
    .png()
    .toBuffer()
})

type Draw = (request: ImageRequest) => Promise<void> | void
const engine = (draw: Draw = () => {}, covered = false): ImageProvider & { asked: ImageRequest[] } => {
  const asked: ImageRequest[] = []
  return {
    name: 'test',
    covered,
    asked,
    async render(request) {
      asked.push(request)
      await draw(request)
      return { bytes: picture, mime: 'image/png', width: 60, height: 80, left_out: ['umbrella'] }
    },
  }
}

async function open(draw?: Draw, reply = 'Yes.', covered = false) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const image = engine(draw, covered)
  const server = await testServer({ image, chat: scriptedChat(says(reply)), now: () => clock.now })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const ask = (level: contract.PhotoLevel = 'safe', key = randomUUID(), prompt = 'at the beach') =>
    me.call(contract.requestPhoto, { params, body: { request: { level, prompt } } }, { idempotency_key: key })
  const newest = async (): Promise<Message> => (await me.call(conversations.getConversation, { params })).messages.at(-1)!
  const balance = async () => (await me.call(getMe)).credit_balance
  const photo = (photo_id: number) => me.call(contract.getPhoto, { params: { id: String(photo_id) } })
  const premium = async () => {
    await server.ctx.db.query(`update users set premium_until = '2027-01-01' where id = $1`, [me.user.id])
    forgetCallers(server.ctx, me.user.id)
  }
  /** Says something and waits for the end of the reply and of what comes with it. */
  const say = async (content: string) => {
    await me.call(conversations.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    const { messages } = await me.call(conversations.getConversation, { params })
    return messages.findLast(({ message_type, sender_type }) => message_type === 1 && sender_type === 'Contact')
  }
  return { ...server, me, params, say, ask, newest, balance, photo, image, clock, premium, work: () => workPhotos(server.ctx) }
}

test('a photo is asked for, drawn, delivered into the chat, and paid then', async () => {
  const { ask, work, newest, balance, photo, image, ctx, media, me } = await open()
  const before = await balance()
  const asked = await ask('tease')
  expect(asked).toMatchObject({ state: 'queued', image_url: null, cost: 4, request: { level: 'tease', prompt: 'at the beach' } })
  expect(await balance()).toBe(before - 4)
  expect(await newest()).toMatchObject({
    sender_type: 'Contact',
    message_type: 1,
    content_attributes: { photo_generating: true },
    attachments: [],
  })
  await work()
  expect(image.asked).toHaveLength(1)
  const ready = await photo(asked.id)
  expect(ready).toMatchObject({ state: 'ready', progress: 100, width: 60, height: 80, is_nsfw: false, left_out: ['umbrella'] })
  const message = await newest()
  expect(message.content_attributes).toEqual({ user_media_id: asked.id })
  expect(message.attachments).toMatchObject([{ level: 'tease', user_media_id: asked.id, cost: 4 }])
  expect(message.attachments[0]!.unlocked_at).not.toBeNull()
  for (const url of [message.attachments[0]!.data_url!, ready.image_url!, ready.preview_url!]) {
    const answer = await media(new Request(`http://localhost${url}`))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp')
  }
  expect(
    (await media(new Request(`http://localhost${ready.image_url!.replace(/(?<=s=)./, (first) => (first === 'A' ? 'B' : 'A'))}`))).status,
  ).toBe(404)
  expect(await balance()).toBe(before - 4)
  expect(await checkLedger(ctx)).toEqual([])
  const events = await readEvents(ctx, me.user.id, 0)
  const updates = events!.filter(({ event }) => event === 'message.updated')
  expect((updates.at(-1)!.data as Message).attachments[0]!.data_url).toContain('/media/')
})

test('what was asked for is the person’s message, kept with the photo and in every answer and event; the character says a line', async () => {
  const { ask, work, me, params, ctx, photo } = await open()
  const request = { level: 'tease', prompt: 'at the beach' }
  const { id } = await ask('tease')
  const [mine, carrier] = (await me.call(conversations.getConversation, { params })).messages.slice(-2) as [Message, Message]
  expect(mine).toMatchObject({
    sender_type: 'User',
    message_type: 1,
    content: 'Send me a Flirty photo: at the beach',
    image_request: request,
  })
  expect(readPhotoRequest(mine.content)).toEqual(request)
  expect(carrier).toMatchObject({ sender_type: 'Contact', image_request: request, content_attributes: { photo_generating: true } })
  expect(carrier.content).not.toBe('')
  const created = (await readEvents(ctx, me.user.id, 0))!.filter(({ event }) => event === 'message.created').slice(-2)
  expect(created.map(({ data }) => (data as Message).image_request)).toEqual([request, request])
  await work()
  expect((await photo(id)).request).toEqual(request)
  const [listed] = (await me.call(conversations.listConversations)).data
  expect(listed!.messages).toMatchObject([{ id: carrier.id, content: carrier.content, image_request: request }])
})

test.each([
  { begins: 'before', drawn: 0 },
  { begins: 'while', drawn: 1 },
])('an age hold that begins $begins it is drawn: nothing is delivered or kept, the credits are back', async ({ begins, drawn }) => {
  let hold = async () => {}
  const { ask, work, photo, balance, image, ctx, me } = await open(() => hold())
  const before = await balance()
  const { id } = await ask()
  if (begins === 'before') await holdForAge(ctx, me.user.id)
  else
    hold = async () => {
      await holdForAge(ctx, me.user.id)
    }
  await work()
  expect(image.asked).toHaveLength(drawn)
  expect(await photo(id)).toMatchObject({ state: 'failed', image_url: null })
  expect(await balance()).toBe(before)
  expect(await checkLedger(ctx)).toEqual([])
  const files = await ctx.db.query('select storage_key, preview_key from photos where id = $1', [id])
  expect(files).toEqual([{ storage_key: null, preview_key: null }])
})

test('levels that the engine cannot draw are not offered, not upsold and not charged', async () => {
  const { ask, balance, premium, anonymous, me, params, image } = await open(undefined, undefined, true)
  expect((await anonymous(getInstallation)).image).toMatchObject({ covered: true, levels: ['safe', 'tease'] })
  const before = await balance()
  await expect(ask('nude')).rejects.toMatchObject({ code: 'LEVEL_NOT_AVAILABLE', status: 403 })
  await premium()
  for (const level of ['nude', 'hardcore'] as const) await expect(ask(level)).rejects.toMatchObject({ code: 'LEVEL_NOT_AVAILABLE' })
  const said = { params, body: { content: 'Send me a XXX photo' } }
  await expect(me.call(conversations.sendMessage, said, { idempotency_key: randomUUID() })).rejects.toMatchObject({
    code: 'LEVEL_NOT_AVAILABLE',
  })
  expect([await balance(), image.asked]).toEqual([before, []])
})

test('photos are listed by level, and acted on without a body', async () => {
  const { ask, work, me, params, send } = await open()
  const casual = await ask('safe')
  await work()
  const flirty = await ask('tease')
  await work()
  const ids = async (query: { level?: contract.PhotoLevel }) =>
    (await me.call(contract.listPhotos, { params, query })).data.map(({ id }) => id)
  expect([await ids({}), await ids({ level: 'safe' }), await ids({ level: 'nude' })]).toEqual([[flirty.id, casual.id], [casual.id], []])
  expect((await me.call(contract.listAssets, { query: { level: 'tease' } })).data.map(({ id }) => id)).toEqual([flirty.id])
  const act = (action: string, init: RequestInit = {}) =>
    send(
      new Request(`http://localhost/v1/conversations/photos/${casual.id}/${action}`, {
        method: 'POST',
        ...init,
        headers: { authorization: `Bearer ${me.session_id}`, ...(init.headers as Record<string, string>) },
      }),
    )
  expect((await act('favorite')).status).toBe(200)
  expect((await act('favorite', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  const gone = await act('report', {
    body: JSON.stringify({ reason: 'real_person', delete: true }),
    headers: { 'content-type': 'application/json' },
  })
  expect(gone.status).toBe(200)
  expect(await ids({})).toEqual([flirty.id])
})

test('the same key asks once; a second photo waits for the first', async () => {
  const { ask, work, balance } = await open()
  const before = await balance()
  const key = randomUUID()
  const same = await Promise.all([ask('safe', key), ask('safe', key), ask('safe', key)])
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  await expect(ask()).rejects.toMatchObject({ code: 'PHOTO_RUNNING' })
  expect(await balance()).toBe(before - 4)
  await work()
  await ask()
  expect(await balance()).toBe(before - 8)
  await work()
})

test('words of section 5 ask for a photo, at the price of the photo alone', async () => {
  const { me, params, newest, balance, work, image } = await open()
  const before = await balance()
  const sent = await me.call(
    conversations.sendMessage,
    { params, body: { content: 'Send me a Flirty photo of you in a red dress' } },
    { idempotency_key: randomUUID() },
  )
  expect(sent).toMatchObject({ sender_type: 'User', message_type: 1, content: 'Send me a Flirty photo of you in a red dress' })
  await work()
  expect(image.asked.map(({ level, prompt }) => [level, prompt])).toEqual([['tease', 'in a red dress']])
  expect((await newest()).attachments).toHaveLength(1)
  expect(await balance()).toBe(before - 4)
})

test('levels that need premium say so before anything is charged', async () => {
  const { ask, balance, premium, work, photo, me } = await open()
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const before = await balance()
  for (const level of ['nude', 'hardcore'] as const) await expect(ask(level)).rejects.toMatchObject({ code: 'PREMIUM_ONLY' })
  expect(await balance()).toBe(before)
  await premium()
  const { id } = await ask('nude')
  await work()
  expect(await photo(id)).toMatchObject({ state: 'ready', is_nsfw: true })
})

test('what an engine refuses or cannot do costs nothing, and says so', async () => {
  for (const [kind, state] of [
    ['blocked', 'blocked'],
    ['rejected', 'failed'],
    ['misconfigured', 'failed'],
  ] as const) {
    const { ask, work, newest, balance, photo, ctx } = await open(() => {
      throw new ProviderError(kind, 'no')
    })
    const before = await balance()
    const { id } = await ask()
    await work()
    expect(await photo(id)).toMatchObject({ state, image_url: null })
    expect(await newest()).toMatchObject({ status: state, content_attributes: { user_media_id: id } })
    expect((await newest()).content_attributes.photo_generating).toBeUndefined()
    expect(await balance()).toBe(before)
    expect(await checkLedger(ctx)).toEqual([])
  }
})

test('an engine that stumbles is asked again, three times at most', async () => {
  let failures = 2
  const { ask, work, photo, clock, balance } = await open(() => {
    if (failures-- > 0) throw new ProviderError('transient', 'busy')
  })
  const before = await balance()
  const { id } = await ask()
  for (let n = 0; n < 3; n++) {
    await work()
    clock.now = new Date(clock.now.getTime() + 10_000)
  }
  expect(await photo(id)).toMatchObject({ state: 'ready' })
  failures = 9
  const again = await ask()
  for (let n = 0; n < 4; n++) {
    await work()
    clock.now = new Date(clock.now.getTime() + 10_000)
  }
  expect(await photo(again.id)).toMatchObject({ state: 'failed' })
  expect(await balance()).toBe(before - 4)
})

test('a photo whose processes died is taken over, and given up unpaid in the end', async () => {
  const { ask, photo, ctx, clock, balance, work } = await open()
  const before = await balance()
  const { id } = await ask()
  await ctx.db.query(`update photos set state = 'running', attempts = 1, heartbeat_at = $2 where id = $1`, [id, clock.now])
  await work()
  expect(await photo(id)).toMatchObject({ state: 'running' })
  clock.now = new Date(clock.now.getTime() + 31_000)
  await work()
  expect(await photo(id)).toMatchObject({ state: 'ready' })
  // Restarts are not the photo's fault: it is still made after more of them than it may fail.
  const unlucky = await ask()
  await ctx.db.query(`update photos set state = 'running', attempts = 5, heartbeat_at = $2 where id = $1`, [unlucky.id, clock.now])
  clock.now = new Date(clock.now.getTime() + 31_000)
  await sweepPhotos(ctx)
  await work()
  expect(await photo(unlucky.id)).toMatchObject({ state: 'ready' })
  const lost = await ask()
  await ctx.db.query(`update photos set state = 'running', attempts = 10, heartbeat_at = $2 where id = $1`, [lost.id, clock.now])
  clock.now = new Date(clock.now.getTime() + 31_000)
  await sweepPhotos(ctx)
  expect(await photo(lost.id)).toMatchObject({ state: 'failed' })
  const late = await ask()
  clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  await work()
  await sweepPhotos(ctx)
  expect(await photo(late.id)).toMatchObject({ state: 'failed' })
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await sweepHolds(ctx)
  expect(await balance()).toBe(before - 8)
  expect(await checkLedger(ctx)).toEqual([])
})

test('a photo that fails while its files are written leaves none behind', async () => {
  const { ask, work, photo, balance, ctx } = await open()
  const before = await balance()
  const { id } = await ask()
  const storage = ctx.storage
  const written: string[] = []
  ctx.storage = {
    ...storage,
    async put(key, body, type) {
      if (written.length) throw new ProviderError('misconfigured', 'no room')
      written.push(key)
      return storage.put(key, body, type)
    },
  }
  await work()
  expect(await photo(id)).toMatchObject({ state: 'failed', image_url: null })
  expect(written).toHaveLength(1)
  expect(await storage.open(written[0]!)).toBeNull()
  expect(await balance()).toBe(before)
})

test('many workers draw each photo once', async () => {
  const { ask, image, ctx } = await open()
  await ask()
  await Promise.all(Array.from({ length: 8 }, () => workPhotos(ctx)))
  expect(image.asked).toHaveLength(1)
})

test('requests across a fixed line are refused before anything is stored or charged', async () => {
  const { ask, balance, newest } = await open()
  const before = [await balance(), (await newest()).id]
  await expect(ask('safe', randomUUID(), 'as a 15 year old')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect([await balance(), (await newest()).id]).toEqual(before)
})

test('favourites, deletion and strangers', async () => {
  const { ask, work, me, photo, media, newest, signIn, params } = await open()
  const { id } = await ask()
  await work()
  const of = { id: String(id) }
  expect((await me.call(contract.actOnPhoto, { params: { ...of, action: 'favorite' }, body: {} })).favorited_at).not.toBeNull()
  expect((await newest()).attachments[0]!.favorited_at).not.toBeNull()
  expect((await me.call(contract.listAssets, { query: { favorites: 'true' } })).data.map((one) => one.id)).toEqual([id])
  expect((await me.call(contract.listPhotos, { params })).count).toBe(1)
  const stranger = await signIn()
  for (const call of [
    () => stranger.call(contract.getPhoto, { params: of }),
    () => stranger.call(contract.unlockPhoto, { params: of }),
    () => stranger.call(contract.actOnPhoto, { params: { ...of, action: 'delete' }, body: {} }),
    () =>
      stranger.call(contract.requestPhoto, { params, body: { request: { level: 'safe', prompt: '' } } }, { idempotency_key: randomUUID() }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { image_url } = await photo(id)
  await me.call(contract.actOnPhoto, { params: { ...of, action: 'delete' }, body: {} })
  expect((await media(new Request(`http://localhost${image_url!}`))).status).toBe(404)
  await expect(photo(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await newest()).attachments).toMatchObject([{ data_url: null }])
})

test('a photo that the character sent by itself is locked until it is paid, once', async () => {
  const { ask, work, me, photo, balance, ctx, newest, premium } = await open()
  const { id } = await ask()
  await work()
  const before = await balance()
  await ctx.db.query(`update photos set origin = 'implicit', unlocked_at = null where id = $1`, [id])
  const locked = await photo(id)
  expect(locked).toMatchObject({ image_url: null, unlocked_at: null })
  expect(locked.preview_url).not.toBeNull()
  expect((await newest()).attachments[0]!.data_url!.split('?')[0]).toBe(locked.preview_url!.split('?')[0])
  const unlock = () => me.call(contract.unlockPhoto, { params: { id: String(id) } })
  await Promise.all([unlock(), unlock(), unlock()])
  expect((await photo(id)).image_url).not.toBeNull()
  expect(await balance()).toBe(before - 4)
  await ctx.db.query(`update photos set level = 'nude', unlocked_at = null where id = $1`, [id])
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  await expect(unlock()).rejects.toMatchObject({ code: 'PREMIUM_ONLY' })
  await premium()
  await expect(unlock()).resolves.toMatchObject({ id })
})

test.each([
  ['Could you send me a selfie from the beach?', 'Sure.', 'from the beach'],
  ['Can I see a picture of you at work, please?', 'Maybe.', 'at work,'],
  ['How was your day?', '*sends you a photo of me in the garden* Look!', 'in the garden'],
])('"%s", "%s" speaks of a photo', (said, answered, prompt) => {
  expect(readOffer(said, answered)).toEqual({ level: 'safe', prompt })
})
test.each([
  ['I took a photo of my dog today', 'How sweet.'],
  ['Do you like photography?', 'I love old photos.'],
  ['Send me a kiss', 'There it is.'],
  // Has its photo already: the sentence that asks for one.
  ['Send me a Casual photo: by the window', 'What do you bring me?'],
])('"%s", "%s" does not', (said, answered) => {
  expect(readOffer(said, answered)).toBeNull()
})

test('a photo comes along by itself: locked, unpaid, and not again until it was looked at and time has passed', async () => {
  const { say, work, me, photo, balance, ctx, image } = await open()
  const before = await balance()
  const carrier = await say('Show me a picture of you in the garden')
  expect(carrier?.content_attributes).toEqual({ photo_generating: true })
  await work()
  expect(image.asked.map(({ prompt, level }) => [prompt, level])).toEqual([['in the garden', 'safe']])
  const [only] = (await me.call(contract.listAssets)).data
  expect(only).toMatchObject({ type: 'implicit', image_url: null, unlocked_at: null, cost: 4 })
  expect(await balance()).toBe(before - 1)
  await say('Show me a picture of you in the rain')
  await me.call(contract.unlockPhoto, { params: { id: String(only!.id) } })
  await say('Show me a picture of you in the rain')
  expect((await me.call(contract.listAssets)).count).toBe(1)
  for (let n = 0; n < 4; n++) await say('And then?')
  await say('Show me a picture of you in the rain')
  expect((await me.call(contract.listAssets)).count).toBe(2)
  expect((await photo(only!.id)).image_url).not.toBeNull()
  expect(await checkLedger(ctx)).toEqual([])
})

test('no photo comes by itself where the conversation does not allow it', async () => {
  const { say, me, params } = await open()
  await me.call(conversations.updateConfig, { params, body: { allow_implicit_images: false } })
  expect(await say('Show me a picture of you')).toBeUndefined()
  await me.call(conversations.updateConfig, { params, body: { allow_implicit_images: true } })
  expect(await say('Show me a picture of you')).toBeDefined()
})
