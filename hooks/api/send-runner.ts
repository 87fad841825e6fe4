import type { QueryClient } from '@tanstack/react-query'
import { sendMessage } from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { call } from '@/lib/api/browser'
import { ApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { applyAnswer } from '@/lib/realtime/apply-event'
import { type MessagePages, runningReply } from '@/lib/realtime/message-pages'
import { type PendingSend, useChatStore } from '@/stores/chat-store'
import { openOfferFor } from '../error-outcomes'
import { frameQueueOf } from './frame-queue'

/** A running reply whose end we may have missed is asked about this often. */
const LOOK_AGAIN_MS = 5_000
const MAX_WAIT_MS = 30_000
/** The server is away for seconds or minutes: whoever waits with a text in hand is not kept longer than this once it is back. */
const MAX_AWAY_MS = 4_000
/** A send that is not answered by then is given up and sent again; the connection has gone silent, or its other end has. */
export const GIVE_UP_MS = 15_000
/** A send that takes longer says so. */
export const SLOW_MS = 2_000

type Deps = {
  send: (pending: PendingSend, signal: AbortSignal) => Promise<Message>
  /** Whether a reply is known to be written in the conversation. */
  isReplyRunning: (conversation_id: number) => boolean
  onSent: (message: Message) => void | Promise<void>
  /** Opens what a refusal offers instead, if anything. */
  onRefused: (code: ApiError['code']) => void
}

/** What an error means for the send: it waits (`hold`: at least this long), it failed, or the credits are gone. */
type Verdict = { wait: number; hold?: true } | { fail: { code: ApiError['code']; rule?: string } } | 'no-credits'

function classifyError(error: unknown, tries: number): Verdict {
  const backOff = Math.min(MAX_WAIT_MS, 2_000 * 2 ** tries)
  if (!(error instanceof ApiError)) return { fail: { code: 'INTERNAL' } }
  // A proxy answers for a server that is away, so nothing is known of the message.
  if (error.code === 'INTERNAL' && error.request_id === null && error.status >= 500) return { wait: Math.min(MAX_AWAY_MS, backOff) }
  switch (error.code) {
    case 'OFFLINE':
    case 'SHUTTING_DOWN':
    case 'DATABASE_AWAY':
      return { wait: Math.min(MAX_AWAY_MS, backOff) }
    case 'UNAUTHENTICATED':
      return { wait: backOff }
    case 'GENERATION_RUNNING':
      return { wait: LOOK_AGAIN_MS }
    case 'RATE_LIMITED':
      return { wait: (error.retry_after ?? 5) * 1000, hold: true }
    case 'NOT_ENOUGH_BALANCE':
      return 'no-credits'
    case 'CONTENT_BLOCKED': {
      const { rule } = error.details
      return { fail: { code: error.code, ...(typeof rule === 'string' ? { rule } : {}) } }
    }
    default:
      return { fail: { code: error.code } }
  }
}

/**
 * Sends what waits in the chat store: one at a time per conversation, in order, each with its own Idempotency-Key, so
 * that a repeated attempt can never be a second message. `pump` may be called at any time, any number of times.
 */
export function createSendRunner(deps: Deps) {
  const busy = new Set<number>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const tries = new Map<string, number>()
  const store = () => useChatStore.getState()
  const queueOf = (id: number) => store().pending.filter((send) => send.conversation_id === id && send.state !== 'failed')

  const later = (id: number, ms: number) => {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => pump(id, true), ms),
    )
  }
  const wait = (id: number, ms: number) => {
    for (const send of queueOf(id)) if (send.state !== 'waiting') store().patchPending(send.client_key, { state: 'waiting' })
    later(id, ms)
  }

  /** Throws OFFLINE where no answer comes in time; the same key is sent again. */
  async function sendInTime(next: PendingSend): Promise<Message> {
    const controller = new AbortController()
    const slow = setTimeout(() => store().patchPending(next.client_key, { slow: true }), SLOW_MS)
    let late: ReturnType<typeof setTimeout> | undefined
    const givenUp = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        reject(new ApiError('OFFLINE', 'No answer'))
        controller.abort()
      }, GIVE_UP_MS)
    })
    try {
      return await Promise.race([deps.send(next, controller.signal), givenUp])
    } finally {
      clearTimeout(slow)
      clearTimeout(late)
      if (store().pending.some(({ client_key, slow }) => client_key === next.client_key && slow))
        store().patchPending(next.client_key, { slow: undefined })
    }
  }

  async function attempt(next: PendingSend) {
    const { client_key, conversation_id: id } = next
    try {
      const message = await sendInTime(next)
      await deps.onSent(message)
      store().removePending(client_key)
      tries.delete(client_key)
      return true
    } catch (error) {
      const verdict = classifyError(error, tries.get(client_key) ?? 0)
      tries.set(client_key, (tries.get(client_key) ?? 0) + 1)
      if (verdict === 'no-credits') {
        store().restoreDraft(
          id,
          queueOf(id).map((send) => send.client_key),
        )
        deps.onRefused('NOT_ENOUGH_BALANCE')
      } else if ('fail' in verdict) {
        store().patchPending(client_key, { state: 'failed', error: verdict.fail })
        deps.onRefused(verdict.fail.code)
      } else {
        if (verdict.hold) store().patchPending(client_key, { not_before: Date.now() + verdict.wait })
        wait(id, verdict.wait)
        return false
      }
      return true
    }
  }

  /** `force` tries again although a reply seems to run, or a waiting time has not passed. */
  function pump(id: number, force = false) {
    const [next] = queueOf(id)
    if (!next || busy.has(id)) return
    if (!force && (next.not_before ?? 0) > Date.now()) return later(id, (next.not_before ?? 0) - Date.now())
    if (!force && deps.isReplyRunning(id)) return wait(id, LOOK_AGAIN_MS)
    clearTimeout(timers.get(id))
    busy.add(id)
    const sent = attempt(next)
    if (next.state !== 'sending') store().patchPending(next.client_key, { state: 'sending', not_before: undefined, error: undefined })
    void sent.then((goOn) => {
      busy.delete(id)
      if (goOn) pump(id)
    })
  }

  return {
    pump,
    /** The connection is back: nothing that may go needs to wait for its timer. */
    pumpAll: () => new Set(store().pending.map((send) => send.conversation_id)).forEach((id) => pump(id)),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}

export type SendRunner = ReturnType<typeof createSendRunner>

/** The stored message takes the pending one's place in one frame. */
const takeAnswer = (client: QueryClient, message: Message) =>
  new Promise<void>((resolve) => {
    frameQueueOf(client).add(() => {
      applyAnswer(client, message)
      if (message.client_key) useChatStore.getState().removePending(message.client_key)
      resolve()
    })
  })

const runners = new WeakMap<QueryClient, SendRunner>()

export function sendRunnerOf(client: QueryClient): SendRunner {
  const known = runners.get(client)
  if (known) return known
  const runner = createSendRunner({
    send: ({ conversation_id, content, client_key }, signal) =>
      call(
        sendMessage,
        { params: { id: String(conversation_id) }, body: { content, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
        { idempotency_key: client_key, signal },
      ),
    isReplyRunning: (id) => runningReply(client.getQueryData<MessagePages>(keys.messages(id))) !== undefined,
    onSent: (message) => takeAnswer(client, message),
    // The only thing in a message that needs Premium is the photo it asks for.
    onRefused: (code) => void openOfferFor(code, 'premium_photo'),
  })
  runners.set(client, runner)
  return runner
}
