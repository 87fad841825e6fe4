const KEY = 'invite_code'

/** The signed-in person's own invitation code, as this browser has seen it; forgotten with everything of theirs at sign-out. */
export function readOwnCode(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function storeOwnCode(code: string) {
  try {
    window.localStorage.setItem(KEY, code)
  } catch {
    // The server knows it too: there one's own invitation does not count either.
  }
}
