'use client'

import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { SessionGate } from '@/components/native/session-gate'
import { ShellLife } from '@/components/native/shell-life'
import native from '@/lib/i18n/messages/en/native.json'

/** What only a native shell needs; app/providers fetches it nowhere else. */
export const InShell = () => (
  <WithMessages messages={{ native }}>
    <WithQueries>
      <ShellLife />
    </WithQueries>
    <SessionGate />
  </WithMessages>
)
