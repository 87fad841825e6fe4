'use client'

import { ArrowUp, Coins, Square, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { clockOf } from '@/components/voice/spoken-time'
import { VoicePlayer } from '@/components/voice/voice-player'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { FREE_VOICE_SECONDS, VOICE_CREDITS } from '@/contracts/prices'
import { useSendVoiceNote } from '@/hooks/api/use-voice-notes'
import { useInstallation } from '@/hooks/use-installation'
import { finishRecording, stopRecording } from '@/hooks/record-voice'
import { useNative } from '@/hooks/use-native'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { usePlayerStore } from '@/stores/player-store'
import { type RecorderNotice, useRecorderStore } from '@/stores/recorder-store'

/** Only where nobody hears it. */
const SaidField = late(() => import('./said-field').then((module) => module.SaidField), <Skeleton className='mx-1 mb-2 h-32' />)

/** From so many seconds before the end on, what is left is counted aloud. */
const SOON_SECONDS = 5
/** Nothing louder than this for so many bars: the microphone is off. */
const SILENT = 0.004
const SILENT_BARS = 24

function Bars({ levels }: { levels: readonly number[] }) {
  return (
    <span aria-hidden className='flex h-8 min-w-0 flex-1 items-center justify-end gap-0.5 overflow-hidden'>
      {levels.map((level, at) => (
        <span
          key={at}
          className='w-0.5 flex-none rounded-full bg-accent'
          style={{ height: `${8 + 92 * Math.min(1, Math.sqrt(level) * 1.2)}%` }}
        />
      ))}
    </span>
  )
}

/** What the person is told of a recording that ended otherwise than they meant it to. */
function Notice({ what, premium }: { what: RecorderNotice; premium: boolean }) {
  const t = useTranslations('chat.recorder')
  const voices = useTranslations('voices')
  const openModal = useModalStore((state) => state.openModal)
  const { clearNotice } = useRecorderStore.getState()
  const free_limit = what === 'limit' && !premium
  const inApp = useNative()
  const words = () => {
    if (free_limit) return t('free_limit', { seconds: FREE_VOICE_SECONDS })
    if (what === 'empty') return voices('empty_note')
    return t(`notice.${what === 'denied' && inApp ? 'denied_app' : what}`)
  }
  return (
    <p role='alert' className='flex flex-wrap items-center justify-center gap-x-1 px-3 pb-1.5 text-center text-sm text-muted'>
      <span>{words()}</span>
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

type LiveProps = { deaf: boolean; onCancel: () => void; onSend: () => void }

/** While it records, and while the browser asks whether it may. Where nobody hears it, words are added before it is sent. */
function Live({ deaf, onCancel, onSend }: LiveProps) {
  const t = useTranslations('chat.recorder')
  const { phase, seconds, limit, levels } = useRecorderStore()
  const asking = phase === 'asking'
  const ask = t(useNative() ? 'asking_app' : 'asking')
  const left = Math.ceil(limit - seconds)
  const silent = levels.length >= SILENT_BARS && levels.slice(-SILENT_BARS).every((level) => level < SILENT)
  const stop = () => stopRecording()
  return (
    <>
      <IconButton label={t('cancel')} onClick={onCancel} className='size-12'>
        <Trash2 aria-hidden strokeWidth={1.75} />
      </IconButton>
      <div className='flex min-h-12 min-w-0 flex-1 items-center gap-2.5 px-2'>
        {asking ? <Spinner /> : <span aria-hidden className='size-2.5 flex-none rounded-full bg-bad motion-safe:animate-pulse' />}
        <span className={cn('flex-none tabular-nums', left <= SOON_SECONDS && 'font-semibold')}>
          <span className='sr-only'>{t('recorded')} </span>
          {clockOf(seconds)}
          <span className='text-muted'>{` / ${clockOf(limit)}`}</span>
        </span>
        {asking ? (
          <span className='min-w-0 truncate text-sm text-muted'>{ask}</span>
        ) : silent ? (
          <span role='status' className='min-w-0 truncate text-sm text-muted'>
            {t('silent')}
          </span>
        ) : (
          <Bars levels={levels} />
        )}
      </div>
      {deaf ? (
        <MainButton label={t('finish')} busy={asking} onClick={stop}>
          <Square aria-hidden className='size-4 fill-current' />
        </MainButton>
      ) : (
        <>
          <IconButton label={t('listen')} aria-disabled={asking || undefined} onClick={stop} className='size-12'>
            <Square aria-hidden className='size-4! fill-current' />
          </IconButton>
          <SendButton deaf={false} busy={asking} onClick={onSend} />
        </>
      )}
      <span role='status' className='sr-only'>
        {asking ? ask : left <= SOON_SECONDS ? t('left', { seconds: left }) : t(deaf ? 'recording_deaf' : 'recording')}
      </span>
    </>
  )
}

type MainButtonProps = { label: string; busy?: boolean; quiet?: boolean; onClick: () => void; children: ReactNode }

/** What comes next: it takes the focus, so that Enter does it; not where something is to be written first (`quiet`). */
function MainButton({ label, busy, quiet = false, onClick, children }: MainButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!quiet) button.current?.focus({ preventScroll: true })
  }, [quiet])
  return (
    <button
      ref={button}
      type='button'
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className='inline-flex h-12 min-w-12 flex-none items-center justify-center gap-1 rounded-full bg-brand px-3 text-sm font-semibold text-on-brand tabular-nums transition-[filter] duration-fast hover:brightness-105 aria-disabled:opacity-60'
    >
      <span className='sr-only'>{label}</span>
      {children}
    </button>
  )
}

