import { useMutation } from '@tanstack/react-query'
import { feedbackPrompted, sendFeedback } from '@/contracts/account'
import type { RequestOf } from '@/contracts/endpoint'
import { call } from '@/lib/api/browser'

/** Tells the server that the person has been asked, so that no other device asks again. Best effort. */
export const useFeedbackPrompted = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (dismissed: boolean) => call(feedbackPrompted, { body: { dismissed } }),
  })

export const useSendFeedback = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof sendFeedback>['body']) => call(sendFeedback, { body }, { idempotency_key: crypto.randomUUID() }),
  })
