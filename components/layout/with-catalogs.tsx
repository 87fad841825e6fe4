'use client'

import { useLocale } from 'next-intl'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { catalogOf, fetchCatalog, isHere, onCatalog } from '@/lib/i18n/other-catalogs'
import { WithMessages } from './with-messages'

type WithCatalogsProps = {
  /** The part's English catalogs by namespace, imported beside its code: `{ auth }`. */
  catalogs: Record<string, Record<string, unknown>>
  children: ReactNode
}

/** Brings a late part's texts along: in English with its code, in other languages each catalog by itself, before the part is drawn. */
export function WithCatalogs({ catalogs, children }: WithCatalogsProps) {
  const locale = useLocale()
  const names = Object.keys(catalogs)
  const english = locale === DEFAULT_LOCALE
  const ready = useSyncExternalStore(
    onCatalog,
    () => english || names.every((name) => isHere(locale, name)),
    () => english,
  )
  useEffect(() => {
    if (!english) for (const name of names) fetchCatalog(locale, name)
  })
  if (!ready) return null
  const own = english ? catalogs : Object.fromEntries(names.map((name) => [name, catalogOf(locale, name) ?? catalogs[name]]))
  return <WithMessages messages={own}>{children}</WithMessages>
}