type SendButtonProps = { deaf: boolean; busy?: boolean; onClick: () => void }

function SendButton({ deaf, busy, onClick }: SendButtonProps) {
  const t = useTranslations('chat.recorder')
  const price = deaf ? t('free') : t('price', { credits: VOICE_CREDITS })
  return (
    <MainButton label={`${t('send')}, ${price}`} busy={busy} quiet={deaf} onClick={onClick}>
      {deaf ? null : <Coins aria-hidden className='size-4' />}
      <span aria-hidden>{deaf ? price : VOICE_CREDITS}</span>
      <ArrowUp aria-hidden className='size-5' strokeWidth={2.25} />
    </MainButton>
  )
}

type PreviewProps = { deaf: boolean; busy: boolean; onCancel: () => void; onSend: () => void }

/** Heard first, then sent or thrown away. */
function Preview({ deaf, busy, onCancel, onSend }: PreviewProps) {
  const t = useTranslations('chat.recorder')
  const take = useRecorderStore((state) => state.take)
  if (!take) return null
  return (
    <>
      <IconButton label={t('delete')} onClick={onCancel} className='size-12'>
        <Trash2 aria-hidden strokeWidth={1.75} />
      </IconButton>
      <div className='min-w-0 flex-1 pe-1'>
        <VoicePlayer src={take.url} seconds={take.seconds} peaks={take.peaks} label={t('preview')} className='w-full' />
      </div>
      <SendButton deaf={deaf} busy={busy} onClick={onSend} />
    </>
  )
}

/** What ends a recording without the person: the page is hidden, or the conversation left. It is kept for them to hear. */
function useInterruptions(id: number) {
  useEffect(() => {
    const interrupt = () => {
      if (useRecorderStore.getState().id === id) stopRecording('interrupted')
    }
    const onHide = () => document.visibilityState === 'hidden' && interrupt()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      interrupt()
    }
  }, [id])
}

/** A voice note in the place of the field while it is recorded, and above it what is to be said about it. Nothing lies over anything. */
export function VoiceRecorder({ id, name }: { id: number; /** The companion's name. */ name: string }) {
  const t = useTranslations('chat.recorder')
  const premium = usePerson((person) => person?.is_premium ?? false)
  const deaf = useInstallation()?.transcription.listens === false
  const phase = useRecorderStore((state) => (state.id === id ? state.phase : 'idle'))
  const notice = useRecorderStore((state) => (state.notice?.id === id ? state.notice.what : null))
  const { send } = useSendVoiceNote(id)
  const [said, setSaid] = useState('')
  const [content, setContent] = useState('')
  useInterruptions(id)

  const active = phase !== 'idle'
  const tooLong = content.trim().length > MESSAGE_MAX_LENGTH
  const store = () => useRecorderStore.getState()
  const end = (words: string) => {
    usePlayerStore.getState().stop()
    setSaid(words)
    setContent('')
  }
  const cancel = () => {
    store().cancel()
    end(t('cancelled'))
  }
  const submit = () => {
    const take = store().phase === 'preview' ? store().release() : finishRecording()
    if (take) send(take, deaf && content.trim() ? content.trim() : undefined)
    end(take ? t('sent') : '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  return (
    <>
      {notice ? <Notice what={notice} premium={premium} /> : null}
      {active ? (
        <div role='group' aria-label={t('label', { name })} onKeyDown={onKeyDown}>
          {deaf ? <p className='px-3 pb-1.5 text-center text-sm text-pretty text-muted'>{t('deaf', { name: firstName(name) })}</p> : null}
          {deaf && phase === 'preview' ? <SaidField value={content} onChange={setContent} /> : null}
          <div className='flex items-center rounded-[28px] bg-surface p-1 edged'>
            {phase === 'preview' ? (
              <Preview deaf={deaf} busy={tooLong} onCancel={cancel} onSend={submit} />
            ) : (
              <Live deaf={deaf} onCancel={cancel} onSend={submit} />
            )}
          </div>
        </div>
      ) : null}
      <span role='status' className='sr-only'>
        {active ? '' : said}
      </span>
    </>
  )
}
