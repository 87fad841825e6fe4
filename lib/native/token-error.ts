import { isApiError } from '@/lib/api/errors'
import { nativeTokenError } from './aliases'

/**
 * The code of a custom token that was refused, as the provider wrote it (lib/auth/firebase-errors
 * keeps it), our own code where it wrote none; null for every other failure.
 */
function customTokenError(error: unknown): string | null {
  if (!isApiError(error, 'INVALID_TOKEN')) return null
  const { firebase_code } = error.details
  return typeof firebase_code === 'string' ? firebase_code : 'invalid-custom-token'
}

/** Forwards a refused custom token to the native error handler. */
export function reportTokenError(error: unknown) {
  const code = customTokenError(error)
  if (code) nativeTokenError(code)
}
