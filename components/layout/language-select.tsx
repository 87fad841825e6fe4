'use client'

import { ChevronDown, Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/contracts/locales'
import { cn } from '@/lib/cn'

const choose = (locale: Locale) => void import('@/hooks/choose-locale').then(({ chooseLocale }) => chooseLocale(locale))

/** Changes the language of the site at once, for this browser and the signed-in account. */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useTranslations('layout')
  return (
    <label className={cn('relative inline-flex items-center', className)}>
      <span className='sr-only'>{t('language')}</span>
      <Languages aria-hidden className='pointer-events-none absolute start-4 size-4 text-muted' />
      <select
        value={useLocale()}
        onChange={(event) => choose(event.target.value as Locale)}
        className='min-h-13 appearance-none rounded-lg bg-transparent ps-10 pe-10 text-sm font-medium text-muted hairline hover:text-text'
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale} className='bg-raised text-text'>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className='pointer-events-none absolute end-4 size-4 text-muted' />
    </label>
  )
}
