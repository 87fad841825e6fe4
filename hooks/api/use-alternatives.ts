import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteMessage,
  editMessage,
  pinMessage,
  reactToMessage,
  recoverMessage,
  regenerateMessage,
  selectMessage,
} from '@/contracts/alternatives'
import { forkConversation } from '@/contracts/conversations'
import type { Message, Reaction } from '@/contracts/messages'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { applyAnswer } from '@/lib/realtime/apply-event'
import { useChatStore } from '@/stores/chat-store'
import { storeConversation } from './use-conversations'

/** Another device's reply may be on its way: the change waits for its end, this often and this long. */
const WAIT_MS = 1_500
const MOST_WAITS = 40
export const patiently = {
  retry: (count: number, error: unknown) => isApiError(error, 'GENERATION_RUNNING') && count < MOST_WAITS,
  retryDelay: WAIT_MS,
}

/** What has changed comes as events; without a connection it is asked for. */
function catchUp(client: QueryClient, id: number) {
  if (useChatStore.getState().connection !== 'live') void client.invalidateQueries({ queryKey: keys.messages(id) })
}

const paramsOf = ({ id }: { id: number }) => ({ id: String(id) })

/** Has a reply written once more; its price is on the button. Pressing again after a lost connection is the same request. */
export function useRegenerate(message: Message) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: () => call(regenerateMessage, { params: paramsOf(message) }, { idempotency_key: attempt }),
    onSuccess: () => catchUp(client, message.conversation_real_id),
    onSettled: (_answer, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}

/** The form keeps what was written until it is stored. */
export function useEditMessage(message: Message) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    ...patiently,
    mutationFn: (content: string) => call(editMessage, { params: paramsOf(message), body: { content } }, { idempotency_key: attempt }),
    meta: { quiet: true },
    onSuccess: () => catchUp(client, message.conversation_real_id),
    onSettled: (_answer, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}

export function useSelectMessage(conversation_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(selectMessage, { params: paramsOf({ id }) }),
    onSuccess: () => catchUp(client, conversation_id),
  })
}

/** Taking away and bringing back. */
export function useTrashMessage(conversation_id: number) {
  const client = useQueryClient()
  const onSuccess = () => catchUp(client, conversation_id)
  const recover = useMutation({ mutationFn: (id: number) => call(recoverMessage, { params: paramsOf({ id }) }), onSuccess })
  const remove = useMutation({ mutationFn: (id: number) => call(deleteMessage, { params: paramsOf({ id }) }), onSuccess })
  return { remove, recover }
}

export function usePinMessage(message: Message) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(pinMessage, { params: paramsOf(message), body: { on } }),
    onSuccess: (answer) => applyAnswer(client, answer),
  })
}

/** Puts a reaction on a message; the one that is there is taken back. */
export function useReact(message: Message) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reaction: Reaction) =>
      call(reactToMessage, { params: paramsOf(message), body: { reaction: reaction === message.reaction ? null : reaction } }),
    onSuccess: (answer) => applyAnswer(client, answer),
  })
}

/** Begins another conversation with a copy up to the message; the caller then goes to `/chat/{id}`. */
export function useFork(conversation_id: number) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (message_id: number) =>
      call(forkConversation, { params: paramsOf({ id: conversation_id }), body: { message_id } }, { idempotency_key: attempt }),
    onSuccess: (conversation) => {
      setAttempt(crypto.randomUUID())
      client.setQueryData(keys.messages(conversation.id), storeConversation(client, conversation))
      void client.invalidateQueries({ queryKey: keys.conversations() })
    },
  })
}
