import { useEffect, useState } from 'react'
import { nextUtcMidnight } from '@/lib/format/countdown'

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** The current day (UTC), so that a page left open never names yesterday's renewal. `drawn` is when the server drew it. */
export function useToday(drawn: string): Date {
  const [now, setNow] = useState(() => new Date(drawn))
  const day = dayOf(now)
  useEffect(() => {
    const look = () => {
      const at = new Date()
      if (dayOf(at) !== day) setNow(at)
    }
    look()
    const timer = setTimeout(look, nextUtcMidnight() - Date.now() + 500)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [day])
  return now
}
