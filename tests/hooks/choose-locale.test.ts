// Needs a document.
import { beforeEach, expect, it } from 'vitest'
import type { User } from '@/contracts/users'
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
