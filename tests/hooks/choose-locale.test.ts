// Needs a document.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '@/contracts/users'
import { useAccountLocale } from '@/hooks/api/use-me'
import { chooseLocale } from '@/hooks/choose-locale'
import { readCachedUser } from '@/lib/auth/session-storage'
import { readLocaleCookie } from '@/lib/i18n/locale-cookie'
import { useAuthStore } from '@/stores/auth-store'
import { clearBrowser, failure, fakeNetwork, person } from '../lib/auth/browser-fakes'

const speaking = (locale: string) => person({ locale }) as unknown as User
beforeEach(() => {
  clearBrowser()
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(speaking('de')))
  useAuthStore.getState().signIn(speaking('de'))
})

it('the page that opens remembers a person of the new language, so that it does not go back to the old one', async () => {
  fakeNetwork({ 'PATCH /v1/users/me': { body: speaking('en') } })
  await chooseLocale('en')
  expect(readCachedUser()?.custom_attributes.locale).toBe('en')
  expect(readLocaleCookie()).toBe('en')
})

it('an account that cannot be reached keeps its language', async () => {
  fakeNetwork({ 'PATCH /v1/users/me': failure('INTERNAL', 500) })
  await chooseLocale('en')
  expect(readCachedUser()?.custom_attributes.locale).toBe('de')
})

it('an answer that was on its way when it was chosen does not bring the old language back', async () => {
  fakeNetwork({ 'PATCH /v1/users/me': { body: speaking('en') } })
  useAuthStore.getState().signIn(person() as unknown as User)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: new QueryClient() }, children)
  renderHook(useAccountLocale, { wrapper })
  const left = chooseLocale('en')
  act(() => useAuthStore.getState().signIn(speaking('de')))
  await left
  expect(readLocaleCookie()).toBe('en')
})
