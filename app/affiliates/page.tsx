import { CalendarCheck, Link2, PenLine } from 'lucide-react'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { LateAffiliateForm } from '@/components/affiliates/late-affiliate-form'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { buttonClass } from '@/components/ui/button'
import { BRAND } from '@/lib/brand'
import { loadInstallation } from '@/lib/consent/load-installation'
import { pageMetadata } from '@/lib/seo/page-metadata'

const STEPS = { apply: PenLine, share: Link2, paid: CalendarCheck } as const
const QUESTIONS = ['who', 'allowed', 'counted', 'refuse', 'when', 'data'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliates')
  return pageMetadata('/affiliates', { title: t('title'), description: t('description', { brand: BRAND }) })
}

async function Steps() {
  const t = await getTranslations('affiliates')
  return (
    <ol className='mt-4 grid gap-5'>
      {Object.entries(STEPS).map(([step, Icon]) => (
        <li key={step} className='flex gap-4'>
          <Icon aria-hidden className='mt-0.5 size-5 flex-none text-accent' strokeWidth={1.75} />
          <div>
            <h3 className='font-semibold'>{t(`steps.${step as keyof typeof STEPS}.title`)}</h3>
            <p className='mt-1 text-pretty text-muted'>{t(`steps.${step as keyof typeof STEPS}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A number only where the operator stands by one. */
async function Commission() {
  const t = await getTranslations('affiliates')
  const percent = (await loadInstallation())?.affiliate_commission
  return (
    <p className='mt-6 rounded-md px-5 py-4 text-pretty hairline'>
      {percent ? <span className='title block text-xl'>{t('commission', { percent })}</span> : null}
      <span className='text-muted'>{t(percent ? 'commission_text' : 'commission_open')}</span>
    </p>
  )
}

async function Questions() {
  const t = await getTranslations('affiliates')
  return (
    <div className='mt-3'>
      {QUESTIONS.map((question) => (
        <details key={question} className='group border-t border-line first:border-0'>
          <summary className='flex min-h-13 items-center justify-between gap-4 py-3 font-semibold'>
            {t(`faq.${question}.title`)}
            <span aria-hidden className='flex-none text-lg text-muted transition-transform duration-fast group-open:rotate-45'>
              +
            </span>
          </summary>
          <p className='pb-4 text-pretty text-muted'>{t(`faq.${question}.text`, { brand: BRAND })}</p>
        </details>
      ))}
    </div>
  )
}

export default async function AffiliatesPage() {
  const t = await getTranslations('affiliates')
  const { affiliates } = await getMessages()
  const { form } = affiliates as Record<string, unknown>
  return (
    <Page>
      <div className='grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_28rem] xl:items-start'>
        <div className='max-w-3xl'>
          <h1 className='title text-xl sm:text-2xl'>{t('heading')}</h1>
          <p className='mt-3 max-w-[60ch] text-pretty text-muted'>{t('intro', { brand: BRAND })}</p>
          <a href='#apply' className={buttonClass('secondary', 'mt-6 xl:hidden')}>
            {t('apply')}
          </a>
          <h2 className='title mt-10 text-lg'>{t('how')}</h2>
          <Steps />
          <Commission />
          <h2 className='title mt-10 text-lg'>{t('questions')}</h2>
          <Questions />
        </div>
        <section
          id='apply'
          aria-labelledby='apply-title'
          className='max-w-3xl scroll-mt-[calc(var(--top)+1rem)] rounded-lg bg-surface p-5 hairline sm:p-7'
        >
          <h2 id='apply-title' className='title text-lg'>
            {t('form.title')}
          </h2>
          <p className='mt-1 mb-5 text-pretty text-muted'>{t('form.text')}</p>
          <WithMessages messages={{ affiliates: { form } }}>
            <LateAffiliateForm />
          </WithMessages>
        </section>
      </div>
    </Page>
  )
}
