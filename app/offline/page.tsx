import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { WithMessages } from '@/components/layout/with-messages'
import { OfflineView } from '@/components/offline/offline-view'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** What the service worker shows for a page that is not kept (app/service-worker.ts). */
export default async function OfflinePage() {
  return (
    <WithMessages messages={pickMessages(await getMessages(), ['offline'])}>
      <OfflineView />
    </WithMessages>
  )
}
