import './globals.css'
import type { Metadata, Viewport } from 'next'
import { getLocale, getMessages } from 'next-intl/server'
import localFont from 'next/font/local'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Visit } from '@/components/consent/visit'
import { HeadScript } from '@/components/layout/head-script'
import { Shell } from '@/components/layout/shell'
import { loadSite } from '@/lib/consent/load-installation'
import { seasonalEmoji } from '@/lib/format/seasonal-emoji'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { CLIENT_NAMESPACES } from '@/lib/i18n/namespaces'
import { siteMetadata } from '@/lib/seo/site-metadata'
import { palettes } from '@/tailwind.config'
import { Providers } from './providers'

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
})
const youngSerif = localFont({
  src: '../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
})
/** Spoken actions; fetched only where something is italic. */
const figtreeItalic = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2',
  weight: '300 900',
  style: 'italic',
  variable: '--font-italic',
  preload: false,
})

export const metadata: Metadata = siteMetadata
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palettes.light.ink },
    { color: palettes.dark.ink },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const locale = await getLocale()
  const messages = pickMessages(await getMessages(), CLIENT_NAMESPACES)
  const site = await loadSite()
  const fonts = `${figtree.variable} ${youngSerif.variable} ${figtreeItalic.variable}`
  return (
    <html lang={locale} className={fonts} data-asks={site.third_parties ? '' : undefined} suppressHydrationWarning>
      <head>
        <HeadScript nonce={nonce} />
      </head>
      <body className='font-sans'>
        <Providers locale={locale} messages={messages}>
          <Shell serverEmoji={seasonalEmoji(new Date())}>{children}</Shell>
          <Visit {...site} />
        </Providers>
      </body>
    </html>
  )
}
