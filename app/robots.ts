import type { MetadataRoute } from 'next'
import { SITE_ORIGIN } from '@/lib/seo/site-metadata'

/** Pages say themselves whether they are indexed; a crawler must be able to read that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/v1/', '/admin', '/inbox'] }, host: SITE_ORIGIN }
}
