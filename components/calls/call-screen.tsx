'use client'

import { Hand, Mic, MicOff, PhoneOff, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Layer } from '@/components/ui/layer'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { liveCall } from '@/hooks/api/live-call'
import { useCallStore } from '@/stores/call-store'
import { chatState, useChatStore } from '@/stores/chat-store'
import type { CallProps } from './call-props'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The seconds of the call's own clock: it is stopped where nothing is served. */
function useSeconds(): number {
  const call = useCallStore((state) => state.call)
  const answered_at = useCallStore((state) => state.answered_at)
  const stopped = useCallStore((state) => state.away || state.phase === 'ended' || state.call?.stopped === true)
  const [now, setNow] = useState(answered_at)
  useEffect(() => {
    if (stopped) return
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [stopped])
  return (call?.seconds ?? 0) + (stopped ? 0 : Math.max(0, now - answered_at) / 1000)
}

type Word = 'connecting' | 'listening' | 'hearing' | 'muted' | 'thinking' | 'speaking' | 'reconnecting' | 'ended'

function useWord(): Word {
  return useCallStore(({ phase, away, hearing, holding, muted }): Word => {
    if (phase === 'ended' || phase === 'idle') return 'ended'
    if (away) return 'reconnecting'
    if (phase === 'listening') return hearing || holding ? 'hearing' : muted ? 'muted' : 'listening'
    return phase
  })
}

/** The state of the call in words. Its seconds are not read out. */
function Standing() {
  const t = useTranslations('calls')
  const credits = useCallStore((state) => state.call?.credits ?? 0)
  const last = useCallStore((state) => (state.phase === 'ended' ? null : (state.call?.last_minute ?? null)))
  const word = useWord()
  const seconds = useSeconds()
  return (
    <>
      <p role='status' className='mt-1 text-lg font-semibold'>
        {t(`phase.${word}`)}
      </p>
      <p className='text-sm text-muted tabular-nums'>
        <span className='sr-only'>{t('time')} </span>
        {clock(seconds)} · {t(word === 'ended' ? 'cost_total' : 'cost', { credits })}
      </p>
      {last ? (
        <p role='status' className='mt-1 max-w-md text-sm text-balance text-bad'>
          {t(`last_minute.${last}`)}
        </p>
      ) : null}
    </>
  )
}

/** What was said on both sides, the newest in view. It can be read back. */
function Captions({ name }: { name: string }) {
  const t = useTranslations('calls')
  const captions = useCallStore((state) => state.captions)
  const end = useRef<HTMLDivElement>(null)
  // Some browsers answer a promise, which React would take for the effect's end.
  useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [captions.length])
  return (
    <section
      aria-label={t('captions')}
      tabIndex={0}
      className='mx-auto min-h-0 w-full max-w-xl flex-1 overflow-y-auto overscroll-contain px-5 py-3 text-start'
    >
      {captions.length === 0 ? <p className='pt-6 text-center text-balance text-muted'>{t('empty', { name })}</p> : null}
      {captions.map(({ key, mine, text }) => (
        <p key={key} className={cn('py-1 text-pretty', mine && 'text-muted')}>
          <span className='font-semibold'>{mine ? t('you') : name}: </span>
          {text}
        </p>
      ))}
      <div ref={end} />
    </section>
  )
}

type RoundProps = {
  label: string
  /** Red: it ends the call. */
  bad?: boolean
  pressed?: boolean
  'data-hold'?: boolean
  children: ReactNode
} & Pick<
  React.ComponentProps<'button'>,
  'onClick' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture' | 'disabled'
>

/** A button of the call, with its name under it. */
function Round({ label, bad, pressed, children, ...act }: RoundProps) {
  const id = useId()
  return (
    <span className='grid w-20 justify-items-center gap-1.5'>
      <button
        {...act}
        type='button'
        // Whoever presses it with a pointer keeps the space bar to talk.
        onMouseDown={(event) => event.preventDefault()}
        aria-labelledby={id}
        aria-pressed={pressed}
        className={cn(
          'grid size-14 touch-none place-items-center rounded-full transition-[filter,background-color] duration-fast disabled:opacity-40 [&_svg]:size-6',
          bad ? 'bg-bad text-ink hover:brightness-105' : pressed ? 'bg-text text-ink' : 'bg-raised hover:bg-hover',
        )}
      >
        {children}
      </button>
      <span id={id} className='text-center text-xs leading-4 text-balance text-muted'>
        {label}
      </span>
    </span>
  )
}

