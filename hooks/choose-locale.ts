import { updateMe } from '@/contracts/users'
import { pathIn, type Locale } from '@/contracts/locales'
import { call } from '@/lib/api/browser'
import { writeCachedUser } from '@/lib/auth/session-storage'
import { writeChosenLocale } from '@/lib/i18n/locale-cookie'
import { useAuthStore } from '@/stores/auth-store'

/**
 * Stores the language in this browser and, for somebody who is signed in, with the account, and opens this page in it. An account that
 * cannot be reached keeps its language, and the next visit has that again.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  writeChosenLocale(locale)
  if (useAuthStore.getState().status === 'in') {
    // The page that opens begins with the person it remembers, and would go back to the old language before the server answers it.
    await call(updateMe, { body: { custom_attributes: { locale } } }).then(writeCachedUser, () => undefined)
  }
  const { pathname, search, hash } = window.location
  const there = pathIn(locale, pathname) + search + hash
  // The same address with another fragment would not be loaded again.
  if (there === pathname + search + hash) window.location.reload()
  else window.location.assign(there)
}
