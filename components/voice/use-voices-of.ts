import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { useModalStore } from '@/stores/modal-store'
import { usePlayerStore } from '@/stores/player-store'

/** For an open conversation: says why a voice that was asked for here did not come, and is silent once it is left. */
export function useVoicesOf(conversation_id: number) {
  const t = useTranslations('chat.voice')
  const lost = usePlayerStore((state) => state.lost)
  useEffect(() => {
    if (!lost || lost.conversation_id !== conversation_id) return
    usePlayerStore.getState().clearLost()
    if (lost.reason === 'premium_only') useModalStore.getState().openModal('upsell', { type: 'premium_voice' })
    else toast.error(t('error'))
  }, [lost, conversation_id, t])
  useEffect(() => () => usePlayerStore.getState().stop(), [conversation_id])
}
