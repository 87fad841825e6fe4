'use client'

import './globals.css'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import crash from '@/lib/i18n/messages/en/crash.json'

function Crash() {
  const t = useTranslations('crash')
  return (
    <main role='alert' className='mx-auto grid min-h-dvh max-w-md place-content-center gap-4 px-6 text-center'>
      <h1 className='title text-xl'>{t('title')}</h1>
      <p className='text-muted'>{t('text')}</p>
      <p>
        <a href='' className='inline-flex min-h-12 items-center rounded-md bg-raised px-5 font-semibold'>
          {t('retry')}
        </a>
      </p>
    </main>
  )
}

/** The root layout itself failed: no providers and no shell, so it brings its own messages. */
export default function GlobalError() {
  return (
    <html lang={DEFAULT_LOCALE}>
      <body>
        <NextIntlClientProvider locale={DEFAULT_LOCALE} timeZone='UTC' messages={{ crash }}>
          <Crash />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
