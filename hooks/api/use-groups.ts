import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CharacterSummary } from '@/contracts/characters'
import type { Conversation } from '@/contracts/conversations'
import { addMember, askMember, createGroup, removeMember, updateGroup } from '@/contracts/group-chats'
import type { GroupTurns } from '@/contracts/groups'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { shownAtOnce } from '@/lib/query/shown-at-once'
import { applyAnswer } from '@/lib/realtime/apply-event'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { groupSettingsOf, messagesQuery, storeConversation } from './use-conversations'

/** What the server has answered, in its places. */
function useStore() {
  const client = useQueryClient()
  return (conversation: Conversation) => {
    client.setQueryData<MessagePages>(keys.messages(conversation.id), storeConversation(client, conversation))
    void client.invalidateQueries({ queryKey: keys.conversations() })
  }
}

/** Begins a group; the caller then goes to it. */
export function useCreateGroup() {
  const store = useStore()
  // Pressing again after a lost connection is the same request.
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ characters, title }: { characters: readonly CharacterSummary[]; title: string }) =>
      call(
        createGroup,
        { body: { members: characters.map(({ id, slug }) => ({ account_id: id, slug })), title } },
        { idempotency_key: key },
      ),
    onSuccess: store,
  })
}

/** Changes a group; what comes back replaces it. */
export function useGroupActions(id: number) {
  const store = useStore()
  const { options, settled } = shownAtOnce(useQueryClient(), groupSettingsOf(id))
  const params = { id: String(id) }
  const of = (account_id: number) => ({ ...params, account_id: String(account_id) })
  return {
    update: useMutation({
      mutationFn: (body: { title?: string; turns?: GroupTurns }) => call(updateGroup, { params, body }),
      // Shown at once, taken back when it did not work.
      ...options,
      onSuccess: (conversation, change) => {
        settled(change)
        store(conversation)
      },
    }),
    add: useMutation({
      mutationFn: async (characters: readonly CharacterSummary[]) => {
        let answer: Conversation | null = null
        for (const { id: account_id, slug } of characters) answer = await call(addMember, { params: of(account_id), body: { slug } })
        return answer!
      },
      onSuccess: store,
    }),
    remove: useMutation({ mutationFn: (account_id: number) => call(removeMember, { params: of(account_id) }), onSuccess: store }),
  }
}

/** Lets a member speak, or writes its reply once more that failed. Costs a message; the price is where it is pressed. */
export function useAskMember(id: number) {
  const client = useQueryClient()
  // The key lives until an answer came, so that pressing again after a lost connection is the same request.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: { account_id: number; message_id?: number }) =>
      call(askMember, { params: { id: String(id) }, body }, { idempotency_key: `${attempt}-${body.account_id}-${body.message_id ?? 0}` }),
    onSuccess: (message) => applyAnswer(client, message),
    onSettled: (_message, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}

/** Whose line is the newest, as far as that is loaded. */
export function useLastSpeaker(id: number): number | null {
  const client = useQueryClient()
  const { data = null } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    select: ({ pages }: MessagePages) => pages.flat().findLast(({ sender_type }) => sender_type === 'Contact')?.sender_id ?? null,
  })
  return data
}
