/** `late`: it was waited for as long as is allowed. */
export type ProviderFailure = 'transient' | 'late' | 'blocked' | 'rejected' | 'misconfigured'

/** The only error a provider may throw. The kind is decided by the adapter from status codes, never from message texts. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'ProviderError'
  }
}
