'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { VoicePlayer } from '@/components/voice/voice-player'
import type { Message } from '@/contracts/messages'
import { firstName } from '@/lib/format/first-name'
import { SpokenCard } from './spoken-card'

const CorrectNote = late(() => import('./correct-note').then((module) => module.CorrectNote), <Skeleton className='mb-1 h-44' />)

type VoiceNoteProps = { message: Message; /** The companion's name. */ name: string }

/** The sound of a message that was spoken; its words stand below as ever. */
export function VoiceNote({ message, name }: VoiceNoteProps) {
  const t = useTranslations('chat.voice_note')
  const voices = useTranslations('voices.correct')
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const note = message.voice_note
  if (!note) return null
  const close = () => {
    setEditing(false)
    button.current?.focus()
  }
  const card = (
    <SpokenCard
      line={
        <>
          <span>
            {note.transcript === 'off'
              ? message.content
                ? t('written')
                : t('not_heard', { name: firstName(name) })
              : note.transcript === 'failed'
                ? t('not_understood', { name: firstName(name) })
                : t('heard', { name: firstName(name) })}
          </span>
          <button
            ref={button}
            type='button'
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
            className='-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-text hover:bg-raised'
          >
            <Pencil aria-hidden className='size-3.5' strokeWidth={1.75} />
            {voices(message.content ? 'fix' : 'add')}
          </button>
        </>
      }
    >
      {note.url ? (
        <VoicePlayer src={note.url} seconds={note.seconds} peaks={note.peaks} label={t('yours')} />
      ) : (
        <p className='text-sm text-muted'>{t('gone')}</p>
      )}
    </SpokenCard>
  )
  return (
    <>
      {card}
      {editing ? <CorrectNote message={message} name={firstName(name)} onClose={close} /> : null}
    </>
  )
}
