import type { Metadata } from 'next'
import { BRAND } from '@/lib/brand'

type PageWords = {
  title: string
  description: string
  /** Where the page is to be found, when that is not `path`. */
  canonical?: string
  /** Address of a picture for previews; a safe portrait. */
  image?: string
  /** The title stands alone, without the product's name after it. */
  whole?: boolean
}

/** Specification.md section 2, «Layout»: paths containing /settings or /chat are noindex, all others index, follow. */
export const robotsOf = (path: string): { index: boolean; follow?: boolean } =>
  path.includes('/settings') || path.includes('/chat') ? { index: false } : { index: true, follow: true }

/** Title, description, robots, canonical and preview of a page. `path` begins with a slash and has no query. */
export function pageMetadata(path: string, { title, description, canonical = path, image, whole }: PageWords): Metadata {
  const images = image ? [{ url: image, width: 768, height: 1024 }] : undefined
  return {
    title: whole ? { absolute: title } : title,
    description,
    robots: robotsOf(path),
    alternates: { canonical },
    openGraph: { type: 'website', siteName: BRAND, title, description, url: canonical, images },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images: image ? [image] : undefined },
  }
}
