import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { REALTIME_PATH, type ServerEvent } from '@/contracts/events'
import type { listConversations } from '@/contracts/conversations'
import type { ResponseOf } from '@/contracts/endpoint'
import type { EventHead } from '@/contracts/event-head'
import type { Message } from '@/contracts/messages'
import type { listVoiceNotes } from '@/contracts/voice-notes'
import { keys } from '@/lib/query/keys'
import { applyEvent } from '@/lib/realtime/apply-event'
import { findMessage, type MessagePages } from '@/lib/realtime/message-pages'
import { createOutageWatch } from '@/lib/realtime/outage-watch'
import { type NewWebSocket, RealtimeSocket, type SocketState } from '@/lib/realtime/socket'
import { useAuthStore, usePerson } from '@/stores/auth-store'
import { usePreferencesStore } from '@/stores/preferences-store'
import { type Delta, useChatStore } from '@/stores/chat-store'
import { usePlayerStore } from '@/stores/player-store'
import { useRecorderStore } from '@/stores/recorder-store'
import { useVoiceNoteStore } from '@/stores/voice-note-store'
import { frameQueueOf } from './api/frame-queue'
import { type SendRunner, sendRunnerOf } from './api/send-runner'
import { meQuery } from './api/use-me'
import { verifySession } from './api/use-session'

type VoiceNotes = ResponseOf<typeof listVoiceNotes>

const newWebSocket: NewWebSocket = (url, protocol) => new WebSocket(url, protocol)

/** The threads that are loaded, by conversation. */
function threads(client: QueryClient): [id: number, pages: MessagePages][] {
  return client
    .getQueriesData<MessagePages>({ queryKey: keys.threads() })
    .flatMap(([key, pages]) => (pages && typeof key[1] === 'number' ? [[key[1], pages] as [number, MessagePages]] : []))
}

function findCached(client: QueryClient, message_id: number): Message | undefined {
  for (const [, pages] of threads(client)) {
    const found = findMessage(pages, message_id)
    if (found) return found
  }
  return undefined
}

/** What a notification reads for a message of this character; null where the name is not known. */
type TitleOf = (name: string | null) => string

type Piece = Omit<Delta, 'base'>

/** Takes in the pieces of running replies; those that come one after the other are handed over together. */
function createPieces(client: QueryClient) {
  let run: Piece[] | null = null
  const asked = new Set<number>()

  /** A piece is missing, or the message itself: the server's text so far fills the hole. Once a message. */
  const fillHole = (message_id: number, chat: number | undefined) => {
    if (asked.has(message_id)) return
    asked.add(message_id)
    const open = chat ?? useChatStore.getState().open
    if (open !== null) void client.invalidateQueries({ queryKey: keys.messages(open) })
  }
  const take = (pieces: readonly Piece[]) => {
    const { streaming, applyDeltas } = useChatStore.getState()
    const known = new Map<number, Message | undefined>()
    for (const { message_id } of pieces) if (!known.has(message_id)) known.set(message_id, findCached(client, message_id))
    const running = pieces.filter(({ message_id }) => (known.get(message_id)?.status ?? 'streaming') === 'streaming')
    applyDeltas(running.map((piece) => ({ ...piece, base: known.get(piece.message_id)?.content ?? '' })))
    for (const { message_id } of running) {
      const stream = useChatStore.getState().streaming[message_id]
      if (stream?.late.length && !streaming[message_id]?.late.length) {
        fillHole(message_id, known.get(message_id)?.conversation_real_id)
      }
    }
  }
  return {
    add: (message_id: number, offset: number, text: string) => {
      if (!run) {
        const pieces: Piece[] = (run = [])
        frameQueueOf(client).add(() => {
          if (run === pieces) run = null
          take(pieces)
        })
      }
      run.push({ message_id, offset, text })
    },
    /** An event comes between: pieces always go before the event that ends their message. */
    endRun: () => (run = null),
  }
}

/** What was read before a first subscription that began nowhere may have moved on in between, and no event will say so. Once a page. */
function refreshEarlier(client: QueryClient) {
  const [root] = keys.messages(0)
  for (const queryKey of [[root], keys.conversations(), keys.me()]) void client.invalidateQueries({ queryKey })
  // Without a voice note on its way none can have ended.
  const areComing = ({ state: { data } }: { state: { data?: unknown } }) => (data as VoiceNotes | undefined)?.data.length !== 0
  void client.invalidateQueries({ queryKey: keys.allVoiceNotes(), predicate: areComing })
}

/** Sound and notifications; their code is fetched by those who switched one on. */
function alertOf(client: QueryClient, event: ServerEvent, titleOf: TitleOf) {
  const { sound, notices } = usePreferencesStore.getState()
  if ((!sound && !notices) || !event.event.startsWith('message.')) return
  const nameOf = (id: number) =>
    client.getQueryData<ResponseOf<typeof listConversations>>(keys.conversations())?.data.find((one) => one.id === id && !one.group)
      ?.character.full_name
  void import('./alert-message').then(
    ({ alertMessage }) => alertMessage(event, (id) => titleOf(nameOf(id)?.split(' ')[0] ?? null)),
    () => undefined,
  )
}

