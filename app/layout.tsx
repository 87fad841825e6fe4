import './globals.css'
import type { Metadata, Viewport } from 'next'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Visit } from '@/components/consent/visit'
import { HeadScript } from '@/components/layout/head-script'
import { Shell } from '@/components/layout/shell'
import { directionOf } from '@/contracts/locales'
import { loadSite } from '@/lib/consent/load-installation'
import { seasonalEmoji } from '@/lib/format/seasonal-emoji'
import { BRAND } from '@/lib/brand'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { CLIENT_NAMESPACES } from '@/lib/i18n/namespaces'
import { siteMetadata } from '@/lib/seo/site-metadata'
import { palettes } from '@/tailwind.config'
import { fontVariables } from './fonts'
import { Providers } from './providers'

export const metadata: Metadata = siteMetadata
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
  themeColor: [{ media: '(prefers-color-scheme: light)', color: palettes.light.ink }, { color: palettes.dark.ink }],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const locale = await getLocale()
  const messages = pickMessages(await getMessages(), CLIENT_NAMESPACES)
  const { announcement, ...site } = await loadSite()
  const t = await getTranslations('pages')
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={fontVariables}
      data-asks={site.third_parties ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadScript nonce={nonce} />
      </head>
      <body className='font-sans'>
        <p className='too-old'>{t('too_old', { brand: BRAND })}</p>
        {announcement ? (
          <p role='status' className='bg-raised px-4 py-2 text-center text-sm wrap-anywhere lg:ps-[calc(250px+1rem)]'>
            {announcement}
          </p>
        ) : null}
        <Providers locale={locale} messages={messages}>
          <Shell serverEmoji={seasonalEmoji(new Date())}>{children}</Shell>
          <Visit {...site} />
        </Providers>
      </body>
    </html>
  )
}
