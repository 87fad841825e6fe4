'use client'

import { Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import type { PendingSend } from '@/stores/chat-store'
import { Bubble } from './bubble'
import { ruleKey } from '@/lib/characters/rule-key'
import { NoteAction, NoteLine, NoteLink } from './note-line'
import { SpokenText } from './spoken-text'

type PendingRowProps = {
  send: PendingSend
  name: string
  /** First of the turn. */
  first: boolean
  last: boolean
  /** A reply is being written, which is what this one waits for. */
  afterReply: boolean
  onRetry: (client_key: string) => void
  onEdit: (client_key: string) => void
  onRemove: (client_key: string) => void
}

/** A message on its way: it looks like a sent one unless it has to wait or did not get through. */
export function PendingRow({ send, name, first, last, afterReply, onRetry, onEdit, onRemove }: PendingRowProps) {
  const t = useTranslations('chat')
  const { client_key, content, state, error } = send
  const blocked = error?.code === 'CONTENT_BLOCKED'
  const overLimit = error?.code === 'SPENDING_LIMIT_REACHED'
  const onHold = error?.code === 'AGE_HOLD'
  const notHere = error?.code === 'LEVEL_NOT_AVAILABLE'
  const why = onHold
    ? 'on_hold'
    : overLimit
      ? 'over_limit'
      : notHere
        ? 'level_not_here'
        : error?.code === 'PREMIUM_ONLY'
          ? 'premium_only'
          : 'not_sent'
  const words = t(`message.${why}`)
  return (
    <div className={cn('message-leaving', first ? 'pt-3' : 'pt-1.5')}>
      <Bubble mine last={last} text={content} className={state === 'sending' ? undefined : 'opacity-80'}>
        <span className='sr-only'>{t('message.yours')}: </span>
        <SpokenText text={content} actionClass='text-mine-muted' />
      </Bubble>
      {state === 'sending' && send.slow ? (
        <NoteLine mine>
          <Clock aria-hidden className='size-3.5' />
          {t('message.sending')}
        </NoteLine>
      ) : null}
      {state === 'waiting' ? (
        <NoteLine mine>
          <Clock aria-hidden className='size-3.5' />
          {afterReply ? t('message.waiting_reply', { name }) : t('message.waiting')}
        </NoteLine>
      ) : null}
      {state === 'failed' ? (
        <NoteLine mine bad>
          <span role='alert'>{blocked ? t('message.blocked_own', { rule: t(`rule.${ruleKey(error.rule)}`) }) : words}</span>
          {overLimit ? <NoteLink href='/settings#limits'>{t('message.change_limit')}</NoteLink> : null}
          {blocked || notHere || onHold ? null : <NoteAction onClick={() => onRetry(client_key)}>{t('message.retry')}</NoteAction>}
          <NoteAction onClick={() => onEdit(client_key)}>{t('message.edit')}</NoteAction>
          <NoteAction onClick={() => onRemove(client_key)}>{t('message.remove')}</NoteAction>
        </NoteLine>
      ) : null}
    </div>
  )
}
