import type { User } from '@/contracts/users'
import { keyValue } from './key-value'

/** One name for all three copies: IndexedDB, localStorage and the cookie. */
export const SESSION_KEY = 'krush_session'
export const USER_KEY = 'user'
/** Beside the session in IndexedDB: its person's chats, for reading offline (lib/offline/kept.ts). */
export const KEPT = 'kept:'
const COOKIE_SECONDS = 30 * 24 * 60 * 60
/** What belongs to the device and not to the person survives signing out. */
const DEVICE_KEYS = new Set(['theme', 'sound', 'notices', 'adult', 'consent', 'photos_seen'])
const COOKIES = [SESSION_KEY, 'userID', 'token']

/** Reading the property may already throw where storage is refused. */
function local<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage)
  } catch {
    return null
  }
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null
}

function writeCookie(name: string, value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

const writeMirrors = (session_id: string) => {
  local((storage) => storage.setItem(SESSION_KEY, session_id))
  writeCookie(SESSION_KEY, session_id, COOKIE_SECONDS)
}

/** The quick copies only: enough to know at once whether someone was signed in here. */
export const peekSession = (): string | null => local((storage) => storage.getItem(SESSION_KEY)) ?? readCookie(SESSION_KEY)

/**
 * The stored session id from whichever copy is left; the missing copies are written again. Another tab may sign out while this one
 * waits: copies that went meanwhile are not brought back.
 */
export async function readSession(): Promise<string | null> {
  const before = peekSession()
  const kept = await keyValue.get(SESSION_KEY)
  const mirrored = peekSession()
  if (before && !mirrored) return null
  const session_id = mirrored ?? (typeof kept === 'string' ? kept : null)
  if (!session_id) return null
  writeMirrors(session_id)
  if (kept === session_id) return session_id
  await keyValue.set(SESSION_KEY, session_id)
  if (peekSession()) return session_id
  await keyValue.remove(SESSION_KEY)
  return null
}

export async function writeSession(session_id: string) {
  const before = await keyValue.get(SESSION_KEY)
  // Another person may come without a sign-out in between, by a link.
  if (before && before !== session_id) await keyValue.removeBelow(KEPT)
  await keyValue.set(SESSION_KEY, session_id)
  writeMirrors(session_id)
}

/** Notifications that are still shown are the person's who leaves. */
async function closeNotifications() {
  // Absent where the address is not a secure one.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

/** IndexedDB goes first: a tab that starts in between must find nothing to heal from once the mirrors are gone. */
export async function clearSession() {
  await keyValue.clear()
  // A browser that refuses workers shows nothing of ours.
  await closeNotifications().catch(() => undefined)
  for (const name of COOKIES) writeCookie(name, '', 0)
  local((storage) => storage.removeItem(USER_KEY))
  local((storage) => storage.removeItem(SESSION_KEY))
}

/** Everything this person left: session, profile, drafts, attribution. Theme, sound, the 18+ answer and privacy choices stay. */
export async function clearPerson() {
  await clearSession()
  local((storage) => {
    for (const key of Object.keys(storage)) if (!DEVICE_KEYS.has(key)) storage.removeItem(key)
  })
  try {
    window.sessionStorage.clear()
  } catch {
    // Refused storage holds nothing.
  }
}

/** By hand: the browser loads the contracts without their checks (lib/api/browser-schema.ts). */
function isUser(value: unknown): value is User {
  const user = (value ?? {}) as Partial<Record<keyof User, unknown>>
  const texts = [user.uuid, user.email, user.pubsub_token, user.next_free_credits_at]
  const numbers = [user.id, user.credit_balance]
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => typeof number === 'number') &&
    typeof user.is_premium === 'boolean' &&
    typeof user.custom_attributes === 'object' &&
    user.custom_attributes !== null
  )
}

/** The person as last stored, or null when absent or of an older shape. */
export function readCachedUser(): User | null {
  const text = local((storage) => storage.getItem(USER_KEY))
  if (!text) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isUser(stored) ? stored : null
  } catch {
    return null
  }
}

export const writeCachedUser = (user: User) => local((storage) => storage.setItem(USER_KEY, JSON.stringify(user)))
