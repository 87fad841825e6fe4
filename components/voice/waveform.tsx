'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { cn } from '@/lib/cn'
import { clockOf } from './spoken-time'

/** How far one key goes, in seconds. */
const STEP_SECONDS = 1
const LEAP_SECONDS = 5

const BAR = 2
const GAP = 2
const HEIGHT = 28

/** What is not known yet, or cannot be read out of the sound: even and low. */
const UNKNOWN: readonly number[] = Array.from({ length: 48 }, () => 16)

/** Bars that stand on their middle, as one path. */
function pathOf(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(1, (Math.min(100, peak) / 100) * (HEIGHT / 2 - 1))
      const x = at * (BAR + GAP) + BAR / 2
      return `M${x} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
}

type WaveformProps = {
  peaks: readonly number[]
  /** Seconds. */
  time: number
  seconds: number
  /** Whether the played part glides from one report of the browser to the next. */
  glides: boolean
  label: string
  /** Cannot be wound yet. */
  fixed: boolean
  onSeek: (seconds: number) => void
}

/** The sound as bars, the heard part in color: wound by pointer and by keys. */
export function Waveform({ peaks, time, seconds, glides, label, fixed, onSeek }: WaveformProps) {
  const t = useTranslations('chat.voice')
  const box = useRef<HTMLDivElement>(null)
  const bars = peaks.length ? peaks : UNKNOWN
  const path = useMemo(() => pathOf(bars), [bars])
  const width = bars.length * (BAR + GAP) - GAP
  const part = seconds > 0 ? Math.min(1, time / seconds) : 0
  const wind = (event: PointerEvent) => {
    if (fixed) return
    const area = box.current?.getBoundingClientRect()
    if (!area?.width) return
    onSeek(Math.min(1, Math.max(0, (event.clientX - area.left) / area.width)) * seconds)
  }
  const keys: Record<string, number> = {
    ArrowRight: time + STEP_SECONDS,
    ArrowUp: time + STEP_SECONDS,
    ArrowLeft: time - STEP_SECONDS,
    ArrowDown: time - STEP_SECONDS,
    PageUp: time + LEAP_SECONDS,
    PageDown: time - LEAP_SECONDS,
    Home: 0,
    End: seconds,
  }
  const press = (event: KeyboardEvent) => {
    const to = keys[event.key]
    if (to === undefined) return
    // The arrows of the conversation around it go from message to message.
    event.preventDefault()
    event.stopPropagation()
    if (!fixed) onSeek(Math.min(seconds, Math.max(0, to)))
  }
  return (
    <div
      ref={box}
      role='slider'
      tabIndex={0}
      aria-label={label}
      aria-disabled={fixed || undefined}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(Math.min(time, seconds))}
      aria-valuetext={t('position', { time: clockOf(time), total: clockOf(seconds) })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        wind(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && wind(event)}
      className='grid h-11 min-w-0 flex-1 cursor-pointer touch-none items-center rounded-sm'
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio='none'
        className='h-7 w-full'
        fill='none'
        strokeWidth={BAR}
        strokeLinecap='round'
      >
        <path d={path} className='stroke-edge' />
        <path
          d={path}
          style={{ clipPath: `inset(0 ${(100 - part * 100).toFixed(2)}% 0 0)` }}
          className={cn('stroke-accent [transform-box:view-box]', glides && 'transition-[clip-path] duration-slow ease-linear')}
        />
      </svg>
    </div>
  )
}
