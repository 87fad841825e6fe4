'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { VoicePlayer } from '@/components/voice/voice-player'
import { clockOf } from '@/components/voice/spoken-time'
import { type ComingNote, useComingNotes, useSendVoiceNote } from '@/hooks/api/use-voice-notes'
import { useInstallation } from '@/hooks/use-installation'
import { ruleKey } from '@/lib/characters/rule-key'
import { useModalStore } from '@/stores/modal-store'
import { useVoiceNoteStore } from '@/stores/voice-note-store'
import { SpokenCard } from './spoken-card'

const ACT = '-my-1 inline-flex min-h-11 items-center rounded-md px-2.5 text-sm font-semibold text-text hover:bg-raised'

const Act = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type='button' onClick={onClick} className={ACT}>
    {children}
  </button>
)

const WORDS = {
  OFFLINE: 'offline',
  PREMIUM_ONLY: 'premium_only',
  SPENDING_LIMIT_REACHED: 'over_limit',
  INVALID_AUDIO: 'unusable',
  RATE_LIMITED: 'too_fast',
  NOT_ENOUGH_BALANCE: 'no_credits',
} as const
const hasWords = (code: string): code is keyof typeof WORDS => code in WORDS

type FailedProps = { note: ComingNote; onRetry: () => void; onRemove: () => void }

function Failed({ note, onRetry, onRemove }: FailedProps) {
  const t = useTranslations('chat')
  const openModal = useModalStore((state) => state.openModal)
  const blocked = note.state === 'blocked'
  const words = blocked
    ? t('voice_note.blocked', { rule: t(`rule.${ruleKey(note.rule)}`) })
    : t(
        `voice_note.${note.error && hasWords(note.error) ? WORDS[note.error] : note.own?.state === 'sent' || !note.own ? 'not_delivered' : 'not_sent'}`,
      )
  const again = note.own && !blocked && note.error !== 'INVALID_AUDIO' && note.error !== 'PREMIUM_ONLY'
  return (
    <>
      <span role='alert' className='text-sm text-bad'>
        {words}
      </span>
      {note.error === 'PREMIUM_ONLY' ? (
        <Act onClick={() => openModal('upsell', { type: 'premium_voice' })}>{t('voice_note.see_premium')}</Act>
      ) : null}
      {again ? <Act onClick={onRetry}>{t('voice_note.retry')}</Act> : null}
      <Act onClick={onRemove}>{t('voice_note.remove')}</Act>
    </>
  )
}

type OneProps = { id: number; name: string; note: ComingNote }

function One({ id, name, note }: OneProps) {
  const t = useTranslations('chat.voice_note')
  const listens = useInstallation()?.transcription.listens
  const { retry } = useSendVoiceNote(id)
  const { own, client_key } = note
  const failed = note.state === 'failed' || note.state === 'blocked'
  const remove = () => {
    useVoiceNoteStore.getState().remove(client_key)
    useVoiceNoteStore.getState().hide(client_key)
  }
  const onRetry = () => {
    if (!own) return
    const ended = own.state === 'sent'
    if (ended) useVoiceNoteStore.getState().hide(client_key)
    retry(own, ended)
  }
  const on_its_way = note.state === 'sending' ? t('sending') : t(listens ? 'listening' : 'coming', { name })
  return (
    <div className='message-leaving pt-3'>
      <SpokenCard line={failed ? <Failed note={note} onRetry={onRetry} onRemove={remove} /> : <span role='status'>{on_its_way}</span>}>
        {own ? (
          <VoicePlayer src={own.url} seconds={own.seconds} peaks={own.peaks} label={t('yours')} />
        ) : (
          <p className='flex min-h-11 items-center gap-2.5 px-1.5 text-sm'>
            {failed ? null : <Spinner />}
            {t('length', { time: clockOf(note.seconds) })}
          </p>
        )}
      </SpokenCard>
    </div>
  )
}

/** Notes that are not messages yet, below the messages: on their way, or why they did not arrive. */
export function ComingNotes({ id, name }: { id: number; name: string }) {
  const notes = useComingNotes(id)
  return notes.map((note) => <One key={note.client_key} id={id} name={name} note={note} />)
}
