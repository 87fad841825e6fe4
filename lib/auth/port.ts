/** Who vouches for the person in the browser. Embedded by default; a hosted provider is one more adapter. */
export type AuthPort = {
  /** Signs in with the single-use token that the server gave. Throws ApiError. */
  signInWithCustomToken: (token: string) => Promise<void>
  /** A fresh identity token, refreshed when under 300000 ms remain; null when nobody is signed in. Throws ApiError. */
  idToken: () => Promise<string | null>
  /** Forgets the identity on this device. Never throws. */
  signOut: () => Promise<void>
}
