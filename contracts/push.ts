import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'

/** What a device is told of. `message`: a character wrote. `media`: a photo or clip is ready. */
export const PUSH_KINDS = ['message', 'media'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Who carries it to the device: the browser's own push service, Apple or Google. */
export const DEVICE_KINDS = ['web', 'apns', 'fcm'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** What the service worker receives. The texts never say who wrote or what. */
export const PushPayload = z.object({
  v: z.literal(1),
  kind: z.enum(PUSH_KINDS),
  title: z.string(),
  body: z.string(),
  /** Path of the page that a press opens. */
  url: z.string(),
  /** A newer notification with the same tag takes the place of the older one. */
  tag: z.string(),
})
export type PushPayload = z.infer<typeof PushPayload>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** IANA name, for quiet hours where the device is. */
const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), 'must be the name of a time zone, e.g. Europe/Berlin'),
)
const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), `must be ${bytes} bytes in base64url`))
}

/** `token`: for `web` the endpoint of the browser's subscription. `keys`: the subscription's, RFC 8291. */
export const DeviceInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('web'),
    token: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
    time_zone: TimeZone,
  }),
  z.strictObject({ kind: z.literal('apns'), token: z.string().check(z.regex(/^[0-9a-f]{64,200}$/)), time_zone: TimeZone }),
  z.strictObject({ kind: z.literal('fcm'), token: z.string().check(z.regex(/^[\w:.-]{20,1000}$/)), time_zone: TimeZone }),
])
export type DeviceInput = z.infer<typeof DeviceInput>

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, e.g. 22:00'))
const settings = {
  message: z.boolean(),
  media: z.boolean(),
  /** When no device is notified, on the clock of where it is; `to` may be on the next day. */
  quiet_hours: z.nullable(z.strictObject({ from: Time, to: Time })),
}
/** What a person is notified of, on all devices. */
export const PushSettings = z.strictObject(settings)
export type PushSettings = z.infer<typeof PushSettings>

export const Push = z.object({
  /** Which devices this installation can notify; none where the operator has not set it up. */
  kinds: z.array(z.enum(DEVICE_KINDS)),
  /** The public VAPID key that browsers subscribe with, in base64url. */
  web_key: z.nullable(z.string()),
  settings: PushSettings,
})
export type Push = z.infer<typeof Push>

export const getPush = endpoint({
  method: 'GET',
  path: '/v1/push',
  auth: 'user',
  summary: 'Which devices this installation can notify, and what the person is notified of.',
  response: Push,
})
export const updatePush = endpoint({
  method: 'PATCH',
  path: '/v1/push',
  auth: 'user',
  summary: 'Changes what the person is notified of on all devices, and when.',
  body: z.strictObject({
    message: z.optional(settings.message),
    media: z.optional(settings.media),
    quiet_hours: z.optional(settings.quiet_hours),
  }),
  response: Push,
})
export const registerDevice = endpoint({
  method: 'PUT',
  path: '/v1/push/devices',
  auth: 'user',
  summary: 'Notifies this device from now on, until its session ends. Whoever had it registered before is no longer notified on it.',
  body: DeviceInput,
  response: Ok,
})
export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/v1/push/devices',
  auth: 'user',
  summary: 'Stops notifying one of the own devices; harmless where it is not registered.',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: Ok,
})
