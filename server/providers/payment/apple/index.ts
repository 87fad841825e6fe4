import type { AppStoreSettings } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { isSame, readAuthentic, readJson, refused } from '../fields'
import type { Delivery, PaymentFact, StoreProvider } from '../port'
import { factsOf, paymentFact } from './facts'
import { createStatus } from './status'
import { createVerifier } from './verify'

const HOST = { production: 'https://api.storekit.itunes.apple.com', sandbox: 'https://api.storekit-sandbox.itunes.apple.com' }

const onlyThePerson = () => Promise.reject(new ProviderError('rejected', 'Only the person can change a renewal of the App Store.'))

/** The App Store: purchases of the iOS app, signed by StoreKit 2, and App Store Server Notifications of version 2. */
export function createApple(
  settings: AppStoreSettings,
  {
    token,
    now = () => new Date(),
    host = HOST[settings.test ? 'sandbox' : 'production'],
  }: { token: string; now?: () => Date; host?: string },
): StoreProvider {
  const verifier = createVerifier(settings)

  async function readDelivery(delivery: Delivery): Promise<PaymentFact[]> {
    if (!isSame(delivery.token, token)) throw refused('its token is wrong')
    if (delivery.method !== 'POST') throw refused('it is no POST')
    const signed = readJson(delivery.body).get('signedPayload')
    if (!signed) throw refused('it holds nothing that is signed')
    const notification = await verifier.notification(signed)
    const { signedTransactionInfo, signedRenewalInfo } = notification.data ?? {}
    const [transaction, renewal] = await Promise.all([
      signedTransactionInfo ? verifier.transaction(signedTransactionInfo) : null,
      signedRenewalInfo ? verifier.renewal(signedRenewalInfo) : null,
    ])
    return readAuthentic(() => factsOf(notification, transaction, renewal, settings.test))
  }

  return {
    name: 'apple',
    test: settings.test,
    can_cancel: false,
    can_resume: false,
    period_days: null,
    readDelivery,
    async readProof({ product, token: signed }) {
      const transaction = await verifier.transaction(signed)
      if (transaction.productId !== product) throw refused('it is for another product')
      if (transaction.inAppOwnershipType === 'FAMILY_SHARED') throw refused('somebody else of the family bought it')
      // A purchase that was taken back grants nothing; the refund has its own notification.
      return transaction.revocationDate === undefined ? [paymentFact(transaction, null, settings.test)] : []
    },
    answer: { status: 200, body: 'OK' },
    cancel: onlyThePerson,
    resume: onlyThePerson,
    fetchStatus: createStatus(settings, { verifier, host, now }),
  }
}
