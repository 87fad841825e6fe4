import * as z from 'zod/mini'

/** One table, code → status (architecture.md, «The wire»). The status is a property of the code, never chosen in a handler. */
export const errorStatus = {
  INVALID_JSON: 400,
  INVALID_INPUT: 400,
  INVALID_EMAIL: 400,
  INVALID_CODE: 401,
  INVALID_TOKEN: 401,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  NOT_ENOUGH_BALANCE: 402,
  PREMIUM_ONLY: 403,
  FORBIDDEN: 403,
  LEVEL_NOT_AVAILABLE: 403,
  PROFILE_INCOMPLETE: 403,
  PURCHASES_FROZEN: 403,
  SPENDING_LIMIT_REACHED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  NOT_RESUMABLE: 409,
  ALREADY_SUBSCRIBED: 409,
  REWARD_NOT_READY: 409,
  GENERATION_RUNNING: 409,
  NOTHING_TO_CONTINUE: 409,
  CHARACTER_GONE: 409,
  PHOTO_RUNNING: 409,
  CLIP_RUNNING: 409,
  VOICE_EXISTS: 409,
  VOICE_RUNNING: 409,
  BODY_TOO_LARGE: 413,
  CARD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RENEWAL_CONSENT_REQUIRED: 422,
  INVALID_REWARD_CODE: 422,
  CONTENT_BLOCKED: 422,
  WRONG_PROOF: 422,
  INVALID_IMAGE: 422,
  VOICE_NOT_POSSIBLE: 422,
  INVALID_AUDIO: 422,
  INVALID_CARD: 422,
  INVALID_CHAT: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BILLING_CLOSED: 503,
  PROVIDER_UNAVAILABLE: 503,
  SHUTTING_DOWN: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const ERROR_CODES = Object.keys(errorStatus) as ErrorCode[]

export const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    request_id: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
