import { getPush, registerDevice, removeDevice, type DeviceInput } from '@/contracts/push'
import { call } from '@/lib/api/browser'
import { nativeBridge } from '@/lib/native/bridge'
import type { Bridge } from '@/lib/native/client'
import { usePreferencesStore } from '@/stores/preferences-store'

/** none: this device cannot show notifications. */
export type Permission = 'granted' | 'denied' | 'default' | 'none'

const time_zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const inBrowser = (): Permission => (typeof Notification === 'undefined' ? 'none' : Notification.permission)

/** Registers with our server; false where it does not notify devices of this kind. */
async function register(device: DeviceInput): Promise<boolean> {
  const { kinds } = await call(getPush)
  if (kinds.includes(device.kind)) await call(registerDevice, { body: device })
  return kinds.includes(device.kind)
}

async function inShell(bridge: Bridge, type: 'push.status' | 'push.request'): Promise<{ permission: Permission; token?: string }> {
  if (!(await bridge.can('push'))) return { permission: 'none' }
  const answer = await bridge.request(type, {})
  if (!answer.ok) return { permission: 'none' }
  const { permission, token } = answer.payload
  return { permission: permission === 'prompt' ? 'default' : permission, token }
}

/** A token of the shell's push service, as it was asked for or renewed. */
export async function registerShell(bridge: Bridge, token: string): Promise<boolean> {
  const hello = await bridge.hello
  return register({ kind: hello?.platform === 'ios' ? 'apns' : 'fcm', token: token.trim(), time_zone: time_zone() })
}

/** The registration of the service worker, once it works; undefined without one, and where the browser knows no push. */
async function pushManager(): Promise<PushManager | undefined> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!(await workers?.getRegistration())) return undefined
  return ((await workers?.ready) as { pushManager?: PushManager } | undefined)?.pushManager
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The subscription made with this key; one that was made with an older key is given up. */
async function subscribe(manager: PushManager, web_key: string): Promise<PushSubscription> {
  const old = await manager.getSubscription()
  const key = old?.options.applicationServerKey
  if (old && key && base64url(key) === web_key) return old
  await old?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: web_key })
}

async function registerBrowser(): Promise<boolean> {
  const manager = await pushManager()
  if (!manager) return false
  const { kinds, web_key } = await call(getPush)
  if (!kinds.includes('web') || !web_key) return false
  const { endpoint, keys } = (await subscribe(manager, web_key)).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  await call(registerDevice, {
    body: { kind: 'web', token: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, time_zone: time_zone() },
  })
  return true
}

const setPushed = (pushed: boolean) => usePreferencesStore.getState().setPushed(pushed)

export async function permissionHere(): Promise<Permission> {
  const bridge = await nativeBridge()
  return bridge ? (await inShell(bridge, 'push.status')).permission : inBrowser()
}

/**
 * Registers this device again, so that the server knows its newest token and where it is. Asks nobody for anything. Where
 * there is no push, pages that are open still notify.
 */
export async function keepDevice(): Promise<void> {
  const bridge = await nativeBridge()
  if (!bridge) return setPushed(inBrowser() === 'granted' && (await registerBrowser()))
  const { permission, token } = await inShell(bridge, 'push.status')
  setPushed(permission === 'granted' && token !== undefined && (await registerShell(bridge, token)))
}

/** Asks for the permission and registers. Answers the permission, `none` where a native app cannot be notified from here. */
export async function addDevice(): Promise<Permission> {
  const bridge = await nativeBridge()
  if (!bridge) {
    const permission = inBrowser() === 'none' ? 'none' : await Notification.requestPermission()
    // A push service that is out of reach leaves what the open page does by itself.
    if (permission === 'granted') setPushed(await registerBrowser().catch(() => false))
    return permission
  }
  const { permission, token } = await inShell(bridge, 'push.request')
  if (permission !== 'granted') return permission
  // A token that is late comes as an event (hooks/use-push-device.ts).
  const taken = token === undefined || (await registerShell(bridge, token))
  setPushed(taken)
  return taken ? 'granted' : 'none'
}

/** The server forgets this device. Throws ApiError where it could not be told; then everything stays as it was. */
export async function dropDevice(): Promise<void> {
  const bridge = await nativeBridge()
  const subscription = bridge ? null : await (await pushManager())?.getSubscription()
  const token = bridge ? (await inShell(bridge, 'push.status')).token : subscription?.endpoint
  if (token) await call(removeDevice, { body: { token } })
  setPushed(false)
  await subscription?.unsubscribe()
}
