// Needs a document.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, fakeIndexedDb, person } from './browser-fakes'

let rows: Map<string, unknown>
const load = () => import('@/lib/auth/session-storage')

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  rows = fakeIndexedDb()
})

describe('the stored session', () => {
  it('stands in IndexedDB, localStorage and the cookie', async () => {
    const { writeSession } = await load()
    await writeSession('s-1')
    expect(rows.get('krush_session')).toBe('s-1')
    expect(localStorage.getItem('krush_session')).toBe('s-1')
    expect(document.cookie).toContain('krush_session=s-1')
  })

  it('asks for a lax cookie of 30 days on the whole site', async () => {
    const { writeSession } = await load()
    const set = vi.spyOn(Document.prototype, 'cookie', 'set')
    await writeSession('s-1')
    expect(set).toHaveBeenCalledWith('krush_session=s-1; Path=/; Max-Age=2592000; SameSite=Lax')
    set.mockRestore()
  })

  const lose = {
    IndexedDB: () => rows.clear(),
    localStorage: () => localStorage.clear(),
    cookie: () => (document.cookie = 'krush_session=; Path=/; Max-Age=0'),
  }
  it.each(Object.keys(lose) as (keyof typeof lose)[])('heals from %s alone', async (left) => {
    const { writeSession, readSession } = await load()
    await writeSession('s-1')
    for (const copy of Object.keys(lose) as (keyof typeof lose)[]) if (copy !== left) lose[copy]()
    expect(await readSession()).toBe('s-1')
    expect(rows.get('krush_session')).toBe('s-1')
    expect(localStorage.getItem('krush_session')).toBe('s-1')
    expect(document.cookie).toContain('krush_session=s-1')
  })

  it('does not come back where another tab signs out while it is read', async () => {
    const { writeSession, readSession } = await load()
    await writeSession('s-1')
    const reading = readSession()
    for (const clear of Object.values(lose)) clear()
    expect(await reading).toBeNull()
    expect(rows.size).toBe(0)
    expect(localStorage.getItem('krush_session')).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('does not come back where the copies go while one is written again', async () => {
    const { writeSession, readSession } = await load()
    await writeSession('s-1')
    rows.clear()
    const set = rows.set.bind(rows)
    rows.set = (key, value) => {
      lose.localStorage()
      lose.cookie()
      return set(key, value)
    }
    expect(await readSession()).toBeNull()
    expect(rows.size).toBe(0)
    expect(localStorage.getItem('krush_session')).toBeNull()
  })

  it('lives on without IndexedDB', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: {
        open: () => {
          throw new Error('refused')
        },
      },
    })
    const { writeSession, readSession } = await load()
    await writeSession('s-1')
    expect(await readSession()).toBe('s-1')
  })

  it('is null for a visitor and writes nothing', async () => {
    const { readSession } = await load()
    expect(await readSession()).toBeNull()
    expect(localStorage.length).toBe(0)
    expect(document.cookie).toBe('')
  })

  it('leaves nothing behind but what belongs to the device', async () => {
    const { writeSession, writeCachedUser, clearPerson } = await load()
    await writeSession('s-1')
    writeCachedUser(person() as never)
    localStorage.setItem('krush.draft.3', '"hello"')
    localStorage.setItem('refer', '{}')
    localStorage.setItem('theme', 'light')
    document.cookie = 'userID=1; Path=/'
    document.cookie = 'token=x; Path=/'
    await clearPerson()
    expect(rows.size).toBe(0)
    expect(document.cookie).toBe('')
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })
})

describe('the cached person', () => {
  it('comes back as stored, and not at all when of another shape', async () => {
    const { writeCachedUser, readCachedUser } = await load()
    writeCachedUser(person() as never)
    expect(readCachedUser()?.email).toBe('ana@example.com')
    localStorage.setItem('user', '{"email":"old"}')
    expect(readCachedUser()).toBeNull()
    localStorage.setItem('user', 'broken')
    expect(readCachedUser()).toBeNull()
  })
})
