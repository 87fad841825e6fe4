'use client'

import { useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { useRealtime } from '@/hooks/use-realtime'
import { logEvent } from '@/lib/auth/log-event'
import { BRAND } from '@/lib/brand'
import words from '@/lib/i18n/messages/en/realtime.json'
import type { SocketState } from '@/lib/realtime/socket'

/** Section 8: when the attempts are used up, an error toast with a Refresh button that does not close by itself. */
export function RealtimeLink() {
  const shown = useRef<number | null>(null)
  useRealtime((state: SocketState) => {
    if (state === 'lost') {
      logEvent('realtime_lost')
      shown.current = toast.error(words.disconnected.replace('{brand}', BRAND), {
        duration: Infinity,
        action: { label: words.refresh, onClick: () => window.location.reload() },
      })
    } else if (state === 'live' && shown.current !== null) {
      toast.dismiss(shown.current)
      shown.current = null
    }
  })
  return null
}
