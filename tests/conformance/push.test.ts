import { afterEach, describe, expect, test } from 'vitest'
import { DEVICE_KINDS, type DeviceKind } from '@/contracts/push'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { createPush } from '@/server/providers/push/index'
import type { Notice } from '@/server/providers/push/port'
import { createWebPush } from '@/server/providers/push/web-push'
import { pushServices, type PushService, type Refusal } from '../support/push'

const notice: Notice = { v: 1, kind: 'message', title: 'New message', body: '', url: '/chat/7', tag: 'chat-7', ttl_seconds: 3600 }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(kind: DeviceKind): Promise<PushService> {
  const service = await pushServices[kind]()
  stops.push(service.stop)
  return service
}

/** Statuses and words of each vendor, as its documentation has them. */
const DEAD: Record<DeviceKind, Refusal[]> = {
  web: [{ status: 410 }, { status: 404 }],
  apns: [
    { status: 410, reason: 'Unregistered' },
    { status: 400, reason: 'BadDeviceToken' },
  ],
  fcm: [
    { status: 404, reason: 'UNREGISTERED' },
    { status: 403, reason: 'SENDER_ID_MISMATCH' },
  ],
}
const FAILURES: Record<DeviceKind, [Refusal, ProviderFailure][]> = {
  web: [
    [{ status: 403 }, 'misconfigured'],
    [{ status: 413 }, 'rejected'],
  ],
  apns: [
    [{ status: 403, reason: 'InvalidProviderToken' }, 'misconfigured'],
    [{ status: 413, reason: 'PayloadTooLarge' }, 'rejected'],
  ],
  fcm: [
    [{ status: 403, reason: 'THIRD_PARTY_AUTH_ERROR' }, 'misconfigured'],
    [{ status: 400, reason: 'INVALID_ARGUMENT' }, 'rejected'],
  ],
}
const TRANSIENT: Refusal[] = [{ status: 503 }, { status: 429 }, 'silence', 'silence']

describe.each(DEVICE_KINDS)('%s', (kind) => {
  test('hands over what is shown, signed and for as long as it is news; the second notice needs no new credential', async () => {
    const { provider, target, handed, faults } = await start(kind)
    expect([await provider.send(target, notice), await provider.send(target, { ...notice, url: '/gallery', tag: 'gallery' })]).toEqual([
      'sent',
      'sent',
    ])
    expect(faults).toEqual([])
    expect(handed.map(({ token, tag, shown }) => [token, tag, shown])).toEqual([
      [target.token, 'chat-7', expect.objectContaining({ title: 'New message', url: '/chat/7' })],
      [target.token, 'gallery', expect.objectContaining({ title: 'New message', url: '/gallery' })],
    ])
    for (const { ttl_seconds } of handed) expect(3600 - ttl_seconds).toBeLessThan(60)
    // A browser's push service is told in a token of its own each time; it is made here and costs no call.
    if (kind !== 'web') expect(handed[1]!.credential).toBe(handed[0]!.credential)
  })

  test('says that a device is gone for good, and tells every other refusal by its kind, without token or words', async () => {
    const { provider, target, handed, answers } = await start(kind)
    answers.push(...DEAD[kind])
    expect(await Promise.all(DEAD[kind].map(() => provider.send(target, notice)))).toEqual(['dead', 'dead'])
    const failures: [Refusal, ProviderFailure][] = [
      ...FAILURES[kind],
      ...TRANSIENT.map((each): [Refusal, ProviderFailure] => [each, 'transient']),
    ]
    for (const [refusal, failure] of failures) {
      answers.push(refusal)
      const error = (await provider.send(target, notice).catch((thrown: unknown) => thrown)) as ProviderError
      expect([JSON.stringify(refusal), error instanceof ProviderError && error.kind]).toEqual([JSON.stringify(refusal), failure])
      expect(error.message).not.toContain(target.token.slice(-12))
      expect(error.message).not.toContain(notice.title)
    }
    expect(handed).toEqual([])
    // After all that it still works, over a new connection where it needs one.
    expect(await provider.send(target, notice)).toBe('sent')
  })
})

test.each([
  ['apns', { status: 403, reason: 'ExpiredProviderToken' }],
  ['fcm', { status: 401 }],
] as const)('%s: a credential that is not taken any more is made again', async (kind, refusal) => {
  const { provider, target, handed, answers, faults } = await start(kind)
  await provider.send(target, notice)
  answers.push(refusal)
  await expect(provider.send(target, notice)).rejects.toMatchObject({ kind: 'transient' })
  await provider.send(target, notice)
  expect(handed[1]!.credential).not.toBe(handed[0]!.credential)
  expect(faults).toEqual([])
})

test('a browser cannot name an address of our own network as its push service', async () => {
  const { target, handed } = await start('web')
  const { public_key, private_key } = vapidKeys
  const provider = createWebPush({ public_key, private_key, subject: 'mailto:push@krush.example' })
  // The name of this machine, and addresses in themselves.
  await expect(provider.send(target, notice)).rejects.toMatchObject({ kind: 'transient' })
  for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '[::ffff:169.254.169.254]']) {
    expect(await provider.send({ ...target, token: `https://${host}/push` }, notice)).toBe('dead')
  }
  expect(handed).toEqual([])
})

/** A pair that web-push made; it is used nowhere else. */
const vapidKeys = await (async () => {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, private_key: privateKey }
})()

test('without configuration there is none; a key that is none stops the start with its name', async () => {
  const now = () => new Date()
  expect(await createPush({ apns: null, fcm: null, vapid: null }, { now })).toEqual({ web_key: null, of: {} })
  const mixed = {
    ...vapidKeys,
    private_key: vapidKeys.private_key.replace(/./g, 'A').replace(/A$/, 'E'),
    subject: 'mailto:push@krush.example',
  }
  await expect(createPush({ apns: null, fcm: null, vapid: mixed }, { now })).rejects.toThrow(/VAPID_PUBLIC_KEY/)
  const apns = { key_id: 'K123456789', team_id: 'A1B2C3D4E5', bundle_id: 'example.krush', private_key: 'no key', sandbox: true }
  await expect(createPush({ apns, fcm: null, vapid: null }, { now })).rejects.toThrow(/APNS_PRIVATE_KEY/)
})
