import { ProviderError } from '@/server/providers/errors'

const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null

/** Drizzle's errors carry the parameters, and those hold addresses; only the database's own code may reach a log. */
function neutral(error: unknown): ProviderError {
  const cause = error instanceof Error ? error.cause : undefined
  const code = codeOf(error) ?? codeOf(cause)
  const from_database = code !== null || (error instanceof Error && 'params' in error)
  if (from_database) return new ProviderError('transient', `The identity store failed (${code ?? 'unknown'}).`)
  return new ProviderError('transient', 'The identity provider failed.', { cause: error })
}

/** The same function, throwing nothing but ProviderError. */
export function guarded<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await run(...args)
    } catch (error) {
      throw error instanceof ProviderError ? error : neutral(error)
    }
  }
}
