import { DEFAULT_LOCALE, type Locale } from '@/contracts/locales'
import { SERVER_NAMESPACES, NAMESPACES, type Namespace } from './namespaces'

export type Catalog = { [key: string]: Catalog | string }

/** The texts of one language over those of the default one, so that a text that is not translated yet is read in English. */
export const filledUp = (base: Catalog, over: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(base).map(([key, text]) => {
      const own = over[key]
      if (typeof text !== 'object' || Array.isArray(text)) return [key, own ?? text]
      return [key, typeof own === 'object' ? filledUp(text, own) : text]
    }),
  )

const read = async (locale: Locale, namespace: Namespace): Promise<Catalog> =>
  ((await import(`./messages/${locale}/${namespace}.json`)) as { default: Catalog }).default

const made = new Map<string, Promise<Catalog>>()

/** One catalog as the build compiled it. Server only: the browser asks for those of other languages by address. */
export function loadCatalog(locale: Locale, namespace: Namespace): Promise<Catalog> {
  const key = `${locale}/${namespace}`
  const known = made.get(key)
  if (known) return known
  const base = read(DEFAULT_LOCALE, namespace)
  const work =
    locale === DEFAULT_LOCALE ? base : Promise.all([base, read(locale, namespace).catch(() => ({}))]).then(([en, own]) => filledUp(en, own))
  made.set(key, work)
  return work
}

export const isNamespace = (name: string): name is Namespace =>
  (NAMESPACES as readonly string[]).includes(name) && !(SERVER_NAMESPACES as readonly string[]).includes(name)

/** One tree of all catalogs, each under its namespace. */
export async function loadMessages(locale: Locale): Promise<Record<string, Catalog>> {
  return Object.fromEntries(await Promise.all(NAMESPACES.map(async (name) => [name, await loadCatalog(locale, name)] as const)))
}