function onServerEvent(client: QueryClient, runner: SendRunner, titleOf: TitleOf, event: ServerEvent) {
  applyEvent(client, event)
  alertOf(client, event, titleOf)
  useChatStore.getState().recordEvent(event)
  if (event.event === 'voice.updated') usePlayerStore.getState().recordVoice(event.data)
  if (event.event === 'message.updated') runner.pump(event.data.conversation_real_id)
}

/** Sessions of the person ended: when this one is over it is left, else the person's new token opens the next connection. */
async function renewToken(client: QueryClient) {
  await verifySession(client)
  if (useAuthStore.getState().status === 'in') await client.fetchQuery({ ...meQuery(), staleTime: 0 }).catch(() => undefined)
}

const realtimeUrl = () => new URL(REALTIME_PATH, window.location.href).href.replace(/^http/, 'ws')

/** Whose first connection was made: a later one with another token would hear again what has been heard. */
const begun = new WeakSet<QueryClient>()

type Listener = { id: number; pubsub_token: string }

function startRealtime(client: QueryClient, person: Listener, titleOf: TitleOf, onState: (state: SocketState) => void) {
  const runner = sendRunnerOf(client)
  const pieces = createPieces(client)
  const frames = frameQueueOf(client)
  let wasLive = false
  let begun_at: number | null = null
  const readAt = () => {
    if (begun.has(client)) return null
    begun.add(client)
    const head = client.getQueryData<EventHead>(keys.eventHead())
    // The page was drawn for whoever the cookie names, who may be somebody else by now.
    return (begun_at = head?.user_id === person.id ? head.seq : null)
  }
  const outage = createOutageWatch({
    probe: (signal) => fetch('/readyz', { cache: 'no-store', signal }).then(({ ok }) => ok),
    onBack: () => {
      socket.tryNow()
      runner.pumpAll()
    },
  })
  const socket = new RealtimeSocket({
    url: realtimeUrl(),
    pubsub_token: person.pubsub_token,
    newWebSocket,
    readAt,
    onState: (state) => {
      useChatStore.getState().setConnection(state)
      if (state === 'live' && !wasLive && begun_at === null) refreshEarlier(client)
      wasLive ||= state === 'live'
      if (state === 'live') runner.pumpAll()
      if (state === 'waiting' || state === 'lost') outage.start()
      else outage.stop()
      onState(state)
    },
    onEvent: (event) => {
      pieces.endRun()
      frames.add(() => onServerEvent(client, runner, titleOf, event))
    },
    onDelta: pieces.add,
    onPlace: (message_id, ahead) => useChatStore.getState().setPlace(message_id, ahead),
    onResync: () => void client.invalidateQueries(),
    onRefused: () => void renewToken(client),
    isSeen: () => document.visibilityState === 'visible',
  })
  const wake = () => socket.wake()
  const wakeIfSeen = () => {
    socket.sendSeen()
    if (document.visibilityState === 'visible') socket.wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('online', runner.pumpAll)
  document.addEventListener('visibilitychange', wakeIfSeen)
  socket.open()
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('online', runner.pumpAll)
    document.removeEventListener('visibilitychange', wakeIfSeen)
    frames.flush()
    socket.close()
    outage.stop()
  }
}

/**
 * Keeps the realtime connection while someone is signed in, and clears what the
 * chat kept on the device when they sign out. Mounted once, by components/conversations/realtime-connection.
 */
export function useRealtime(onState: (state: SocketState) => void, titleOf: TitleOf) {
  const client = useQueryClient()
  const user_id = usePerson((person) => person?.id ?? null)
  const pubsub_token = usePerson((person) => person?.pubsub_token ?? null)
  const latest = useRef({ onState, titleOf })
  useEffect(() => {
    latest.current = { onState, titleOf }
  })
  useEffect(() => {
    if (user_id !== null) useChatStore.getState().restore(user_id)
  }, [user_id])
  useEffect(
    () =>
      useAuthStore.subscribe((now, before) => {
        if (before.status !== 'in' || now.status !== 'out') return
        sendRunnerOf(client).stop()
        useRecorderStore.getState().cancel()
        useVoiceNoteStore.getState().reset()
        // An expired session loses nothing: what the device holds comes back when the same person does.
        if (now.left?.reason === 'expired') useChatStore.setState(useChatStore.getInitialState(), true)
        else useChatStore.getState().reset()
      }),
    [client],
  )
  useEffect(() => {
    if (!pubsub_token || user_id === null) return
    return startRealtime(
      client,
      { id: user_id, pubsub_token },
      (name) => latest.current.titleOf(name),
      (state) => latest.current.onState(state),
    )
  }, [client, user_id, pubsub_token])
}
