/** Per tab, while the page has left for a provider; components/modals/address-flags.tsx knows the name too. */
const KEY = 'auth_redirect'

/** The page is leaving for a provider; afterwards the person goes on at `place`. */
export function rememberPlace(place: string) {
  try {
    window.sessionStorage.setItem(KEY, place)
  } catch {
    // Then the person goes on at the start.
  }
}

/** Where the person was when the page left, once; null when it had not. */
export function takePlace(): string | null {
  try {
    const place = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return place
  } catch {
    return null
  }
}
