import { create } from 'zustand'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'

/** The typing indicator appears after this many milliseconds. */
export const TYPING_DELAY_MS = 1_000

export type PendingState = 'sending' | 'waiting' | 'failed'
export type PendingSend = {
  /** The Idempotency-Key; the stored message carries it back. */
  client_key: string
  conversation_id: number
  content: string
  state: PendingState
  /** Milliseconds since 1970; sends go out in this order. */
  created_at: number
  /** Being sent for longer than usual. */
  slow?: boolean
  /** Not earlier than this (after RATE_LIMITED), in milliseconds since 1970. */
  not_before?: number
  /** Why it failed: an error code, and the rule family when it was blocked. */
  error?: { code: string; rule?: string }
}

/** A chat's state on the screen. What the server said of it (messages, whether a photo is on its way) is in the query cache. */
export type ChatState = {
  isTyping: boolean
  /** A reply is being written, or a surprise has been asked for. Credits that are short count too (hooks/api/use-surprise.ts). */
  isDisabledSurpriseMessage: boolean
  /** Replies that came in below while the reader was further up, or the chat was not on screen. */
  unread: number
  /** Help that was pointed to: beside what is said, or, where it is acute, also by a message of its own in the thread. */
  concern: 'concern' | 'acute' | null
  /** Percent of the photo that is on its way; null while none is, or it is not known. */
  photo_progress: number | null
}
const QUIET: ChatState = {
  isTyping: false,
  isDisabledSurpriseMessage: false,
  unread: 0,
  concern: null,
  photo_progress: null,
}

/** Text of a running reply. `late` holds pieces beyond what we have until the missing part arrives. */
export type Stream = { text: string; late: readonly (readonly [offset: number, text: string])[] }
export type Delta = { message_id: number; offset: number; text: string; /** Text known so far, when the stream is new. */ base: string }

export type Connection = 'idle' | 'connecting' | 'live' | 'waiting' | 'lost'

type ChatStore = {
  connection: Connection
  /** The conversation on screen, if one is. */
  open: number | null
  drafts: Record<number, string>
  pending: readonly PendingSend[]
  streaming: Record<number, Stream>
  /** How many replies are written before a message's own, while it waits for the engine. */
  places: Record<number, number>
  chats: Record<number, ChatState>
  setConnection: (connection: Connection) => void
  setOpen: (open: number | null) => void
  setDraft: (conversation_id: number, text: string) => void
  /** Adds a send to the end of the queue and answers its key. Nothing is fetched here. */
  addPending: (conversation_id: number, content: string) => string
  patchPending: (client_key: string, patch: Partial<Omit<PendingSend, 'client_key'>>) => void
  removePending: (client_key: string) => void
  /** Takes the unsent messages out of the queue and back into the composer, before its text. */
  restoreDraft: (conversation_id: number, client_keys: readonly string[]) => void
  applyDeltas: (deltas: readonly Delta[]) => void
  setPlace: (message_id: number, ahead: number | null) => void
  /** A stored event, after it was written to the query cache. */
  recordEvent: (event: ServerEvent) => void
  /** The messages as the server has them; settles pending copies and buffers. */
  recordMessages: (messages: readonly Message[]) => void
  addUnread: (conversation_id: number) => void
  clearUnread: (conversation_id: number) => void
  clearConcern: (conversation_id: number) => void
  /** A surprise has been asked for, or could not be had. */
  setAskedSurprise: (conversation_id: number, asked: boolean) => void
  /** Restores what an earlier page of the same person left on the device; another person's is removed. */
  restore: (user_id: number) => void
  /** Sign-out: everything goes, in memory and on the device. */
  reset: () => void
}

const OWNER = 'krush.chat.owner'
const PENDING = 'krush.send.'
const DRAFT = 'krush.draft.'

