import { ChevronLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { StatementView } from '@/components/billing/statement-view'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type StatementProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('billing.statement')
  return pageMetadata('/credits/statement', { title: t('title'), description: t('description') })
}

export default async function StatementPage({ searchParams }: StatementProps) {
  const t = await getTranslations('billing.statement')
  const [query, messages] = await Promise.all([searchParams, getMessages()])
  return (
    <RequireUser>
      <Page width='text'>
        <Link href='/credits' className={buttonClass('quiet', '-ms-4 lg:-ms-5')}>
          <ChevronLeft aria-hidden className='size-5' />
          {t('back')}
        </Link>
        <h1 className='title mb-6 text-xl sm:text-2xl'>{t('title')}</h1>
        <WithMessages messages={pickMessages(messages, ['billing'])}>
          <StatementView first={query.show === 'payments' ? 'payments' : 'movements'} />
        </WithMessages>
      </Page>
    </RequireUser>
  )
}
