import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import type { ErrorCode } from '@/contracts/errors'
import type { Message } from '@/contracts/messages'
import { requestVoice } from '@/contracts/voices'
import { call } from '@/lib/api/browser'
import { type ApiError, isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { useChatStore } from '@/stores/chat-store'
import { usePlayerStore } from '@/stores/player-store'

/** Silent, or answered by an offer; the rest is a toast. */
const SILENT: readonly (ErrorCode | 'OFFLINE')[] = [
  'VOICE_EXISTS',
  'VOICE_RUNNING',
  'NOT_ENOUGH_BALANCE',
  'PREMIUM_ONLY',
  'UNAUTHENTICATED',
]

/** Which text of `chat.voice` says why; null for silence. */
function textOf(error: ApiError): 'error' | 'error_language' | 'error_limit' | null {
  if (SILENT.includes(error.code)) return null
  if (error.code === 'SPENDING_LIMIT_REACHED') return 'error_limit'
  return error.code === 'VOICE_NOT_POSSIBLE' && error.details.why === 'language' ? 'error_language' : 'error'
}

/** Has a message spoken, and plays it as soon as its first words are there. What it answers belongs into the tap itself. */
export function useRequestVoice({ id, conversation_real_id }: Message) {
  const t = useTranslations('chat.voice')
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call(requestVoice, { params: { id: String(id) } }),
    meta: { quiet: true, upsell: 'premium_voice' },
    onSuccess: ({ url }) => {
      usePlayerStore.getState().play(url)
      // Without the live connection nobody else says that the message has a voice now.
      if (useChatStore.getState().connection !== 'live') void client.invalidateQueries({ queryKey: keys.messages(conversation_real_id) })
    },
    onError: (error) => {
      const text = isApiError(error) ? textOf(error) : 'error'
      if (text) toast.error(t(text))
    },
  })
  return (onSettled: () => void) => {
    usePlayerStore.getState().unlock()
    usePlayerStore.getState().recordAsked(id)
    mutate(undefined, { onSettled })
  }
}
