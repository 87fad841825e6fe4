import type { SocialProvider } from '@/contracts/identity'

/** `cancelled`: the person changed their mind, which is no failure. */
export type PasskeyPort = {
  /** Whether this browser can use passkeys at all. */
  supported: () => boolean
  /** With `autofill` the passkeys wait in the suggestions of the address field, until the signal ends them. */
  signIn: (options?: { autofill: AbortSignal }) => Promise<'signed_in' | 'cancelled'>
  /** Makes a passkey for the signed-in person. PROOF_REQUIRED when the proof is too old, CONFLICT when this device has one. */
  enrol: (name: string) => Promise<'enrolled' | 'cancelled'>
}

/** Who vouches for the person in the browser: embedded (our server) or Firebase (its SDK). Every call throws ApiError and nothing else. */
export type AuthPort = {
  /** Whether a new password ends the person's sessions with us; where not, lib/auth/new-password does. */
  endsSessions: boolean
  /** Signs in with the single-use token that the server gave. */
  signInWithCustomToken: (token: string) => Promise<void>
  /** A fresh identity token, refreshed when under 300000 ms remain; null when nobody is signed in. */
  idToken: () => Promise<string | null>
  /** Forgets the identity on this device. Never throws. */
  signOut: () => Promise<void>
  /** The code was mailed by users/requestOTP: no password exists before the address is proven. */
  signUpWithPassword: (input: { email: string; code: string; password: string }) => Promise<void>
  signInWithPassword: (input: { email: string; password: string }) => Promise<void>
  requestPasswordReset: (email: string) => Promise<void>
  /** What a mailed reset link carries, or null when the address is none. */
  resetTokenOf: (url: URL) => string | null
  resetPassword: (input: { token: string; password: string }) => Promise<void>
  /** For the signed-in person; PROOF_REQUIRED when the proof is too old. */
  setPassword: (password: string) => Promise<void>
  requestEmailLink: (email: string) => Promise<void>
  isEmailLink: (url: URL) => boolean
  signInWithEmailLink: (input: { email: string; url: URL }) => Promise<void>
  /**
   * Must be called in the press itself, or the popup is blocked. Popup, else redirect: then the page leaves and
   * `finishRedirect` continues after the return. `cancelled`: the person closed the popup or said no there.
   */
  signInWithProvider: (provider: SocialProvider) => Promise<'signed_in' | 'redirecting' | 'cancelled'>
  /** True when this page load came back from a provider and the person is vouched for now. */
  finishRedirect: () => Promise<boolean>
  /** Null where the provider has none (Firebase). */
  passkeys: PasskeyPort | null
}
