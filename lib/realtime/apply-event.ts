import type { QueryClient } from '@tanstack/react-query'
import type { Conversation, listConversations } from '@/contracts/conversations'
import type { ResponseOf } from '@/contracts/endpoint'
import type { EventData, EventType, ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import type { User } from '@/contracts/users'
import type { listVoiceNotes } from '@/contracts/voice-notes'
import { keys } from '@/lib/query/keys'
import { type MessagePages, moveBranch, upsertMessage } from './message-pages'
import { patchPhoto } from './patch-photo'

type ConversationList = ResponseOf<typeof listConversations>
type Apply<T extends EventType> = (client: QueryClient, data: EventData<T>) => void

const carriesPhoto = ({ attachments, content_attributes: about }: Message) => attachments.length > 0 || about.user_media_id !== undefined

/** The conversation updated with this message: newest message, date, unread mark. */
function withNewest(conversation: Conversation, message: Message): Conversation {
  const newest = conversation.messages.at(-1)
  if (newest && (newest.id > message.id || (newest.id === message.id && newest.rev >= message.rev))) return conversation
  const isNew = newest?.id !== message.id
  return {
    ...conversation,
    messages: [message],
    unread: isNew ? message.sender_type === 'Contact' : conversation.unread,
    updated_at: isNew ? message.created_at : conversation.updated_at,
  }
}

function patchList(client: QueryClient, message: Message) {
  const list = client.getQueryData<ConversationList>(keys.conversations())
  const known = list?.data.find(({ id }) => id === message.conversation_real_id)
  if (!list || !known) return void client.invalidateQueries({ queryKey: keys.conversations() })
  const next = withNewest(known, message)
  if (next === known) return
  const moved = next.messages[0]?.id !== known.messages.at(-1)?.id
  const rest = list.data.filter((conversation) => conversation !== known)
  const data = moved ? [next, ...rest] : list.data.map((conversation) => (conversation === known ? next : conversation))
  client.setQueryData<ConversationList>(keys.conversations(), { ...list, data })
}

function applyMessage(client: QueryClient, message: Message) {
  // Of a branch that is not shown: it comes with that branch.
  if (message.hidden) return
  const id = message.conversation_real_id
  const pages = client.getQueryData<MessagePages>(keys.messages(id))
  if (pages) client.setQueryData<MessagePages>(keys.messages(id), upsertMessage(pages, message))
  else void client.invalidateQueries({ queryKey: keys.messages(id) })
  patchList(client, message)
  if (carriesPhoto(message)) void client.invalidateQueries({ queryKey: keys.botGallery() })
}

/** Clears the unread mark wherever the conversation is cached. */
export function applyRead(client: QueryClient, id: number) {
  client.setQueryData<ConversationList>(keys.conversations(), (list) => {
    if (!list?.data.some((conversation) => conversation.id === id && conversation.unread)) return list
    return { ...list, data: list.data.map((each) => (each.id === id ? { ...each, unread: false } : each)) }
  })
  client.setQueryData<Conversation>(keys.conversation(id), (old) => (old?.unread ? { ...old, unread: false } : old))
}

function applyBalance(client: QueryClient, { balance, rev }: EventData<'balance.updated'>) {
  const known = client.getQueryData<number>(keys.balanceRev())
  if (known !== undefined && known >= rev) return
  client.setQueryData<number>(keys.balanceRev(), rev)
  const me = client.getQueryData<User>(keys.me())
  if (!me) return void client.invalidateQueries({ queryKey: keys.me() })
  client.setQueryData<User>(keys.me(), { ...me, credit_balance: balance })
}

/** A note that arrived is a message now; one that did not stays in the list, which says why. */
function applyVoiceNote(client: QueryClient, { id, conversation_id, state, rule }: EventData<'voice_note.updated'>) {
  if (conversation_id === null) return
  const key = keys.voiceNotes(conversation_id)
  const list = client.getQueryData<ResponseOf<typeof listVoiceNotes>>(key)
  if (!list?.data.some((note) => note.id === id)) return void client.invalidateQueries({ queryKey: key })
  const data = list.data.flatMap((note) => (note.id !== id ? [note] : state === 'ready' ? [] : [{ ...note, state, rule }]))
  client.setQueryData<ResponseOf<typeof listVoiceNotes>>(key, { data, count: data.length })
}

/** Another branch is shown: what is loaded of the one before gives way. An older move than the one that is known changes nothing. */
function applyMoved(
  client: QueryClient,
  { conversation_id: id, moves, head_id, after_id, gone_id, messages }: EventData<'conversation.moved'>,
) {
  const known = client.getQueryData<Conversation>(keys.conversation(id))
  if (known && known.moves >= moves) return
  const pages = client.getQueryData<MessagePages>(keys.messages(id))
  const follows = known !== undefined && known.moves === moves - 1
  if (known) client.setQueryData<Conversation>(keys.conversation(id), { ...known, moves })
  if (pages && follows && messages) {
    client.setQueryData<MessagePages>(keys.messages(id), moveBranch(pages, { after_id, gone_id, messages }))
  } else void client.invalidateQueries({ queryKey: keys.messages(id) })
  const list = client.getQueryData<ConversationList>(keys.conversations())
  if (list?.data.some((each) => each.id === id && each.messages.at(-1)?.id !== head_id)) {
    void client.invalidateQueries({ queryKey: keys.conversations() })
  }
}

/** One entry per event type; the compiler asks for a new one when the contract grows. */
const table: { [T in EventType]: Apply<T> } = {
  'balance.updated': applyBalance,
  'message.created': applyMessage,
  'message.updated': applyMessage,
  // What was shown may be covered now, or open again.
  'account.updated': (client) => {
    const [threads] = keys.messages(0)
    for (const queryKey of [keys.me(), keys.preferences(), keys.conversations(), keys.botGallery(), [threads]]) {
      void client.invalidateQueries({ queryKey })
    }
  },
  'billing.updated': (client) => {
    void client.invalidateQueries({ queryKey: keys.billing() })
    void client.invalidateQueries({ queryKey: keys.me() })
  },
  'photo.updated': (client, { id, state, progress, clip }) => {
    // Sent once a second while it is made: nothing but a number has changed.
    if (!clip && state === 'running' && progress > 0) return patchPhoto(client, id, (photo) => ({ ...photo, state, progress }))
    if (clip?.state === 'running' && clip.progress > 0) {
      return patchPhoto(client, id, (photo) =>
        photo.clip_attempt?.id === clip.id ? { ...photo, clip_attempt: { ...photo.clip_attempt, ...clip } } : photo,
      )
    }
    void client.invalidateQueries({ queryKey: keys.photo(id) })
    void client.invalidateQueries({ queryKey: keys.botGallery() })
  },
  // Its message comes beside it; why one ended is said by who asked (hooks/api/use-voice.ts).
  'voice.updated': () => undefined,
  'voice_note.updated': applyVoiceNote,
  'conversation.imported': (client, { conversation_id: id }) => {
    for (const queryKey of [keys.conversations(), keys.conversation(id), keys.messages(id)]) void client.invalidateQueries({ queryKey })
  },
  'conversation.moved': applyMoved,
  'conversation.updated': (client, { conversation_id: id, deleted }) => {
    void client.invalidateQueries({ queryKey: keys.conversations() })
    void client.invalidateQueries({ queryKey: keys.trashedConversations() })
    if (deleted) for (const queryKey of [keys.conversation(id), keys.messages(id)]) client.removeQueries({ queryKey })
    else void client.invalidateQueries({ queryKey: keys.messages(id) })
  },
  'conversation.read': (client, { conversation_id }) => applyRead(client, conversation_id),
  // Nothing of the server's data changes: the card belongs to the open screen (chat-store).
  'safety.notice': () => undefined,
}

/**
 * Writes one stored event into the query cache. Pure over it: no socket, no React, no store.
 * Types of a newer server are ignored; what is not cached is invalidated.
 */
export function applyEvent(client: QueryClient, event: ServerEvent) {
  const apply = Object.hasOwn(table, event.event) ? (table[event.event] as Apply<typeof event.event>) : undefined
  apply?.(client, event.data as never)
}

/** A message the server answered with, before its event arrives. The event then finds it and changes nothing. */
export const applyAnswer = applyMessage
