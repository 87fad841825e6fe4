import type { PaymentProvider } from './port'

export const createCcbill = (..._given: unknown[]): PaymentProvider => {
  throw new Error('ccbill is not here yet')
}
