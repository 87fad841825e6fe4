import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { AppealView } from '@/components/appeal/appeal-view'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appeal')
  return pageMetadata('/appeal', { title: t('title'), description: t('description'), unlisted: true })
}

export default async function AppealPage() {
  return (
    <Page width='text'>
      <WithMessages messages={pickMessages(await getMessages(), ['appeal'])}>
        <WithQueries>
          <AppealView />
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
