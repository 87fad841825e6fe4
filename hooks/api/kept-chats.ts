import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Conversation, listConversations } from '@/contracts/conversations'
import type { ResponseOf } from '@/contracts/endpoint'
import { isApiError } from '@/lib/api/errors'
import { isNative } from '@/lib/auth/native'
import { currentSession } from '@/lib/auth/session'
import { keepOnly, readKept, writeKept } from '@/lib/offline/kept'
import { keys } from '@/lib/query/keys'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { personNow } from '@/stores/auth-store'

type ConversationList = ResponseOf<typeof listConversations>

/** The list of conversations is kept under this name, a conversation with its last messages under its id. */
export const LIST = 'list'
/** So many conversations, the latest, and so many messages of each. */
const MOST_CHATS = 20
const MOST_MESSAGES = 50
/** What changes within this many milliseconds is written at once. */
const PAUSE_MS = 500

/** The server's answer; without a connection what was kept of it, unless the cache has something newer. */
export async function orKept<T>(client: QueryClient, queryKey: QueryKey, name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const person = personNow()
    if (!isApiError(error, 'OFFLINE') || !person || client.getQueryData(queryKey) !== undefined) throw error
    const kept = await readKept(person.id, name)
    if (kept === undefined) throw error
    return kept as T
  }
}

/** A conversation as the server answers it, with its last messages; a reply that is still being written comes with the connection. */
function wholeOf(client: QueryClient, id: number): Conversation | null {
  const list = client.getQueryData<ConversationList>(keys.conversations())
  const conversation = client.getQueryData<Conversation>(keys.conversation(id)) ?? list?.data.find((each) => each.id === id)
  const newest = client.getQueryData<MessagePages>(keys.messages(id))?.pages[0]
  if (!conversation || !newest) return null
  return { ...conversation, messages: newest.filter(({ status }) => status !== 'streaming').slice(-MOST_MESSAGES) }
}

/** Writes what has changed in the cache to the device. Answers how to stop. */
function keepChats(client: QueryClient): () => void {
  const changed = new Set<number | typeof LIST>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const names = [...changed]
    changed.clear()
    const person = personNow()
    const session_id = await currentSession()
    if (!person || !session_id || names.length === 0) return
    for (const name of names) {
      const value = name === LIST ? client.getQueryData<ConversationList>(keys.conversations()) : wholeOf(client, name)
      if (value) await writeKept(person.id, session_id, String(name), value)
    }
    const list = client.getQueryData<ConversationList>(keys.conversations())
    if (list && personNow()?.id === person.id) {
      await keepOnly(person.id, [LIST, ...list.data.slice(0, MOST_CHATS).map(({ id }) => String(id))])
    }
  }
  const [threads] = keys.threads()
  const [list] = keys.conversations()
  const note = ({ queryKey: [root, id], state }: Query) => {
    if (state.data === undefined) return
    if (root === list) changed.add(LIST)
    else if (root === threads && typeof id === 'number') changed.add(id)
    else return
    timer ??= setTimeout(() => void write(), PAUSE_MS)
  }
  const cache = client.getQueryCache()
  // What the page brought along is there already.
  cache.getAll().forEach(note)
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'added') note(query)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** Keeps one's last chats on the device, to be read offline; native shells have a screen of their own for that. Mounted once, in app/signed-in. */
export function useKeptChats() {
  const client = useQueryClient()
  useEffect(() => (isNative() ? undefined : keepChats(client)), [client])
}

/** The kept chats, the latest first; for a page that has no connection. */
export async function readKeptChats(): Promise<Conversation[]> {
  const person = personNow()
  const kept = person ? ((await readKept(person.id, LIST)) as ConversationList | undefined) : undefined
  return kept?.data.slice(0, MOST_CHATS) ?? []
}
