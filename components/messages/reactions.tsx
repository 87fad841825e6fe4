'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Message, REACTIONS, type Reaction } from '@/contracts/messages'
import { useReact } from '@/hooks/api/use-alternatives'
import { cn } from '@/lib/cn'

const SIGNS: Record<Reaction, string> = { heart: '❤️', laugh: '😂', wow: '😮', sad: '🥹', thanks: '🙏', thumbs_up: '👍' }

type ReactionPickerProps = {
  message: Message
  /** It took the place of what had the focus. */
  autoFocus?: boolean
  onDone: () => void
  className?: string
}

/** The six, of which one can be on a message; pressing that one again takes it back. Arrow keys go along, Escape leaves. */
export function ReactionPicker({ message, autoFocus, onDone, className }: ReactionPickerProps) {
  const t = useTranslations('chat.message')
  const row = useRef<HTMLDivElement>(null)
  const react = useReact(message)
  useEffect(() => {
    if (autoFocus) row.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [autoFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!autoFocus) return
      event.stopPropagation()
      row.current?.closest('.relative')?.querySelector<HTMLElement>('[data-focusable]')?.focus({ preventScroll: true })
      return onDone()
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const all = [...(row.current?.querySelectorAll('button') ?? [])]
    all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus()
  }
  const pick = (reaction: Reaction) => {
    react.mutate(reaction)
    row.current?.closest('.relative')?.querySelector<HTMLElement>('[data-focusable]')?.focus({ preventScroll: true })
    onDone()
  }
  return (
    <div ref={row} role='group' aria-label={t('reactions')} onKeyDown={onKeyDown} className={cn('flex', className)}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type='button'
          aria-label={t(`reaction.${reaction}`)}
          aria-pressed={message.reaction === reaction}
          title={t(`reaction.${reaction}`)}
          onClick={() => pick(reaction)}
          className={cn('size-11 rounded-full text-xl hover:bg-hover', message.reaction === reaction && 'bg-hover')}
        >
          <span aria-hidden className='message-sign'>
            {SIGNS[reaction]}
          </span>
        </button>
      ))}
    </div>
  )
}

/** What the person put on the message, over the bubble's lower edge; pressed, it is taken back. */
export function ReactionBadge({ message, mine }: { message: Message; mine: boolean }) {
  const t = useTranslations('chat.message')
  const react = useReact(message)
  const { reaction } = message
  if (!reaction) return null
  const label = t('reacted', { reaction: t(`reaction.${reaction}`) })
  return (
    <button
      type='button'
      title={label}
      aria-disabled={react.isPending || undefined}
      onClick={() => (react.isPending ? undefined : react.mutate(reaction))}
      className={cn('group/reaction relative z-1 -mt-3.5 -mb-2 flex h-11 w-fit items-center', mine ? 'me-2 ms-auto' : 'ms-2')}
    >
      <span className='sr-only'>{label}</span>
      <span
        aria-hidden
        className='message-sign hairline animate-fade rounded-full bg-surface px-2 py-0.5 text-base leading-snug group-hover/reaction:bg-hover'
      >
        {SIGNS[reaction]}
      </span>
    </button>
  )
}
