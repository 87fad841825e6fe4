import * as z from 'zod/mini'
import { referAttributes } from './attribution'
import { GENDERS, ORIENTATIONS } from './character-options'
import { endpoint } from './endpoint'
import { Email, SixDigitsInput } from './identity'
import { LOCALES } from './locales'
import { Ok } from './page'

/** All optional: a profile is incomplete without gender, name and accept_tos_18. */
export const CustomAttributes = z.object({
  name: z.optional(z.string()),
  gender: z.optional(z.enum(GENDERS)),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  accept_tos_18: z.optional(z.boolean()),
  /** Signed addresses of the own picture, 512 and 96 pixels wide; they end within a day, so do not keep them. */
  picture: z.optional(z.string()),
  picture_small: z.optional(z.string()),
  refer_source: z.optional(z.string()),
  refer_id: z.optional(z.string()),
  refer_domain: z.optional(z.string()),
  refer_domain_initial: z.optional(z.string()),
  refer_path: z.optional(z.string()),
  app_mode: z.optional(z.enum(['crush:sfw', 'crush:nsfw'])),
  default_language: z.optional(z.string()),
  /** The language of the interface and of emails; `default_language` is the one that characters answer in. */
  locale: z.optional(z.string()),
  /** The three-step welcome has been seen. */
  welcome_seen: z.optional(z.boolean()),
})
export type CustomAttributes = z.infer<typeof CustomAttributes>

export const User = z.object({
  uuid: z.string(),
  id: z.int(),
  email: z.string(),
  name: z.nullable(z.string()),
  credit_balance: z.int().check(z.gte(0)),
  is_premium: z.boolean(),
  /** True while media, adult themes, making characters and payments are off because the person said that they are under 18. */
  age_hold: z.optional(z.boolean()),
  pubsub_token: z.string(),
  custom_attributes: CustomAttributes,
  /** ISO time of the next free credits (UTC midnight). */
  next_free_credits_at: z.string(),
  /** True when it is time to ask for feedback; say so with users/feedbackPrompted when it was done. */
  feedback_due: z.optional(z.boolean()),
})
export type User = z.infer<typeof User>

/** What the owner may change; unknown fields are refused. app_mode is the server's. */
export const ProfileAttributes = z.strictObject({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  gender: z.optional(z.enum(GENDERS)),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  accept_tos_18: z.optional(z.literal(true)),
  default_language: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))),
  locale: z.optional(z.enum(LOCALES)),
  welcome_seen: z.optional(z.literal(true)),
  ...referAttributes,
})

export const AddressInput = z.strictObject({ email: Email })
export const requestOtp = endpoint({
  method: 'POST',
  path: '/v1/users/requestOTP',
  auth: 'none',
  summary: 'Emails a one-time sign-in code. Known and unknown email addresses get the same answer.',
  body: AddressInput,
  response: Ok,
})
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/v1/users/verifyOTP',
  auth: 'none',
  summary: 'Exchanges an email address and a code for a single-use custom token.',
  body: z.strictObject({ email: Email, ...SixDigitsInput.shape }),
  response: z.object({ token: z.string() }),
})
export const IdentityTokens = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  /** ISO time; the client refreshes when under 5 minutes remain. */
  expires_at: z.string(),
})
export type IdentityTokens = z.infer<typeof IdentityTokens>
export const exchangeCustomToken = endpoint({
  method: 'POST',
  path: '/v1/identity/exchange',
  auth: 'none',
  summary: 'Embedded identity only: exchanges a single-use custom token for a short-lived identity token.',
  body: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  response: IdentityTokens,
})
export const refreshIdentity = endpoint({
  method: 'POST',
  path: '/v1/identity/refresh',
  auth: 'none',
  summary:
    'Embedded identity only: returns a fresh identity token and the next refresh token. Using an old refresh token ends its session.',
  body: z.strictObject({ refresh_token: z.string().check(z.maxLength(2000)) }),
  response: IdentityTokens,
})
export const setToken = endpoint({
  method: 'POST',
  path: '/v1/setToken',
  auth: 'none',
  summary: 'With the identity token as Bearer: opens a session, or answers SECOND_FACTOR_REQUIRED with a challenge.',
  response: z.object({ session_id: z.string() }),
})
export const getSession = endpoint({
  method: 'GET',
  path: '/v1/session',
  auth: 'user',
  summary: 'The authentication state check the browser makes every 30 seconds.',
  response: z.object({ ok: z.literal(true), expires_at: z.string() }),
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/session',
  auth: 'user',
  summary: 'Signs out: ends the session and its identity tokens.',
  response: Ok,
})
export const getMe = endpoint({
  method: 'GET',
  path: '/v1/users/me',
  auth: 'user',
  summary: 'The signed-in user with the live balance.',
  response: User,
})
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/v1/users/me',
  auth: 'user',
  summary: 'Changes profile fields in `custom_attributes`; the name can also be set at the top level.',
  body: z.strictObject({ custom_attributes: z.optional(ProfileAttributes), name: ProfileAttributes.shape.name }),
  response: User,
})
