import { isApiError } from '@/lib/api/errors'
import { tellNative } from './bridge'

/** Specification.md section 8; hosted providers write them with `auth/` in front. */
const CUSTOM_TOKEN_ERROR = /^(auth\/)?(custom-token-mismatch|invalid-custom-token)$/

const codesOf = (error: unknown): unknown[] => {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: { code?: unknown } }
  return [code, details?.code]
}

/** The code of a custom token that was refused, as the provider wrote it; null for every other failure. */
function customTokenError(error: unknown): string | null {
  const named = codesOf(error).find((code) => typeof code === 'string' && CUSTOM_TOKEN_ERROR.test(code))
  if (named) return String(named)
  return isApiError(error, 'INVALID_TOKEN') ? 'invalid-custom-token' : null
}

/** Forwards a refused custom token to the native error handler. */
export function reportTokenError(error: unknown) {
  const code = customTokenError(error)
  if (code) tellNative({ type: 'auth-error', code })
}
