'use client'

import { useTranslations } from 'next-intl'
import type { MessageVoice } from '@/contracts/messages'
import { VoicePlayer } from './voice-player'

/** The voice of a message, under its bubble. */
export function VoiceInMessage({ voice, name }: { voice: MessageVoice; name: string }) {
  const t = useTranslations('chat.voice')
  if (voice.url === null) return null
  return (
    <div className='mt-1.5 w-fit max-w-full animate-fade rounded-lg bg-raised px-2 pt-1 pb-2'>
      <VoicePlayer
        src={voice.url}
        seconds={voice.seconds}
        peaks={voice.peaks}
        label={t('label', { name })}
        making={voice.state !== 'ready'}
      />
    </div>
  )
}
