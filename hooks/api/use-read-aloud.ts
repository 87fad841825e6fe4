import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import type { Message } from '@/contracts/messages'
import { VOICE_CREDITS } from '@/contracts/prices'
import { requestVoice } from '@/contracts/voices'
import { useUpdateConfig } from './use-conversations'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { usePlayerStore } from '@/stores/player-store'

/** Whether something was pressed here: before that no browser lets a page speak, and what is not heard is not to be paid. */
function usePressed(on: boolean) {
  const pressed = useRef(false)
  useEffect(() => {
    if (!on) return
    const unlock = () => {
      pressed.current = true
      usePlayerStore.getState().unlock()
    }
    const options = { capture: true, once: true }
    document.addEventListener('click', unlock, options)
    document.addEventListener('keydown', unlock, options)
    return () => {
      document.removeEventListener('click', unlock, options)
      document.removeEventListener('keydown', unlock, options)
    }
  }, [on])
  return pressed
}

/**
 * Has each reply spoken that was written while this page looked on and ended whole, at the price of a voice. Never one that was there before,
 * nor in a page that nobody sees. Out of credits, or over the person's own limit, it is switched off, and says so once.
 */
export function useReadAloud(id: number, on: boolean, newest: Message | undefined): void {
  const t = useTranslations('chat.voice')
  const pressed = usePressed(on)
  const running = useRef<number | null>(null)
  const toldLong = useRef(false)
  const { mutate: update } = useUpdateConfig(id)
  const { mutate: speak } = useMutation({
    mutationFn: (message_id: number) => call(requestVoice, { params: { id: String(message_id) } }),
    meta: { quiet: true },
    onSuccess: ({ url, new: is_new }) => (is_new ? usePlayerStore.getState().play(url) : undefined),
    onError: (error) => {
      if (!isApiError(error)) return
      if (error.code === 'NOT_ENOUGH_BALANCE' || error.code === 'SPENDING_LIMIT_REACHED') {
        update({ read_aloud: false })
        toast.error(t(error.code === 'NOT_ENOUGH_BALANCE' ? 'aloud_no_credits' : 'aloud_over_limit', { credits: VOICE_CREDITS }))
      } else if (error.code === 'PREMIUM_ONLY' && !toldLong.current) {
        toldLong.current = true
        toast.error(t('aloud_long'))
      }
    },
  })
  useEffect(() => {
    if (newest?.sender_type !== 'Contact') return
    if (newest.status === 'streaming') {
      running.current = newest.id
      return
    }
    if (running.current !== newest.id) return
    running.current = null
    const { notice, call: in_call } = newest.content_attributes
    const whole = newest.status === 'complete' && newest.message_type === 0 && !notice && !in_call && !newest.voice
    if (on && whole && pressed.current && document.visibilityState === 'visible') speak(newest.id)
  }, [newest, on, pressed, speak])
}
