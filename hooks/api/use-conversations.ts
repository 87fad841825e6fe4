import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getCharacter } from '@/contracts/characters'
import {
  archiveConversation,
  type Conversation,
  createConversation,
  deleteConversation,
  type ExportedAs,
  exportConversation,
  getConversation,
  listConversations,
  listMessages,
  listTrashedConversations,
  markRead,
  pinConversation,
  recoverConversation,
  setInstructions,
  setNote,
  suggestLine,
  updateConfig,
} from '@/contracts/conversations'
import type { RequestOf, ResponseOf } from '@/contracts/endpoint'
import type { Group } from '@/contracts/groups'
import type { Message } from '@/contracts/messages'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { type SettingsPart, shownAtOnce, withPending } from '@/lib/query/shown-at-once'
import { applyRead } from '@/lib/realtime/apply-event'
import { mergeNewest, type MessagePages, newestMessage } from '@/lib/realtime/message-pages'
import { useAuthStore } from '@/stores/auth-store'
import { useChatStore } from '@/stores/chat-store'
import { LIST, orKept } from './kept-chats'

type ConversationList = ResponseOf<typeof listConversations>

export const conversationsQuery = () => ({
  queryKey: keys.conversations(),
  queryFn: ({ client }: { client: QueryClient }) => orKept(client, keys.conversations(), LIST, () => call(listConversations)),
})

/** One's conversations, the latest first. Asked for only when signed in. */
export function useConversations() {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return useQuery({ ...conversationsQuery(), enabled: signedIn, refetchOnMount: true })
}

/** How a conversation behaves. */
const configOf = (id: number): SettingsPart<Conversation, Conversation['config']> => ({
  queryKey: keys.conversation(id),
  name: 'config',
  read: ({ config }) => config,
  write: (conversation, config) => ({ ...conversation, config }),
})

/** What of a group is set as one likes. */
export const groupSettingsOf = (id: number): SettingsPart<Conversation, Pick<Group, 'title' | 'turns'>> => ({
  queryKey: keys.conversation(id),
  name: 'group',
  read: ({ group }) => (group ? { title: group.title, turns: group.turns } : null),
  write: ({ group, ...conversation }, settings) => ({ ...conversation, group: group && { ...group, ...settings } }),
})

/** Spreads a conversation as answered over its keys: the messages live under `keys.messages`, once. */
export function storeConversation(client: QueryClient, conversation: Conversation): MessagePages {
  const known = client.getQueryData<MessagePages>(keys.messages(conversation.id))
  // Loaded of another branch, nothing of it stays.
  const before = client.getQueryData<Conversation>(keys.conversation(conversation.id))
  const same = before === undefined || before.moves === conversation.moves
  const pages = mergeNewest(same ? known : undefined, conversation.messages)
  const { id } = conversation
  const answered = withPending(client, configOf(id), { ...conversation, messages: [] })
  client.setQueryData<Conversation>(keys.conversation(id), withPending(client, groupSettingsOf(id), answered))
  useChatStore.getState().recordMessages(conversation.messages)
  return pages
}

/**
 * The messages of a conversation, newest page first. A plain query over growing pages instead of an infinite one:
 * fetching again merges the newest page only, whatever has been scrolled through.
 */
export const messagesQuery = (client: QueryClient, id: number) => ({
  queryKey: keys.messages(id),
  queryFn: async (): Promise<MessagePages> => {
    const ask = () => call(getConversation, { params: { id: String(id) } })
    return storeConversation(client, await orKept(client, keys.messages(id), String(id), ask))
  },
  structuralSharing: false,
})

/** The conversation without its messages; `useMessages` is what loads it. Falls back on the list's copy. */
export function useConversation(id: number | null): Conversation | undefined {
  const { data } = useQuery<Conversation>({ queryKey: keys.conversation(id ?? 0), queryFn: skipToken })
  const { data: list } = useConversations()
  return data ?? list?.data.find((conversation) => conversation.id === id)
}

type OpenInput = {
  /** The character's id. */
  account_id: number
  /** For somebody else's unlisted one. */
  slug?: string
  /** Which of its scenarios to begin with. */
  scenario?: number
  /** Which of its greetings, the usual one is 0. */
  greeting?: number
  /** Another conversation beside those there are. */
  fresh?: boolean
  /** own: a fresh one begins without what is remembered from the others. */
  memories?: 'shared' | 'own'
}

/** Opens the conversation with a character, or the one there is; the caller then goes to `/chat/{id}`. */
export function useOpenConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OpenInput) => call(createConversation, { body }, { idempotency_key: crypto.randomUUID() }),
    onSuccess: (conversation) => {
      client.setQueryData<MessagePages>(keys.messages(conversation.id), storeConversation(client, conversation))
      void client.invalidateQueries({ queryKey: keys.conversations() })
    },
  })
}

type ConfigChange = RequestOf<typeof updateConfig>['body']

/** Changes how a conversation behaves; shown at once, taken back when it did not work. */
export function useUpdateConfig(id: number) {
  const { options, answered } = shownAtOnce(useQueryClient(), configOf(id))
  return useMutation({
    mutationFn: (change: ConfigChange) => call(updateConfig, { params: { id: String(id) }, body: change }),
    ...options,
    onSuccess: (config, change) => answered(change, (now) => now && { ...now, config }),
  })
}

const storeConfig = (client: QueryClient, id: number, config: Conversation['config']) =>
  client.setQueryData<Conversation>(keys.conversation(id), (now) => now && withPending(client, configOf(id), { ...now, config }))

