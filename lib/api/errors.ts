import type { ErrorCode } from '@/contracts/errors'

/** What every failed call throws. `OFFLINE` means that no answer came at all; nothing is known of the outcome. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly status = 0,
    readonly request_id: string | null = null,
    readonly details: Record<string, unknown> = {},
    /** Seconds to wait, from `Retry-After`. */
    readonly retry_after: number | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export const isApiError = (error: unknown, code?: ApiError['code']): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)
