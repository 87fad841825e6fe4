import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import settings from '@/lib/i18n/messages/en/settings.json'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person, type Routes } from '../../lib/auth/browser-fakes'
import { fakeShell } from '../../lib/native/fake-shell'
import { openPage } from '../modals/harness'

const DEVICES = '/v1/push/devices'
const KEY = `B${'k'.repeat(85)}A`
const ENDPOINT = 'https://push.example/abc'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const SETTINGS = { message: true, media: true, quiet_hours: null as { from: string; to: string } | null }

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb().set('krush_session', 's-1')
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete (navigator as unknown as Record<string, unknown>).serviceWorker
  delete document.documentElement.dataset.shell
})

/** A browser with a service worker that works, and with the subscriptions that it makes. */
function fakeWorker(before: string | null = null) {
  const made: { applicationServerKey: string }[] = []
  const unsubscribed: string[] = []
  const bytes = (key: string) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
  const subscription = (key: string) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      current = null
      unsubscribed.push(key)
    },
  })
  let current: ReturnType<typeof subscription> | null = before === null ? null : subscription(before)
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (options: { applicationServerKey: string }) => {
      made.push(options)
      return (current = subscription(options.applicationServerKey))
    },
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  return { made, unsubscribed }
}

const notification = (permission: string, answer = 'granted') => {
  const stub = { permission, requestPermission: async () => (stub.permission = answer) }
  vi.stubGlobal('Notification', stub)
}

const Keeper = async () => {
  const { usePushDevice } = await import('@/hooks/use-push-device')
  return function Device() {
    usePushDevice()
    return null
  }
}

async function open(kinds: string[], extra: Routes = {}) {
  let now = SETTINGS
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/push': () => ({ body: { kinds, web_key: kinds.includes('web') ? KEY : null, settings: now } }),
    'PATCH /v1/push': ({ body }) => ({ body: { kinds, web_key: KEY, settings: (now = { ...now, ...(body as object) }) } }),
    [`PUT ${DEVICES}`]: { body: { ok: true } },
    [`DELETE ${DEVICES}`]: { body: { ok: true } },
    ...extra,
  })
  const [{ PreferencesSection }, { WithMessages }, Device] = await Promise.all([
    import('@/components/settings/preferences-section'),
    import('@/components/layout/with-messages'),
    Keeper(),
  ])
  const page = await openPage(
    <WithMessages messages={{ settings }}>
      <PreferencesSection />
      <Device />
    </WithMessages>,
  )
  await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
  const sent = (method: string) => network.calls(DEVICES).flatMap((one) => (one.method === method ? [one.body] : []))
  const notices = await screen.findByRole<HTMLInputElement>('switch', { name: /^Message notifications/ })
  return { ...network, page, sent, notices, user: userEvent.setup() }
}

it('switched on, this browser is registered for push and chooses what and when; switched off, it is forgotten', async () => {
  notification('default')
  const { made, unsubscribed } = fakeWorker()
  const { notices, sent, calls, user } = await open(['web'])
  expect(screen.queryByRole('switch', { name: /^Quiet hours/ })).toBeNull()
  await user.click(notices)
  await screen.findByText(/even while .* is closed/)
  expect(made).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }])
  const device = { kind: 'web', token: ENDPOINT, keys: KEYS, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  expect(sent('PUT')).toEqual([device])

  await user.click(await screen.findByRole('switch', { name: /^Photos and clips/ }))
  await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }))
  const until = await screen.findByLabelText('Until')
  fireEvent.change(until, { target: { value: '' } })
  fireEvent.blur(until)
  fireEvent.change(until, { target: { value: '07:30' } })
  fireEvent.blur(until)
  const changes = () => calls('/v1/push').flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))
  await waitFor(() =>
    expect(changes()).toEqual([
      { media: false },
      { quiet_hours: { from: '22:00', to: '08:00' } },
      { quiet_hours: { from: '22:00', to: '07:30' } },
    ]),
  )

  await user.click(notices)
  await waitFor(() => expect(notices.checked).toBe(false))
  expect([sent('DELETE'), unsubscribed]).toEqual([[{ token: ENDPOINT }], [KEY]])
  expect(localStorage.getItem('notices')).toBeNull()
})

it('a page that begins registers again, with a new subscription where the key has changed', async () => {
  notification('granted')
  localStorage.setItem('notices', 'on')
  const { made, unsubscribed } = fakeWorker(`B${'o'.repeat(85)}A`)
  const { sent } = await open(['web'])
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  expect([unsubscribed, made.length]).toEqual([[`B${'o'.repeat(85)}A`], 1])
})

it('where the server notifies no browsers, the open page does; nothing is asked of the browser for it', async () => {
  notification('default')
  const { made } = fakeWorker()
  const { notices, sent, user } = await open([])
  await user.click(notices)
  await waitFor(() => expect(notices.checked).toBe(true))
  expect([made, sent('PUT')]).toEqual([[], []])
  expect(screen.queryByRole('switch', { name: /^Quiet hours/ })).toBeNull()
})

it('a server that cannot be told keeps the switch on, and it is said', async () => {
  notification('granted')
  localStorage.setItem('notices', 'on')
  fakeWorker()
  const { notices, user } = await open(['web'], { [`DELETE ${DEVICES}`]: { status: 500 } })
  await screen.findByText(/even while .* is closed/)
  await user.click(notices)
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  expect(await screen.findByRole('switch', { name: /^Quiet hours/ })).toBeTruthy()
  expect(notices.checked).toBe(true)
})

it.each([
  ['ios', 'apns'],
  ['android', 'fcm'],
] as const)('in a shell on %s the token of its push service goes to the server, and each one that is renewed', async (platform, kind) => {
  const granted = { permission: 'granted' as const, token: 'ab'.repeat(32) }
  const shell = fakeShell(platform, { 'push.status': { permission: 'prompt' }, 'push.request': granted })
  const { notices, sent, user } = await open([kind])
  expect(notices.disabled).toBe(false)
  await user.click(notices)
  await waitFor(() => expect(notices.checked).toBe(true))
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(sent('PUT')).toEqual([{ kind, token: granted.token, time_zone }])
  shell.answers['push.status'] = granted
  act(() => void shell.tell('push.token', { token: 'cd'.repeat(32) }))
  await waitFor(() => expect(sent('PUT').at(-1)).toEqual({ kind, token: 'cd'.repeat(32), time_zone }))
  await user.click(notices)
  await waitFor(() => expect(sent('DELETE')).toEqual([{ token: granted.token }]))
})

it('a shell that cannot be notified from this server says so', async () => {
  fakeShell('ios', {
    'push.status': { permission: 'granted', token: 'ab'.repeat(32) },
    'push.request': { permission: 'granted', token: 'ab'.repeat(32) },
  })
  const { notices, sent, user } = await open(['web'])
  await user.click(notices)
  await waitFor(() => expect(notices.disabled).toBe(true))
  expect(sent('PUT')).toEqual([])
})
