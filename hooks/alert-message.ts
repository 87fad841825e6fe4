import type { EventData, ServerEvent } from '@/contracts/events'
import { usePlayerStore } from '@/stores/player-store'
import { usePreferencesStore } from '@/stores/preferences-store'
import { useRecorderStore } from '@/stores/recorder-store'
import { playTone } from '@/lib/audio/tone'

/** Several that come together, as after a pause of the line, are one alert. */
const PAUSE_MS = 2000
/** How long one tab holds the right to alert, so that two open tabs do not both. */
const HOLD_MS = 2000

/** Replies that were seen to begin: only those end with an alert, not old messages that change. */
const begun = new Set<number>()
let last = 0

type Message = EventData<'message.created'>

function arrived({ event, data }: ServerEvent): Message | null {
  if (event !== 'message.created' && event !== 'message.updated') return null
  const message = data as Message
  if (message.sender_type !== 'Contact') return null
  if (event === 'message.created') {
    if (message.status === 'streaming') begun.add(message.id)
    return message.status === 'complete' && message.attachments.length > 0 ? message : null
  }
  if (message.status === 'streaming' || !begun.delete(message.id)) return null
  return message.status === 'complete' ? message : null
}

/** Nothing sounds into a recording or over a voice. */
const isQuiet = () => usePlayerStore.getState().status === 'playing' || useRecorderStore.getState().phase === 'recording'

async function notify(title: string, message: Message) {
  const href = `/chat/${message.conversation_real_id}`
  // Nothing of the text: it is read on lock screens. The tone of this page is the only sound.
  const options = { tag: `message-${message.id}`, silent: true, icon: '/icon.svg', data: { url: href } }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      window.location.assign(href)
      shown.close()
    }
  } catch {
    // Chrome on Android shows notifications through a service worker only; without one there is none.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}

/** Runs `act` in one of the open tabs. */
function inOneTab(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await act()
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
  })
}

/**
 * Plays a tone and shows a notification for a message of a character, as the person chose for this device. `titleOf` says
 * what the notification reads for a conversation. Must see every event, to know which replies are new.
 */
export async function alertMessage(event: ServerEvent, titleOf: (conversation_id: number) => string): Promise<void> {
  const message = arrived(event)
  if (!message || Date.now() - last < PAUSE_MS) return
  last = Date.now()
  const { sound, notices, pushed } = usePreferencesStore.getState()
  await inOneTab(`message-${message.id}`, async () => {
    const hidden = document.visibilityState === 'hidden'
    // The notice that was pushed to this device is the alert.
    if (hidden && notices && pushed) return
    if (hidden && notices && globalThis.Notification?.permission === 'granted') await notify(titleOf(message.conversation_real_id), message)
    if (sound && !isQuiet()) await playTone()
  })
}
