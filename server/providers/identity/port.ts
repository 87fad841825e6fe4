import type { Passkey, SocialProvider } from '@/contracts/identity'

export type IdentityClaims = {
  uid: string
  email: string
  /** The identity session the token came from, so that signing out here ends it there; null where there is none. */
  session: string | null
  /** Unix seconds. */
  expires_at: number
  /** The mode that the shell was bound to which signed in; missing where there is none. */
  app_mode?: string
  /** Unix seconds of the sign-in itself, which a refresh does not move; where it is missing, sessions begin unproven. */
  signed_in_at?: number
}

export type Tokens = { id_token: string; refresh_token: string; expires_at: Date }

/** Addresses are compared in lower case; every secret is 256 bits, single use and stored as a hash. */
export type PasswordWays = {
  has(uid: string): Promise<boolean>
  set(uid: string, password: string): Promise<void>
  /** The uid, or null for an unknown address, no password and a wrong one; the same work is done for all three. */
  verify(email: string, password: string): Promise<string | null>
  /** The same for a person who is signed in. */
  check(uid: string, password: string): Promise<boolean>
  /** A token for 30 minutes that ends older ones; null where nobody has the address. */
  createReset(email: string): Promise<string | null>
  /** Sets the password; null when the token is not valid. Ending sessions is the caller's work. */
  reset(token: string, password: string): Promise<string | null>
}

export type EmailLinkWays = {
  /** A token for 15 minutes that ends older ones, for known and unknown addresses. */
  create(email: string): Promise<string>
  /** The uid; null when the token is not valid for this address. Makes the person on first use. */
  verify(email: string, token: string): Promise<string | null>
}

export type SocialOutcome = { uid: string } | { refused: 'invalid' | 'unverified_address' }
export type SocialWays = {
  /** `challenge` is the S256 of a secret that stays in the browser. Null when this provider is not set up. */
  start(provider: SocialProvider, challenge: string): Promise<{ url: string; state: string } | null>
  finish(provider: SocialProvider, answer: { state: string; code: string; verifier: string }): Promise<SocialOutcome>
  /** With a token that the provider gave a native app of ours for the S256 of `nonce`; it works once. */
  enter(provider: SocialProvider, given: { id_token: string; nonce: string }): Promise<SocialOutcome>
  /** Those that are set up here and linked to the person. */
  linked(uid: string): Promise<SocialProvider[]>
}

/** What WebAuthn gives and takes in the browser, as JSON. */
export type WebAuthnJson = Record<string, unknown>
export type PasskeyWays = {
  startSignIn(): Promise<{ flow: string; options: WebAuthnJson }>
  finishSignIn(flow: string, credential: WebAuthnJson): Promise<string | null>
  startEnrolment(uid: string): Promise<{ flow: string; options: WebAuthnJson }>
  finishEnrolment(uid: string, answer: { flow: string; credential: WebAuthnJson; name: string }): Promise<Passkey | 'invalid' | 'taken'>
  list(uid: string): Promise<Passkey[]>
  /** False when the person has no such passkey. */
  remove(uid: string, id: number): Promise<boolean>
}

/** The ways in that the provider runs on our server. */
export type Ways = {
  password: PasswordWays
  email_link: EmailLinkWays
  social: SocialWays
  passkeys: PasskeyWays
}

/** Who people are: better-auth over our own tables, or a project at Firebase, whose SDK exchanges and refreshes by itself. */
export type IdentityProvider = {
  name: string
  /** Null where the provider's own SDK offers them in the browser. */
  ways: Ways | null
  /** Makes a six-digit code for the address; sending it is the caller's work. */
  createCode(email: string): Promise<string>
  /** The person's uid when the code is right and unused; null for every kind of wrong. Makes the person on first use. */
  verifyCode(email: string, code: string): Promise<string | null>
  /**
   * A single-use token for `exchange`, valid for minutes, hashed at rest. With `signed_in_at` it stands for a sign-in of
   * that time: the claims that come of it must say no later one, or swapping tokens would pass for a fresh proof.
   */
  mintCustomToken(uid: string, signed_in_at?: number): Promise<string>
  /** Null for unknown, used or expired tokens. The claims of all identity tokens that come of it name `app_mode`. */
  exchange(custom_token: string, app_mode?: string | null): Promise<Tokens | null>
  /**
   * A refresh token is exchanged once; tabs that ask at the same time get the same new one for a minute. One that comes
   * back later is known to somebody else as well: its identity session ends, and `onReuse` hears which.
   */
  refresh(refresh_token: string, onReuse?: (session: string) => Promise<void>): Promise<Tokens | null>
  /** Null for every kind of invalid. Must be cheap: it runs on requests without a session. */
  verifyIdToken(id_token: string): Promise<IdentityClaims | null>
  /** Ends the refresh token of one identity session. */
  revokeSession(session: string): Promise<void>
  /** Ends every refresh token of the person; the identity session `except` continues where the provider can tell them apart. */
  revoke(uid: string, except?: string | null): Promise<void>
  /** Removes rows that have expired; a provider that keeps none does nothing. */
  removeOld(): Promise<void>
  /**
   * Forgets the person, where they are kept outside our tables (those are erased by domain/account), and refuses the
   * tokens that are out.
   */
  remove?(uid: string): Promise<void>
}
