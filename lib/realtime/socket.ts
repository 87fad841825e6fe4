import {
  CHANNEL,
  CompactDelta,
  PlaceInLine,
  eventData,
  HEARTBEAT_MS,
  RESYNC,
  SEEN,
  SESSIONS_CHANGED,
  type ServerEvent,
} from '@/contracts/events'

/** At most 20 attempts, the delay doubling from 1 s, capped at 30 s. */
export const MAX_ATTEMPTS = 20
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** The server pings every 3 s; any frame is a sign of life. */
export const SILENCE_MS = 10_000
const SUBPROTOCOL = 'actioncable-v1-json'

/** The part of WebSocket that is used, so that tests need no network. */
export type SocketLike = {
  send: (text: string) => void
  close: () => void
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onerror: ((event: Event) => void) | null
}
export type NewWebSocket = (url: string, protocol: string) => SocketLike

/** idle: not started or closed. connecting: the first time. live: subscribed. waiting: between attempts. lost: gave up. */
export type SocketState = 'idle' | 'connecting' | 'live' | 'waiting' | 'lost'

export type SocketOptions = {
  /** `wss://host/realtime`. */
  url: string
  pubsub_token: string
  newWebSocket: NewWebSocket
  onState: (state: SocketState) => void
  onEvent: (event: ServerEvent) => void
  onDelta: (message_id: number, offset: number, text: string) => void
  /** How many replies are written before this one; null once it is its turn. */
  onPlace: (message_id: number, ahead: number | null) => void
  /** Events were missed that the server no longer has: what is on screen must be fetched again. */
  onResync: () => void
  /** The pubsub_token is no longer taken: the session is over, or there is a new token. */
  onRefused: () => void
  /** The number of the last event that what is on screen has in it, for the first subscription; null where it is not known. */
  readAt?: () => number | null
  /** Whether somebody is looking: notifications elsewhere are not needed then. */
  isSeen?: () => boolean
  /** 0 to 1, for the jitter of the delays. */
  random?: () => number
}

type Frame = { type?: string; identifier?: string; message?: unknown; reconnect?: boolean }
type Timer = ReturnType<typeof setTimeout>

function parsed(text: unknown): Frame | null {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as Frame) : null
  } catch {
    return null
  }
}

/** Milliseconds before attempt `n` (from 1), with up to a fifth of jitter within the cap. */
export const delayBefore = (n: number, random: () => number) => Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (n - 1) * (1 + random() / 5))

/** The one connection of a signed-in person: Action Cable's protocol with resume by sequence number. */
export class RealtimeSocket {
  private state: SocketState = 'idle'
  private socket: SocketLike | null = null
  private attempts = 0
  private last: number | null = null
  /** True from a subscription with `after` until its first frame has said whether it could be resumed. */
  private resumed = false
  private lastFrameAt = 0
  private heartbeat: Timer | undefined
  private silence: Timer | undefined
  private retry: Timer | undefined

  constructor(private readonly options: SocketOptions) {}

  open() {
    if (this.state !== 'idle') return
    this.setState('connecting')
    this.connect()
  }

  close() {
    this.drop()
    clearTimeout(this.retry)
    this.setState('idle')
  }

  /** The network or the tab is back: try at once, also after having given up. */
  wake() {
    if (this.state === 'idle') return
    const alive = this.socket !== null && Date.now() - this.lastFrameAt < SILENCE_MS
    if (alive) return
    this.attempts = 0
    this.reconnect()
  }

  /**
   * The server answers again: tries at once. Attempts go on being counted, so that a server that refuses each of them is given up; after
   * having given up they begin anew.
   */
  tryNow() {
    if (this.state === 'lost') this.attempts = 0
    if (this.state === 'waiting' || this.state === 'lost') this.reconnect()
  }

  /** The heartbeat, and at once when the page comes or goes. */
  sendSeen() {
    if (this.state === 'live') this.socket?.send(JSON.stringify({ command: 'pong', data: this.options.isSeen?.() ? SEEN : '' }))
  }

  private setState(state: SocketState) {
    if (state === this.state) return
    this.state = state
    this.options.onState(state)
  }

