'use client'

import { ArrowUp, ChevronLeft, Mic, Square, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { clockOf } from '@/components/voice/spoken-time'
import { VoicePlayer } from '@/components/voice/voice-player'
import { FREE_VOICE_SECONDS, VOICE_CREDITS } from '@/contracts/prices'
import { PREMIUM_VOICE_SECONDS } from '@/contracts/voice-notes'
import { useSendVoiceNote } from '@/hooks/api/use-voice-notes'
import { useInstallation } from '@/hooks/use-installation'
import { cn } from '@/lib/cn'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { usePlayerStore } from '@/stores/player-store'
import { type RecorderNotice, useRecorderStore } from '@/stores/recorder-store'
import { useHold } from './use-hold'

/** From so many seconds before the end on, what is left is counted aloud (ours). */
const SOON_SECONDS = 5
/** Nothing louder than this for so many bars: the microphone is off (ours). */
const SILENT = 0.004
const SILENT_BARS = 24

function Bars({ levels }: { levels: readonly number[] }) {
  return (
    <span aria-hidden className='flex h-8 min-w-0 flex-1 items-center justify-end gap-0.5 overflow-hidden'>
      {levels.map((level, at) => (
        <span key={at} className='w-0.5 flex-none rounded-full bg-accent' style={{ height: `${8 + 92 * Math.min(1, Math.sqrt(level) * 1.2)}%` }} />
      ))}
    </span>
  )
}

/** What the person is told of a recording that ended otherwise than they meant it to. */
function Notice({ what, premium }: { what: RecorderNotice; premium: boolean }) {
  const t = useTranslations('chat.recorder')
  const openModal = useModalStore((state) => state.openModal)
  const { clearNotice } = useRecorderStore.getState()
  const free_limit = what === 'limit' && !premium
  return (
    <p role='alert' className='flex flex-wrap items-center justify-center gap-x-1 px-3 pb-1.5 text-center text-sm text-muted'>
      <span>{free_limit ? t('free_limit', { seconds: FREE_VOICE_SECONDS }) : t(`notice.${what}`)}</span>
      <button
        type='button'
        onClick={() => (free_limit ? openModal('upsell', { type: 'premium_voice' }) : clearNotice())}
        className='-my-1.5 inline-flex min-h-11 items-center rounded-md px-2.5 font-semibold text-text hover:bg-raised'
      >
        {t(free_limit ? 'see_premium' : 'close')}
      </button>
    </p>
  )
}

type LiveProps = { sliding: number; onCancel: () => void; onSend: () => void }

/** While it records, and while the browser asks whether it may. */
function Live({ sliding, onCancel, onSend }: LiveProps) {
  const t = useTranslations('chat.recorder')
  const { phase, locked, seconds, limit, levels } = useRecorderStore()
  const send = useRef<HTMLButtonElement>(null)
  const asking = phase === 'asking'
  const left = Math.ceil(limit - seconds)
  const silent = levels.length >= SILENT_BARS && levels.slice(-SILENT_BARS).every((level) => level < SILENT)
  useEffect(() => {
    if (locked) send.current?.focus({ preventScroll: true })
  }, [locked])
  return (
    <>
      {locked ? (
        <IconButton label={t('cancel')} onClick={onCancel} className='size-12'>
          <Trash2 aria-hidden strokeWidth={1.75} />
        </IconButton>
      ) : null}
      <div className='edged flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-[24px] bg-surface px-4'>
        {asking ? <Spinner /> : <span aria-hidden className='size-2.5 flex-none rounded-full bg-bad motion-safe:animate-pulse' />}
        <span className={cn('flex-none tabular-nums', left <= SOON_SECONDS && 'font-semibold')}>
          <span className='sr-only'>{t('recorded')} </span>
          {clockOf(seconds)}
          <span className='text-muted'>{` / ${clockOf(limit)}`}</span>
        </span>
        {asking ? <span className='min-w-0 truncate text-sm text-muted'>{t('asking')}</span>
          : silent ? <span role='status' className='min-w-0 truncate text-sm text-muted'>{t('silent')}</span>
          : locked ? <Bars levels={levels} /> : (
            <span className='flex min-w-0 flex-1 items-center justify-end gap-1 text-sm text-muted' style={{ opacity: 1 - sliding * 0.7, transform: `translateX(${-24 * sliding}px)` }}>
              <ChevronLeft aria-hidden className='size-4 flex-none' />
              <span className='truncate'>{t('slide')}</span>
            </span>
          )}
      </div>
      {locked ? (
        <>
          <IconButton label={t('listen')} aria-disabled={asking || undefined} onClick={() => useRecorderStore.getState().stop()} className='size-12'>
            <Square aria-hidden className='size-4! fill-current' />
          </IconButton>
          <SendButton ref={send} busy={asking} onClick={onSend} />
        </>
      ) : (
        <span aria-hidden className='grid size-12 flex-none scale-110 place-items-center rounded-full bg-brand text-on-brand'>
          <Mic className='size-5.5' strokeWidth={1.75} />
        </span>
      )}
      <span role='status' className='sr-only'>
        {asking ? t('asking') : left <= SOON_SECONDS ? t('left', { seconds: left }) : t(locked ? 'recording' : 'recording_held')}
      </span>
    </>
  )
}

type SendButtonProps = { ref?: Ref<HTMLButtonElement>; busy?: boolean; onClick: () => void }

const SendButton = ({ ref, busy, onClick }: SendButtonProps) => {
  const t = useTranslations('chat.recorder')
  return (
    <button
      ref={ref}
      type='button'
      title={t('send')}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className='inline-flex h-12 min-w-16 flex-none items-center justify-center gap-1 rounded-full bg-brand px-3.5 text-sm font-semibold text-on-brand transition-[filter] duration-fast hover:brightness-105'
    >
      <span className='sr-only'>{`${t('send')}, ${t('price', { credits: VOICE_CREDITS })}`}</span>
      <span aria-hidden>{VOICE_CREDITS}</span>
      <ArrowUp aria-hidden className='size-5' strokeWidth={2.25} />
    </button>
  )
}

type PreviewProps = { onCancel: () => void; onSend: () => void }

/** Heard first, then sent or thrown away. */
function Preview({ onCancel, onSend }: PreviewProps) {
  const t = useTranslations('chat.recorder')
  const take = useRecorderStore((state) => state.take)
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus({ preventScroll: true }), [])
  if (!take) return null
  return (
    <>
      <IconButton label={t('delete')} onClick={onCancel} className='size-12'>
        <Trash2 aria-hidden strokeWidth={1.75} />
      </IconButton>
      <div className='edged flex min-w-0 flex-1 justify-center rounded-[24px] bg-surface px-2 py-1'>
        <VoicePlayer src={take.url} seconds={take.seconds} peaks={take.peaks} label={t('preview')} />
      </div>
      <SendButton ref={send} onClick={onSend} />
    </>
  )
}

