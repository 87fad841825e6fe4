import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { requestPhoto } from '@/contracts/photos'
import * as contract from '@/contracts/push'
import { endSession } from '@/contracts/users'
import type { Call } from '@/lib/api/call'
import { sendPushes } from '@/server/domain/push/send-pushes'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { ProviderError } from '@/server/providers/errors'
import type { Notice, PushProvider, PushTarget } from '@/server/providers/push/port'
import { startFeed } from '@/server/realtime/feed'
import { createGateway } from '@/server/realtime/gateway'
import { says, scriptedChat } from '@/tests/support/chat'
import { silent, testServer } from '@/tests/support/server'

/** The illustrator takes a second; what it draws is of no interest here. */
const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: 'gray' } }).png()
const image = {
  name: 'test',
  covered: false,
  render: async () => ({ bytes: new Uint8Array(await picture.toBuffer()), mime: 'image/png', width: 60, height: 80 }),
}

const stops: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

type Told = Omit<Notice, 'v'> & { token: string }

/** Push services that write down what they are handed, or answer as the test wants. */
function scriptedPush() {
  const told: Told[] = []
  const push = { answer: (): 'sent' | 'dead' => 'sent' }
  const provider = (name: string): PushProvider => ({
    name,
    async send({ token }: PushTarget, { v: _, ...notice }: Notice) {
      const answer = push.answer()
      if (answer === 'sent') told.push({ token, ...notice })
      return answer
    },
  })
  return { told, push, providers: { web_key: 'B'.repeat(87), of: { web: provider('web'), fcm: provider('fcm') } } }
}

const phone = (name: string): contract.DeviceInput => ({ kind: 'fcm', token: name.padEnd(30, '-'), time_zone: 'Europe/Berlin' })
const laptop: contract.DeviceInput = {
  kind: 'web',
  token: 'https://push.example/laptop',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  time_zone: 'America/New_York',
}

