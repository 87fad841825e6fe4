import type { PaymentProvider } from './port'

export const createSandbox = (..._given: unknown[]): PaymentProvider => {
  throw new Error('sandbox is not here yet')
}
