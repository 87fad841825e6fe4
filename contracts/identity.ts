import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { IdParam, Ok } from './page'

/** Characters. */
export const MIN_PASSWORD = 6
/** What a password hash is made of must be bounded. */
export const MAX_PASSWORD = 200

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
/** Digits of a mailed code and of an authenticator app's. */
export const CODE_LENGTH = 6
const Code = z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)))
const Password = z.string().check(z.minLength(MIN_PASSWORD), z.maxLength(MAX_PASSWORD))
export const SixDigitsInput = z.strictObject({ code: Code })
export const NewPasswordInput = z.strictObject({ password: Password })
/** Six digits of an authenticator app, or a recovery code. */
export const FactorCodeInput = z.strictObject({ code: z.string().check(z.trim(), z.minLength(6), z.maxLength(20)) })
const Secret = z.string().check(z.minLength(16), z.maxLength(2000))
/** What the browser's WebAuthn calls take and give, as JSON; the identity provider checks it. */
const Credential = z.record(z.string(), z.unknown())
const CustomToken = z.object({ token: z.string() })

export const SOCIAL_PROVIDERS = ['google', 'apple', 'oidc'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const SignUpInput = z.strictObject({ email: Email, code: Code, password: Password })
export const signUpWithPassword = endpoint({
  method: 'POST',
  path: '/v1/identity/password/sign-up',
  auth: 'none',
  summary:
    'Embedded identity only: exchanges an email address, an emailed code and a new password for a single-use custom token. Nothing is stored until the code is right.',
  body: SignUpInput,
  response: CustomToken,
})
export const SignInInput = z.strictObject({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)) })
export const signInWithPassword = endpoint({
  method: 'POST',
  path: '/v1/identity/password/sign-in',
  auth: 'none',
  summary:
    'Embedded identity only: exchanges an email address and password for a single-use custom token. Every kind of mistake gets the same answer.',
  body: SignInInput,
  response: CustomToken,
})
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/v1/identity/password/request-reset',
  auth: 'none',
  summary: 'Embedded identity only: emails a link for setting a new password. Known and unknown email addresses get the same answer.',
  body: z.strictObject({ email: Email }),
  response: Ok,
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/identity/password/reset',
  auth: 'none',
  summary: 'Embedded identity only: sets a new password with the token from the emailed link and ends every session.',
  body: z.strictObject({ token: Secret, ...NewPasswordInput.shape }),
  response: Ok,
})
export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/identity/password/change',
  auth: 'user',
  summary: "Embedded identity only: sets or changes the caller's password and ends every other session. Needs a recent proof.",
  body: NewPasswordInput,
  response: Ok,
})

export const requestEmailLink = endpoint({
  method: 'POST',
  path: '/v1/identity/email-link/request',
  auth: 'none',
  summary: 'Embedded identity only: emails a link that signs in once. Known and unknown email addresses get the same answer.',
  body: z.strictObject({ email: Email }),
  response: Ok,
})
export const verifyEmailLink = endpoint({
  method: 'POST',
  path: '/v1/identity/email-link/verify',
  auth: 'none',
  summary: 'Embedded identity only: exchanges an email address and the token from the emailed link for a single-use custom token.',
  body: z.strictObject({ email: Email, token: Secret }),
  response: CustomToken,
})

export const startSocial = endpoint({
  method: 'POST',
  path: '/v1/identity/social/:provider/start',
  auth: 'none',
  summary: 'Embedded identity only: returns the URL where a federated provider signs the person in; `state` is sent back from there.',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  /** SHA-256, base64url, of a secret that stays in the browser: only that browser can finish. */
  body: z.strictObject({ challenge: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  response: z.object({ url: z.string(), state: z.string() }),
})
export const finishSocial = endpoint({
  method: 'POST',
  path: '/v1/identity/social/:provider/finish',
  auth: 'none',
  summary: 'Embedded identity only: exchanges what the provider sent back for a single-use custom token.',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  body: z.strictObject({ state: Secret, code: z.string().check(z.minLength(1), z.maxLength(4000)), verifier: Secret }),
  response: CustomToken,
})
export const signInWithProviderToken = endpoint({
  method: 'POST',
  path: '/v1/identity/social/:provider/native',
  auth: 'none',
  summary: 'Embedded identity only: exchanges an identity token that a native app got from the provider for a single-use custom token.',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  /** The provider was given the SHA-256 of `nonce`, base64url; the token is taken for ten minutes after it was made, and once. */
  body: z.strictObject({ id_token: z.string().check(z.minLength(1), z.maxLength(8000)), nonce: Secret }),
  response: CustomToken,
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/v1/identity/passkeys/sign-in/start',
  auth: 'none',
  summary: 'Embedded identity only: the options of a WebAuthn assertion with any passkey of this site.',
  response: z.object({ flow: z.string(), options: Credential }),
})
export const finishPasskeySignIn = endpoint({
  method: 'POST',
  path: '/v1/identity/passkeys/sign-in/finish',
  auth: 'none',
  summary: 'Embedded identity only: exchanges a WebAuthn assertion for a single-use custom token.',
  body: z.strictObject({ flow: Secret, credential: Credential }),
  response: CustomToken,
})
export const startPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/v1/identity/passkeys/start',
  auth: 'user',
  summary: 'Embedded identity only: the options for creating a passkey. Needs a recent proof.',
  response: z.object({ flow: z.string(), options: Credential }),
})
export const Passkey = z.object({ id: z.int(), name: z.string(), created_at: z.string(), used_at: z.nullable(z.string()) })
export type Passkey = z.infer<typeof Passkey>
export const finishPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/v1/identity/passkeys/finish',
  auth: 'user',
  summary: 'Embedded identity only: stores the passkey that the browser created.',
  body: z.strictObject({ flow: Secret, credential: Credential, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: Passkey,
})
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/v1/identity/passkeys/:id',
  auth: 'user',
  summary: 'Embedded identity only: removes a passkey. Needs a recent proof.',
  params: z.object({ id: IdParam }),
  response: Ok,
})

