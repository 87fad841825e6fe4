import type { Message } from '@/contracts/messages'

/** Which conversations have shown the disclosure on this device, for the server's first paint too. */
export const DISCLOSURE_COOKIE = 'krush_disclosed'
/** A session ends after this long; then the disclosure stands again. */
export const SESSION_MS = 3 * 60 * 60_000
const AT_MOST = 20

export type DisclosureSession = { id: number; after: number; began: number }

/** Reads the cookie's value, the latest session first. Anything else is ignored. */
export const readSessions = (value: string | undefined): DisclosureSession[] =>
  (value ?? '').split('~').flatMap((entry) => {
    const [id, after, began] = entry.split('.').map((part) => Number.parseInt(part, 36))
    return id && after !== undefined && after >= 0 && began ? [{ id, after, began }] : []
  })

export const writeSessions = (sessions: readonly DisclosureSession[]) =>
  sessions
    .slice(0, AT_MOST)
    .map(({ id, after, began }) => [id, after, began].map((n) => n.toString(36)).join('.'))
    .join('~')

/** The running session of a conversation; a new one begins after what is there, or before a lone greeting. */
export function sessionOf(
  sessions: readonly DisclosureSession[],
  id: number,
  messages: readonly Message[],
  now: number,
): DisclosureSession {
  const running = sessions.find((session) => session.id === id && now - session.began < SESSION_MS)
  if (running) return running
  const talked = messages.some((message) => message.sender_type === 'User')
  return { id, after: talked ? (messages.at(-1)?.id ?? 0) : 0, began: now }
}