  private identifier() {
    const after = this.last === null ? {} : { after: this.last }
    return JSON.stringify({
      channel: CHANNEL,
      pubsub_token: this.options.pubsub_token,
      ...after,
      deltas: 'compact',
    })
  }

  private connect() {
    this.lastFrameAt = Date.now()
    this.watchSilence()
    const socket = this.options.newWebSocket(this.options.url, SUBPROTOCOL)
    this.socket = socket
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(parsed(data))
    }
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      if (code === SESSIONS_CHANGED) this.refused()
      else this.failed()
    }
    // A failing socket always closes too; that is where it is handled.
    socket.onerror = () => undefined
  }

  private drop() {
    clearInterval(this.heartbeat)
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private failed() {
    this.drop()
    if (this.attempts >= MAX_ATTEMPTS) return this.setState('lost')
    this.attempts += 1
    this.setState('waiting')
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), delayBefore(this.attempts, this.options.random ?? Math.random))
  }

  /** Keeps trying, in case it was a mistake, until the listener closes it. */
  private refused() {
    this.failed()
    this.options.onRefused()
  }

  private reconnect() {
    this.drop()
    clearTimeout(this.retry)
    this.setState('waiting')
    this.connect()
  }

  private watchSilence() {
    clearTimeout(this.silence)
    const left = this.lastFrameAt + SILENCE_MS - Date.now()
    this.silence = setTimeout(() => (Date.now() - this.lastFrameAt < SILENCE_MS ? this.watchSilence() : this.failed()), left)
  }

  private receive(frame: Frame | null) {
    this.lastFrameAt = Date.now()
    if (!frame) return
    if (frame.type === 'welcome') return this.subscribe()
    if (frame.type === 'confirm_subscription') return this.confirmed()
    if (frame.type === 'reject_subscription') return this.refused()
    if (frame.type === 'disconnect') return frame.reconnect === false ? this.giveUp() : this.failed()
    // The short form has no envelope: it would be longer than the text.
    if ('d' in frame) return this.delta(frame)
    if ('p' in frame) return this.place(frame)
    if (frame.message && typeof frame.message === 'object') this.deliver(frame.message)
  }

  private giveUp() {
    this.drop()
    this.setState('lost')
  }

  private subscribe() {
    this.last ??= this.options.readAt?.() ?? null
    this.resumed = this.last !== null
    this.socket?.send(JSON.stringify({ command: 'subscribe', identifier: this.identifier() }))
  }

  private confirmed() {
    this.attempts = 0
    clearInterval(this.heartbeat)
    this.heartbeat = setInterval(() => this.sendSeen(), HEARTBEAT_MS)
    this.setState('live')
    if (this.options.isSeen?.()) this.sendSeen()
  }

  private deliver(message: object) {
    const { event, data, seq } = message as { event?: string; data?: unknown; seq?: unknown }
    if (event === RESYNC) return this.resync(data)
    if (typeof event !== 'string' || typeof seq !== 'number') return
    if (this.last !== null && seq <= this.last) return
    if (this.last !== null && seq > this.last + 1) return this.gap()
    this.last = seq
    const schema = Object.hasOwn(eventData, event) ? eventData[event as keyof typeof eventData] : null
    const result = schema?.safeParse(data)
    if (result?.success) this.options.onEvent({ event, data: result.data, seq } as ServerEvent)
  }

  /** Something was lost on the way. The first time at once; a server that keeps skipping is asked ever more slowly. */
  private gap() {
    if (this.attempts > 0) return this.failed()
    this.attempts = 1
    this.reconnect()
  }

  private delta(message: object) {
    const result = CompactDelta.safeParse(message)
    if (result.success) this.options.onDelta(...result.data.d)
  }

  private place(message: object) {
    const result = PlaceInLine.safeParse(message)
    if (result.success) this.options.onPlace(...result.data.p)
  }

  private resync(data: unknown) {
    const seq = (data as { seq?: unknown } | undefined)?.seq
    if (typeof seq !== 'number') return
    this.last = seq
    if (this.resumed) this.options.onResync()
    this.resumed = false
  }
}
