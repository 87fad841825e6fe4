import { useEffect, useState } from 'react'
import { type MessagePages, newestMessage } from '@/lib/realtime/message-pages'
import { DISCLOSURE_COOKIE, type DisclosureSession, readSessions, SESSION_MS, sessionOf, writeSessions } from './disclosure-session'

function storedSessions(): DisclosureSession[] {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${DISCLOSURE_COOKIE}=`))
  return readSessions(found?.slice(DISCLOSURE_COOKIE.length + 1))
}

function store(session: DisclosureSession) {
  const value = writeSessions([session, ...storedSessions().filter(({ id }) => id !== session.id)])
  document.cookie = `${DISCLOSURE_COOKIE}=${value}; Path=/chat; Max-Age=${SESSION_MS / 1000}; SameSite=Lax`
}

/** After which message this session of the conversation began; a new one begins when three hours are over. */
export function useDisclosureSession(id: number, data: MessagePages | undefined, known: number | null): number {
  const [began, setBegan] = useState<number | null>(known)
  if (began === null && data) setBegan(sessionOf(storedSessions(), id, data.pages[0] ?? [], Date.now()).after)
  const newest = newestMessage(data)
  const own = newest?.sender_type === 'User' ? newest.id : 0
  useEffect(() => {
    if (began === null) return
    const running = storedSessions().find((session) => session.id === id)
    if (!running) return store({ id, after: began, began: Date.now() })
    if (Date.now() - running.began < SESSION_MS) return
    // The hours are over: it stands again after what was said so far, before the next reply.
    store({ id, after: own || began, began: Date.now() })
    if (own) setBegan(own)
  }, [id, began, own])
  return began ?? 0
}