/** What ends a recording without the person: the page is hidden, or the conversation left. It is kept for them to hear. */
function useInterruptions(id: number) {
  useEffect(() => {
    const interrupt = () => {
      const { id: now, stop } = useRecorderStore.getState()
      if (now === id) stop('interrupted')
    }
    const onHide = () => document.visibilityState === 'hidden' && interrupt()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      interrupt()
    }
  }, [id])
}

/** The microphone in the place of the send button, and over the composer what it records. */
export function VoiceRecorder({ id, name }: { id: number; /** The companion's name. */ name: string }) {
  const t = useTranslations('chat.recorder')
  const premium = useAuthStore((state) => state.user?.is_premium ?? false)
  const listens = useInstallation()?.transcription.listens
  const phase = useRecorderStore((state) => (state.id === id ? state.phase : 'idle'))
  const locked = useRecorderStore((state) => state.locked)
  const elsewhere = useRecorderStore((state) => state.phase !== 'idle' && state.id !== id)
  const notice = useRecorderStore((state) => (state.notice?.id === id ? state.notice.what : null))
  const { send } = useSendVoiceNote(id)
  const [sliding, setSliding] = useState(0)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useInterruptions(id)

  const store = () => useRecorderStore.getState()
  const back = () => requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  const begin = (locked: boolean) => {
    setSaid('')
    usePlayerStore.getState().stop()
    // What was recorded for somebody else waits there; one microphone, one take.
    if (elsewhere) store().cancel()
    void store().start(id, premium ? PREMIUM_VOICE_SECONDS : FREE_VOICE_SECONDS, locked)
  }
  const cancel = () => {
    store().cancel()
    usePlayerStore.getState().stop()
    setSaid(t('cancelled'))
    back()
  }
  const submit = () => {
    usePlayerStore.getState().stop()
    const take = store().phase === 'preview' ? store().release() : store().finish()
    if (take) send(take)
    if (take) setSaid(t('sent'))
    back()
  }
  const hold = useHold({
    begin, cancel, slide: setSliding, lock: () => store().lock(),
    // Lifted before the microphone was there: it records on, until the person ends it.
    release: () => (store().phase === 'recording' ? submit() : store().lock()),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || phase === 'idle') return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  const active = phase !== 'idle'
  return (
    <>
      <button
        ref={button}
        type='button'
        title={t('start')}
        {...hold}
        className={cn(
          'inline-flex h-12 min-w-12 flex-none touch-none items-center justify-center gap-1 rounded-full bg-raised text-sm font-semibold select-none',
          'transition-[filter,transform,background-color] duration-fast hover:bg-hover active:scale-95 free:min-w-26 free:px-3',
        )}
      >
        <span className='sr-only'>{`${t('start')}, `}</span>
        <span className='premium:sr-only'>{t('price', { credits: VOICE_CREDITS })}</span>
        <Mic aria-hidden className='size-5' strokeWidth={1.75} />
      </button>
      {active ? (
        <div
          role='group'
          aria-label={t('label', { name })}
          onKeyDown={onKeyDown}
          className={cn('absolute inset-x-0 bottom-0 z-10 flex min-h-full flex-col justify-end bg-ink', !locked && 'pointer-events-none')}
        >
          {listens === false ? <p className='px-3 pb-1.5 text-center text-sm text-muted'>{t('deaf', { name })}</p> : null}
          {notice ? <Notice what={notice} premium={premium} /> : null}
          <div className='flex items-center gap-2'>
            {phase === 'preview' ? <Preview onCancel={cancel} onSend={submit} /> : <Live sliding={sliding} onCancel={cancel} onSend={submit} />}
          </div>
        </div>
      ) : null}
      {!active && notice ? (
        <div className='absolute inset-x-0 bottom-full z-10 bg-ink'>
          <Notice what={notice} premium={premium} />
        </div>
      ) : null}
      <span role='status' className='sr-only'>
        {active ? '' : said}
      </span>
    </>
  )
}
