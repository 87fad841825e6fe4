// Needs a document.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '@/contracts/events'

/** What sounded and what was shown. */
let notes: number
let shown: { title: string; options: NotificationOptions; onclick: (() => void) | null }[]
let now: number

class FakeAudio {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = async () => undefined
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: object) => to,
  })
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: { connect: (end: object) => object }) => to,
    start: () => notes++,
    stop() {},
  })
}
class FakeNotification {
  static permission = 'granted'
  onclick: (() => void) | null = null
  constructor(
    public title: string,
    public options: NotificationOptions,
  ) {
    shown.push(this)
  }
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  notes = 0
  shown = []
  now = 1_000_000
  FakeNotification.permission = 'granted'
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let seq = 0
const event = (name: 'message.created' | 'message.updated', more: object): ServerEvent =>
  ({
    event: name,
    seq: ++seq,
    data: {
      id: 7,
      conversation_real_id: 3,
      sender_type: 'Contact',
      status: 'streaming',
      content: 'A secret',
      attachments: [],
      content_attributes: {},
      ...more,
    },
  }) as unknown as ServerEvent

async function open(choice: { sound?: boolean; notices?: boolean; pushed?: boolean }) {
  const { usePreferencesStore } = await import('@/stores/preferences-store')
  if (choice.sound) usePreferencesStore.getState().setSound(true)
  if (choice.notices) usePreferencesStore.getState().setNotices(true)
  if (choice.pushed) usePreferencesStore.getState().setPushed(true)
  const { alertMessage } = await import('@/hooks/alert-message')
  const hear = (one: ServerEvent) => alertMessage(one, (id) => `New message from chat ${id}`)
  return {
    hear,
    reply: async (id: number) => {
      await hear(event('message.created', { id }))
      await hear(event('message.updated', { id, status: 'complete' }))
    },
  }
}

it('a new reply sounds once, when it is complete; nothing else of the chat does', async () => {
  const { hear, reply } = await open({ sound: true })
  await hear(event('message.created', { sender_type: 'User', status: 'sent' }))
  await hear(event('message.created', { id: 5, status: 'complete' }))
  await hear(event('message.updated', { id: 5, status: 'complete' }))
  await hear(event('message.created', { id: 7 }))
  expect(notes).toBe(0)
  await hear(event('message.updated', { id: 7, status: 'complete' }))
  expect(notes).toBe(2)
  now += 60_000
  await hear(event('message.updated', { id: 7, status: 'complete' }))
  expect(notes).toBe(2)
  await reply(8)
  await reply(9)
  expect(notes, 'two at once are one alert').toBe(4)
  expect(shown).toEqual([])
})

it('a reply that failed or was blocked is silent', async () => {
  const { hear } = await open({ sound: true, notices: true })
  for (const [id, status] of [
    [1, 'failed'],
    [2, 'blocked'],
  ] as const) {
    await hear(event('message.created', { id }))
    await hear(event('message.updated', { id, status }))
  }
  expect([notes, shown]).toEqual([0, []])
})

it('where the server notifies this device, a hidden page alerts by nothing beside it; one that is looked at sounds as chosen', async () => {
  const { reply } = await open({ sound: true, notices: true, pushed: true })
  await reply(7)
  expect([notes, shown]).toEqual([0, []])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  now += 60_000
  await reply(8)
  expect([notes, shown]).toEqual([2, []])
})

it('a notification names the character and never the text, leads to the chat, and comes while the tab is hidden only', async () => {
  const { reply } = await open({ notices: true })
  await reply(7)
  expect(shown).toHaveLength(1)
  expect(shown[0]!.title).toBe('New message from chat 3')
  expect(JSON.stringify(shown[0])).not.toContain('secret')
  expect(shown[0]!.options.data).toEqual({ url: '/chat/3' })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  now += 60_000
  await reply(8)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  FakeNotification.permission = 'denied'
  now += 60_000
  await reply(9)
  expect(shown).toHaveLength(1)
  expect(notes).toBe(0)
})

it('says nothing where nothing was chosen', async () => {
  const { reply } = await open({})
  await reply(7)
  expect([notes, shown]).toEqual([0, []])
})
