'use client'

import { Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'
import { useHydrated } from '@/hooks/use-hydrated'
import { cn } from '@/lib/cn'
import { trackOf, usePlayerStore } from '@/stores/player-store'
import { clockOf } from './spoken-time'
import { Waveform } from './waveform'

type VoicePlayerProps = {
  /** Expiring address of the sound; what plays continues when a new one is signed. */
  src: string
  /** How long it is; an estimate is enough while it is still being made. */
  seconds: number
  /** Heights of its bars, 0 to 100. */
  peaks: number[]
  /** What it is, for people who do not see it. */
  label: string
  /** Still being made: it can be heard, and wound once it is finished. */
  making?: boolean
  /** Its width, 288 px unless given. */
  className?: string
}

/** One sound with its waveform, time and speed. The whole app has one voice: playing this one silences any other. */
export function VoicePlayer({ src, seconds, peaks, label, making = false, className = 'w-72' }: VoicePlayerProps) {
  const t = useTranslations('chat.voice')
  const track = trackOf(src)
  const isIn = usePlayerStore((state) => state.track === track)
  const status = usePlayerStore((state) => (state.track === track ? state.status : 'idle'))
  const time = usePlayerStore((state) => (state.track === track ? state.time : 0))
  const known = usePlayerStore((state) => (state.track === track ? state.length : null))
  const chosen = usePlayerStore((state) => state.rate)
  // The page was drawn where nobody knows what this device remembers.
  const rate = useHydrated() ? chosen : 1
  const { toggle, seek, nextRate } = usePlayerStore.getState()
  const total = Math.max(seconds || (known ?? 0), time)
  const active = status === 'playing' || status === 'loading'
  const act = status === 'failed' ? 'retry' : active ? 'pause' : 'play'
  return (
    <div role='group' aria-label={label} className={cn('max-w-full', className)}>
      <div className='flex items-center gap-2'>
        <button
          type='button'
          aria-label={t(act)}
          title={t(act)}
          onClick={() => toggle(src)}
          className='grid size-11 flex-none place-items-center rounded-full bg-hover text-text transition-colors duration-fast hover:bg-line [&_svg]:size-5'
        >
          {status === 'loading' ? (
            <Spinner />
          ) : act === 'retry' ? (
            <RotateCcw aria-hidden strokeWidth={1.75} />
          ) : active ? (
            <Pause aria-hidden className='fill-current' strokeWidth={0} />
          ) : (
            <Play aria-hidden className='translate-x-px fill-current' strokeWidth={0} />
          )}
        </button>
        <Waveform
          peaks={peaks}
          time={time}
          seconds={total}
          glides={status === 'playing'}
          label={t('position_label', { label })}
          fixed={making}
          onSeek={(to) => seek(src, to)}
        />
        <button
          type='button'
          aria-label={t('rate', { rate: String(rate) })}
          title={t('rate', { rate: String(rate) })}
          onClick={nextRate}
          className='min-h-11 min-w-11 flex-none rounded-full text-sm font-semibold text-muted tabular-nums hover:bg-hover hover:text-text'
        >
          {`${rate}×`}
        </button>
      </div>
      <p className={cn('ps-13 text-xs text-muted tabular-nums', status === 'failed' && 'text-bad')}>
        {status === 'failed' ? (
          <span role='status'>{t('failed')}</span>
        ) : (
          <span aria-hidden>{isIn && (time > 0 || active) ? `${clockOf(time)} / ${clockOf(total)}` : clockOf(total)}</span>
        )}
      </p>
    </div>
  )
}
