export type IdentityClaims = {
  uid: string
  email: string
  /** The identity session the token came from, so that signing out here ends it there; null where there is none. */
  session: string | null
  /** Unix seconds. */
  expires_at: number
}

export type Tokens = { id_token: string; refresh_token: string; expires_at: Date }

/**
 * Who people are. The embedded adapter is better-auth; a Firebase adapter implements the same calls and throws
 * ProviderError('misconfigured') on the three that its own SDK makes in the browser.
 */
export type IdentityProvider = {
  name: string
  /** Makes a six-digit code for the address; sending it is the caller's work. */
  createCode(email: string): Promise<string>
  /** The person's uid when the code is right and unused; null for every kind of wrong. Makes the person on first use. */
  verifyCode(email: string, code: string): Promise<string | null>
  /** A single-use token for `exchange`, valid for minutes, hashed at rest. */
  mintCustomToken(uid: string): Promise<string>
  /** Null for unknown, used or expired tokens. */
  exchange(custom_token: string): Promise<Tokens | null>
  refresh(refresh_token: string): Promise<Tokens | null>
  /** Null for every kind of invalid. Must be cheap: it runs on requests without a session. */
  verifyIdToken(id_token: string): Promise<IdentityClaims | null>
  /** Ends the refresh token of one identity session. */
  revokeSession(session: string): Promise<void>
  /** Ends every refresh token of the person. */
  revoke(uid: string): Promise<void>
  /** Forgets the person, where they are kept outside our tables (those are erased by domain/account). */
  remove?(uid: string): Promise<void>
}
