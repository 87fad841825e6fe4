import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as contract from '@/contracts/conversations'
import { getEventHead } from '@/contracts/event-head'
import { listCharacters } from '@/contracts/characters'
import { RESYNC, SESSIONS_CHANGED, type ServerEvent } from '@/contracts/events'
import { revokeOtherSessions } from '@/contracts/sessions'
import { endSession, getMe } from '@/contracts/users'
import { banUser } from '@/server/domain/users/ban-user'
import { startFeed } from '@/server/realtime/feed'
import { createGateway } from '@/server/realtime/gateway'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const ORIGIN = 'http://localhost:3000'
const stops: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function listening(options: Partial<Parameters<typeof createGateway>[1]> = {}) {
  const server = await testServer({ chat: scriptedChat(says('Good ', 'evening.')) })
  const gateway = createGateway(server.ctx, { origins: [ORIGIN], ...options })
  server.ctx.bus = gateway
  const stopFeed = await startFeed(server.ctx, gateway)
  const http: Server = createServer()
  http.on('upgrade', (request, socket, head) => gateway.upgrade(request, socket, head))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => new Promise((resolve) => http.close(resolve)),
    stopFeed,
    () => gateway.close(),
  )
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/realtime`
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const send = (content: string) =>
    me.call(contract.sendMessage, { params: { id: String(id) }, body: { content } }, { idempotency_key: randomUUID() })
  const settled = () => Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
  return { ...server, gateway, url, me, send, settled }
}

type Frame = { type?: string; identifier?: string; message?: ServerEvent; d?: [number, number, string] }

function connect(url: string, identifier: object | string, headers: Record<string, string> = { origin: ORIGIN }) {
  const socket = new WebSocket(url, 'actioncable-v1-json', { headers })
  const frames: Frame[] = []
  let closed: number | null = null
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame
    if (frame.type === 'welcome') {
      socket.send(
        JSON.stringify({ command: 'subscribe', identifier: typeof identifier === 'string' ? identifier : JSON.stringify(identifier) }),
      )
    }
    frames.push(frame)
  })
  socket.on('close', (code) => (closed = code))
  socket.on('error', () => {})
  stops.push(() => socket.terminate())
  const events = () => frames.flatMap((frame) => (typeof frame.message === 'object' && 'seq' in frame.message ? [frame.message] : []))
  return { socket, frames, events, closed: () => closed, has: (type: string) => frames.some((frame) => frame.type === type) }
}

test('a socket of a native shell hears of photos above tease without their addresses', async () => {
  const { url, me, gateway } = await listening()
  const identifier = { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token }
  const inside = connect(url, identifier, { origin: ORIGIN, 'user-agent': 'Mozilla/5.0 KrushAndroid/1.4.0 Shell/1' })
  const outside = connect(url, identifier)
  const head = ({ frames }: typeof inside) =>
    frames.find(({ message }) => message?.event === (RESYNC as never))?.message?.data as { seq: number } | undefined
  await expect.poll(() => head(inside) && head(outside)).toBeTruthy()
  const seq = head(outside)!.seq + 1
  const attachments = [{ data_url: '/media/x', level: 'nude', is_nsfw: true, unlocked_at: 'now' }]
  gateway.events(me.user.id, [{ seq, event: 'message.updated', data: { attachments } } as never])
  await expect.poll(() => [inside, outside].map(({ events }) => events().length)).toEqual([1, 1])
  const shown = ({ events }: typeof inside) => (events()[0]!.data as { attachments: unknown }).attachments
  expect(shown(outside)).toEqual(attachments)
  expect(shown(inside)).toEqual([{ data_url: null, level: 'safe', is_nsfw: true, unlocked_at: null }])
})

test('the unmodified Action Cable client subscribes and receives', async () => {
  // The package expects a browser's globals for its visibility listener; nothing of its code is changed.
  Object.assign(globalThis, {
    document: { visibilityState: 'visible' },
    addEventListener() {},
    removeEventListener() {},
  })
  const { createConsumer, adapters } = await import('@rails/actioncable')
  Object.assign(adapters, {
    WebSocket: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { origin: ORIGIN })
      }
    },
  })
  const { url, me, send } = await listening()
  const consumer = createConsumer(url)
  const received: { event: string }[] = []
  let connected = false
  consumer.subscriptions.create(
    { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token },
    {
      connected: () => void (connected = true),
      received: (data: never) => void received.push(data),
    },
  )
  stops.push(() => consumer.disconnect())
  await expect.poll(() => connected).toBe(true)
  await send('Hello')
  await expect
    .poll(() => received.map((entry) => entry.event))
    .toEqual(expect.arrayContaining(['message.created', 'balance.updated', 'message.updated']))
})

test('a subscription that is asked for again before and after its answer is confirmed, and delivers once', async () => {
  const { url, me, send, settled } = await listening()
  const identifier = JSON.stringify({ channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  const { socket, frames, events, has } = connect(url, identifier)
  const again = () => socket.send(JSON.stringify({ command: 'subscribe', identifier }))
  socket.once('message', again)
  await expect.poll(() => has('confirm_subscription')).toBe(true)
  again()
  await expect.poll(() => frames.filter(({ type }) => type === 'confirm_subscription').length).toBeGreaterThan(1)
  socket.send(JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'GlobalUser', pubsub_token: 'x'.repeat(20) }) }))
  await expect.poll(() => frames.filter(({ type }) => type === 'reject_subscription').map((frame) => frame.identifier)).toHaveLength(1)
  expect(frames.find(({ type }) => type === 'reject_subscription')?.identifier).not.toBe(identifier)
  await send('Hello')
  await settled()
  await expect.poll(() => events().some(({ event }) => event === 'message.updated')).toBe(true)
  const seqs = events().map(({ seq }) => seq)
  expect(new Set(seqs).size).toBe(seqs.length)
})

test('events come gapless and in order, also through a reconnect with after', async () => {
  const { url, me, send, settled } = await listening()
  const first = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  await expect.poll(() => first.has('confirm_subscription')).toBe(true)
  await send('One')
  await settled()
  await expect.poll(() => first.events().some((event) => event.event === 'message.updated')).toBe(true)
  const last = first.events().at(-1)!.seq
  first.socket.close()
  await expect.poll(() => first.closed()).not.toBe(null)
  await send('Two')
  await settled()
  const second = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, after: last })
  await expect.poll(() => second.events().some((event) => event.event === 'message.updated')).toBe(true)
  await send('Three')
  await settled()
  await expect.poll(() => second.events().filter((event) => event.event === 'message.updated')).toHaveLength(2)
  const seqs = [...first.events(), ...second.events()].map((event) => event.seq)
  expect(seqs).toEqual(seqs.map((_, n) => seqs[0]! + n))
})

test('a page that was read at the head of the events hears what came since, and need not read again', async () => {
  const { url, me, send, settled } = await listening()
  await send('Before')
  await settled()
  const { user_id, seq } = await me.call(getEventHead)
  expect(user_id).toBe(me.user.id)
  await send('Since')
  await settled()
  const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, after: seq })
  await expect.poll(() => socket.events().some((event) => event.event === 'message.updated')).toBe(true)
  expect(socket.events()[0]).toMatchObject({ event: 'message.created', data: { content: 'Since' }, seq: seq + 1 })
  expect(JSON.stringify(socket.frames)).not.toContain(RESYNC)
})

test('a position that cannot be resumed is answered with one resync', async () => {
  const { url, me } = await listening()
  const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, after: 999_999 })
  await expect.poll(() => socket.frames.map((frame) => (frame.message as { event?: string } | undefined)?.event)).toContain('resync')
})

test('streamed text arrives in order; the compact form stays under 40 bytes a piece', async () => {
  const { url, me, send } = await listening()
  const plain = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  const compact = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, deltas: 'compact' })
  await expect.poll(() => plain.has('confirm_subscription') && compact.has('confirm_subscription')).toBe(true)
  await send('Hello')
  const shortText = () =>
    compact.frames
      .flatMap((frame) => (frame.d ? [frame.d] : []))
      .map(([, , text]) => text)
      .join('')
  const ended = () => compact.events().find((event) => event.event === 'message.updated')?.data
  await expect.poll(ended).toMatchObject({ content: 'Good evening.', status: 'complete' })
  // The end carries the whole text, so the last pieces need not come on their own.
  expect(shortText()).not.toBe('')
  expect('Good evening.').toMatch(new RegExp(`^${shortText()}`))
  const pieces = compact.frames.filter((frame) => frame.d)
  for (const frame of pieces) expect(JSON.stringify(frame).length - frame.d![2].length).toBeLessThan(36)
  type Delta = { event: string; data: { offset: number; text: string } }
  const long = plain.frames.flatMap((frame) =>
    (frame.message as unknown as Delta | undefined)?.event === 'message.delta' ? [frame.message as unknown as Delta] : [],
  )
  expect(long.map((delta) => delta.data.text).join('')).toBe(shortText())
})

test('wrong tokens, channels and second subscriptions are rejected', async () => {
  const { url, me } = await listening()
  for (const identifier of [
    { channel: 'GlobalUser', pubsub_token: 'x'.repeat(22) },
    { channel: 'Other', pubsub_token: me.user.pubsub_token },
    '{"channel":',
    '[]',
  ]) {
    const socket = connect(url, identifier)
    await expect.poll(() => socket.has('reject_subscription')).toBe(true)
    expect(socket.has('confirm_subscription')).toBe(false)
  }
})

test('what is no command ends the connection, an unknown one does nothing and counts', async () => {
  const { url, me } = await listening()
  const open = async () => {
    const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
    await expect.poll(() => socket.has('confirm_subscription')).toBe(true)
    return socket
  }
  for (const frame of ['', '{"command":', '[]', 'null', '{"command":7}', '{"command":"subscribe","identifier":{"channel":"GlobalUser"}}']) {
    const socket = await open()
    socket.socket.send(frame)
    await expect.poll(() => [frame, socket.closed()]).toEqual([frame, 1007])
  }
  const patient = await open()
  const before = patient.frames.length
  for (let n = 0; n < 10; n++) patient.socket.send('{"command":"message","identifier":"x","data":"{}"}')
  patient.socket.send(JSON.stringify({ command: 'subscribe', identifier: '{}' }))
  await expect.poll(() => patient.has('reject_subscription')).toBe(true)
  expect(patient.frames.filter(({ type }) => type !== 'ping')).toHaveLength(before + 1)
  for (let n = 0; n < 30; n++) patient.socket.send('{"command":"destroy_everything"}')
  await expect.poll(() => patient.closed()).toBe(1008)
})

test('one’s own position resumes one’s own events, whoever else has had more', async () => {
  const { url, me, send, settled, signIn } = await listening()
  await send('Only mine')
  await settled()
  const other = await signIn()
  const socket = connect(url, { channel: 'GlobalUser', pubsub_token: other.user.pubsub_token, after: 0 })
  await expect.poll(() => socket.has('confirm_subscription')).toBe(true)
  const mine = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, after: 0 })
  await expect.poll(() => JSON.stringify(mine.events())).toContain('Only mine')
  expect(JSON.stringify(socket.frames)).not.toContain('Only mine')
})

test('foreign origins are refused before the handshake', async () => {
  const { url, me } = await listening()
  const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token }, { origin: 'https://elsewhere.example' })
  await expect.poll(() => socket.closed()).not.toBe(null)
  expect(socket.frames).toEqual([])
})

test('oversized frames and floods end the connection', async () => {
  const { url, me } = await listening()
  const big = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  await expect.poll(() => big.has('confirm_subscription')).toBe(true)
  big.socket.send('x'.repeat(10_000))
  await expect.poll(() => big.closed()).toBe(1009)
  const flood = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
  await expect.poll(() => flood.has('confirm_subscription')).toBe(true)
  for (let n = 0; n < 100; n++) flood.socket.send('{"command":"pong"}')
  await expect.poll(() => flood.closed()).toBe(1008)
})

test('a consumer that does not read is dropped instead of filling memory', async () => {
  const { url, me, gateway } = await listening()
  const slow = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token, deltas: 'compact' })
  await expect.poll(() => slow.has('confirm_subscription')).toBe(true)
  slow.socket.pause()
  const text = 'x'.repeat(200_000)
  await expect
    .poll(
      () => {
        for (let n = 0; n < 20; n++) gateway.delta(me.user.id, { message_id: 1, conversation_id: 1, offset: 0, text })
        return gateway.connected()
      },
      { timeout: 10_000 },
    )
    .toBe(0)
})

describe('limits', () => {
  /** Speaks WebSocket as far as subscribing, and never answers a close frame. */
  const rude = (url: string, pubsub_token: string) => {
    const identifier = JSON.stringify({ channel: 'GlobalUser', pubsub_token })
    const socket = connect(url, identifier)
    // The library answers a close frame by itself; its writer is silenced after the subscription.
    socket.socket.on('message', () => {
      if (socket.has('confirm_subscription')) Object.assign(socket.socket, { close() {} })
    })
    return socket
  }

  test('a person has twenty sockets: the oldest goes at once, whether or not it answers', async () => {
    const { url, me, gateway } = await listening()
    const sockets = Array.from({ length: 60 }, () => rude(url, me.user.pubsub_token))
    await expect.poll(() => sockets.filter(({ closed }) => closed() !== null).length, { timeout: 10_000 }).toBe(40)
    expect(gateway.connected()).toBe(20)
  })

  test('the time to subscribe is counted from the opening, whatever is said meanwhile', async () => {
    const { url, gateway } = await listening({ subscribe_within_ms: 300 })
    const socket = new WebSocket(url, 'actioncable-v1-json', { headers: { origin: ORIGIN } })
    let closed = false
    socket.on('close', () => (closed = true)).on('error', () => {})
    const chatter = setInterval(() => socket.readyState === socket.OPEN && socket.send('{"command":"message"}'), 200)
    stops.push(() => clearInterval(chatter))
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(true)
    expect(gateway.connected()).toBe(0)
  })

  test('an address has so many sockets that are for nobody yet; those that subscribed do not count', async () => {
    const { url, me } = await listening({ max_anonymous: 3 })
    for (let n = 0; n < 5; n++) {
      const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
      await expect.poll(() => socket.has('confirm_subscription')).toBe(true)
    }
    const silentOnes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = new WebSocket(url, 'actioncable-v1-json', { headers: { origin: ORIGIN } })
        stops.push(() => socket.terminate())
        await new Promise((resolve) => socket.on('open', resolve))
        return socket
      }),
    )
    const refused = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
    await expect.poll(() => refused.closed()).not.toBe(null)
    expect(refused.frames).toEqual([])
    silentOnes[0]!.terminate()
    await expect
      .poll(async () => {
        const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
        await expect.poll(() => socket.has('confirm_subscription') || socket.closed() !== null).toBe(true)
        return socket.has('confirm_subscription')
      })
      .toBe(true)
  })
})

describe('when sessions end', () => {
  const subscribed = async (url: string, pubsub_token: string) => {
    const socket = connect(url, { channel: 'GlobalUser', pubsub_token })
    await expect.poll(() => socket.has('confirm_subscription')).toBe(true)
    return socket
  }

  test('sockets close, the old token opens none, and who is still signed in comes back with the new one', async () => {
    const { url, me, signIn } = await listening()
    const [other, stranger] = [await signIn(me.email), await signIn()]
    const [socket, foreign] = [await subscribed(url, me.user.pubsub_token), await subscribed(url, stranger.user.pubsub_token)]
    await other.call(endSession)
    await expect.poll(() => socket.closed()).toBe(SESSIONS_CHANGED)
    const again = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
    await expect.poll(() => again.has('reject_subscription')).toBe(true)
    await subscribed(url, (await me.call(getMe)).pubsub_token)
    expect(foreign.closed()).toBe(null)
  })

  test('a page that has signed in anew keeps none open whose token is outdated', async () => {
    const { url, me, ctx, gateway } = await listening()
    const before = await subscribed(url, me.user.pubsub_token)
    const [fresh] = await ctx.db.query<{ pubsub_token: string }>(
      "update users set pubsub_token = pubsub_token || 'x' where id = $1 returning pubsub_token",
      [me.user.id],
    )
    await subscribed(url, fresh!.pubsub_token)
    await gateway.endOutdated()
    await expect.poll(() => before.closed()).toBe(SESSIONS_CHANGED)
  })

  test('a ban leaves nothing open', async () => {
    const { url, me, ctx } = await listening()
    const socket = await subscribed(url, me.user.pubsub_token)
    await banUser(ctx, me.user.id)
    await expect.poll(() => socket.closed()).toBe(SESSIONS_CHANGED)
    await expect(me.call(getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('a subscription that is under way meanwhile is not confirmed', async () => {
    const { url, me, ctx, gateway } = await listening()
    const query = ctx.db.query
    let asked = 0
    ctx.db.query = async (text, params) => {
      const rows = await query(text, params)
      // The answer is old already when it arrives.
      if (text.includes('where pubsub_token = $1') && ++asked === 1) {
        await me.call(revokeOtherSessions)
        await expect.poll(() => query('select 1 from users where pubsub_token = $1', [me.user.pubsub_token])).toEqual([])
        gateway.endUser(me.user.id)
      }
      return rows as never
    }
    stops.push(() => void (ctx.db.query = query))
    const socket = connect(url, { channel: 'GlobalUser', pubsub_token: me.user.pubsub_token })
    await expect.poll(() => socket.has('reject_subscription')).toBe(true)
    expect(socket.has('confirm_subscription')).toBe(false)
  })

  test('a word about it that was lost is made good when the listener is back', async () => {
    const { url, me, ctx, gateway, signIn } = await listening()
    const other = await signIn()
    const [socket, foreign] = [await subscribed(url, me.user.pubsub_token), await subscribed(url, other.user.pubsub_token)]
    await ctx.db.query("update users set pubsub_token = pubsub_token || 'x' where id = $1", [me.user.id])
    await gateway.endOutdated()
    await expect.poll(() => socket.closed()).toBe(SESSIONS_CHANGED)
    expect(foreign.closed()).toBe(null)
  })
})

test('a stop closes many sockets one after the other, and serves the last ones meanwhile', async () => {
  const { url, gateway } = await listening()
  const sockets = Array.from({ length: 45 }, () => connect(url, {}))
  await expect.poll(() => sockets.every(({ has }) => has('welcome'))).toBe(true)
  const closing = gateway.close()
  await expect.poll(() => sockets.some(({ closed }) => closed() !== null), { interval: 5 }).toBe(true)
  const left = sockets.filter(({ closed }) => closed() === null).at(-1)
  expect(left).toBeDefined()
  const answered = new Promise<void>((resolve) => left!.socket.once('pong', () => resolve()))
  left!.socket.ping()
  await answered
  await closing
  await expect.poll(() => sockets.map(({ closed }) => closed())).toEqual(sockets.map(() => 1001))
})
