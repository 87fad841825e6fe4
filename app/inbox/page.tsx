import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Inbox } from '@/components/inbox/inbox'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { getInstallation } from '@/contracts/meta'
import { serverCall } from '@/lib/api/server'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inbox')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The mails themselves are asked for by the browser only: the server decides by its address who may read them. */
export default async function InboxPage() {
  const installation = await serverCall()(getInstallation).catch(() => null)
  if (installation && !installation.inbox) notFound()
  const [t, messages] = await Promise.all([getTranslations('inbox'), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, ['inbox'])}>
      <Page width='text'>
        <h1 className='title text-xl'>{t('title')}</h1>
        <p className='mt-2 mb-6 text-pretty text-muted'>{t('text')}</p>
        <WithQueries>
          <Inbox />
        </WithQueries>
      </Page>
    </WithMessages>
  )
}
