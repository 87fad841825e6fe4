import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { SCENARIO_CREDITS } from '@/contracts/prices'
import { requestSurprise, type ScenarioType } from '@/contracts/surprises'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { applyAnswer } from '@/lib/realtime/apply-event'
import { usePerson } from '@/stores/auth-store'
import { chatState, useChatStore } from '@/stores/chat-store'
import { useIsReplying } from './use-messages'

export type SurpriseHindrance = 'writing' | 'credits' | 'offline'

/** Why no surprise can be had right now; null when one can (isDisabledSurpriseMessage). */
export function useSurpriseHindrance(id: number): SurpriseHindrance | null {
  const busy = useChatStore((store) => chatState(store, id).isDisabledSurpriseMessage)
  const waiting = useChatStore((store) => store.pending.some((send) => send.conversation_id === id && send.state !== 'failed'))
  const offline = useChatStore((store) => store.connection === 'waiting' || store.connection === 'lost')
  const replying = useIsReplying(id)
  const credits = usePerson((person) => person?.credit_balance ?? 0)
  if (busy || replying || waiting) return 'writing'
  if (offline) return 'offline'
  return credits < SCENARIO_CREDITS ? 'credits' : null
}

/** Asks the character to begin a scene. Costs 2 credits; the price is on its button. */
export function useAskSurprise(id: number) {
  const client = useQueryClient()
  // The key lives until an answer came, so that pressing again after a lost connection is the same request.
  const attempt = useRef<{ type: ScenarioType; key: string } | null>(null)
  const note = useChatStore((store) => store.setAskedSurprise)
  return useMutation({
    mutationFn: (type: ScenarioType) => {
      if (attempt.current?.type !== type) attempt.current = { type, key: crypto.randomUUID() }
      note(id, true)
      return call(
        requestSurprise,
        { params: { id: String(id) }, body: { type, hour: new Date().getHours() } },
        { idempotency_key: attempt.current.key },
      )
    },
    onSuccess: (message) => applyAnswer(client, message),
    onSettled: (_message, error) => {
      if (!isApiError(error, 'OFFLINE')) attempt.current = null
      note(id, false)
    },
  })
}

/** Whether this person may be flirted with here: never in the mode that is safe for any room. */
export const useOffersSpicy = () => usePerson((person) => person?.custom_attributes.app_mode === 'crush:nsfw')
