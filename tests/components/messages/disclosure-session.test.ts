import { describe, expect, it } from 'vitest'
import { readSessions, SESSION_MS, sessionOf, writeSessions } from '@/components/messages/disclosure-session'
import { message, messages } from '../../lib/realtime/fixtures'

const now = Date.UTC(2026, 5, 1)

describe('the disclosure’s session', () => {
  it('stands before a lone greeting, else after what was said before', () => {
    expect(sessionOf([], 1, [message(2)], now).after).toBe(0)
    expect(sessionOf([], 1, messages(1, 4), now).after).toBe(4)
  })
  it('stays where it is for three hours', () => {
    const began = now - SESSION_MS + 1
    expect(sessionOf([{ id: 1, after: 2, began }], 1, messages(1, 4), now).after).toBe(2)
    expect(sessionOf([{ id: 1, after: 2, began: began - 1 }], 1, messages(1, 4), now).after).toBe(4)
  })
  it('survives the cookie, and nonsense in it', () => {
    const sessions = [
      { id: 12, after: 0, began: now },
      { id: 3, after: 999, began: now - 5 },
    ]
    expect(readSessions(writeSessions(sessions))).toEqual(sessions)
    expect(readSessions('x~1.2~..~%00')).toEqual([])
    expect(readSessions(undefined)).toEqual([])
  })
})
