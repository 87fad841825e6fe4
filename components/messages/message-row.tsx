'use client'

import { useTranslations } from 'next-intl'
import { memo, useContext } from 'react'
import type { Message } from '@/contracts/messages'
import { cn } from '@/lib/cn'
import { ListenButton } from '@/components/voice/listen-button'
import { VoiceInMessage } from '@/components/voice/voice-in-message'
import { Bubble } from './bubble'
import { CrisisCard } from './crisis-card'
import { NoteAction, NoteLine } from './note-line'
import { PhotoInMessage } from './photo-in-message'
import { Price } from './price'
import { RunningReply } from './running-reply'
import { SpokenText } from './spoken-text'
import { SurpriseLabel } from './surprise-label'
import { ThreadContext } from './thread-context'
import { TimeMark } from './time-mark'

type MessageRowProps = {
  message: Message
  /** A date stands above. */
  dated: boolean
  /** First and last of a turn of the same speaker. */
  first: boolean
  last: boolean
  /** The newest of all: only it can be continued. */
  newest: boolean
}

const RULES = new Set([
  'minors', 'real_people', 'undressing', 'bestiality', 'necrophilia', 'sexual_violence', 'self_harm_encouragement', 'provider',
])
/** The key of a rule family's name in the catalogue. */
export const ruleKey = (rule: string | undefined) => (rule && RULES.has(rule) ? rule : 'other')

function Ending({ message, newest }: Pick<MessageRowProps, 'message' | 'newest'>) {
  const t = useTranslations('chat')
  const { name, goOn, goingOn } = useContext(ThreadContext)
  const { status } = message
  const isPhoto = message.message_type === 1
  if (isPhoto && status === 'failed') return <NoteLine bad>{t('message.photo_failed')}</NoteLine>
  if (status === 'blocked') {
    const rule = t(`rule.${ruleKey(message.content_attributes.rule)}`)
    return <NoteLine bad>{t(isPhoto ? 'message.photo_blocked' : 'message.blocked', { name, rule })}</NoteLine>
  }
  if (status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null
  const act = status === 'failed' ? 'again' : 'continue'
  return (
    <NoteLine bad={status === 'failed'}>
      <span>{t(`message.${status}`)}</span>
      {newest ? (
        <NoteAction onClick={goOn} busy={goingOn}>
          <Price free={t(`message.${act}_price`)} premium={t(`message.${act}`)} />
        </NoteAction>
      ) : null}
    </NoteLine>
  )
}

function Said({ message, last, newest }: Pick<MessageRowProps, 'message' | 'last' | 'newest'>) {
  const t = useTranslations('chat.message')
  const { name } = useContext(ThreadContext)
  const mine = message.sender_type === 'User'
  if (!message.content) return null
  const canListen = message.sender_type === 'Contact' && message.status === 'complete' && !message.voice
  return (
    <>
      <Bubble
        mine={mine} last={last} text={message.content} entry={newest}
        corner={canListen ? (shown, show) => <ListenButton message={message} shown={shown} onShow={show} /> : undefined}
      >
        <span className='sr-only'>{mine ? t('yours') : t('theirs', { name })}: </span>
        <SpokenText text={message.content} actionClass={mine ? 'text-mine-muted' : undefined} />
      </Bubble>
      {message.voice ? <VoiceInMessage voice={message.voice} name={name} /> : null}
    </>
  )
}

/** One stored message with its date, its state and what can be done about it. */
export const MessageRow = memo(function MessageRow({ message, dated, first, last, newest }: MessageRowProps) {
  const { name, voiceNote } = useContext(ThreadContext)
  if (message.content_attributes.notice === 'crisis') return <CrisisCard name={name} />
  const running = message.status === 'streaming' && message.sender_type === 'Contact'
  return (
    <div data-message={message.id} className={cn(first ? 'pt-3' : 'pt-1.5')}>
      {dated ? <TimeMark at={message.created_at} /> : null}
      {message.content_attributes.surprise ? <SurpriseLabel mark={message.content_attributes.surprise} /> : null}
      <PhotoInMessage message={message} />
      {message.voice_note ? voiceNote?.(message) : null}
      {running ? <RunningReply message={message} /> : <Said message={message} last={last} newest={newest} />}
      <Ending message={message} newest={newest} />
    </div>
  )
})
