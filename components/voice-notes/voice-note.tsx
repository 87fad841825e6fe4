'use client'

import { useTranslations } from 'next-intl'
import { VoicePlayer } from '@/components/voice/voice-player'
import type { Message } from '@/contracts/messages'
import { firstName } from '@/lib/format/first-name'
import { SpokenCard } from './spoken-card'

type VoiceNoteProps = { message: Message; /** The companion's name. */ name: string }

/** The sound of a message that was spoken; its words stand below as ever. */
export function VoiceNote({ message, name }: VoiceNoteProps) {
  const t = useTranslations('chat.voice_note')
  const note = message.voice_note
  if (!note) return null
  return (
    <SpokenCard
      line={
        note.transcript === 'off'
          ? message.content
            ? t('written')
            : t('not_heard', { name: firstName(name) })
          : note.transcript === 'failed'
            ? t('not_understood', { name: firstName(name) })
            : t('heard', { name: firstName(name) })
      }
    >
      {note.url ? (
        <VoicePlayer src={note.url} seconds={note.seconds} peaks={note.peaks} label={t('yours')} />
      ) : (
        <p className='text-sm text-muted'>{t('gone')}</p>
      )}
    </SpokenCard>
  )
}
