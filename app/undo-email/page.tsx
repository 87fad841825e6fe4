import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { UndoEmailView } from '@/components/undo-email/undo-email-view'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('undo')
  return pageMetadata('/undo-email', { title: t('title'), description: t('description'), unlisted: true })
}

export default async function UndoEmailPage() {
  return (
    <Page width='text'>
      <WithMessages messages={pickMessages(await getMessages(), ['undo'])}>
        <WithQueries>
          <UndoEmailView />
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
