import type { DeviceKind, PushPayload } from '@/contracts/push'

/** `token`: for `web` the endpoint of the browser's subscription. `keys`: the subscription's, for `web` only. */
export type PushTarget = { kind: DeviceKind; token: string; keys: { p256dh: string; auth: string } | null }

export type Notice = PushPayload & {
  /** How long the push service may keep it for a device that is off, in seconds. */
  ttl_seconds: number
}

/** Carries notices to one kind of device. */
export type PushProvider = {
  name: string
  /**
   * Answers once the push service has taken it, or `dead` where the device is gone for good and is to be forgotten. Throws
   * ProviderError; nothing of the token or the texts is in it.
   */
  send(target: PushTarget, notice: Notice): Promise<'sent' | 'dead'>
  close?(): Promise<void>
}

/** All that are set up; none is the default. */
export type PushProviders = {
  /** The public VAPID key; null without Web Push. */
  web_key: string | null
  of: Partial<Record<DeviceKind, PushProvider>>
}
