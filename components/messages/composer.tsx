'use client'

import { ArrowUp, Camera, Sparkles, Square } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Counter } from '@/components/ui/counter'
import { IconButton } from '@/components/ui/icon-button'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { useIsReplying, useSendQueue, useStop } from '@/hooks/api/use-messages'
import { useIsPhotoRunning } from '@/hooks/api/use-photos'
import { cn } from '@/lib/cn'
import { useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { useRecorderStore } from '@/stores/recorder-store'

/** Six lines of 24 px and the padding. */
const MAX_HEIGHT = 6 * 24 + 24

const isTouch = () => window.matchMedia('(pointer: coarse)').matches

/** Grows with its text where the browser cannot do it by style. */
function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT)}px`
  }, [field, text])
}

type ActionProps = { label: string; onClick?: () => void; className: string; busy?: boolean; children: ReactNode }

const ACTION = 'inline-flex h-12 min-w-12 flex-none items-center justify-center gap-1.5 rounded-full text-sm font-semibold ' +
  'transition-[filter,opacity,transform] duration-fast active:scale-95 free:min-w-26 free:px-4'

function Action({ label, onClick, className, busy, children }: ActionProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={cn(ACTION, className)}
    >
      <span className='sr-only'>{`${label} `}</span>
      {children}
    </button>
  )
}

/** Opens the sheet that asks for a photo; one at a time (section 4). */
function PhotoButton({ id, name, inert }: { id: number; name: string; inert: boolean }) {
  const t = useTranslations('chat.composer')
  const openModal = useModalStore((store) => store.openModal)
  const running = useIsPhotoRunning(id)
  return (
    <IconButton inert={inert} label={t(running ? 'photo_running' : 'photo')} aria-disabled={running || undefined} onClick={() => running || openModal('photo', { id, name })} className='size-12'>
      <Camera aria-hidden className='size-5.5' strokeWidth={1.75} />
    </IconButton>
  )
}

/** Opens the sheet of what the character may begin by itself; it says there why nothing can begin now. */
function SurpriseButton({ id, name, inert }: { id: number; name: string; inert: boolean }) {
  const t = useTranslations('chat.composer')
  const openModal = useModalStore((store) => store.openModal)
  return (
    <IconButton inert={inert} label={t('surprise')} onClick={() => openModal('surprise', { id, name })} className='-ml-2 h-12'>
      <Sparkles aria-hidden className='size-5.5' strokeWidth={1.75} />
    </IconButton>
  )
}

type ComposerProps = {
  id: number
  /** The companion's name. */
  name: string
  signedIn: boolean
  /** Stands in the place of the send button while nothing is written. */
  voice?: ReactNode
}

/** Where one writes. What is typed is kept, sent or not, until it has arrived. */
export function Composer({ id, name, signedIn, voice }: ComposerProps) {
  const t = useTranslations('chat.composer')
  const text = useChatStore((store) => store.drafts[id] ?? '')
  const setDraft = useChatStore((store) => store.setDraft)
  const { send } = useSendQueue(id)
  const replying = useIsReplying(id)
  const stop = useStop(id)
  // What is recorded stands over the field; nothing below it can be reached.
  const recording = useRecorderStore((store) => store.id === id && store.phase !== 'idle')
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  useAutoGrow(field, text)
  useEffect(() => {
    if (signedIn && !isTouch()) field.current?.focus({ preventScroll: true })
  }, [id, signedIn])

  const content = text.trim()
  const tooLong = content.length > MESSAGE_MAX_LENGTH
  const submit = () => {
    if (!signedIn || !content || tooLong) return
    send(content)
    setDraft(id, '')
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className='mx-auto w-full max-w-3xl flex-none px-3 pt-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6 lg:pb-5'
    >
      <div className='relative flex flex-wrap items-end justify-end gap-2'>
        {signedIn ? <PhotoButton id={id} name={name} inert={recording} /> : null}
        {signedIn ? <SurpriseButton id={id} name={name} inert={recording} /> : null}
        <textarea
          ref={field}
          rows={1}
          value={text}
          disabled={!signedIn}
          inert={recording}
          onChange={(event) => setDraft(id, event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={t('label', { name })}
          aria-describedby={tooLong ? hint : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={signedIn ? t('placeholder', { name: name.split(' ')[0] ?? name }) : t('signed_out')}
          enterKeyHint='send'
          className={cn(
            'message-field',
            'placeholder:whitespace-nowrap edged max-h-42 min-h-12 w-0 min-w-32 flex-1 resize-none rounded-[24px] bg-surface px-5 py-3 -outline-offset-1 disabled:opacity-60',
          )}
        />
        {replying ? (
          <Action label={t('stop')} onClick={() => stop.mutate()} busy={stop.isPending} className='bg-raised hover:bg-hover'>
            <Square aria-hidden className='size-3.5 fill-current' />
            <span aria-hidden className='premium:hidden'>
              {t('stop_short')}
            </span>
          </Action>
        ) : null}
        {voice && !content && signedIn && (!replying || recording) ? voice : replying && !content ? null : (
          <Action
            label={t('send')}
            busy={!content || tooLong || !signedIn}
            className={content && !tooLong ? 'bg-brand text-on-brand hover:brightness-105' : 'bg-raised text-muted'}
          >
            <span className='premium:hidden'>{t('price')}</span>
            <ArrowUp aria-hidden className='size-5' strokeWidth={2.25} />
          </Action>
        )}
      </div>
      <p id={hint} className={cn('flex px-5 text-xs', tooLong && 'pt-1 text-bad')}>
        {tooLong ? t('too_long', { max: MESSAGE_MAX_LENGTH }) : null}
        <Counter length={content.length} maxLength={MESSAGE_MAX_LENGTH} />
      </p>
    </form>
  )
}
