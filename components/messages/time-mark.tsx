'use client'

import { useFormats } from '@/hooks/use-formats'
import { useHydrated } from '@/hooks/use-hydrated'

const DAY_MS = 86_400_000

function words(date: Date, now: Date, tag: string): string {
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(date)
  if (date.toDateString() === now.toDateString()) return clock
  const far = now.getTime() - date.getTime() > 6 * DAY_MS
  const day = new Intl.DateTimeFormat(tag, far ? { day: 'numeric', month: 'short', year: 'numeric' } : { weekday: 'long' }).format(date)
  return `${day}, ${clock}`
}

/** When the messages below were written, by the reader's clock. Its height is the same before that is known. */
export function TimeMark({ at }: { at: string }) {
  const { tag } = useFormats()
  const ready = useHydrated()
  return (
    <time dateTime={at} className='block h-10 pt-4 text-center text-xs font-medium text-muted'>
      {ready ? words(new Date(at), new Date(), tag) : ''}
    </time>
  )
}