const storage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/** One entry an item, so that two tabs never overwrite each other's. A full or refused storage costs only the reload. */
function storePending(key: string, value: unknown) {
  try {
    if (value === undefined) storage()?.removeItem(key)
    else storage()?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

const storedKeys = () => {
  const store = storage()
  const names = store ? Array.from({ length: store.length }, (_, index) => store.key(index) ?? '') : []
  return names.filter((name) => name.startsWith(PENDING) || name.startsWith(DRAFT))
}

function kept<T>(key: string): T | null {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** What an earlier page left behind. A send that was under way may or may not have arrived: its key makes it safe. */
function readStored(): { pending: PendingSend[]; drafts: Record<number, string> } {
  const pending: PendingSend[] = []
  const drafts: Record<number, string> = {}
  for (const key of storedKeys()) {
    if (key.startsWith(DRAFT)) drafts[Number(key.slice(DRAFT.length))] = kept<string>(key) ?? ''
    const send = key.startsWith(PENDING) ? kept<PendingSend>(key) : null
    if (send) pending.push(send.state === 'failed' ? send : { ...send, state: 'waiting' })
  }
  return { pending: pending.sort((a, b) => a.created_at - b.created_at), drafts }
}

const removeStored = () => storedKeys().forEach((key) => storePending(key, undefined))

/** The stream with one more piece. What overlaps is replaced, what lies beyond the end waits. */
function withPiece(stream: Stream, offset: number, text: string): Stream {
  if (offset > stream.text.length) return { ...stream, late: [...stream.late, [offset, text]] }
  if (offset + text.length <= stream.text.length) return stream
  return settle({ text: stream.text.slice(0, offset) + text, late: stream.late })
}

function settle({ text, late }: Stream): Stream {
  const fits = late.find(([offset]) => offset <= text.length)
  if (!fits) return { text, late }
  const rest = late.filter((piece) => piece !== fits)
  return withPiece({ text, late: rest }, ...fits)
}

const without = <T>(record: Record<number, T>, id: number): Record<number, T> => {
  if (!(id in record)) return record
  const { [id]: _gone, ...rest } = record
  return rest
}

const isReply = (message: Message) => message.sender_type === 'Contact'
const isRunning = (message: Message) => isReply(message) && message.status === 'streaming'

const typingTimers = new Map<number, { message_id: number; timer: ReturnType<typeof setTimeout> }>()
function stopTyping(conversation_id: number) {
  clearTimeout(typingTimers.get(conversation_id)?.timer)
  typingTimers.delete(conversation_id)
}

/** The reply that is being written in each chat: an event of another message does not mean that it has ended. */
const runningReplies = new Map<number, number>()

export const useChatStore = create<ChatStore>((set, get) => {
  const patchChat = (id: number, patch: Partial<ChatState>) =>
    set(({ chats }) => {
      const known = chats[id] ?? QUIET
      const same = Object.entries(patch).every(([name, value]) => known[name as keyof ChatState] === value)
      return same ? {} : { chats: { ...chats, [id]: { ...known, ...patch } } }
    })

  const clearTyping = (conversation_id: number) => {
    stopTyping(conversation_id)
    patchChat(conversation_id, { isTyping: false })
  }

  const waitForText = ({ id, conversation_real_id: chat }: Message) => {
    if (typingTimers.get(chat)?.message_id === id || get().chats[chat]?.isTyping) return
    stopTyping(chat)
    const timer = setTimeout(() => !get().streaming[id]?.text && patchChat(chat, { isTyping: true }), TYPING_DELAY_MS)
    typingTimers.set(chat, { message_id: id, timer })
  }

  const withTyping = (message: Message) => {
    const hasText = message.content !== '' || Boolean(get().streaming[message.id]?.text)
    if (isRunning(message) && !hasText) waitForText(message)
    else clearTyping(message.conversation_real_id)
  }

  const withStream = (message: Message) => {
    const stream = get().streaming[message.id]
    if (!isRunning(message)) return set(({ streaming }) => ({ streaming: without(streaming, message.id) }))
    if (!stream || message.content.length <= stream.text.length) return
    const next = settle({ text: message.content, late: stream.late })
    set(({ streaming }) => ({ streaming: { ...streaming, [message.id]: next } }))
  }

  const withReply = (message: Message) => {
    const { id, conversation_real_id: chat } = message
    const known = runningReplies.get(chat)
    if (isRunning(message)) runningReplies.set(chat, id)
    else if (known === undefined || id >= known) runningReplies.delete(chat)
    patchChat(chat, { isDisabledSurpriseMessage: runningReplies.has(chat) })
  }

  const withMessage = (message: Message) => {
    if (message.client_key) get().removePending(message.client_key)
    withStream(message)
    withTyping(message)
    if (isReply(message)) withReply(message)
  }

  return {
    connection: 'idle',
    open: null,
    drafts: {},
    pending: [],
    streaming: {},
    places: {},
    chats: {},
    setConnection: (connection) => set({ connection }),
    setOpen: (open) => set({ open }),
    setDraft: (conversation_id, text) => {
      storePending(DRAFT + conversation_id, text === '' ? undefined : text)
      set(({ drafts }) => ({ drafts: { ...drafts, [conversation_id]: text } }))
    },
    addPending: (conversation_id, content) => {
      const send: PendingSend = {
        client_key: crypto.randomUUID(),
        conversation_id,
        content,
        state: 'sending',
        created_at: Date.now(),
      }
      storePending(PENDING + send.client_key, send)
      clearTyping(conversation_id)
      set(({ pending }) => ({ pending: [...pending, send] }))
      return send.client_key
    },
    patchPending: (client_key, patch) => {
      const known = get().pending.find((send) => send.client_key === client_key)
      if (!known) return
      const next = { ...known, ...patch }
      storePending(PENDING + client_key, next)
      set(({ pending }) => ({ pending: pending.map((send) => (send === known ? next : send)) }))
    },
    removePending: (client_key) => {
      if (!get().pending.some((send) => send.client_key === client_key)) return
      storePending(PENDING + client_key, undefined)
      set(({ pending }) => ({ pending: pending.filter((send) => send.client_key !== client_key) }))
    },
    restoreDraft: (conversation_id, client_keys) => {
      const texts = get()
        .pending.filter((send) => client_keys.includes(send.client_key))
        .map(({ content }) => content)
      if (!texts.length) return
      for (const client_key of client_keys) get().removePending(client_key)
      const draft = get().drafts[conversation_id]
      get().setDraft(conversation_id, [...texts, ...(draft ? [draft] : [])].join('\n'))
    },
    setPlace: (message_id, ahead) =>
      set(({ places: { [message_id]: _, ...others } }) => ({ places: ahead === null ? others : { ...others, [message_id]: ahead } })),
    applyDeltas: (deltas) => {
      const touched = new Map<number, Stream>()
      for (const { message_id, offset, text, base } of deltas) {
        const stream = touched.get(message_id) ?? get().streaming[message_id] ?? { text: base, late: [] }
        touched.set(message_id, withPiece(stream, offset, text))
      }
      if (touched.size) set(({ streaming }) => ({ streaming: { ...streaming, ...Object.fromEntries(touched) } }))
      for (const [chat, { message_id }] of typingTimers) if (touched.get(message_id)?.text) clearTyping(chat)
    },
    recordEvent: (event) => {
      if (event.event === 'safety.notice') return patchChat(event.data.conversation_id, { concern: event.data.level })
      if (event.event === 'photo.updated') {
        const { conversation_id, state, progress, clip } = event.data
        if (conversation_id === null || clip) return
        return patchChat(conversation_id, { photo_progress: state === 'running' && progress > 0 ? progress : null })
      }
      if (event.event === 'message.created' || event.event === 'message.updated') withMessage(event.data)
    },
    recordMessages: (messages) => messages.forEach(withMessage),
    addUnread: (id) => patchChat(id, { unread: (get().chats[id]?.unread ?? 0) + 1 }),
    clearUnread: (id) => patchChat(id, { unread: 0 }),
    clearConcern: (id) => patchChat(id, { concern: null }),
    setAskedSurprise: (id, asked) => patchChat(id, { isDisabledSurpriseMessage: asked || runningReplies.has(id) }),
    restore: (user_id) => {
      if (kept<number>(OWNER) !== user_id) removeStored()
      storePending(OWNER, user_id)
      const found = readStored()
      set(({ pending, drafts }) => {
        const known = new Set(pending.map((send) => send.client_key))
        const left = found.pending.filter((send) => !known.has(send.client_key))
        return { pending: [...left, ...pending], drafts: { ...found.drafts, ...drafts } }
      })
    },
    reset: () => {
      for (const chat of [...typingTimers.keys()]) stopTyping(chat)
      runningReplies.clear()
      removeStored()
      storePending(OWNER, undefined)
      set({ open: null, drafts: {}, pending: [], streaming: {}, places: {}, chats: {} })
    },
  }
})

export const chatState = (store: Pick<ChatStore, 'chats'>, id: number): ChatState => store.chats[id] ?? QUIET