function Controls() {
  const t = useTranslations('calls')
  const { muted, holding } = useCallStore()
  const phase = useCallStore((state) => state.phase)
  const { mute, hold, interrupt, hangUp } = liveCall
  const release = () => hold(false)
  return (
    <div className='flex flex-none items-start justify-center gap-1 px-2 sm:gap-4'>
      <Round label={t(muted ? 'unmute' : 'mute')} pressed={muted} onClick={mute}>
        {muted ? <MicOff aria-hidden strokeWidth={1.75} /> : <Mic aria-hidden strokeWidth={1.75} />}
      </Round>
      <Round
        label={t('hold')}
        pressed={holding}
        disabled={phase === 'thinking'}
        data-hold
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          hold(true)
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
      >
        <Mic aria-hidden className='text-accent' strokeWidth={1.75} />
      </Round>
      <Round label={t('interrupt')} disabled={phase !== 'speaking'} onClick={interrupt}>
        <Hand aria-hidden strokeWidth={1.75} />
      </Round>
      <Round label={t('hang_up')} bad onClick={hangUp}>
        <PhoneOff aria-hidden strokeWidth={1.75} />
      </Round>
    </div>
  )
}

/** Space holds to talk, and interrupts; on a button that has the focus it presses the button. */
function useSpace() {
  useEffect(() => {
    const isSpace = (event: KeyboardEvent) => {
      const control = (event.target as HTMLElement).closest('button, a')
      return event.code === 'Space' && (!control || control.hasAttribute('data-hold'))
    }
    const down = (event: KeyboardEvent) => {
      if (!isSpace(event)) return
      event.preventDefault()
      if (!event.repeat) liveCall.hold(true)
    }
    const up = (event: KeyboardEvent) => event.code === 'Space' && liveCall.hold(false)
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [])
}

/** What is asked or told beside the talk. */
function Asides({ id, name, help }: Pick<CallProps, 'id' | 'help'> & { name: string }) {
  const t = useTranslations('calls')
  const asking = useCallStore((state) => state.asking)
  const problem = useCallStore((state) => state.problem)
  const concern = useChatStore((store) => chatState(store, id).concern)
  return (
    <div className='mx-auto w-full max-w-xl flex-none px-5'>
      {concern ? help(() => useChatStore.getState().clearConcern(id)) : null}
      {problem ? (
        <p role='alert' className='py-1 text-center text-sm text-balance text-bad'>
          {t(`problem.${problem}`, { name })}
        </p>
      ) : null}
      {asking ? (
        <div role='alert' className='edged my-2 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface p-4 text-start'>
          <p>
            <strong className='font-semibold'>{t('still.title')}</strong> <span className='text-muted'>{t('still.text')}</span>
          </p>
          <Button onClick={liveCall.here}>{t('still.here')}</Button>
        </div>
      ) : null}
    </div>
  )
}

/** The call itself, over the whole window. */
export function CallScreen({ id, character, help, onClose }: CallProps) {
  const t = useTranslations('calls')
  const title = useId()
  const name = firstName(character.full_name)
  const phase = useCallStore((state) => state.phase)
  const ended = useCallStore((state) => (state.phase === 'ended' ? (state.call?.ended ?? 'hung_up') : null))
  useSpace()
  return (
    <Layer
      labelledBy={title}
      className='flex animate-fade flex-col bg-ink pt-(--safe-top) pb-[max(1.25rem,var(--safe-bottom))] text-center'
    >
      <div className='flex flex-none flex-col items-center px-5 pt-8'>
        <span className='relative grid'>
          <span
            aria-hidden
            className={cn(
              'absolute -inset-2 rounded-full border-2 border-accent opacity-0 transition-opacity duration-300',
              phase === 'speaking' && 'opacity-100 motion-safe:animate-pulse',
            )}
          />
          <Avatar portrait={character.portrait} className='size-28 sm:size-36' />
        </span>
        <h2 id={title} className='title mt-4 text-xl'>
          {character.full_name}
        </h2>
        <Standing />
        {ended ? <p className='mt-1 text-balance text-muted'>{t(`ended.${ended}`)}</p> : null}
      </div>
      <Captions name={name} />
      <Asides id={id} name={name} help={help} />
      {ended ? (
        <div className='flex flex-none justify-center'>
          <Button kind='primary' onClick={onClose} data-autofocus>
            <X aria-hidden className='size-5' />
            {t('close')}
          </Button>
        </div>
      ) : (
        <>
          <Controls />
          <p className='pt-3 text-xs text-muted max-lg:hidden'>{t('hold_hint')}</p>
        </>
      )}
    </Layer>
  )
}
