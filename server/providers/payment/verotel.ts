import type { PaymentProvider } from './port'

export const createVerotel = (..._given: unknown[]): PaymentProvider => {
  throw new Error('verotel is not here yet')
}
