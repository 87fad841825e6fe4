import type { Metadata } from 'next'
import { BRAND } from '@/lib/brand'

/** The public address, for canonical links and previews. */
export const SITE_ORIGIN = process.env.PUBLIC_ORIGIN ?? process.env.NEXT_PUBLIC_ORIGIN ?? 'http://localhost:3000'

/** What every page has unless it says otherwise: a page without its own metadata is not indexed. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(SITE_ORIGIN),
  title: { default: BRAND, template: `%s · ${BRAND}` },
  applicationName: BRAND,
  robots: { index: false, follow: false },
  other: { rating: 'adult' },
  formatDetection: { telephone: false, email: false, address: false },
}
