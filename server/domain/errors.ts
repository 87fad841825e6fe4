import type { ErrorCode } from '@/contracts/errors'

export { isAway as isDatabaseAway } from '@/server/db/client'

/** The only error whose message people see. Its status is the code's (contracts/errors.ts). */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

/** The same answer for what is absent and what is someone else's. */
export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found.`)
