import { useEffect, useRef } from 'react'
import { MEASURED_PATHS } from '@/contracts/consent'
import { splitPath } from '@/contracts/locales'
import type { ThirdParties } from '@/contracts/meta'
import { startAnalytics, type Measuring } from '@/lib/analytics/index'
import type { Detail } from '@/lib/analytics/port'
import { forgetWaiting, keepWaiting, takeWaiting } from '@/lib/analytics/waiting'
import { logEvent, takeEarlyEvents } from '@/lib/auth/log-event'
import { allows } from '@/lib/consent/consent'
import { personNow, useAuthStore } from '@/stores/auth-store'

const isMeasured = (path: string) => MEASURED_PATHS.includes(splitPath(path).path)

/** A document keeps the policy it was answered with: one that began on a private page measures nothing. */
function beganMeasured(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && isMeasured(new URL(document.name, window.location.origin).pathname)
}

/** A link from here to a private page is followed by the browser itself, into a document without anybody's scripts. */
function leaveByDocument(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (link && link.origin === window.location.origin && !isMeasured(link.pathname)) event.stopPropagation()
}

const asDetail = ({ name, ...detail }: Detail) => [name ?? '', detail] as const

/** Who comes and goes while a page is measured. */
function listen(measuring: Measuring): () => void {
  const people = useAuthStore.subscribe(({ status }, before) => {
    if (before.status === 'out' && status === 'in') logEvent(personNow()?.custom_attributes.accept_tos_18 ? 'login' : 'sign_up')
    if (before.status === 'in' && status === 'out') measuring.reset()
  })
  if (measuring.tagged) window.addEventListener('click', leaveByDocument, true)
  return () => {
    people()
    window.removeEventListener('click', leaveByDocument, true)
  }
}

/** Measures once something is allowed (`decided_at` says since when); a change of mind begins with a fresh document. */
export function useMeasuring(third_parties: ThirdParties, path: string, decided_at: string | null) {
  const running = useRef<{ since: string; measuring: Measuring; stop: () => void } | null>(null)
  useEffect(() => {
    const stale = running.current && running.current.since !== decided_at
    if (stale) running.current?.measuring.reset()
    if (running.current?.measuring.tagged && (stale || !isMeasured(path))) return window.location.reload()
    if (stale) {
      running.current?.stop()
      running.current = null
    }
    if (!running.current && decided_at && isMeasured(path) && beganMeasured()) {
      const measuring = startAnalytics(third_parties, allows)
      running.current = { since: decided_at, measuring, stop: listen(measuring) }
    }
    if (isMeasured(path)) running.current?.measuring.send('page_view', { page: path })
    for (const { name, detail } of running.current && isMeasured(path) ? takeWaiting() : []) running.current?.measuring.send(name, detail)
  }, [third_parties, path, decided_at])
  // Payments, chats and settings are never measured; what is logged there waits for the next page that is.
  useEffect(() => {
    if (!allows('analytics') && !allows('marketing')) return forgetWaiting()
    const take = (detail: Detail) => {
      const [name, rest] = asDetail(detail)
      if (running.current && isMeasured(window.location.pathname)) running.current.measuring.send(name, rest)
      else keepWaiting(name, rest)
    }
    const onEvent = (event: Event) => take((event as CustomEvent<Detail>).detail)
    takeEarlyEvents().forEach(take)
    window.addEventListener('app-event', onEvent)
    return () => window.removeEventListener('app-event', onEvent)
  }, [decided_at])
  useEffect(
    () => () => {
      running.current?.stop()
      running.current = null
    },
    [],
  )
}
