import type { PushSettings } from '@/server/config'
import type { PushProviders } from './port'

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
