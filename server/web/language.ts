import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeFrom, localeOfHeader, pathIn, PUBLIC_PATH, splitPath, type Locale } from '@/contracts/locales'

/** What is rendered for a request: the address without its language, and the language. */
export type Address = { url: string; locale: Locale }
/** Where the page is instead. */
export type Elsewhere = { status: 307 | 308; location: string; headers: OutgoingHttpHeaders }

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The choice that a browser stores (lib/i18n/locale-cookie.ts); null without one. */
function chosenIn(cookies: string | undefined): Locale | null {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
  return found ? localeFrom(found.slice(LOCALE_COOKIE.length + 1)) : null
}

/** The person's setting, then the browser's languages. A robot that sends neither reads the default one. */
const wantedBy = ({ headers }: IncomingMessage): Locale =>
  chosenIn(headers.cookie) ?? localeOfHeader(headers['accept-language']) ?? DEFAULT_LOCALE

/**
 * The language of a page: the one its address names, then the person's setting, then the browser's. Public pages have one address in
 * each language, so those that are asked for without one are answered with the way there; all others have one address, and a prefix
 * before it becomes the setting.
 */
export function findLanguage(request: IncomingMessage, secure: boolean): Address | Elsewhere {
  const url = request.url ?? '/'
  const { locale, path } = splitPath(url)
  const isPublic = PUBLIC_PATH.test(path.split('?')[0] ?? '/')
  if (locale && (locale === DEFAULT_LOCALE || pathIn(locale, path) !== url)) {
    const setting = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
    const headers: OutgoingHttpHeaders = isPublic ? {} : { 'set-cookie': setting }
    return { status: isPublic ? 308 : 307, location: sameSite(pathIn(locale, path)), headers }
  }
  if (locale) return { url: path, locale }
  const wanted = wantedBy(request)
  if (!isPublic) return { url, locale: wanted }
  // The router of an open page asks for the language of the address it names.
  const isDocument = (request.method === 'GET' || request.method === 'HEAD') && request.headers.rsc === undefined
  if (wanted === DEFAULT_LOCALE || !isDocument) return { url, locale: DEFAULT_LOCALE }
  return { status: 307, location: pathIn(wanted, url), headers: { vary: 'accept-language, cookie' } }
}

/** Two slashes at the start would name another host. */
const sameSite = (path: string) => path.replace(/^[/\\]+/, '/')
