import { useEffect, useState } from 'react'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { DISCLOSURE_COOKIE, type DisclosureSession, readSessions, SESSION_MS, sessionOf, writeSessions } from './disclosure-session'

function storedSessions(): DisclosureSession[] {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${DISCLOSURE_COOKIE}=`))
  return readSessions(found?.slice(DISCLOSURE_COOKIE.length + 1))
}

function store(session: DisclosureSession) {
  const value = writeSessions([session, ...storedSessions().filter(({ id }) => id !== session.id)])
  document.cookie = `${DISCLOSURE_COOKIE}=${value}; Path=/chat; Max-Age=${SESSION_MS / 1000}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** After which message this session of the conversation began. While it runs on, the server says when people are told again. */
export function useDisclosureSession(id: number, data: MessagePages | undefined, known: number | null): number {
  const [began, setBegan] = useState<number | null>(known)
  if (began === null && data) setBegan(sessionOf(storedSessions(), id, data.pages[0] ?? [], Date.now()).after)
  useEffect(() => {
    if (began === null) return
    const running = storedSessions().find((session) => session.id === id)
    if (!running || Date.now() - running.began >= SESSION_MS) store({ id, after: began, began: Date.now() })
  }, [id, began])
  return began ?? 0
}
