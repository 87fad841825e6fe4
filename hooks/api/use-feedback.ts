import { useMutation, useQueryClient } from '@tanstack/react-query'
import { feedbackPrompted, sendFeedback } from '@/contracts/account'
import type { RequestOf } from '@/contracts/endpoint'
import type { User } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** Tells the server that the person has been asked, so that no other device asks again. Best effort. */
export function useFeedbackPrompted() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (dismissed: boolean) => call(feedbackPrompted, { body: { dismissed } }),
    // The person is kept in the browser: a page loaded before the server is asked again would ask a second time.
    onSuccess: () => queryClient.setQueryData<User>(keys.me(), (user) => user && { ...user, feedback_due: false }),
  })
}

export const useSendFeedback = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof sendFeedback>['body']) => call(sendFeedback, { body }, { idempotency_key: crypto.randomUUID() }),
  })
