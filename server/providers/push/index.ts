import type { ServiceAccount } from '@/server/config'
import type { PushProviders } from './port'

/** `bundle_id`: of the iOS app. `private_key`: PKCS#8 in PEM. `sandbox`: Apple's servers for builds from Xcode. */
export type ApnsSettings = { key_id: string; team_id: string; bundle_id: string; private_key: string; sandbox: boolean }
/** Keys in base64url. `subject`: where push services reach the operator, `mailto:` or `https:`. */
export type VapidSettings = { public_key: string; private_key: string; subject: string }
export type PushSettings = { apns: ApnsSettings | null; fcm: ServiceAccount | null; vapid: VapidSettings | null }

/** What is configured; the code of what is not is never loaded. Throws ProviderError('misconfigured'). */
export async function createPush({ apns, fcm, vapid }: PushSettings, { now }: { now: () => Date }): Promise<PushProviders> {
  return {
    web_key: vapid?.public_key ?? null,
    of: {
      ...(vapid ? { web: (await import('./web-push')).createWebPush(vapid) } : {}),
      ...(apns ? { apns: await (await import('./apns')).createApns(apns, { now }) } : {}),
      ...(fcm ? { fcm: await (await import('./fcm')).createFcm(fcm, { now }) } : {}),
    },
  }
}
