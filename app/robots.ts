import type { MetadataRoute } from 'next'
import { SITE_ORIGIN } from '@/lib/brand'

/** The address is the running server's, not the build's. */
export const dynamic = 'force-dynamic'

/** Pages say themselves whether they are indexed; a crawler must be able to read that. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/v1/', '/admin', '/inbox'] },
    host: SITE_ORIGIN,
    sitemap: `${SITE_ORIGIN}/sitemap.xml`,
  }
}
