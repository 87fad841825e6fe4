/** Signing out clears it with everything else of the person (session-storage.ts). */
const KEY = 'asked_email'

const plain = (email: string) => email.trim().toLowerCase()

/** This browser has asked for a sign-in link to the address, and may follow it without another question. */
export function rememberAsking(email: string) {
  try {
    window.localStorage.setItem(KEY, plain(email))
  } catch {
    // Then the link asks for one press more.
  }
}

/** Whether this browser asked: a link that someone else sent must not sign anybody in by itself. */
export function hasAsked(email: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === plain(email)
  } catch {
    return false
  }
}

export function forgetAsking() {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Refused storage holds nothing.
  }
}
