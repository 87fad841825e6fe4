import { errorStatus, type ErrorCode } from '@/contracts/errors'
import { ApiError, isApiError } from '@/lib/api/errors'

/** What the person did, and no failure. */
const CANCELLED = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled', 'redirect-cancelled-by-user']
/** Where no popup can open or answer, the whole page goes to the provider instead. */
const NO_POPUP = ['popup-blocked', 'operation-not-supported-in-this-environment', 'web-storage-unsupported']
/** The identity is over; whoever asks for a token is signed out. */
const ENDED = ['user-token-expired', 'invalid-user-token', 'user-disabled', 'user-not-found', 'null-user']

/** Codes of the SDK (without `auth/`) as API error codes. What is missing is the project's set-up, or the SDK's own trouble. */
const CODES: Record<string, ErrorCode | 'OFFLINE'> = {
  'network-request-failed': 'OFFLINE',
  timeout: 'OFFLINE',
  'too-many-requests': 'RATE_LIMITED',
  'quota-exceeded': 'RATE_LIMITED',
  'invalid-email': 'INVALID_EMAIL',
  'missing-email': 'INVALID_EMAIL',
  'invalid-credential': 'INVALID_CREDENTIALS',
  'invalid-login-credentials': 'INVALID_CREDENTIALS',
  'wrong-password': 'INVALID_CREDENTIALS',
  'user-not-found': 'INVALID_CREDENTIALS',
  'missing-password': 'INVALID_INPUT',
  'weak-password': 'INVALID_INPUT',
  'password-does-not-meet-requirements': 'INVALID_INPUT',
  'expired-action-code': 'INVALID_TOKEN',
  'invalid-action-code': 'INVALID_TOKEN',
  'invalid-custom-token': 'INVALID_TOKEN',
  'custom-token-mismatch': 'INVALID_TOKEN',
  'user-token-expired': 'UNAUTHENTICATED',
  'invalid-user-token': 'UNAUTHENTICATED',
  'null-user': 'UNAUTHENTICATED',
  'user-disabled': 'FORBIDDEN',
  'requires-recent-login': 'PROOF_REQUIRED',
  'account-exists-with-different-credential': 'CONFLICT',
  'credential-already-in-use': 'CONFLICT',
  'email-already-in-use': 'CONFLICT',
}
/** Native shells hand these on to their host as they are. */
const REPORTED = ['invalid-custom-token', 'custom-token-mismatch']

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.replace(/^auth\//, '')
}

export const isCancelled = (error: unknown) => CANCELLED.includes(codeOf(error))
export const wantsRedirect = (error: unknown) => NO_POPUP.includes(codeOf(error))
export const isEnded = (error: unknown) => ENDED.includes(codeOf(error))
export const isUnknownAddress = (error: unknown) => codeOf(error) === 'user-not-found'

/** The SDK says the same of a loader that did not come and of its own trouble. */
const isOffline = (reported: string) => reported === 'internal-error' && !navigator.onLine

/** The SDK's error as an ApiError, without the SDK's text. */
export function apiErrorOf(error: unknown): ApiError {
  if (isApiError(error)) return error
  const reported = codeOf(error)
  const code = isOffline(reported) ? 'OFFLINE' : (CODES[reported] ?? 'PROVIDER_UNAVAILABLE')
  const details = REPORTED.includes(reported) ? { firebase_code: `auth/${reported}` } : {}
  return new ApiError(code, 'Firebase refused', code === 'OFFLINE' ? 0 : errorStatus[code], null, details)
}
