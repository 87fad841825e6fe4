import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetMessage, rememberMessage } from '@/contracts/memories'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** Keeps what was told in one of the person's messages. */
export function useRememberMessage(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message_id: number) => call(rememberMessage, { params: { id: String(id) }, body: { message_id } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.memories(id) }),
  })
}

/** Forgets what was told in one message of a conversation. Answers the receipt. */
export function useForgetMessage(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message_id: number) => call(forgetMessage, { params: { id: String(id) }, body: { message_id } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.memories(id) }),
  })
}
