import type {
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
  ResponseBodyV2DecodedPayload,
  SignedDataVerifier,
} from '@apple/app-store-server-library'
import type { AppStoreSettings } from '@/server/config'
import { refused } from '../fields'

export type Transaction = JWSTransactionDecodedPayload
export type Renewal = JWSRenewalInfoDecodedPayload
export type Notification = ResponseBodyV2DecodedPayload

/**
 * Reads what the App Store signed: the chain up to a configured root, the app and the environment are checked, without asking anybody.
 * Each function throws ProviderError `rejected` for everything else, a signature of the other environment included.
 */
export function createVerifier({ test, bundle_id, app_id, roots }: AppStoreSettings) {
  let verifier: Promise<SignedDataVerifier> | null = null
  // Loaded with the first purchase: its parts are large.
  const load = () =>
    (verifier ??= import('@apple/app-store-server-library').then(
      ({ SignedDataVerifier: Verifier, Environment }) =>
        new Verifier(roots, false, test ? Environment.SANDBOX : Environment.PRODUCTION, bundle_id, app_id),
    ))

  async function read<T>(text: string, how: (verifier: SignedDataVerifier) => (text: string) => Promise<T>): Promise<T> {
    const loaded = await load()
    try {
      return await how(loaded).call(loaded, text)
    } catch {
      throw refused('it isn’t signed by the App Store for this app and environment')
    }
  }
  return {
    transaction: (text: string): Promise<Transaction> => read(text, (by) => by.verifyAndDecodeTransaction),
    renewal: (text: string): Promise<Renewal> => read(text, (by) => by.verifyAndDecodeRenewalInfo),
    notification: (text: string): Promise<Notification> => read(text, (by) => by.verifyAndDecodeNotification),
  }
}
export type Verifier = ReturnType<typeof createVerifier>
