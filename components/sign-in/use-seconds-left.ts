import { useEffect, useState } from 'react'

/** Counts down to `until` (milliseconds since 1970); 0 when it is past or null. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (until === null) return
    const tick = () => setNow(Date.now())
    tick()
    if (!running) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until, running])
  return left
}

/** `0:28`, `12:05`. */
export const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
