import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS, SEEN, SESSIONS_CHANGED } from '@/contracts/events'
import { delayBefore, RealtimeSocket, SILENCE_MS, type SocketLike, type SocketState } from '@/lib/realtime/socket'
import { message } from './fixtures'

class FakeSocket implements SocketLike {
  sent: { command: string; identifier?: string; data?: string }[] = []
  closed = false
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  onerror: SocketLike['onerror'] = null
  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as { command: string })
  }
  close() {
    this.closed = true
  }
  says(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent)
  }
  dies(code = 1006) {
    this.onclose?.({ code } as CloseEvent)
  }
  get asked() {
    const { identifier = '{}' } = this.sent.find(({ command }) => command === 'subscribe') ?? {}
    return JSON.parse(identifier) as { channel?: string; pubsub_token?: string; after?: number; deltas?: string }
  }
}

let sockets: FakeSocket[]
let states: SocketState[]
const events: number[] = []
const deltas: unknown[] = []
const places: unknown[] = []
let resyncs = 0
let refusals = 0
let socket: RealtimeSocket
let seen = false
let read_at: number | null = null

const current = () => sockets.at(-1) as FakeSocket
const event = (seq: number) => ({ identifier: 'x', message: { event: 'message.created', data: message(seq), seq } })
const resync = (seq: number) => ({ identifier: 'x', message: { event: 'resync', data: { seq } } })
function goLive() {
  current().says({ type: 'welcome' })
  current().says({ type: 'confirm_subscription', identifier: 'x' })
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  events.length = 0
  deltas.length = 0
  places.length = 0
  resyncs = 0
  refusals = 0
  seen = false
  read_at = null
  socket = new RealtimeSocket({
    url: 'ws://host/realtime',
    pubsub_token: 'token',
    newWebSocket: (url, protocol) => {
      sockets.push(new FakeSocket(url, protocol))
      return current()
    },
    onState: (state) => states.push(state),
    onEvent: ({ seq }) => events.push(seq),
    onDelta: (...delta) => deltas.push(delta),
    onPlace: (...place) => places.push(place),
    onResync: () => (resyncs += 1),
    onRefused: () => (refusals += 1),
    readAt: () => read_at,
    isSeen: () => seen,
    random: () => 0,
  })
  socket.open()
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

/** Keeps the connection alive while time passes. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 3_000) {
    vi.advanceTimersByTime(Math.min(3_000, left))
    current().says({ type: 'ping', message: 1 })
  }
}

describe('subscription', () => {
  it('speaks Action Cable and asks for short deltas', () => {
    expect(current().protocol).toBe('actioncable-v1-json')
    expect(states).toEqual(['connecting'])
    goLive()
    expect(current().asked).toEqual({ channel: 'GlobalUser', pubsub_token: 'token', deltas: 'compact' })
    expect(states.at(-1)).toBe('live')
  })
  it('adopts the first number without fetching anything again', () => {
    goLive()
    current().says(resync(41))
    current().says(event(41))
    current().says(event(42))
    expect(resyncs).toBe(0)
    expect(events).toEqual([42])
  })
  it('hands over pieces of replies', () => {
    goLive()
    current().says({ d: [5, 10, 'hello'] })
    current().says({ d: ['no'] })
    expect(deltas).toEqual([[5, 10, 'hello']])
  })
  it('hands over where a reply is in line', () => {
    goLive()
    current().says({ p: [5, 3] })
    current().says({ p: [5, null] })
    current().says({ p: [5, 'no'] })
    expect(places).toEqual([
      [5, 3],
      [5, null],
    ])
  })
  it('ignores what it does not understand and counts it', () => {
    goLive()
    current().says(resync(0))
    current().onmessage?.({ data: 'not json' } as MessageEvent)
    current().says({ identifier: 'x', message: { event: 'photo.updated', data: {}, seq: 1 } })
    current().says({ identifier: 'x', message: { event: 'message.created', data: { id: 'bad' }, seq: 2 } })
    current().says(event(3))
    expect(events).toEqual([3])
  })
})

describe('a token that is no longer taken', () => {
  it('is told when the server rejects it, and tried again ever more slowly', () => {
    current().says({ type: 'welcome' })
    current().says({ type: 'reject_subscription', identifier: 'x' })
    expect([refusals, states.at(-1)]).toEqual([1, 'waiting'])
    vi.advanceTimersByTime(1_000)
    current().says({ type: 'reject_subscription', identifier: 'x' })
    expect(refusals).toBe(2)
    vi.advanceTimersByTime(1_999)
    expect(sockets).toHaveLength(2)
  })
  it('is told when the server ends the socket because sessions ended', () => {
    goLive()
    current().dies(SESSIONS_CHANGED)
    expect([refusals, states.at(-1)]).toEqual([1, 'waiting'])
    current().dies(SESSIONS_CHANGED)
    expect(refusals).toBe(1)
  })
  it('is not blamed for a broken line', () => {
    goLive()
    current().dies()
    expect(refusals).toBe(0)
  })
})

describe('resume', () => {
  it('comes back with the last number it has', () => {
    goLive()
    current().says(resync(7))
    current().says(event(8))
    current().dies()
    vi.advanceTimersByTime(1_000)
    goLive()
    expect(current().asked.after).toBe(8)
    current().says(event(8))
    current().says(event(9))
    expect(events).toEqual([8, 9])
    expect(resyncs).toBe(0)
  })
  it('fetches again, once, when the server no longer has what was missed', () => {
    goLive()
    current().says(resync(7))
    current().dies()
    vi.advanceTimersByTime(1_000)
    goLive()
    current().says(resync(900))
    current().says(event(901))
    expect(resyncs).toBe(1)
    expect(events).toEqual([901])
  })
  it('begins where the page was read, and hears what came since', () => {
    read_at = 4
    goLive()
    expect(current().asked.after).toBe(4)
    current().says(event(5))
    current().dies()
    vi.advanceTimersByTime(1_000)
    read_at = 2
    goLive()
    expect(current().asked.after).toBe(5)
    expect([events, resyncs]).toEqual([[5], 0])
  })
  it('fetches again where the server no longer has what came since the page was read', () => {
    read_at = 4
    goLive()
    current().says(resync(900))
    expect(resyncs).toBe(1)
  })
  it('reconnects at once over a gap and asks from before it', () => {
    goLive()
    current().says(resync(1))
    current().says(event(4))
    expect(sockets).toHaveLength(2)
    goLive()
    expect(current().asked.after).toBe(1)
    expect(events).toEqual([])
  })
})

describe('heartbeat and silence', () => {
  it('sends a pong every 20 seconds', () => {
    goLive()
    const pongs = () => current().sent.filter(({ command }) => command === 'pong').length
    pass(19_999)
    expect(pongs()).toBe(0)
    pass(20_002)
    expect(pongs()).toBe(2)
  })
  it('says whether somebody looks: when it subscribes, when that changes, and with each pong', () => {
    seen = true
    goLive()
    const said = () => current().sent.flatMap(({ command, data }) => (command === 'pong' ? [data] : []))
    expect(said()).toEqual([SEEN])
    seen = false
    socket.sendSeen()
    pass(HEARTBEAT_MS)
    expect(said()).toEqual([SEEN, '', ''])
  })
  it('takes a silent server for a lost one', () => {
    goLive()
    vi.advanceTimersByTime(SILENCE_MS - 1)
    expect(states.at(-1)).toBe('live')
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toBe('waiting')
    expect(sockets[0]?.closed).toBe(true)
  })
})

describe('back-off', () => {
  it('doubles from one second to thirty', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((n) => delayBefore(n, () => 0))).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(delayBefore(1, () => 1)).toBe(1_200)
    expect(delayBefore(9, () => 1)).toBe(30_000)
  })
  it('gives up after twenty attempts', () => {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      current().dies()
      vi.advanceTimersByTime(delayBefore(attempt, () => 0))
      expect(sockets).toHaveLength(attempt + 1)
    }
    expect(states.at(-1)).toBe('waiting')
    current().dies()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(600_000)
    expect(states.at(-1)).toBe('lost')
  })
  it('starts counting again after a success', () => {
    current().dies()
    vi.advanceTimersByTime(1_000)
    current().dies()
    vi.advanceTimersByTime(2_000)
    goLive()
    current().dies()
    const count = sockets.length
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(count + 1)
  })
  it('tries at once when the network or the tab is back, and leaves a living connection alone', () => {
    current().dies()
    socket.wake()
    expect(sockets).toHaveLength(2)
    goLive()
    socket.wake()
    expect(sockets).toHaveLength(2)
  })
  it('does nothing more once closed', () => {
    goLive()
    socket.close()
    current().dies()
    vi.advanceTimersByTime(60_000)
    socket.wake()
    expect(sockets).toHaveLength(1)
    expect(states.at(-1)).toBe('idle')
  })
})
