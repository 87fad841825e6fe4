'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { toast } from '@/components/ui/toast'
import { useRealtime } from '@/hooks/use-realtime'
import { logEvent } from '@/lib/auth/log-event'
import { BRAND_WORDS } from '@/lib/brand'
import realtime from '@/lib/i18n/messages/en/realtime.json'
import type { SocketState } from '@/lib/realtime/socket'

function Link() {
  const t = useTranslations('realtime')
  const shown = useRef<number | null>(null)
  useRealtime(
    (state: SocketState) => {
      if (state === 'lost') {
        logEvent('realtime_lost')
        shown.current = toast.error(t('disconnected', BRAND_WORDS), {
          duration: Infinity,
          action: { label: t('refresh'), onClick: () => window.location.reload() },
        })
      } else if (state === 'live' && shown.current !== null) {
        toast.dismiss(shown.current)
        shown.current = null
      }
    },
    (name) => (name ? t('message', { name }) : t('message_unknown')),
  )
  return null
}

/** When the attempts to connect are used up, an error toast with a Refresh button that does not close by itself. */
export const RealtimeLink = () => (
  <WithCatalogs catalogs={{ realtime }}>
    <Link />
  </WithCatalogs>
)
