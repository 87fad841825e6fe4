import { usePathname, useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { DEFAULT_LOCALE, localeFrom, pathIn, PUBLIC_PATH, splitPath } from '@/contracts/locales'
import { readLocaleCookie, writeLocaleCookie } from '@/lib/i18n/locale-cookie'

/** The path of this page without its language: `/safety`, wherever it is read. */
export const usePath = (): string => splitPath(usePathname() ?? '/').path

type Options = [options?: { scroll?: boolean }]

/**
 * The address of a page for somebody who reads this one; null where it needs a new document, since it is in another language. Pages
 * without an address in each language follow the setting: where none is stored, it becomes the language of this page.
 */
function follow(address: string): string | null {
  const locale = localeFrom(document.documentElement.lang) ?? DEFAULT_LOCALE
  const { path } = splitPath(address)
  if (PUBLIC_PATH.test(path.split(/[?#]/)[0]!)) return pathIn(locale, path)
  const setting = readLocaleCookie()
  if (setting === null && locale !== DEFAULT_LOCALE) writeLocaleCookie(locale)
  return (setting ?? locale) === locale ? path : null
}

/** Next's router, for addresses without a language: it goes to the page in the language of this one. */
export function useRouter() {
  const router = useNextRouter()
  return useMemo(() => {
    const go =
      (how: 'push' | 'replace') =>
      (address: string, ...options: Options) => {
        const there = follow(address)
        if (there === null) window.location[how === 'push' ? 'assign' : 'replace'](address)
        else router[how](there, ...options)
      }
    return { push: go('push'), replace: go('replace'), refresh: () => router.refresh() }
  }, [router])
}
