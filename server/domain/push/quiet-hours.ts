import type { PushSettings } from '@/contracts/push'

const DAY_MINUTES = 24 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes since midnight on the clock of the time zone. */
function clockIn(time_zone: string, now: Date): number {
  return minuteOf(
    new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now),
  )
}

/** Minutes until the quiet hours begin; 0 while they last, Infinity without any. Hours that end when they begin are none. */
export function minutesUntilQuiet(quiet: PushSettings['quiet_hours'], time_zone: string, now: Date): number {
  if (!quiet || quiet.from === quiet.to) return Infinity
  const since = (DAY_MINUTES + clockIn(time_zone, now) - minuteOf(quiet.from)) % DAY_MINUTES
  const length = (DAY_MINUTES + minuteOf(quiet.to) - minuteOf(quiet.from)) % DAY_MINUTES
  return since < length ? 0 : DAY_MINUTES - since
}
