'use client'

import { ArrowUp, Coins, Plus, Square, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Counter } from '@/components/ui/counter'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useSuggestLine } from '@/hooks/api/use-conversations'
import { useIsReplying, useSendQueue, useStop } from '@/hooks/api/use-messages'
import { useMediaQuery } from '@/hooks/use-media-query'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { useChatStore } from '@/stores/chat-store'
import { useRecorderStore } from '@/stores/recorder-store'

const AddMenu = late(() => import('./add-menu').then((module) => module.AddMenu))

/** Six lines of 24 px and the padding. */
const MAX_HEIGHT = 6 * 24 + 24

/** Phones, whose keyboard has no Shift and Enter at once. A tablet may have a real keyboard, and sends. */
const PHONE_QUERY = '(pointer: coarse) and (max-width: 767px)'
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

/** Says how high the field is, as `--field`: toasts of wide windows are above it. */
function useFieldRoom(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(([entry]) => {
      style.setProperty('--field', `${Math.ceil(entry!.borderBoxSize[0]!.blockSize)}px`)
    })
    watcher.observe(form.current!)
    return () => {
      watcher.disconnect()
      style.removeProperty('--field')
    }
  }, [form])
}

type ActionProps = { label: string; onClick?: () => void; className: string; busy?: boolean; children: ReactNode }

const ACTION =
  'inline-flex h-12 min-w-12 flex-none items-center justify-center gap-1 rounded-full text-sm font-semibold tabular-nums ' +
  'transition-[filter,opacity,transform] duration-fast active:scale-95'

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

type AddProps = { id: number; name: string; onLine: () => void; onOpen: (() => void) | undefined; ref: Ref<HTMLButtonElement> }

/** What costs more than a message: a photo, a voice note, a surprise. */
function Add({ id, name, onLine, onOpen, ref }: AddProps) {
  const t = useTranslations('chat.composer')
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  return (
    <div className='contents'>
      <IconButton
        ref={ref}
        label={t(open ? 'add_close' : 'add')}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
        className='size-12'
      >
        {open ? <X aria-hidden strokeWidth={1.75} /> : <Plus aria-hidden className='size-5.5!' strokeWidth={1.75} />}
      </IconButton>
      {open ? <AddMenu id={id} name={name} onLine={onLine} onClose={close} /> : null}
    </div>
  )
}

type ComposerProps = {
  id: number
  /** The companion's name. */
  name: string
  signedIn: boolean
  /** What a message may cost, where it is not one reply; 0: nobody replies. */
  creditsOf?: (content: string) => number
  /** Takes the field's place while a voice note is recorded, and says above it what became of one. */
  voice?: ReactNode
  /** The menu with the voice note in it opens: what comes next may be fetched. */
  onAdd?: () => void
}

/** Where one writes. What is typed is kept, sent or not, until it has arrived. */
export function Composer({ id, name, signedIn, creditsOf, voice, onAdd }: ComposerProps) {
  const t = useTranslations('chat.composer')
  const text = useChatStore((store) => store.drafts[id] ?? '')
  const setDraft = useChatStore((store) => store.setDraft)
  const { send } = useSendQueue(id)
  const replying = useIsReplying(id)
  const stop = useStop(id)
  const line = useSuggestLine(id)
  const recording = useRecorderStore((store) => store.id === id && store.phase !== 'idle')
  const isPhone = useMediaQuery(PHONE_QUERY)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hint = useId()
  useAutoGrow(field, text)
  useFieldRoom(form)
  useEffect(() => {
    if (signedIn && !isTouch()) field.current?.focus({ preventScroll: true })
  }, [id, signedIn])
  // Recording took the focus with it when it left.
  const recorded = useRef(false)
  useEffect(() => {
    if (recorded.current && !recording) add.current?.focus({ preventScroll: true })
    recorded.current = recording
  }, [recording])

  const content = text.trim()
  const tooLong = content.length > MESSAGE_MAX_LENGTH
  const price = creditsOf ? creditsOf(content) : MESSAGE_CREDITS
  const ready = signedIn && content !== '' && !tooLong
  const submit = () => {
    if (!ready) return
    send(content)
    setDraft(id, '')
    field.current?.focus({ preventScroll: true })
  }
  const writeLine = () => {
    if (!line.isPending) line.mutate(undefined, { onSettled: () => field.current?.focus({ preventScroll: true }) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return
    event.preventDefault()
    // As the button does it, so that a shell can make it felt (lib/native/device.ts).
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className='mx-auto w-full max-w-3xl flex-none px-2.5 pt-1.5 pb-[max(0.75rem,var(--safe-bottom))] sm:px-3 lg:px-6 lg:pb-5'
    >
      {voice}
      <div
        className={cn(
          'relative flex items-end rounded-[28px] bg-surface p-1 edged',
          'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus',
          recording && 'hidden',
        )}
      >
        {signedIn ? <Add onOpen={onAdd} id={id} name={name} onLine={writeLine} ref={add} /> : null}
        <textarea
          ref={field}
          rows={1}
          value={text}
          disabled={!signedIn}
          onChange={(event) => setDraft(id, event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={t('label', { name })}
          aria-describedby={tooLong ? hint : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={signedIn ? t('placeholder', { name: creditsOf ? name : firstName(name) }) : t('signed_out')}
          enterKeyHint={isPhone ? 'enter' : 'send'}
          className={cn(
            'message-field',
            'max-h-42 min-h-12 w-0 min-w-0 flex-1 resize-none bg-transparent px-1.5 py-3 outline-none placeholder:whitespace-nowrap disabled:opacity-60',
            !signedIn && 'px-4',
          )}
        />
        {replying ? (
          <Action label={t('stop')} onClick={() => stop.mutate()} busy={stop.isPending} className='bg-raised hover:bg-hover'>
            <Square aria-hidden className='size-3.5 fill-current' />
          </Action>
        ) : null}
        {replying && !content ? null : (
          <Action
            label={t('send')}
            busy={!ready}
            className={cn('free:px-2.5 sm:free:px-4', ready ? 'bg-brand text-on-brand hover:brightness-105' : 'bg-raised text-muted')}
          >
            <span className='inline-flex items-center gap-1 premium:hidden'>
              <Coins aria-hidden className='size-4 sm:hidden' />
              <span aria-hidden className='sm:hidden'>
                {price}
              </span>
              <span className='max-sm:sr-only'>{t('price', { price })}</span>
            </span>
            <ArrowUp aria-hidden className='size-5' strokeWidth={2.25} />
          </Action>
        )}
      </div>
      <p role='status' className={cn('px-5 text-xs text-muted', line.isPending ? 'pt-1' : 'sr-only')}>
        {line.isPending ? t('line_writing') : line.isSuccess ? t('line_ready') : ''}
      </p>
      <p id={hint} className={cn('flex px-5 text-xs', tooLong && 'pt-1 text-bad', recording && 'hidden')}>
        {tooLong ? t('too_long', { max: MESSAGE_MAX_LENGTH }) : null}
        <Counter length={content.length} maxLength={MESSAGE_MAX_LENGTH} />
      </p>
    </form>
  )
}
