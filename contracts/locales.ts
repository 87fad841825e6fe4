/** Languages of the interface and of emails, as BCP 47 tags; the first is the default and has no prefix in addresses. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'it', 'pt-BR', 'nl', 'pl', 'ja'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = LOCALES[0]

/** The tag that numbers, dates and prices are written by: `Nov 22, 2026`, `4:56 PM`, `1,500` for English. */
export const localeTag = (locale: Locale): string => (locale === 'en' ? 'en-US' : locale)

/** Names the page's language to the pages; set by server/web/pages.ts, and never taken from outside. */
export const LOCALE_HEADER = 'x-krush-locale'

/** Holds a visitor's choice; signed-in people have it in their account too. */
export const LOCALE_COOKIE = 'krush_locale'

/** The interface's language that a tag asks for, `pt-PT` → `pt-BR`; null where there is none. Takes tags in any letter case. */
export function localeFrom(tag: string): Locale | null {
  const wanted = tag.trim().toLowerCase()
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted)
  const language = wanted.split('-')[0]
  return exact ?? LOCALES.find((locale) => locale.split('-')[0] === language) ?? null
}

/** Tags that are read of an Accept-Language header: nobody lists more, and the header is the client's. */
const MOST_TAGS = 20

/** The first language of an Accept-Language header that is ours, by weight; null without one. */
export function localeOfHeader(header: string | null | undefined): Locale | null {
  const wanted = (header ?? '')
    .split(',', MOST_TAGS)
    .map((entry) => {
      const [tag = '', ...params] = entry.split(';')
      const weight = params.map((param) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(param)?.[1]).find((found) => found !== undefined)
      return { locale: localeFrom(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted.find(({ locale }) => locale !== null)?.locale ?? null
}

/** Each language by its own name, as choices show it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  ja: '日本語',
}

/** How a language is written. None of ours is written from the right yet. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr')
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/

/**
 * Paths of the pages that are the same for everybody, without query: rendered once and cached (server/web/pages.ts), and found at an
 * address of their own in each language.
 */
export const PUBLIC_PATH =
  /^\/(?:$|categories\/[\w-]+$|characters\/[\w-]+$|creators\/[\w-]+$|safety$|legal\/[\w-]+$|connect-a-model$|affiliates$|contact$)/

/** What an address begins with in a language: `/de`, `/pt-br`; nothing in the default one. */
export const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale.toLowerCase()}`)

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=[/?#]|$)`, 'i')

/** A path without its language, which is null where it names none. Takes a path with or without query: `/de/safety` → `de`, `/safety`. */
export function splitPath(path: string): { locale: Locale | null; path: string } {
  const prefix = PREFIX.exec(path)?.[1]
  if (prefix === undefined) return { locale: null, path }
  const rest = path.slice(prefix.length + 1)
  return { locale: localeFrom(prefix), path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Where a page is in a language. Only public pages have an address for each; all others, and addresses elsewhere, stay as they are. */
export function pathIn(locale: Locale, address: string): string {
  if (!address.startsWith('/')) return address
  const { path } = splitPath(address)
  const end = path.search(/[?#]/)
  const [name, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
  if (!PUBLIC_PATH.test(name)) return path
  const prefix = prefixOf(locale)
  return (name === '/' && prefix ? prefix : prefix + name) + rest
}
