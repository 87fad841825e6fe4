import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { continueReply, listMessages, stopReply } from '@/contracts/conversations'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { applyAnswer } from '@/lib/realtime/apply-event'
import { appendNewer, appendOlder, hasOlder, type MessagePages, oldestId, pageAround, runningReply } from '@/lib/realtime/message-pages'
import { useAuthStore } from '@/stores/auth-store'
import { type PendingSend, useChatStore } from '@/stores/chat-store'
import { sendRunnerOf } from './send-runner'
import { messagesQuery } from './use-conversations'

/** The messages of a conversation and the way to older ones. */
export function useMessages(id: number) {
  const client = useQueryClient()
  const signedIn = useAuthStore((state) => state.status === 'in')
  const query = useQuery<MessagePages>({
    ...messagesQuery(client, id),
    enabled: signedIn,
    // Only what an event marked as outdated while it was not on screen is fetched again (staleTime is infinite).
    refetchOnMount: true,
  })
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loading = useRef(false)

  const loadOlder = useCallback(async () => {
    const data = client.getQueryData<MessagePages>(keys.messages(id))
    const before_id = data && hasOlder(data) ? oldestId(data) : null
    if (before_id === null || loading.current) return
    loading.current = true
    setOlder('loading')
    const page = await call(listMessages, { params: { id: String(id) }, query: { before_id: String(before_id) } }).catch(() => null)
    loading.current = false
    setOlder(page ? 'idle' : 'failed')
    if (!page) return
    client.setQueryData<MessagePages>(keys.messages(id), (now) => now && appendOlder(now, before_id, page.data))
  }, [client, id])

  const newerUnderWay = useRef(false)
  const loadNewer = useCallback(async () => {
    const data = client.getQueryData<MessagePages>(keys.messages(id))
    const after_id = data?.detached ? data.pages[0]?.at(-1)?.id : undefined
    if (after_id === undefined || newerUnderWay.current) return
    newerUnderWay.current = true
    const page = await call(listMessages, { params: { id: String(id) }, query: { after_id: String(after_id) } }).catch(() => null)
    newerUnderWay.current = false
    if (page) client.setQueryData<MessagePages>(keys.messages(id), (now) => now && appendNewer(now, after_id, page.data))
  }, [client, id])

  /** Loads the messages around one, unless it is loaded. Answers whether it is there. */
  const showPlace = useCallback(
    async (message_id: number) => {
      const find = (data: MessagePages | undefined) => data?.pages.some((page) => page.some((message) => message.id === message_id))
      if (find(client.getQueryData<MessagePages>(keys.messages(id)))) return true
      const page = await call(listMessages, { params: { id: String(id) }, query: { around_id: String(message_id) } }).catch(() => null)
      if (!page?.data.length) return false
      client.setQueryData<MessagePages>(keys.messages(id), pageAround(page.data))
      return find(pageAround(page.data)) ?? false
    },
    [client, id],
  )
  /** Back to the newest messages. */
  const showLatest = useCallback(() => client.invalidateQueries({ queryKey: keys.messages(id) }), [client, id])

  return { ...query, older, hasOlder: query.data !== undefined && hasOlder(query.data), loadOlder, loadNewer, showPlace, showLatest }
}

/** Whether a reply is being written. Draws again only when that changes. */
export function useIsReplying(id: number): boolean {
  const client = useQueryClient()
  const { data = false } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    select: (pages: MessagePages) => runningReply(pages) !== undefined,
  })
  return data
}

/** What the person has sent and the server has not confirmed yet, and how to add to it. */
export function useSendQueue(id: number) {
  const client = useQueryClient()
  const all = useChatStore((state) => state.pending)
  const pending = useMemo(() => all.filter((send) => send.conversation_id === id), [all, id])
  const actions = useMemo(() => {
    const { addPending, patchPending, removePending, restoreDraft } = useChatStore.getState()
    const runner = sendRunnerOf(client)
    return {
      send: (content: string) => {
        addPending(id, content)
        runner.pump(id)
      },
      retry: (client_key: string) => {
        patchPending(client_key, { state: 'sending', error: undefined, not_before: undefined })
        runner.pump(id)
      },
      discard: (client_key: string) => removePending(client_key),
      /** Back into the composer, to be changed. It gets a new key when it is sent again. */
      edit: (client_key: string) => restoreDraft(id, [client_key]),
    }
  }, [client, id])
  return { pending: pending as readonly PendingSend[], ...actions }
}

export const useStop = (id: number) => useMutation({ mutationFn: () => call(stopReply, { params: { id: String(id) } }) })

/** Continues from a stopped, interrupted or failed reply. Costs a message; the price is on its button. */
export function useContinue(id: number) {
  const client = useQueryClient()
  // The key lives until an answer came, so that pressing again after a lost connection is the same request.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: () => call(continueReply, { params: { id: String(id) } }, { idempotency_key: attempt }),
    onSuccess: (message) => applyAnswer(client, message),
    onSettled: (_message, error) => {
      if (!isApiError(error, 'OFFLINE')) setAttempt(crypto.randomUUID())
    },
  })
}
