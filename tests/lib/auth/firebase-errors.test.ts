import { afterEach, expect, test, vi } from 'vitest'
import { apiErrorOf, isCancelled, isEnded, wantsRedirect } from '@/lib/auth/firebase-errors'
import { ApiError } from '@/lib/api/errors'

/** As the SDK throws them. */
const sdk = (code: string) => Object.assign(new Error(`Firebase: a text for developers (auth/${code}).`), { code: `auth/${code}` })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['network-request-failed', 'OFFLINE', 0],
  ['too-many-requests', 'RATE_LIMITED', 429],
  ['invalid-email', 'INVALID_EMAIL', 400],
  ['invalid-credential', 'INVALID_CREDENTIALS', 401],
  ['wrong-password', 'INVALID_CREDENTIALS', 401],
  ['user-not-found', 'INVALID_CREDENTIALS', 401],
  ['weak-password', 'INVALID_INPUT', 400],
  ['expired-action-code', 'INVALID_TOKEN', 401],
  ['invalid-action-code', 'INVALID_TOKEN', 401],
  ['user-token-expired', 'UNAUTHENTICATED', 401],
  ['user-disabled', 'FORBIDDEN', 403],
  ['requires-recent-login', 'PROOF_REQUIRED', 403],
  ['account-exists-with-different-credential', 'CONFLICT', 409],
  ['operation-not-allowed', 'PROVIDER_UNAVAILABLE', 503],
  ['unauthorized-domain', 'PROVIDER_UNAVAILABLE', 503],
  ['multi-factor-auth-required', 'PROVIDER_UNAVAILABLE', 503],
  ['something-new', 'PROVIDER_UNAVAILABLE', 503],
])('%s is %s, in words of ours', (code, ours, status) => {
  const error = apiErrorOf(sdk(code))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: ours, status, details: {} })
  expect(error.message).not.toContain('auth/')
})

test.each(['invalid-custom-token', 'custom-token-mismatch'])('%s keeps its name for native shells', (code) => {
  expect(apiErrorOf(sdk(code))).toMatchObject({ code: 'INVALID_TOKEN', details: { firebase_code: `auth/${code}` } })
})

test('our own errors go through, and what is no error of the SDK is its trouble', () => {
  const own = new ApiError('INVALID_CODE', 'Wrong', 401)
  expect(apiErrorOf(own)).toBe(own)
  expect(apiErrorOf(new TypeError('x'))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(apiErrorOf(undefined)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
})

test('a loader that did not come is the line when there is none', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(apiErrorOf(sdk('internal-error')).code).toBe('PROVIDER_UNAVAILABLE')
  vi.stubGlobal('navigator', { onLine: false })
  expect(apiErrorOf(sdk('internal-error')).code).toBe('OFFLINE')
})

test('what the person did, what wants a redirect and what ends an identity are told apart', () => {
  expect(isCancelled(sdk('popup-closed-by-user'))).toBe(true)
  expect(wantsRedirect(sdk('popup-blocked'))).toBe(true)
  expect(isEnded(sdk('user-token-expired'))).toBe(true)
  for (const is of [isCancelled, wantsRedirect, isEnded]) expect(is(sdk('network-request-failed'))).toBe(false)
})
