// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://chat.example/" }
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Visit } from '@/components/consent/visit'
import { nextRefer } from '@/lib/attribution/refer'

const stored = () => JSON.parse(sessionStorage.getItem('refer') ?? 'null') as unknown
const come = (path: string, referrer = '') => {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
  render(<Visit third_parties={null} new_origin={null} />)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a plain first visit is written down at once, as the rules would have it', () => {
  vi.useFakeTimers({ now: 1000 })
  come(`/characters/${'a'.repeat(200)}`)
  expect(stored()).toEqual(nextRefer(null, { url: window.location.href, referrer: '', user_agent: 'test' }, 1000))
})

test('a visit that tells something is judged by the rules', async () => {
  come('/?via=anna')
  await expect.poll(stored).toMatchObject({ source: 'affiliate', id: 'anna' })
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
