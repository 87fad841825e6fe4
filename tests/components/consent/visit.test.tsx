import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Visit } from '@/components/consent/visit'
import { nextRefer } from '@/lib/attribution/refer'
import { openAt } from '@/tests/support/open-at'

openAt('https://chat.example/')

const stored = () => JSON.parse(sessionStorage.getItem('refer') ?? 'null') as unknown
const come = (path: string, referrer = '') => {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
  render(
    <NextIntlClientProvider locale='en' messages={{}}>
      <PathnameContext.Provider value='/'>
        <Visit third_parties={null} new_origin={null} />
      </PathnameContext.Provider>
    </NextIntlClientProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.asks
})

test('a plain first visit is written down when the page has come to rest, as the rules would have it', () => {
  vi.useFakeTimers({ now: 1000 })
  come(`/characters/${'a'.repeat(200)}`)
  vi.advanceTimersByTime(0)
  expect(stored()).toEqual(nextRefer(null, { url: window.location.href, referrer: '', user_agent: 'test' }, 1000))
})

test('a visit that reports something follows the rules of consent', async () => {
  come('/?via=anna')
  await expect.poll(stored).toMatchObject({ source: 'affiliate', id: 'anna' })
})

const zone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
const lasting = () => JSON.parse(localStorage.getItem('refer') ?? 'null') as unknown

test('where nobody has to be asked first it is remembered for good, and nobody is asked', async () => {
  zone('America/New_York')
  come('/safety')
  await expect.poll(lasting).toMatchObject({ source: 'direct' })
  cleanup()
  come('/?via=anna')
  await expect.poll(lasting).toMatchObject({ source: 'affiliate', id: 'anna' })
  expect(stored()).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

test('where people are asked first, a campaign is remembered for the tab until they say yes', async () => {
  zone('Europe/Paris')
  come('/?via=anna')
  const question = await screen.findByRole('region', { name: 'Can we remember who sent you?' }, { timeout: 10_000 })
  await expect.poll(stored).toMatchObject({ source: 'affiliate' })
  expect(lasting()).toBeNull()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, remember' }))
  expect(lasting()).toMatchObject({ id: 'anna' })
  expect(stored()).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.documentElement.dataset.asks).toBe('')
})

test('a no is kept, and a visit without a campaign asks nothing', async () => {
  zone('Europe/Paris')
  come('/')
  expect(document.documentElement.dataset.asks).toBeUndefined()
  cleanup()
  come('/?utm_source=spring')
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }, { timeout: 10_000 }))
  expect([lasting(), screen.queryByRole('region')]).toEqual([null, null])
  cleanup()
  come('/?via=anna')
  await expect.poll(stored).toMatchObject({ id: 'anna' })
  expect(lasting()).toBeNull()
})

test('a host that only begins like ours is another', async () => {
  come('/', `${window.location.origin}.evil.example/`)
  await expect.poll(stored).toMatchObject({ source: 'referral' })
})

test('what is remembered for good is not written for the tab', () => {
  localStorage.setItem('refer', JSON.stringify({ source: 'juicy', id: '1', domain: null, domain_initial: null, initial_path: '/', at: 1 }))
  come('/safety')
  expect(stored()).toBeNull()
})
