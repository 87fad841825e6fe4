import { LOCALE_COOKIE, localeFrom, type Locale } from '@/contracts/locales'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The language that was chosen in this browser; null where none was. */
export function readLocaleCookie(): Locale | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
  return found ? localeFrom(found.slice(LOCALE_COOKIE.length + 1)) : null
}

export function writeLocaleCookie(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
