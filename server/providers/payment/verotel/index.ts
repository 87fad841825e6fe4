import type { BillingSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider } from '../port'
import { checkoutUrl, secureHost } from './checkout'
import { createManagement } from './manage'
import { readDelivery } from './read-delivery'

export type VerotelSettings = Extract<BillingSettings, { provider: 'verotel' }>
/** `secure` is the brand's own page where it is not given. The Control Center of the other brands is not documented apart. */
export type VerotelHosts = { secure?: string; control: string }

const HOSTS: VerotelHosts = { control: 'https://controlcenter.verotel.com' }

/** Verotel and its sister brands: FlexPay 4 and the Control Center's API. */
export function createVerotel(
  settings: VerotelSettings,
  { token, now = () => new Date(), hosts = HOSTS }: { token: string; now?: () => Date; hosts?: VerotelHosts },
): PaymentProvider {
  const secure = hosts.secure ?? secureHost(settings.merchant_id)
  const { fetchStatus, cancel } = createManagement({ secure, control: hosts.control }, settings)
  return {
    name: 'verotel',
    test: settings.test,
    // Only Verotel's support can take a cancellation back.
    can_cancel: true,
    can_resume: false,
    period_days: null,
    // Their one-click token is not kept here: the order page opens.
    createCheckout: async (checkout) => ({ url: checkoutUrl(secure, settings, checkout) }),
    readDelivery: (delivery) => readDelivery(delivery, { ...settings, token, now }),
    // Exactly this: without it a card payment is refunded by itself.
    answer: { status: 200, body: 'OK' },
    cancel,
    resume: () => Promise.reject(new ProviderError('rejected', 'Only Verotel’s support can undo a cancellation.')),
    fetchStatus,
  }
}
