import type { Metadata } from 'next'
import { BRAND, INSTALLED_NAME, SITE_ORIGIN } from '@/lib/brand'

/** What every page has unless it says otherwise: a page without its own metadata is not indexed. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(SITE_ORIGIN),
  title: { default: BRAND, template: `%s · ${BRAND}` },
  applicationName: BRAND,
  appleWebApp: { title: INSTALLED_NAME },
  robots: { index: false, follow: false },
  other: { rating: 'adult' },
  formatDetection: { telephone: false, email: false, address: false },
}
