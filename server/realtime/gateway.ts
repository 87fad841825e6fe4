import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod/mini'
import { isShell } from '@/contracts/shell'
import { CHANNEL, HEARTBEAT_MS, RESYNC, SEEN, SESSIONS_CHANGED, type MessageDelta, type ServerEvent } from '@/contracts/events'
import type { Context } from '@/server/domain/context'
import { lastSeq, readEvents, readHeads } from '@/server/domain/events/read-events'
import { isClosedAt } from '@/server/domain/places/get-place'
import { coverEvent } from '@/server/domain/photos/cover-adult'
import { repliesOf } from '@/server/domain/messages/running-replies'
import { takeToken, type Bucket } from '@/server/domain/rate-limit'
import { currentPubsubTokens, userOfPubsubToken } from '@/server/domain/sessions/sessions'

/** Action Cable's subprotocol; its beat is 3 s and the unmodified client calls a connection stale after two missed ones. */
const PROTOCOL = 'actioncable-v1-json'
const PING_MS = 3000
/** The beat goes round in this many steps. */
const SLICES = 30
/** WebSocket pings, which every client answers by itself: the unmodified Action Cable client sends no heartbeat. */
const PROBE_MS = 30_000
/** A client that answers nothing for this long is gone. */
const SILENCE_MS = 90_000
/** How long a page counts as looked at after it said so; its heartbeat repeats it. */
const SEEN_MS = 2 * HEARTBEAT_MS + 5000
const MAX_FRAME_BYTES = 4096
/** Commands a client may send. */
const COMMANDS = { most: 60, seconds: 60, burst: 30 }
/** A consumer that lets this much pile up is dropped; it resumes without loss. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** A stop closes its sockets over three seconds, so that whoever takes them is not asked by all at once; so few go together. */
const CLOSED_AT_ONCE = 20
const CLOSING_STEPS = 30
const CLOSING_STEP_MS = 100
const SUBSCRIBE_WITHIN_MS = 15_000
const MAX_SOCKETS_PER_USER = 20
/** Most sockets of one client address that have not subscribed yet; an honest one subscribes within a moment. */
const MAX_ANONYMOUS_PER_CLIENT = 50
/** Live sockets wait here while their resume is being read. */
const MAX_WAITING = 1000

const Command = z.object({
  command: z.string(),
  identifier: z.optional(z.string()),
  data: z.optional(z.string()),
})
const Identifier = z.object({
  channel: z.literal(CHANNEL),
  pubsub_token: z.string().check(z.minLength(16), z.maxLength(100)),
  after: z.optional(z.int().check(z.gte(0))),
  deltas: z.optional(z.literal('compact')),
})

/** Kept small: ten thousand of these are open at once. */
type Socket = Bucket & {
  ws: WebSocket
  duplex: Duplex
  corked: boolean
  user_id: number
  /** What it subscribed with, or asked to; null before. */
  identifier: string | null
  /** How every message to it begins, the subscription's identifier included. */
  envelope: string
  compact: boolean
  /** In a native shell, which is safe for work, or in a place that closes adult themes to this person. */
  shell: boolean
  place: string | null
  seq: number
  /** Events that arrive while a resume is being read. */
  waiting: ServerEvent[] | null
  heard_at: number
  /** When its page last said that it is looked at. */
  seen_at: number
  opened_at: number
  /** The client's address, until it has subscribed. */
  anonymous: string | null
  catching_up: boolean
  /** Which slice of the heartbeat it belongs to. */
  slice: number
}

export type Gateway = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  events(user_id: number, events: ServerEvent[]): void
  delta(user_id: number, delta: MessageDelta): void
  place(user_id: number, message_id: number, ahead: number | null): void
  hasUser(user_id: number): boolean
  /** Whether one of the person's pages here is before their eyes. */
  isSeen(user_id: number): boolean
  /** Another process stored events up to `seq`: sockets that are behind read what they lack. */
  catchUp(user_id: number, seq: number): Promise<void>
  /** The same for every socket, after a wake-up may have been lost. */
  catchUpAll(): Promise<void>
  /** Sessions of the person ended: every socket closes, and only a current pubsub_token opens one again. */
  endUser(user_id: number): void
  /** The same for sockets of outdated tokens, after a word about that may have been lost. */
  endOutdated(): Promise<void>
  connected(): number
  close(): Promise<void>
}

const seconds = () => Math.floor(Date.now() / 1000)

