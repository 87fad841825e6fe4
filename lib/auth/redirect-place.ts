/** Per tab: set while the page has left for a provider, read by components/modals/address-flags.tsx too. */
export const REDIRECT_KEY = 'auth_redirect'

/** The page is leaving for a provider; afterwards the person goes on at `place`. */
export function rememberPlace(place: string) {
  try {
    window.sessionStorage.setItem(REDIRECT_KEY, place)
  } catch {
    // Then the person goes on at the start.
  }
}

/** Where the person was when the page left, once; null when it had not. */
export function takePlace(): string | null {
  try {
    const place = window.sessionStorage.getItem(REDIRECT_KEY)
    window.sessionStorage.removeItem(REDIRECT_KEY)
    return place
  } catch {
    return null
  }
}
