'use client'

import { useEffect, useState } from 'react'
import { formatCountdown } from '@/lib/format/countdown'

type CountdownProps = {
  /** ISO time or milliseconds. */
  to: string | number
  /** Called once, when it is reached. */
  onEnd?: () => void
  className?: string
}

/** A true HH:MM:SS to a moment. Not announced every second. */
export function Countdown({ to, onEnd, className }: CountdownProps) {
  const target = new Date(to).getTime()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() < target) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [target, onEnd])
  return (
    <time role='timer' aria-live='off' dateTime={new Date(target).toISOString()} className={className}>
      <span className='tabular-nums'>{now === null ? '--:--:--' : formatCountdown(target - now)}</span>
    </time>
  )
}
