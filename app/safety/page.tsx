import { Globe, MessageSquare, Phone, Siren } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { CrisisLines, telOf } from '@/components/layout/crisis-lines'
import { DocumentSection } from '@/components/layout/document'
import { Page } from '@/components/layout/page'
import { buttonClass } from '@/components/ui/button'
import { CRISIS_LINES_DATE, crisisLinesIn } from '@/contracts/crisis-lines'
import { BRAND } from '@/lib/brand'
import { SAFETY_CHANGED } from '@/lib/legal-documents'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** What is published here is what the service does. Other pages link to the anchors. */
const SECTIONS = [
  'ai',
  'minors',
  'protocol',
  'detect',
  'concern',
  'acute',
  'always',
  'never_says',
  'lines',
  'blocked',
  'methods',
  'counts',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('safety')
  return pageMetadata('/safety', { title: t('title'), description: t('meta_description', { brand: BRAND }) })
}

export default async function SafetyPage() {
  const t = await getTranslations('safety')
  const lines = await getTranslations('lines')
  const [locale, format] = await Promise.all([getLocale(), getFormatter()])
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 text-sm text-muted'>{t('changed', { date: format.dateTime(new Date(SAFETY_CHANGED), { dateStyle: 'long' }) })}</p>
      <section aria-labelledby='help' className='mt-6 rounded-lg bg-surface p-5 hairline sm:p-7'>
        <h2 id='help' className='title text-lg'>
          {t('help_title')}
        </h2>
        <p className='mt-1 text-muted'>{t('help_text')}</p>
        <ul className='mt-5 grid gap-5'>
          {crisisLinesIn(locale).map((line) => (
            <li key={line.place} className='flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-5'>
              <Phone aria-hidden className='size-5 flex-none text-muted' />
              <p className='min-w-52 flex-1 font-semibold'>{line.name}</p>
              <a href={telOf(line.call)} className={buttonClass('secondary')}>
                {line.call}
              </a>
            </li>
          ))}
          <li className='flex flex-wrap items-center gap-x-4 gap-y-3'>
            <Phone aria-hidden className='size-5 flex-none text-muted' />
            <div className='min-w-52 flex-1'>
              <p className='font-semibold'>{t('help_988')}</p>
              <p className='text-sm text-muted'>{t('help_988_text')}</p>
            </div>
            <div className='flex flex-wrap gap-2'>
              <a href='tel:988' className={buttonClass('secondary')}>
                {t('help_988_call')}
              </a>
              <a href='sms:988' className={buttonClass('secondary')}>
                <MessageSquare aria-hidden className='size-4' />
                {t('help_988_text_button')}
              </a>
            </div>
          </li>
          <li className='flex items-start gap-4 border-t border-line pt-5'>
            <Siren aria-hidden className='mt-0.5 size-5 flex-none text-muted' />
            <div>
              <p className='font-semibold'>{t('help_emergency')}</p>
              <p className='text-sm text-muted'>{t('help_emergency_text')}</p>
            </div>
          </li>
          <li className='flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5'>
            <Globe aria-hidden className='size-5 flex-none text-muted' />
            <div className='min-w-52 flex-1'>
              <p className='font-semibold'>{t('help_elsewhere')}</p>
              <p className='text-sm text-muted'>{t('help_elsewhere_text')}</p>
            </div>
            <a href='https://findahelpline.com' target='_blank' rel='noreferrer' className={buttonClass('secondary')}>
              {t('help_elsewhere_link')}
            </a>
          </li>
        </ul>
        <h3 id='lines-by-country' className='mt-6 font-semibold'>
          {lines('countries')}
        </h3>
        <p className='text-sm text-muted'>
          {lines('countries_text', { date: format.dateTime(new Date(CRISIS_LINES_DATE), { dateStyle: 'long' }) })}
        </p>
        <CrisisLines />
      </section>
      {SECTIONS.map((section) => (
        <DocumentSection key={section} id={section} title={t(`s.${section}.title`)} text={t(`s.${section}.text`)} />
      ))}
    </Page>
  )
}
