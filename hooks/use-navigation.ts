'use client'

import { useLocale, type Locale } from 'next-intl'
import { usePathname, useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { pathIn, PUBLIC_PATH, splitPath } from '@/contracts/locales'
import { readLocaleCookie, writeLocaleCookie } from '@/lib/i18n/locale-cookie'

/** The path of this page without its language: `/safety`, wherever it is read. */
export const usePath = (): string => splitPath(usePathname() ?? '/').path

type Options = { scroll?: boolean }

/**
 * The address of a page for somebody who reads this one; null where it needs a new document, since it is in another language. Pages
 * without an address in each language follow the setting: where none is stored, it becomes the language of this page.
 */
function follow(address: string, locale: Locale): string | null {
  const { path } = splitPath(address)
  if (PUBLIC_PATH.test(path.split(/[?#]/)[0]!)) return pathIn(locale, path)
  const setting = readLocaleCookie()
  if (setting === null) writeLocaleCookie(locale)
  return setting === null || setting === locale ? path : null
}

/** Next's router, for addresses without a language: it goes to the page in the language of this one. */
export function useRouter() {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(() => {
    const go = (how: 'push' | 'replace') => (address: string, options?: Options) => {
      const there = follow(address, locale)
      if (there === null) window.location[how === 'push' ? 'assign' : 'replace'](address)
      else router[how](there, options)
    }
    return { push: go('push'), replace: go('replace'), refresh: () => router.refresh() }
  }, [router, locale])
}