type Options = {
  /** May open sockets; a request without Origin (native shells, tests) may too, it carries no cookies of ours. */
  origins: string[]
  /** The address that a socket comes from. */
  clientOf?(request: IncomingMessage): string
  /** Where a socket comes from; without it every place is unknown. */
  placeOf?(request: IncomingMessage): string | null
  max_anonymous?: number
  subscribe_within_ms?: number
}

export function createGateway(ctx: Context, options: Options): Gateway {
  const {
    clientOf = (request: IncomingMessage) => request.socket.remoteAddress ?? 'unknown',
    max_anonymous = MAX_ANONYMOUS_PER_CLIENT,
    subscribe_within_ms = SUBSCRIBE_WITHIN_MS,
  } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  const byUser = new Map<number, Set<Socket>>()
  /** How many sockets of an address have not subscribed, also those that are closing. */
  const anonymous = new Map<string, number>()
  const slices = Array.from({ length: SLICES }, () => new Set<Socket>())
  let accepted = 0
  let endings = 0
  const everyone = () => slices.flatMap((slice) => [...slice])

  // Frames that are sent before `flush` comes round leave in one write.
  const send = (socket: Socket, frame: string, flush: (write: () => void) => void = process.nextTick) => {
    if (socket.ws.readyState !== socket.ws.OPEN) return
    if (socket.ws.bufferedAmount > MAX_BUFFERED_BYTES) {
      ctx.log.warn({ user_id: socket.user_id }, 'slow consumer dropped')
      socket.ws.terminate()
      return
    }
    if (!socket.corked) {
      socket.corked = true
      socket.duplex.cork()
      flush(() => {
        socket.corked = false
        socket.duplex.uncork()
      })
    }
    socket.ws.send(frame)
  }
  // After a commit, the call to the model and the answer of the request go first.
  const message = (socket: Socket, payload: string) => send(socket, `${socket.envelope}${payload}}`, setImmediate)

  const tell = (socket: Socket, event: ServerEvent) => message(socket, JSON.stringify(socket.shell ? coverEvent(event) : event))

  const deliver = (socket: Socket, events: ServerEvent[]) => {
    for (const event of events) {
      if (event.seq <= socket.seq) continue
      if (event.seq > socket.seq + 1) return void catchUpSocket(socket)
      socket.seq = event.seq
      tell(socket, event)
    }
  }

  /** Reads what the socket lacks; what arrives meanwhile waits, so that order holds. */
  const catchUpSocket = async (socket: Socket): Promise<void> => {
    if (socket.catching_up) return
    socket.catching_up = true
    socket.waiting ??= []
    try {
      const missed = await readEvents(ctx, socket.user_id, socket.seq)
      if (missed === null) {
        socket.seq = await lastSeq(ctx, socket.user_id)
        message(socket, JSON.stringify({ event: RESYNC, data: { seq: socket.seq } }))
      } else {
        for (const event of missed) {
          if (event.seq !== socket.seq + 1) continue
          socket.seq = event.seq
          tell(socket, event)
        }
      }
    } catch (error) {
      ctx.log.warn({ user_id: socket.user_id, err: error }, 'catching up failed')
      socket.ws.close(1011, 'try again')
    } finally {
      socket.catching_up = false
      const waiting = socket.waiting ?? []
      socket.waiting = null
      deliver(socket, waiting)
    }
  }

  /** A tab that opens in the middle of a reply gets its text so far. */
  const replay = (socket: Socket) => {
    for (const reply of repliesOf(ctx.running, socket.user_id)) {
      sendDelta(socket, { message_id: reply.message_id, conversation_id: reply.conversation_id, offset: 0, text: reply.text })
      if (reply.ahead !== null) sendPlace(socket, reply.message_id, reply.ahead)
    }
  }
  /** Clients that know no such frame go without. */
  const sendPlace = (socket: Socket, message_id: number, ahead: number | null) =>
    socket.compact && send(socket, JSON.stringify({ p: [message_id, ahead] }))
  const sendDelta = (socket: Socket, delta: MessageDelta) =>
    socket.compact
      ? send(socket, JSON.stringify({ d: [delta.message_id, delta.offset, delta.text] }))
      : send(socket, `${socket.envelope}${JSON.stringify({ event: 'message.delta', data: delta })}}`)

  const userOf = async (pubsub_token: string, socket: Socket): Promise<number | null> => {
    const before = endings
    const user_id = await userOfPubsubToken(ctx, pubsub_token)
    socket.shell ||= user_id !== null && (await isClosedAt(ctx, user_id, socket.place))
    // Whatever ended while the answer was under way may have been this one.
    return before === endings ? user_id : userOf(pubsub_token, socket)
  }

  const subscribe = async (socket: Socket, raw: string): Promise<void> => {
    const confirm = () => send(socket, JSON.stringify({ identifier: raw, type: 'confirm_subscription' }))
    const reject = () => send(socket, JSON.stringify({ identifier: raw, type: 'reject_subscription' }))
    // The unmodified client asks again every 500 ms until it is answered, and gives up for ever at a refusal.
    if (socket.identifier === raw) return void (socket.user_id !== 0 && confirm())
    if (socket.identifier !== null) return reject()
    socket.identifier = raw
    const parsed = Identifier.safeParse(safeJson(raw))
    const user_id = parsed.success ? await userOf(parsed.data.pubsub_token, socket) : null
    if (!parsed.success || user_id === null) {
      socket.identifier = null
      return reject()
    }
    // Its close has been forgotten already, and nothing would forget it again.
    if (socket.ws.readyState !== socket.ws.OPEN) return
    const sockets = byUser.get(user_id) ?? new Set<Socket>()
    const [oldest] = sockets
    if (oldest && sockets.size >= MAX_SOCKETS_PER_USER) evict(oldest)
    nameOne(socket)
    socket.user_id = user_id
    socket.envelope = `{"identifier":${JSON.stringify(raw)},"message":`
    socket.compact = parsed.data.deltas === 'compact'
    socket.waiting = []
    byUser.set(user_id, sockets.add(socket))
    confirm()
    if (parsed.data.after === undefined) {
      socket.seq = await lastSeq(ctx, user_id)
      message(socket, JSON.stringify({ event: RESYNC, data: { seq: socket.seq } }))
      const waiting = socket.waiting ?? []
      socket.waiting = null
      deliver(socket, waiting)
    } else {
      socket.seq = parsed.data.after
      await catchUpSocket(socket)
    }
    replay(socket)
  }

  const receive = (socket: Socket, data: unknown) => {
    const now = Date.now()
    socket.heard_at = now
    if (takeToken(socket, COMMANDS, now) > 0) return socket.ws.close(1008, 'too many commands')
    const parsed = Command.safeParse(safeJson(String(data)))
    if (!parsed.success) return socket.ws.close(1007, 'not a command')
    const { command, identifier } = parsed.data
    if (command === 'subscribe' && identifier !== undefined) {
      subscribe(socket, identifier).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'subscription failed')
        socket.ws.close(1011, 'try again')
      })
    } else if (command === 'unsubscribe') socket.ws.close(1000)
    else if (command === 'pong' && parsed.data.data !== undefined) socket.seen_at = parsed.data.data === SEEN ? now : 0
    // 'pong' is the specification's heartbeat; 'message' has no use on this channel. The socket only tells.
  }

  const nameOne = (socket: Socket) => {
    if (socket.anonymous === null) return
    const left = (anonymous.get(socket.anonymous) ?? 1) - 1
    if (left > 0) anonymous.set(socket.anonymous, left)
    else anonymous.delete(socket.anonymous)
    socket.anonymous = null
  }

  /** Says goodbye and does not wait for the answer, which a hostile client never sends. */
  const evict = (socket: Socket) => {
    forget(socket)
    socket.ws.close(1008, 'too many connections')
    setImmediate(() => socket.ws.terminate())
  }

  const forget = (socket: Socket) => {
    nameOne(socket)
    slices[socket.slice]?.delete(socket)
    const sockets = byUser.get(socket.user_id)
    sockets?.delete(socket)
    if (sockets?.size === 0) byUser.delete(socket.user_id)
  }

  const accept = (ws: WebSocket, duplex: Duplex, client: string, { shell, place }: Pick<Socket, 'shell' | 'place'>) => {
    const socket: Socket = {
      ws,
      duplex,
      corked: false,
      user_id: 0,
      identifier: null,
      envelope: '',
      compact: false,
      shell,
      place,
      seq: 0,
      waiting: null,
      heard_at: Date.now(),
      seen_at: 0,
      opened_at: Date.now(),
      anonymous: client,
      refilled_at: Date.now(),
      tokens: COMMANDS.burst,
      catching_up: false,
      slice: accepted++ % SLICES,
    }
    slices[socket.slice]?.add(socket)
    anonymous.set(client, (anonymous.get(client) ?? 0) + 1)
    ws.on('message', (data) => receive(socket, data))
    ws.on('pong', () => void (socket.heard_at = Date.now()))
    ws.on('close', () => forget(socket))
    ws.on('error', () => ws.terminate())
    ws.send('{"type":"welcome"}')
  }

  // A thirtieth of the sockets at a time: ten thousand pings in one go would hold everything else up.
  let beats = 0
  const beat = setInterval(() => {
    beats += 1
    const now = Date.now()
    const ping = `{"type":"ping","message":${seconds()}}`
    const probe = Math.floor(beats / SLICES) % Math.round(PROBE_MS / PING_MS) === 0
    for (const socket of slices[beats % SLICES] ?? []) {
      const silent = now - socket.heard_at
      if (silent > SILENCE_MS || (socket.user_id === 0 && now - socket.opened_at > subscribe_within_ms)) socket.ws.terminate()
      else {
        send(socket, ping)
        if (probe) socket.ws.ping()
      }
    }
  }, PING_MS / SLICES)

  return {
    upgrade(request, duplex, head) {
      const { origin } = request.headers
      if (origin !== undefined && !options.origins.includes(origin)) {
        duplex.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
        return
      }
      const client = clientOf(request)
      if ((anonymous.get(client) ?? 0) >= max_anonymous) {
        duplex.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 15\r\nConnection: close\r\n\r\n')
        return
      }
      server.handleUpgrade(request, duplex, head, (ws) =>
        accept(ws, duplex, client, { shell: isShell(request.headers['user-agent']), place: options.placeOf?.(request) ?? null }),
      )
    },
    events(user_id, events) {
      for (const socket of byUser.get(user_id) ?? []) {
        if (socket.waiting === null) deliver(socket, events)
        else if (socket.waiting.length < MAX_WAITING) socket.waiting.push(...events)
      }
    },
    delta(user_id, delta) {
      for (const socket of byUser.get(user_id) ?? []) if (socket.waiting === null) sendDelta(socket, delta)
    },
    place(user_id, message_id, ahead) {
      for (const socket of byUser.get(user_id) ?? []) if (socket.waiting === null) sendPlace(socket, message_id, ahead)
    },
    hasUser: (user_id) => byUser.has(user_id),
    isSeen(user_id) {
      const since = Date.now() - SEEN_MS
      return [...(byUser.get(user_id) ?? [])].some((socket) => socket.seen_at > since)
    },
    async catchUp(user_id, seq) {
      const behind = [...(byUser.get(user_id) ?? [])].filter((socket) => socket.waiting === null && socket.seq < seq)
      await Promise.all(behind.map(catchUpSocket))
    },
    async catchUpAll() {
      // One look for all users of this process; only those that are behind read their events.
      const heads = await readHeads(ctx, [...byUser.keys()])
      for (const { user_id, seq } of heads) await this.catchUp(user_id, seq)
    },
    endUser(user_id) {
      endings += 1
      for (const socket of byUser.get(user_id) ?? []) socket.ws.close(SESSIONS_CHANGED, 'sign-in changed')
    },
    async endOutdated() {
      const valid = await currentPubsubTokens(ctx, [...byUser.keys()])
      for (const [user_id, sockets] of byUser) {
        const tokens = [...sockets].map(tokenOf)
        if (!tokens.every((token) => valid.has(token))) this.endUser(user_id)
      }
    },
    connected: () => slices.reduce((sum, slice) => sum + slice.size, 0),
    async close() {
      const all = everyone()
      const step = Math.max(CLOSED_AT_ONCE, Math.ceil(all.length / CLOSING_STEPS))
      for (let from = 0; from < all.length; from += step) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, CLOSING_STEP_MS))
        for (const socket of all.slice(from, from + step)) socket.ws.close(1001, 'restarting')
      }
      clearInterval(beat)
      await new Promise((resolve) => setTimeout(resolve, 50))
      for (const socket of everyone()) socket.ws.terminate()
      server.close()
    },
  }
}

/** The token a socket subscribed with, out of the identifier that it keeps anyway. */
function tokenOf({ envelope }: Pick<Socket, 'envelope'>): string {
  const { identifier } = JSON.parse(`${envelope}null}`) as { identifier: string }
  return (JSON.parse(identifier) as { pubsub_token: string }).pubsub_token
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
