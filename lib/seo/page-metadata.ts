import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { LOCALES, localeTag, pathIn, PUBLIC_PATH, type Locale } from '@/contracts/locales'
import { BRAND } from '@/lib/brand'

type PageWords = {
  title: string
  description: string
  /** Where the page is to be found, when that is not `path`. */
  canonical?: string
  /** Address of a picture for previews; a safe portrait. */
  image?: string
  /** A picture made for previews, 1200 × 630; it goes before `image`. */
  share?: string
  /** Only for whoever has the address: no search engine lists it. */
  unlisted?: boolean
  /** The title stands alone, without the product's name after it. */
  whole?: boolean
}

/** Paths containing /settings or /chat are noindex, all others index, follow. */
export const robotsOf = (path: string): { index: boolean; follow?: boolean } =>
  path.includes('/settings') || path.includes('/chat') ? { index: false } : { index: true, follow: true }

/** Where a public page is in each language, and where whoever speaks none of them is led; null for other pages. */
export const alternatesOf = (path: string, origin = ''): Record<string, string> | null =>
  PUBLIC_PATH.test(path)
    ? { ...Object.fromEntries(LOCALES.map((locale) => [locale, origin + pathIn(locale, path)])), 'x-default': origin + path }
    : null

/** Title, description, robots, canonical and preview of a page. `path` begins with a slash and has no query. */
export async function pageMetadata(path: string, words: PageWords): Promise<Metadata> {
  return metadataIn(await getLocale(), path, words)
}

/** The same in a language: a public page names its address in each one, so that search engines take none for a double of another. */
export function metadataIn(
  locale: Locale,
  path: string,
  { title, description, canonical = path, image, share, unlisted, whole }: PageWords,
): Metadata {
  const own = pathIn(locale, canonical)
  const languages = unlisted ? null : alternatesOf(canonical)
  const images = share
    ? [{ url: share, width: 1200, height: 630, alt: title }]
    : image
      ? [{ url: image, width: 768, height: 1024 }]
      : undefined
  return {
    title: whole ? { absolute: title } : title,
    description,
    robots: unlisted ? { index: false, follow: false } : robotsOf(path),
    alternates: { canonical: own, ...(languages ? { languages } : {}) },
    openGraph: { type: 'website', siteName: BRAND, title, description, url: own, locale: localeTag(locale).replace('-', '_'), images },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images: images?.map(({ url }) => url) },
  }
}
