import { Check } from 'lucide-react'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { PaymentHelp } from '@/components/billing/payment-help'
import { readLanding } from '@/components/billing/read-landing'
import { SubscriptionsView } from '@/components/billing/subscriptions-view'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { Picture } from '@/components/ui/picture'
import { PREMIUM_MONTHLY_CREDITS, PRICE_HELD_MONTHS } from '@/contracts/prices'
import { NOT_IN_SHELL, premiumBenefits } from '@/components/billing/benefits'
import { cn } from '@/lib/cn'
import { loadInstallation } from '@/lib/consent/load-installation'
import { loadFace } from '@/lib/explore/load-character'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type SubscriptionsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.subscriptions')
  return pageMetadata('/subscriptions', { title: t('meta_title'), description: t('description') })
}

export default async function SubscriptionsPage({ searchParams }: SubscriptionsProps) {
  const t = await getTranslations('billing.plans')
  const [query, messages, face, installation] = await Promise.all([searchParams, getMessages(), loadFace(), loadInstallation()])
  const benefits = premiumBenefits(installation)
  return (
    <RequireUser>
      <Page>
        <div className='mx-auto max-w-5xl md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-9 md:pt-4 lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-14'>
          {face ? (
            <Picture
              portrait={face.portrait}
              alt=''
              sizes='(min-width: 1024px) 360px, (min-width: 768px) 216px, 100vw'
              priority
              className='mb-6 aspect-16/9 rounded-lg md:sticky md:top-[calc(var(--top)+1rem)] md:mb-0 md:aspect-3/4 md:self-start'
              imageClassName='object-[50%_25%]'
            />
          ) : null}
          <div className='group/plan grid grid-cols-1 gap-7'>
            <h1 className='title -order-2 -mb-2 text-xl sm:text-2xl'>
              <span className='premium:hidden'>{t('title')}</span>
              <span className='free:hidden'>{t('member_title')}</span>
            </h1>
            {/* Whoever has a plan looks for it first. */}
            <section aria-label={t('benefits_title')} className='premium:order-1 group-has-[#plan]/plan:order-1'>
              <ul className='grid gap-2.5'>
                {benefits.map((benefit) => (
                  <li key={benefit} className={cn('flex gap-3', NOT_IN_SHELL.includes(benefit) && 'in-shell:hidden')}>
                    <Check aria-hidden className='mt-0.5 size-5 flex-none text-gold' />
                    {t(`benefits.${benefit}`, { credits: PREMIUM_MONTHLY_CREDITS, months: PRICE_HELD_MONTHS })}
                  </li>
                ))}
              </ul>
            </section>
            <WithMessages messages={pickMessages(messages, ['billing'])}>
              <SubscriptionsView
                billing={installation?.billing}
                drawn={new Date().toISOString()}
                cancelled={query.billing === 'cancel'}
                package_id={readLanding(query).package_id}
              />
              <div className='premium:order-2 group-has-[#plan]/plan:order-2'>
                <PaymentHelp leaving />
              </div>
            </WithMessages>
          </div>
        </div>
      </Page>
    </RequireUser>
  )
}
