'use client'

import { WithCatalogs } from '@/components/layout/with-catalogs'
import { WithQueries } from '@/components/layout/with-queries'
import { SessionGate } from '@/components/native/session-gate'
import { ShellLife } from '@/components/native/shell-life'
import native from '@/lib/i18n/messages/en/native.json'

/** What only a native shell needs; app/providers fetches it nowhere else. */
export const InShell = () => (
  <WithCatalogs catalogs={{ native }}>
    <WithQueries>
      <ShellLife />
    </WithQueries>
    <SessionGate />
  </WithCatalogs>
)
