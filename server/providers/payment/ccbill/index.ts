import type { BillingSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider } from '../port'
import { checkoutUrl, PERIOD_DAYS } from './checkout'
import { createDataLink } from './datalink'
import { readDelivery } from './read-delivery'

export type CcbillSettings = Extract<BillingSettings, { provider: 'ccbill' }>
export type CcbillHosts = { checkout: string; datalink: string }

const HOSTS: CcbillHosts = { checkout: 'https://api.ccbill.com', datalink: 'https://datalink.ccbill.com' }

/** CCBill: FlexForms with dynamic prices, webhooks, and DataLink for status and cancelling. */
export function createCcbill(
  settings: CcbillSettings,
  { token, now = () => new Date(), hosts = HOSTS }: { token: string; now?: () => Date; hosts?: CcbillHosts },
): PaymentProvider {
  const { fetchStatus, cancel } = createDataLink(hosts.datalink, settings, now)
  return {
    name: 'ccbill',
    test: settings.test,
    // UserReactivation is told when it happened; nothing documented makes it happen.
    can_cancel: true,
    can_resume: false,
    period_days: PERIOD_DAYS,
    // The card that was used before needs their RESTful API, a contract of its own: the form opens instead.
    createCheckout: async (checkout) => ({ url: checkoutUrl(hosts.checkout, settings, checkout) }),
    readDelivery: (delivery) => readDelivery(delivery, { ...settings, token, now }),
    answer: { status: 200, body: 'OK' },
    cancel,
    resume: () => Promise.reject(new ProviderError('rejected', 'CCBill can’t undo a cancellation.')),
    fetchStatus,
  }
}
