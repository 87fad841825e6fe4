'use client'

import { useTranslations } from 'next-intl'
import { memo, useContext, useState } from 'react'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { late } from '@/components/ui/late'
import { VoiceInMessage } from '@/components/voice/voice-in-message'
import { ruleKey } from '@/lib/characters/rule-key'
import { Bubble } from './bubble'
import { CrisisCard } from './crisis-card'
import { MessageActions } from './message-actions'
import { NoteAction, NoteLine } from './note-line'
import { PhotoInMessage } from './photo-in-message'
import { PhotoRequest } from './photo-request'
import { Price } from './price'
import { ReactionBadge } from './reactions'
import { RunningReply } from './running-reply'
import { SpokenText } from './spoken-text'
import { SurpriseLabel } from './surprise-label'
import { ThreadContext } from './thread-context'
import { TimeMark } from './time-mark'
import { useVersionSwipe, Versions } from './versions'

const EditMessage = late(() => import('./edit-message').then((module) => module.EditMessage))
const MessageMenu = late(() => import('./message-menu').then((module) => module.MessageMenu))

const CallNote = late(() => import('./call-line').then((module) => module.CallNote))
const CallLine = late(() => import('./call-line').then((module) => module.CallLine))

const PauseCard = late(() => import('./pause-card').then((module) => module.PauseCard))

type MessageRowProps = {
  message: Message
  /** A date stands above. */
  dated: boolean
  /** First and last of a turn of the same speaker. */
  first: boolean
  last: boolean
  /** The newest of all: only it can be continued. */
  newest: boolean
  /** Which model wrote the reply before, as far as that is known. */
  model?: string
}

/** What became of a reply that is not whole, and what can be done about it. */
function Ending({ message, newest }: Pick<MessageRowProps, 'message' | 'newest'>) {
  const t = useTranslations('chat')
  const { name, goOn, goingOn, anywhere } = useContext(ThreadContext)
  const openModal = useModalStore((store) => store.openModal)
  const { status, image_request: request, conversation_real_id: id } = message
  const isPhoto = message.message_type === 1
  const rule = t(`rule.${ruleKey(message.content_attributes.rule)}`)
  if (isPhoto && (status === 'failed' || status === 'blocked')) {
    return (
      <NoteLine bad>
        <span>{t(`message.photo_${status}`, { rule })}</span>
        {newest && request ? (
          <NoteAction onClick={() => openModal('photo', { id, name, request, change: true })}>{t('message.photo_change')}</NoteAction>
        ) : null}
      </NoteLine>
    )
  }
  if (status === 'blocked') return <NoteLine bad>{t('message.blocked', { name, rule })}</NoteLine>
  const { cut, cut_in, failure } = message.content_attributes
  if (cut_in) return null
  const isCut = cut === true && status === 'complete'
  if (isCut && !newest) return null
  if (!isCut && status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null
  const act = status === 'failed' ? 'again' : 'continue'
  const why = status === 'complete' ? 'cut' : status === 'failed' && failure ? (`failed_${failure}` as const) : status
  return (
    <NoteLine bad={status === 'failed'}>
      <span>{t(`message.${why}`, { name })}</span>
      {newest || anywhere ? (
        <NoteAction onClick={goOn} busy={goingOn}>
          {cut ? (
            t(`message.${act}_free`)
          ) : (
            <Price free={t(`message.${act}_price`, { price: MESSAGE_CREDITS })} premium={t(`message.${act}`)} />
          )}
        </NoteAction>
      ) : null}
    </NoteLine>
  )
}

function Said({ message, last, newest, model }: Pick<MessageRowProps, 'message' | 'last' | 'newest' | 'model'>) {
  const t = useTranslations('chat.message')
  const { name, goTo } = useContext(ThreadContext)
  const mine = message.sender_type === 'User'
  const ending = <Ending message={message} newest={newest} />
  const { content, image_request: request } = message
  const { model: own } = message.content_attributes
  const [editing, setEditing] = useState(false)
  const [menu, setMenu] = useState(false)
  const openMenu = () => {
    EditMessage.preload()
    setMenu(true)
  }
  const { turn, isPending, handlers } = useVersionSwipe(message)
  if (editing) return <EditMessage message={message} onClose={() => setEditing(false)} />
  if (!content) {
    return (
      <>
        {ending}
        <Versions message={message} turn={turn} busy={isPending} />
      </>
    )
  }
  const bubble = (
    <Bubble
      mine={mine}
      last={last}
      text={content}
      entry={newest}
      actions={(shown) => <MessageActions mine={mine} text={content} shown={shown} message={message} newest={newest} onMore={openMenu} />}
      swipe={handlers}
      below={
        <>
          <ReactionBadge message={message} mine={mine} />
          {message.voice ? <VoiceInMessage voice={message.voice} name={name} /> : null}
          {own && model && own !== model ? <NoteLine>{t('model', { model: own })}</NoteLine> : null}
          {ending}
          {message.content_attributes.call ? <CallNote mine={mine} cut={message.content_attributes.cut_in} /> : null}
          {message.edited_at || message.pinned_at ? (
            <NoteLine mine={mine}>
              {[message.pinned_at ? t('pinned') : '', message.edited_at ? t('edited') : ''].filter(Boolean).join(' · ')}
            </NoteLine>
          ) : null}
          <Versions message={message} turn={turn} busy={isPending} />
        </>
      }
    >
      <span className='sr-only'>{mine ? t('yours') : t('theirs', { name })}: </span>
      {mine && request ? (
        <PhotoRequest request={request} content={content} />
      ) : (
        <SpokenText text={content} actionClass={mine ? 'text-mine-muted' : undefined} />
      )}
    </Bubble>
  )
  return (
    <>
      {bubble}
      {menu ? (
        <MessageMenu
          message={message}
          newest={newest}
          onEdit={() => setEditing(true)}
          onGo={(id) => goTo?.(id)}
          onClose={() => setMenu(false)}
        />
      ) : null}
    </>
  )
}

/** One stored message with its date, its state and what can be done about it. */
export const MessageRow = memo(function MessageRow({ message, dated, first, last, newest, model }: MessageRowProps) {
  const { name, voiceNote, around } = useContext(ThreadContext)
  if (message.content_attributes.notice === 'crisis') return <CrisisCard name={name} />
  if (message.content_attributes.notice === 'pause')
    return <PauseCard conversation_id={message.conversation_real_id} name={name} newest={newest} />
  if (message.content_attributes.call_line) return <CallLine line={message.content_attributes.call_line} />
  const running = message.status === 'streaming' && message.sender_type === 'Contact'
  const row = (
    <>
      {message.content_attributes.surprise ? <SurpriseLabel mark={message.content_attributes.surprise} /> : null}
      <PhotoInMessage message={message} />
      {message.voice_note ? voiceNote?.(message) : null}
      {running ? <RunningReply message={message} /> : <Said message={message} last={last} newest={newest} model={model} />}
    </>
  )
  return (
    <div data-message={message.id} className={cn(first ? 'pt-3' : 'pt-1.5')}>
      {dated ? <TimeMark at={message.created_at} /> : null}
      {around ? around(message, first, row) : row}
    </div>
  )
})
