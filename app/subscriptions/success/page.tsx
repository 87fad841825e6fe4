import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { PaymentHelp } from '@/components/billing/payment-help'
import { readLanding } from '@/components/billing/read-landing'
import { SuccessView } from '@/components/billing/success-view'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type SuccessProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('billing.landing')
  const about = await getTranslations('pages.subscriptions')
  return pageMetadata('/subscriptions/success', { title: t('title'), description: about('description') })
}

export default async function SuccessPage({ searchParams }: SuccessProps) {
  const [query, messages] = await Promise.all([searchParams, getMessages()])
  return (
    <RequireUser>
      <Page width='text'>
        <WithMessages messages={pickMessages(messages, ['billing'])}>
          <div className='group/landing grid min-h-[44rem] content-start gap-8 pt-4'>
            <div className='min-h-72 rounded-lg bg-surface p-6 hairline group-has-[[data-paid=plan]]/landing:shadow-[inset_0_0_0_1px_var(--c-gold)] sm:min-h-96 sm:p-8'>
              <SuccessView {...readLanding(query)} />
            </div>
            <div className='group-has-[[data-paid]]/landing:hidden'>
              <PaymentHelp />
            </div>
          </div>
        </WithMessages>
      </Page>
    </RequireUser>
  )
}
