'use client'

import { Volume2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { Message } from '@/contracts/messages'
import { FREE_VOICE_SECONDS, VOICE_CREDITS } from '@/contracts/prices'
import { needsPremium, secondsToSay, sentencesToSay } from '@/contracts/spoken-text'
import { useRequestVoice } from '@/hooks/api/use-voice'
import { usePerson } from '@/stores/auth-store'

type ListenButtonProps = {
  message: Message
  /** It has been asked for and is being made. Keep it mounted until `onDone`. */
  asking: boolean
  onAsk: () => void
  onDone: () => void
}

/** On phones the icon says it; there is no room for more. */
const wide = (text: ReactNode) => <span className='max-sm:sr-only'>{text}</span>

const PILL = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap'

/** Has a character's message spoken; about how long that takes and what it costs are on it. */
export function ListenButton({ message, asking, onAsk, onDone }: ListenButtonProps) {
  const t = useTranslations('chat.voice')
  const voices = useTranslations('voices.listen')
  const listen = useRequestVoice(message)
  const premium = usePerson((person) => person?.is_premium ?? false)
  const length = useMemo(() => secondsToSay(sentencesToSay(message.content)), [message.content])
  const sold = !premium && needsPremium(length)
  // What is just under the limit is not rounded up to it, where the limit counts.
  const most = premium || sold ? Infinity : FREE_VOICE_SECONDS - 1
  const seconds = Math.max(1, Math.min(most, Math.round(length)))
  if (asking) {
    return (
      <span role='status' className={PILL}>
        <Spinner className='size-4' />
        {t('making')}
      </span>
    )
  }
  return (
    <button
      type='button'
      onClick={() => {
        onAsk()
        listen(onDone)
      }}
      className={`${PILL} hover:bg-hover`}
    >
      <Volume2 aria-hidden className='size-4.5' strokeWidth={1.75} />
      <span>{sold ? voices.rich('premium', { seconds, wide }) : voices.rich('price', { seconds, credits: VOICE_CREDITS, wide })}</span>
    </button>
  )
}
