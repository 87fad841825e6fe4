import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { exportCard, type ExportFormat, importCard, importChat } from '@/contracts/cards'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'

/** One key for a file until an answer came, so that trying again after a lost connection is the same request. */
function useFileAttempt() {
  const last = useRef<{ file: Blob; about: unknown; key: string } | null>(null)
  return {
    keyOf(file: Blob, about: unknown = null) {
      if (last.current?.file !== file || last.current.about !== about) last.current = { file, about, key: crypto.randomUUID() }
      return last.current.key
    },
    settle(error: unknown) {
      if (!isApiError(error, 'OFFLINE')) last.current = null
    },
  }
}

/** Makes a draft of a card. The dialog says itself why a file was refused. */
export function useImportCard() {
  const client = useQueryClient()
  const { keyOf, settle } = useFileAttempt()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (file: Blob) => call(importCard, { file }, { idempotency_key: keyOf(file) }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.drafts() }),
    onSettled: (_answer, error) => settle(error),
  })
}

/** Brings a chat from elsewhere into the conversation with a character. */
export function useImportChat() {
  const client = useQueryClient()
  const { keyOf, settle } = useFileAttempt()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ file, account_id }: { file: Blob; account_id: number }) =>
      call(importChat, { query: { account_id: String(account_id) }, file }, { idempotency_key: keyOf(file, account_id) }),
    onSuccess: ({ conversation_id }) => {
      client.removeQueries({ queryKey: keys.messages(conversation_id) })
      client.removeQueries({ queryKey: keys.conversation(conversation_id) })
      void client.invalidateQueries({ queryKey: keys.conversations() })
    },
    onSettled: (_answer, error) => settle(error),
  })
}

/** The address of one's character as a card. */
export const useExportCard = (id: number) =>
  useMutation({ mutationFn: (format: ExportFormat) => call(exportCard, { params: { id: String(id) }, query: { format } }) })
