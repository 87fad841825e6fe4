'use client'

import { useEffect } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { liveCall } from '@/hooks/api/live-call'
import calls from '@/lib/i18n/messages/en/calls.json'
import { useCallStore } from '@/stores/call-store'
import type { CallProps } from './call-props'
import { CallScreen } from './call-screen'
import { CallSheet } from './call-sheet'

/** First what a call is and costs, then the call. Whoever leaves the chat hangs up. */
export function CallLayer(props: CallProps) {
  const on = useCallStore((state) => state.call !== null)
  useEffect(
    () => () => {
      liveCall.hangUp()
      liveCall.close()
    },
    [],
  )
  return <WithCatalogs catalogs={{ calls }}>{on ? <CallScreen {...props} /> : <CallSheet {...props} />}</WithCatalogs>
}
