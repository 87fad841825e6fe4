/** Per tab, while the page has left for a provider; components/modals/address-flags.tsx knows the name too. */
const KEY = 'auth_redirect'

/** The page is leaving for a provider; afterwards the person continues at this path. */
export function storeReturnPath(place: string) {
  try {
    window.sessionStorage.setItem(KEY, place)
  } catch {
    // Then the person continues at the start page.
  }
}

/** Where the person was when the page left, once; null when it had not. */
export function takeReturnPath(): string | null {
  try {
    const place = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return place
  } catch {
    return null
  }
}
