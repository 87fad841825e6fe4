// Needs a document.
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/contracts/users'
import { keys } from '@/lib/query/keys'

const person = (credit_balance: number, id = 1) => ({ id, credit_balance }) as User

/** Fresh modules, as after a reload of the page. */
async function load() {
  vi.resetModules()
  const auth = await import('@/stores/auth-store')
  const { useBrowserQueryClient } = await import('@/hooks/use-browser-query-client')
  const { NextIntlClientProvider } = await import('next-intl')
  const { createElement } = await import('react')
  const withQueries = () =>
    renderHook(() => useBrowserQueryClient(() => undefined), {
      wrapper: ({ children }) => createElement(NextIntlClientProvider, { locale: 'en', messages: { errors: {} }, children }),
    }).result.current
  const balance = () => renderHook(() => auth.usePerson((one) => one?.credit_balance ?? null)).result
  return { ...auth, state: () => auth.useAuthStore.getState(), withQueries, balance }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a page without a query cache shows the person that signed in; once there is a cache it is the only place', async () => {
  const { state, personNow, withQueries, balance } = await load()
  const shown = balance()
  act(() => state().signIn(person(50)))
  expect(shown.current).toBe(50)
  const client = withQueries()
  expect(client.getQueryData(keys.me())).toEqual(person(50))
  act(() => void client.setQueryData(keys.me(), person(49)))
  expect([shown.current, personNow()]).toEqual([49, person(49)])
  act(() => state().signIn(person(7)))
  expect([shown.current, client.getQueryData(keys.me())]).toEqual([7, person(7)])
})

test('whoever has left is not shown by an answer that comes late, and the next one is shown at once', async () => {
  const { state, personNow, withQueries, balance } = await load()
  const client = withQueries()
  const shown = balance()
  act(() => state().signIn(person(50)))
  act(() => state().signOut({ reason: 'expired' }))
  expect([shown.current, client.getQueryData(keys.me())]).toEqual([null, undefined])
  act(() => void client.setQueryData(keys.me(), person(49)))
  expect([shown.current, personNow()]).toEqual([null, null])
  act(() => state().signIn(person(12, 2)))
  expect([shown.current, personNow()?.id]).toEqual([12, 2])
})

test('listeners hear each change once, with the status and the person of the same moment', async () => {
  const { state, onPerson, withQueries } = await load()
  const client = withQueries()
  const heard: [string, number | null][] = []
  const stop = onPerson((now) => heard.push([state().status, now?.credit_balance ?? null]))
  state().signIn(person(50))
  client.setQueryData(keys.me(), person(49))
  client.setQueryData(keys.inbox(), [])
  state().signOut()
  stop()
  state().signIn(person(1))
  expect(heard).toEqual([
    ['in', 50],
    ['in', 49],
    ['out', null],
  ])
})

test('the person outlives the moment in which nothing observes it', async () => {
  vi.useFakeTimers()
  const { state, personNow, withQueries } = await load()
  withQueries()
  state().signIn(person(50))
  await vi.advanceTimersByTimeAsync(24 * 3600_000)
  expect(personNow()).toEqual(person(50))
  vi.useRealTimers()
})
