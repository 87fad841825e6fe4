import type { Locale } from '@/contracts/locales'

type Catalog = Record<string, unknown>

/** Null where one could not be fetched: its part is read in English until the page is loaded again. */
const catalogs = new Map<string, Catalog | null>()
const waiting = new Set<string>()
const listeners = new Set<() => void>()

/** Calls `listener` after each catalog that arrives. Answers how to stop that. */
export function onCatalog(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const keyOf = (locale: Locale, name: string) => `${locale}/${name}`

export const isHere = (locale: Locale, name: string): boolean => catalogs.has(keyOf(locale, name))
export const catalogOf = (locale: Locale, name: string): Catalog | null => catalogs.get(keyOf(locale, name)) ?? null

/** Fetches a catalog once; the address has the digest of all texts in it (next.config.ts), so that it is cached for good. */
export function fetchCatalog(locale: Locale, name: string): void {
  const key = keyOf(locale, name)
  if (catalogs.has(key) || waiting.has(key)) return
  waiting.add(key)
  void fetch(`/messages/${key}?v=${process.env.NEXT_PUBLIC_MESSAGES}`)
    .then(async (response) => (response.ok ? ((await response.json()) as Catalog) : null))
    .catch(() => null)
    .then((catalog) => {
      waiting.delete(key)
      catalogs.set(key, catalog)
      for (const listener of listeners) listener()
    })
}
