import { LOCALE_COOKIE, localeFrom, type Locale } from '@/contracts/locales'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The language that was chosen in this browser; null where none was. */
export function readLocaleCookie(): Locale | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
  return found ? localeFrom(found.slice(LOCALE_COOKIE.length + 1)) : null
}

/** Chosen on this page, which is left for it. */
let chosen: Locale | null = null

/** As `writeLocaleCookie`, and the last word on this page: answers that are still on their way know nothing of the choice. */
export function writeChosenLocale(locale: Locale): void {
  chosen = locale
  writeLocaleCookie(locale)
}

export function writeLocaleCookie(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${chosen ?? locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
