'use client'

import { useTranslations } from 'next-intl'
import { BRAND } from '@/lib/brand'
import { LanguageSelect } from './language-select'
import { LegalLinks } from './legal-links'
import { SocialLinks } from './social-links'
import { ThemeSwitch } from './theme-switch'

export function Footer() {
  const t = useTranslations('layout')
  return (
    <footer className='mt-8 border-t border-line px-4 py-8 lg:px-8'>
      <div className='mx-auto flex max-w-page flex-wrap items-start justify-between gap-6'>
        <div className='max-w-md'>
          <p className='title text-lg'>{BRAND}</p>
          <p className='mt-1 text-sm text-pretty text-muted'>{t('footer_notice')}</p>
        </div>
        <div className='flex flex-wrap gap-3'>
          <LanguageSelect />
          <ThemeSwitch />
        </div>
        <div className='flex w-full flex-wrap justify-between gap-x-8'>
          <LegalLinks className='flex flex-wrap gap-x-6' />
          <div className='flex flex-wrap gap-x-6'>
            <SocialLinks
              names={['reddit', 'discord', 'instagram']}
              className='inline-flex min-h-11 min-w-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline'
            />
          </div>
        </div>
      </div>
    </footer>
  )
}
