import type { MetadataRoute } from 'next'
import { SITEMAP_MOST } from '@/contracts/characters'
import { SITE_ORIGIN } from '@/lib/brand'
import { loadSitemap } from '@/lib/explore/load-sitemap'
import { alternatesOf } from '@/lib/seo/page-metadata'

/** What is public changes while the server runs. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await loadSitemap()
  return pages.slice(0, SITEMAP_MOST).map(({ path, updated_at }) => ({
    url: SITE_ORIGIN + path,
    lastModified: updated_at,
    alternates: { languages: alternatesOf(path, SITE_ORIGIN) ?? {} },
  }))
}