/** Replaces the instructions of a conversation; its form shows what came of it. */
export function useSetInstructions(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (custom_instructions: string) => call(setInstructions, { params: { id: String(id) }, query: { custom_instructions } }),
    meta: { quiet: true },
    onSuccess: (config) => storeConfig(client, id, config),
  })
}

/** Replaces the note of a conversation; its form shows what came of it. */
export function useSetNote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { note: string; note_depth: number }) => call(setNote, { params: { id: String(id) }, body }),
    meta: { quiet: true },
    onSuccess: (config) => storeConfig(client, id, config),
  })
}

/** Has a line written into the composer, after what is there; it is sent by nobody but the person. */
export function useSuggestLine(id: number) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    // Pressing again after a lost connection is the same request.
    mutationFn: () => call(suggestLine, { params: { id: String(id) } }, { idempotency_key: key }),
    onSuccess: ({ text }) => {
      setKey(crypto.randomUUID())
      const { drafts, setDraft } = useChatStore.getState()
      const before = (drafts[id] ?? '').trimEnd()
      setDraft(id, before ? `${before} ${text}` : text)
    },
  })
}

/** The first message from a day on, or the last one before it; null where there is none. */
export const useFindDay = (id: number) =>
  useMutation({
    mutationFn: async (day: string): Promise<number | null> => {
      const at = new Date(`${day}T00:00:00`)
      const { data } = await call(listMessages, { params: { id: String(id) }, query: { at: at.toISOString() } })
      return (data.find(({ created_at }) => Date.parse(created_at) >= at.getTime()) ?? data.at(-1))?.id ?? null
    },
  })

/** The whole character behind a conversation, for the panel. */
export const useConversationCharacter = (slug: string | undefined) =>
  useQuery({
    queryKey: keys.character(slug ?? ''),
    queryFn: () => call(getCharacter, { params: { slug: slug ?? '' } }),
    enabled: slug !== undefined,
  })

const isSeen = () => document.visibilityState === 'visible'

/** Clears the unread mark here and on every device. Harmless to repeat. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => {
      applyRead(client, id)
      return call(markRead, { params: { id: String(id) } })
    },
    meta: { quiet: true },
  })
}

/** Marks the open conversation read when it opens, when a reply ends and when the tab comes back. */
export function useReadWhileOpen(id: number | null, unread: boolean, newest: Message | undefined) {
  const { mutate } = useMarkRead()
  const read = useRef<string | null>(null)
  const ended = newest?.sender_type === 'Contact' && newest.status !== 'streaming' ? `${newest.id}:${newest.rev}` : null
  useEffect(() => {
    // While one's own message is the newest, or a reply is being written, there is nothing to have read.
    if (id === null || ended === null) return
    const mark = () => {
      const first = read.current === null
      if (!isSeen() || read.current === ended || (first && !unread)) return void (read.current ??= ended)
      read.current = ended
      mutate(id)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, unread, ended, mutate])
}

/** Data that a page was rendered with is fetched again when it is older than this at entry. */
const FRESH_MS = 60_000

/**
 * A page reached with Back holds what was true when it was first opened. What is old at entry is fetched again,
 * and a thread whose newest message is older than the list's copy of it.
 */
export function useFreshOnEntry(id: number | null) {
  const client = useQueryClient()
  const signedIn = useAuthStore((state) => state.status === 'in')
  useEffect(() => {
    if (!signedIn) return
    for (const queryKey of [keys.conversations(), keys.messages(id ?? 0)]) {
      const at = client.getQueryState(queryKey)?.dataUpdatedAt
      if (at && Date.now() - at > FRESH_MS) void client.invalidateQueries({ queryKey })
    }
    const listed = client.getQueryData<ConversationList>(keys.conversations())?.data.find((each) => each.id === id)
    const newest = id === null ? undefined : newestMessage(client.getQueryData<MessagePages>(keys.messages(id)))
    const known = client.getQueryData<Conversation>(keys.conversation(id ?? 0))
    const moved = listed !== undefined && known !== undefined && listed.moves > known.moves
    const ahead = moved || (listed?.messages.at(-1)?.id ?? 0) > (newest?.id ?? Infinity)
    if (id !== null && ahead) void client.invalidateQueries({ queryKey: keys.messages(id) })
  }, [client, id, signedIn])
}

/** Those in the trash, asked for where they are shown. */
export const useTrashedConversations = (enabled: boolean) =>
  useQuery({ queryKey: keys.trashedConversations(), queryFn: () => call(listTrashedConversations), enabled, staleTime: 0 })

/** Pins, archives, deletes and recovers a conversation; the list is asked for again. */
export function useShelve() {
  const client = useQueryClient()
  const onSuccess = () => {
    void client.invalidateQueries({ queryKey: keys.conversations() })
    void client.invalidateQueries({ queryKey: keys.trashedConversations() })
  }
  const change = useMutation({
    mutationFn: ({ id, to }: { id: number; to: 'pin' | 'unpin' | 'archive' | 'unarchive' | 'delete' | 'recover' }): Promise<unknown> => {
      const params = { id: String(id) }
      if (to === 'delete') return call(deleteConversation, { params })
      if (to === 'recover') return call(recoverConversation, { params })
      if (to === 'pin' || to === 'unpin') return call(pinConversation, { params, body: { on: to === 'pin' } })
      return call(archiveConversation, { params, body: { on: to === 'archive' } })
    },
    onSuccess,
  })
  return change
}

/** A conversation as a file; the caller hands it to the browser. */
export const useExportConversation = (id: number) =>
  useMutation({ mutationFn: (format: ExportedAs) => call(exportConversation, { params: { id: String(id) }, query: { format } }) })
