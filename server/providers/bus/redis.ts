import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import type { ProcessBus } from './port'

/** Milliseconds between two tries to connect. */
const RETRY_MS = 500
/** A connection from which nothing has come for so many milliseconds is given up; it is asked three times meanwhile whether it lives. */
const SILENCE_MS = 6000
/** Milliseconds that an end waits for what was just said. */
const LAST_WORDS_MS = 1000

/** The bucket of `takeToken` (server/domain/rate-limit.ts), with the clock of the bus; answers the seconds to wait. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local most, seconds = tonumber(ARGV[1]), tonumber(ARGV[2])
local per_ms = most / (seconds * 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = math.min(most, (tonumber(bucket[1]) or most) + (now - (tonumber(bucket[2]) or now)) * per_ms)
local wait = 0
if tokens < 1 then wait = math.ceil((1 - tokens) / per_ms / 1000) else tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], seconds * 1000)
return wait`

type Options = {
  /** redis:// or rediss://, with a password where there is one. */
  url: string
  /** Known to the processes of one installation alone: two installations may share a server. */
  secret: string
  /** Told once when the bus goes away, and once when it is back. */
  say(what: 'away' | 'back'): void
  /** Milliseconds after which a limit is counted without the bus; a request waits no longer. */
  take_ms?: number
  silence_ms?: number
}

/** Redis or Valkey. Connects by itself, now or when it is there: a bus that is away stops neither a start nor a reply. */
export function createRedisBus({ url, secret, say, take_ms = 100, silence_ms = SILENCE_MS }: Options): ProcessBus {
  const prefix = `krush:${createHash('sha256').update(`bus ${secret}`).digest('base64url').slice(0, 16)}:`
  const heard = new Map<string, Set<(payload: string | null) => void>>()
  const socket = { connectTimeout: 5000, socketTimeout: silence_ms, reconnectStrategy: () => RETRY_MS }
  const settings = { url, disableOfflineQueue: true, pingInterval: silence_ms / 3, socket }
  const sender = createClient(settings)
  const listener = createClient(settings)
  let away = false
  let lost = false

  sender.on('error', () => {
    if (!away) say('away')
    away = true
  })
  sender.on('ready', () => {
    if (away) say('back')
    away = false
  })
  const receive = (message: string, name: string) => {
    for (const call of heard.get(name.slice(prefix.length)) ?? []) call(message)
  }
  listener.on('error', () => (lost = true))
  // The client has subscribed again by now, if it had before; those that were asked for while it was away are missing.
  listener.on('ready', () => {
    void Promise.all([...heard.keys()].map((channel) => listener.subscribe(prefix + channel, receive)))
      .then(() => {
        if (lost) for (const calls of heard.values()) for (const call of calls) call(null)
        lost = false
      })
      .catch(() => {})
  })
  /** A command of the operator says its one thing before it is connected. */
  const connected = sender.connect()
  const sending = new Set<Promise<unknown>>()
  for (const opening of [connected, listener.connect()]) opening.catch(() => {})

  return {
    notify(channel, payload) {
      if (away) return
      const sent = connected.then(() => sender.publish(prefix + channel, payload)).catch(() => {})
      sending.add(sent)
      void sent.then(() => sending.delete(sent))
    },
    async listen(channel, call) {
      const calls = heard.get(channel) ?? new Set()
      heard.set(channel, calls.add(call))
      if (calls.size === 1 && listener.isReady) await listener.subscribe(prefix + channel, receive).catch(() => {})
      return async () => void calls.delete(call)
    },
    async take(key, { most, seconds }) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), take_ms)))
      const taken = sender
        .eval(TAKE, { keys: [`${prefix}rate:${key}`], arguments: [String(most), String(seconds)] })
        .then(Number, () => null)
      return Promise.race([taken, late]).finally(() => clearTimeout(timer))
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      await Promise.race([Promise.all(sending), new Promise((resolve) => (timer = setTimeout(resolve, LAST_WORDS_MS)))])
      clearTimeout(timer)
      sender.destroy()
      listener.destroy()
    },
  }
}