/** Every way in that the person has set up. Second factor and sessions belong to the product, not to the identity provider. */
export const SignInWays = z.object({
  email: z.string(),
  /** Null where the identity provider does not tell (Firebase keeps it in the browser). */
  password: z.nullable(z.boolean()),
  social: z.array(z.enum(SOCIAL_PROVIDERS)),
  passkeys: z.array(Passkey),
  second_factor: z.object({ enabled: z.boolean(), enabled_at: z.nullable(z.string()), recovery_codes_left: z.int() }),
  /** ISO time until which this session may change them without proving itself again; null when it must. */
  proven_until: z.nullable(z.string()),
})
export type SignInWays = z.infer<typeof SignInWays>
export const getSignInWays = endpoint({
  method: 'GET',
  path: '/v1/identity/ways',
  auth: 'user',
  summary: 'How the signed-in person can sign in.',
  response: SignInWays,
})

export const EmailInput = z.strictObject({ email: Email })
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/v1/identity/email/change',
  auth: 'user',
  summary:
    'Embedded identity only: emails a code to the address that the account is to have. Free and taken ones get the same answer. Needs a recent proof.',
  body: EmailInput,
  response: Ok,
})
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/v1/identity/email/confirm',
  auth: 'user',
  summary:
    'Embedded identity only: changes the email address with the code that it got, and ends every other session. The old address gets a link that undoes it for 7 days.',
  body: SixDigitsInput,
  response: z.object({ email: z.string() }),
})
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/v1/identity/email/undo',
  auth: 'none',
  summary: 'Embedded identity only: brings an email address back with the token that it got, and ends every session.',
  body: z.strictObject({ token: Secret }),
  response: z.object({ email: z.string() }),
})

export const requestProof = endpoint({
  method: 'POST',
  path: '/v1/identity/proof/request',
  auth: 'user',
  summary: 'Emails a code that this session can use to confirm who is using it.',
  response: Ok,
})
export const ProofInput = z.union([
  z.strictObject({ code: Code }),
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)) }),
  z.strictObject({ second_factor: z.string().check(z.trim(), z.minLength(6), z.maxLength(20)) }),
])
export const giveProof = endpoint({
  method: 'POST',
  path: '/v1/identity/proof',
  auth: 'user',
  summary:
    'Confirms who is using this session, for 15 minutes: with the emailed code, the password, or, if a second factor is set up, only with a code from it.',
  body: ProofInput,
  response: z.object({ proven_until: z.string() }),
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/identity/second-factor/start',
  auth: 'user',
  summary: 'A new secret for an authenticator app; nothing changes until a code from it is confirmed. Needs a recent proof.',
  response: z.object({ secret: z.string(), uri: z.string() }),
})
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/identity/second-factor/confirm',
  auth: 'user',
  summary: 'Turns on the second factor with a code from the new secret, returns the recovery codes once, and ends every other session.',
  body: SixDigitsInput,
  response: z.object({ recovery_codes: z.array(z.string()) }),
})
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/identity/second-factor/recovery-codes',
  auth: 'user',
  summary: 'Creates new recovery codes; the old ones stop working. Needs a recent proof.',
  response: z.object({ recovery_codes: z.array(z.string()) }),
})
export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/v1/identity/second-factor',
  auth: 'user',
  summary: 'Turns off the second factor and ends every other session. Needs a recent proof.',
  response: Ok,
})
/** setToken answers SECOND_FACTOR_REQUIRED with `details.challenge` where one is set up, however the person signed in. */
export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/identity/second-factor/pass',
  auth: 'none',
  summary: 'Opens the session with the challenge from setToken and a code from the authenticator app, or a recovery code.',
  body: z.strictObject({ challenge: Secret, ...FactorCodeInput.shape }),
  response: z.object({ session_id: z.string() }),
})

export const swapIdToken = endpoint({
  method: 'POST',
  path: '/v1/users/swapIDToken',
  auth: 'none',
  summary: 'Exchanges an identity token for a single-use custom token that signs the person in at the new domain (migration).',
  body: z.strictObject({ id_token: z.string().check(z.minLength(20), z.maxLength(4000)) }),
  response: CustomToken,
})
