import { createHmac } from 'node:crypto'
import type { BillingSettings, StoreSettings } from '@/server/config'
import type { Database } from '@/server/db/client'
import { createApple } from './apple'
import { createCcbill } from './ccbill'
import { createGoogle } from './google'
import type { PaymentProvider, StoreProvider } from './port'
import { createSandbox } from './sandbox/create-sandbox'
import type { Deliver } from './sandbox/deliveries'
import { createVerotel } from './verotel'

export type PaymentDeps = {
  db: Database
  origin: string
  secret: string
  now(): Date
  /** How the embedded processor reaches our webhook; without it its events wait. */
  deliver?: Deliver | undefined
}

/** The last part of the webhook's address: deliveries without it are refused (most CCBill events are unsigned). */
export const webhookToken = (secret: string, provider: string) =>
  createHmac('sha256', secret).update(`payment webhook of ${provider}`).digest('base64url').slice(0, 32)

export const webhookPath = (secret: string, provider: string) => `/webhooks/payments/${provider}/${webhookToken(secret, provider)}`

export function createPayment(settings: BillingSettings, deps: PaymentDeps): PaymentProvider {
  const token = webhookToken(deps.secret, settings.provider)
  switch (settings.provider) {
    case 'sandbox':
      return createSandbox({ ...deps, token, deliver: deps.deliver ?? (async () => 503) })
    case 'ccbill':
      return createCcbill(settings, { token, now: deps.now })
    case 'verotel':
      return createVerotel(settings, { token, now: deps.now })
  }
}

/** The stores that are set up. */
export function createStores(
  { apple, google }: StoreSettings,
  { origin, secret, now }: Pick<PaymentDeps, 'origin' | 'secret' | 'now'>,
): StoreProvider[] {
  return [
    ...(apple ? [createApple(apple, { token: webhookToken(secret, 'apple'), now })] : []),
    ...(google
      ? [createGoogle(google, { token: webhookToken(secret, 'google'), address: origin + webhookPath(secret, 'google'), now })]
      : []),
  ]
}
