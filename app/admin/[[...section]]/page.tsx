import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { ConsoleWithProof } from './console-with-proof'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** An empty frame to everyone: what is in it comes from calls that only staff may make. */
export default async function AdminPage() {
  return (
    <RequireUser>
      <WithMessages messages={pickMessages(await getMessages(), ['admin', 'reports', 'settings'])}>
        <WithQueries>
          <ConsoleWithProof />
        </WithQueries>
      </WithMessages>
    </RequireUser>
  )
}
