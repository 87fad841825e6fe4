import { Check } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { NotOpen } from '@/components/layout/not-open'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PLANS, PREMIUM_MONTHLY_CREDITS, REFERENCE_MONTH_CENTS } from '@/contracts/prices'
import { cn } from '@/lib/cn'
import { loadFace } from '@/lib/explore/load-character'
import { formatPrice } from '@/lib/format/price'
import { pageMetadata } from '@/lib/seo/page-metadata'

const BENEFITS = ['messages', 'credits', 'voice', 'photos', 'held'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.subscriptions')
  return pageMetadata('/subscriptions', { title: t('meta_title'), description: t('description') })
}

function renewal(months: number) {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}

export default async function SubscriptionsPage() {
  const t = await getTranslations('pages.subscriptions')
  const format = await getFormatter()
  const face = await loadFace()
  return (
    <RequireUser>
      <Page>
        <div className='mx-auto max-w-5xl lg:grid lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-14 lg:pt-4'>
          {face ? (
            <Picture
              portrait={face.portrait}
              alt=''
              sizes='(min-width: 1024px) 360px, 100vw'
              priority
              className='mb-6 aspect-16/10 rounded-lg lg:sticky lg:top-[calc(var(--top)+1rem)] lg:mb-0 lg:aspect-3/4 lg:self-start'
              imageClassName='object-[50%_25%]'
            />
          ) : null}
          <div className='grid gap-6'>
            <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
            <p className='hidden font-semibold text-gold premium:block'>{t('already')}</p>
            <ul className='grid gap-2.5'>
              {BENEFITS.map((benefit) => (
                <li key={benefit} className='flex gap-3'>
                  <Check aria-hidden className='mt-0.5 size-5 flex-none text-gold' />
                  {t(`benefits.${benefit}`, { credits: PREMIUM_MONTHLY_CREDITS })}
                </li>
              ))}
            </ul>
            <ul className='grid gap-3'>
              {PLANS.map((plan, index) => (
                <li key={plan.id} className='rounded-lg bg-surface p-5 hairline'>
                  <div className='flex items-baseline justify-between gap-4'>
                    <h2 className='font-semibold'>{t(plan.name)}</h2>
                    <span className={cn('text-sm font-semibold', index === 0 ? 'text-gold' : 'text-muted')}>
                      {t('off', { percent: plan.discount_percent })}
                    </span>
                  </div>
                  <p className='mt-1 flex flex-wrap items-baseline gap-x-2'>
                    <span className='text-xl font-semibold tabular-nums'>{formatPrice(plan.month_cents)}</span>
                    <span className='text-muted'>{t('month')}</span>
                    <span className='text-sm text-muted'>{t('was', { price: formatPrice(REFERENCE_MONTH_CENTS) })}</span>
                  </p>
                  <p className='mt-1 font-medium'>{t(`charged_${plan.months}`, { price: formatPrice(plan.charged_cents) })}</p>
                  <p className='text-sm text-muted'>
                    {t('renews', {
                      date: format.dateTime(renewal(plan.months), { dateStyle: 'long' }),
                      price: formatPrice(plan.charged_cents),
                    })}
                  </p>
                </li>
              ))}
            </ul>
            <NotOpen title={t('not_open_title')} text={t('not_open')} />
            <section aria-labelledby='leave'>
              <h2 id='leave' className='title text-lg'>
                {t('leave_title')}
              </h2>
              <p className='mt-1 text-pretty text-muted'>{t('leave')}</p>
            </section>
            <Link href='/' className={buttonClass('secondary', 'justify-self-start')}>
              {t('stay')}
            </Link>
          </div>
        </div>
      </Page>
    </RequireUser>
  )
}