/** Noon in Berlin, six in the morning in New York. */
async function open() {
  const clock = { now: new Date('2026-11-21T11:00:00Z') }
  const { told, push, providers } = scriptedPush()
  const server = await testServer({ image, push: providers, chat: scriptedChat(says('Yes.')), now: () => clock.now, log: silent })
  const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  const { data } = await server.anonymous(listCharacters)
  const chat = async (call: Call) => {
    const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
    const params = { id: String(id) }
    return {
      id,
      params,
      /** Sends a message and waits for the reply to it. */
      async talk() {
        await call(conversations.sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
        await Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
      },
    }
  }
  /** What a worker sends in its rounds of the next seconds. */
  const tell = async () => {
    told.length = 0
    await sendPushes(server.ctx)
    pass(4)
    await sendPushes(server.ctx)
    return [...told]
  }
  return { ...server, clock, push, pass, chat, tell }
}

test('each device is told once that a character wrote, without who or what; what was read is not told', async () => {
  const { ctx, signIn, chat, tell } = await open()
  const me = await signIn()
  expect(await me.call(contract.getPush)).toEqual({
    kinds: ['web', 'fcm'],
    web_key: 'B'.repeat(87),
    settings: { message: true, media: true, quiet_hours: null },
  })
  const elsewhere = await signIn(me.email)
  await me.call(contract.registerDevice, { body: phone('phone') })
  await elsewhere.call(contract.registerDevice, { body: laptop })
  // Another person's device hears nothing of it.
  const other = await signIn()
  await other.call(contract.registerDevice, { body: phone('other') })

  const { id, params, talk } = await chat(me.call)
  await talk()
  const notice = { kind: 'message', title: 'New message', body: '', url: `/chat/${id}`, tag: `chat-${id}`, ttl_seconds: 12 * 3600 }
  const told = (await tell()).toSorted((a, b) => a.token.localeCompare(b.token))
  expect(told).toEqual([
    { token: laptop.token, ...notice },
    { token: phone('phone').token, ...notice },
  ])
  expect(await tell()).toEqual([])

  await talk()
  await me.call(conversations.markRead, { params })
  expect(await tell()).toEqual([])
  const rows = await ctx.db.query(`select 1 from pushes where state in ('new', 'asked') and user_id = $1`, [me.user.id])
  expect(rows).toEqual([])
})

test('a device belongs to the session that registered it: signing out, another person and removing it end that', async () => {
  const { signIn, chat, tell } = await open()
  const me = await signIn()
  const second = await signIn(me.email)
  const stranger = await signIn()
  const { talk } = await chat(me.call)
  await me.call(contract.registerDevice, { body: phone('a') })
  await me.call(contract.registerDevice, { body: phone('renewed') })
  await second.call(contract.registerDevice, { body: phone('b') })
  await stranger.call(contract.removeDevice, { body: { token: phone('b').token } })
  const reached = async () => {
    await talk()
    return (await tell()).map(({ token }) => token.replace(/-+$/, '')).toSorted()
  }
  expect(await reached()).toEqual(['b', 'renewed'])

  await second.call(endSession)
  expect(await reached()).toEqual(['renewed'])
  await talk()
  // What waits for the one who had the device is not told to the one who has it now.
  await stranger.call(contract.registerDevice, { body: phone('renewed') })
  expect(await tell()).toEqual([])
  await me.call(contract.registerDevice, { body: phone('renewed') })
  await me.call(contract.removeDevice, { body: { token: phone('renewed').token } })
  expect(await reached()).toEqual([])
})

test('quiet hours are those of where the device is, and a notice is kept until they begin at most', async () => {
  const { signIn, chat, tell, clock } = await open()
  const me = await signIn()
  const second = await signIn(me.email)
  await me.call(contract.registerDevice, { body: phone('berlin') })
  await second.call(contract.registerDevice, { body: laptop })
  const quiet_hours = { from: '22:00', to: '07:30' }
  expect((await me.call(contract.updatePush, { body: { quiet_hours } })).settings).toEqual({ message: true, media: true, quiet_hours })
  const { talk } = await chat(me.call)
  const tokens = async () => {
    await talk()
    return (await tell()).map(({ token, ttl_seconds }) => [token.slice(0, 6), ttl_seconds / 60])
  }
  // Noon in Berlin, ten hours before; six in New York, within.
  expect(await tokens()).toEqual([['berlin', 600]])
  clock.now = new Date('2026-11-21T12:30:00Z')
  expect((await tokens()).toSorted()).toEqual([
    ['berlin', 510],
    ['https:', 12 * 60],
  ])
  clock.now = new Date('2026-11-21T21:30:00Z')
  expect(await tokens()).toEqual([['https:', 330]])
  await me.call(contract.updatePush, { body: { message: false, quiet_hours: null } })
  expect(await tokens()).toEqual([])
})

test('a photo that is ready is told as its own kind', async () => {
  const { ctx, signIn, chat, tell } = await open()
  const me = await signIn()
  await me.call(contract.registerDevice, { body: phone('phone') })
  const { id, params } = await chat(me.call)
  const ask = async () => {
    const body = { request: { level: 'safe' as const, prompt: 'at the beach' } }
    await me.call(requestPhoto, { params, body }, { idempotency_key: randomUUID() })
    await workPhotos(ctx)
  }
  await me.call(contract.updatePush, { body: { message: false } })
  await ask()
  expect(await tell()).toEqual([expect.objectContaining({ kind: 'media', title: 'It’s ready', url: `/chat/${id}`, tag: `chat-${id}` })])
  await me.call(contract.updatePush, { body: { media: false } })
  await ask()
  expect(await tell()).toEqual([])
})

test('a dead device is forgotten; one that fails is tried again later, five times, and not once it is old', async () => {
  const { ctx, signIn, chat, tell, push, pass } = await open()
  const me = await signIn()
  await me.call(contract.registerDevice, { body: phone('phone') })
  const { talk } = await chat(me.call)
  const state = async () =>
    (
      await ctx.db.query<{ state: string; attempts: number }>(
        'select state, attempts from pushes where user_id = $1 order by id desc limit 1',
        [me.user.id],
      )
    )[0]
  push.answer = () => {
    throw new ProviderError('transient', 'down')
  }
  await talk()
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await tell()).toEqual([])
    expect(await state()).toEqual({ state: attempt < 5 ? 'asked' : 'failed', attempts: attempt })
    // A worker that comes before its time, as any other would, leaves it alone.
    expect(await tell()).toEqual([])
    expect((await state())!.attempts).toBe(attempt)
    pass(15 * 2 ** attempt)
  }
  await talk()
  await tell()
  push.answer = () => 'sent'
  pass(3600)
  expect(await tell()).toEqual([])
  expect((await state())!.state).toBe('dropped')

  push.answer = () => {
    throw new ProviderError('misconfigured', 'no')
  }
  await talk()
  await tell()
  expect((await state())!.state).toBe('failed')

  push.answer = () => 'dead'
  await talk()
  await tell()
  const count = () => ctx.db.query('select 1 from push_devices where user_id = $1', [me.user.id])
  expect(await count()).toEqual([])
  expect(await state()).toBeUndefined()
})

test('nobody is told who is looking: here, or in another process', async () => {
  const { ctx, signIn, chat, tell } = await open()
  const gateway = createGateway(ctx, { origins: [] })
  ctx.bus = gateway
  const http = createServer().on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => new Promise((resolve) => http.close(resolve)),
    await startFeed(ctx, gateway),
    () => gateway.close(),
  )
  const me = await signIn()
  await me.call(contract.registerDevice, { body: phone('phone') })
  const { talk } = await chat(me.call)

  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/realtime`, 'actioncable-v1-json')
  stops.push(() => socket.terminate())
  const identifier = JSON.stringify({ channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  await new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  await expect.poll(() => gateway.hasUser(me.user.id)).toBe(true)
  const say = async (data: string, seen: boolean) => {
    socket.send(JSON.stringify({ command: 'pong', data }))
    await expect.poll(() => gateway.isSeen(me.user.id)).toBe(seen)
  }

  // Open, and hidden.
  await talk()
  expect(await tell()).toHaveLength(1)
  await say('seen', true)
  await talk()
  expect(await tell()).toEqual([])
  await say('', false)
  await talk()
  expect(await tell()).toHaveLength(1)

  // A worker of another process asks; the process that has the socket answers by taking back what waits.
  await say('seen', true)
  ctx.bus = { ...gateway, isSeen: () => false }
  await talk()
  await ctx.db.query(`select pg_notify('presence', $1)`, [JSON.stringify([me.user.id])])
  await expect
    .poll(() => ctx.db.query<{ state: string }>('select state from pushes where user_id = $1 order by id desc limit 1', [me.user.id]))
    .toEqual([{ state: 'dropped' }])
  expect(await tell()).toEqual([])
})

test('what cannot be told is not registered', async () => {
  const { signIn, anonymous, send } = await open()
  const me = await signIn()
  const apple = { kind: 'apns' as const, token: 'a'.repeat(64), time_zone: 'UTC' }
  await expect(me.call(contract.registerDevice, { body: apple })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(anonymous(contract.registerDevice, { body: laptop })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const wrong of [
    { time_zone: 'Europe/Atlantis' },
    { token: 'http://push.example/laptop' },
    { token: 'javascript:1' },
    { keys: { p256dh: 'short', auth: 'a'.repeat(22) } },
  ]) {
    const code = await me
      .call(contract.registerDevice, { body: { ...laptop, ...wrong } as never })
      .catch((error: { code: string }) => error.code)
    expect([wrong, code]).toEqual([wrong, 'INVALID_INPUT'])
  }
  // A bare identity token has no session that could end.
  const request = new Request('http://localhost/v1/push/devices', {
    method: 'PUT',
    headers: { authorization: `Bearer ${me.tokens.id_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(laptop),
  })
  expect((await send(request)).status).toBe(403)
  for (const quiet_hours of [{ from: '24:00', to: '07:00' }, { from: '22:00' }]) {
    await expect(me.call(contract.updatePush, { body: { quiet_hours } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})
