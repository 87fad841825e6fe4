// Needs a document.
import { expect, test } from 'vitest'

/** What tests/support/own-window.ts does before each file. */
const openAnother = () => (globalThis as unknown as { __open_window: () => Promise<void> }).__open_window()
type Left = { left?: string }

test('a file finds nothing of the one before it in its window', async () => {
  const before = document
  document.cookie = 'left=1'
  document.title = 'Left'
  document.documentElement.lang = 'de'
  document.body.append('left')
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  history.pushState({ left: 1 }, '', '/left')
  HTMLElement.prototype.scrollIntoView = () => {}
  const heard: string[] = []
  window.addEventListener('left', () => heard.push('a listener'))
  await openAnother()
  window.dispatchEvent(new Event('left'))

  expect(heard).toEqual([])
  expect(document).not.toBe(before)
  expect([document.cookie, document.title, document.documentElement.lang, document.body.textContent]).toEqual(['', '', '', ''])
  expect([localStorage.length, sessionStorage.length, history.state, location.pathname]).toEqual([0, 0, null, '/'])
  expect('scrollIntoView' in HTMLElement.prototype).toBe(false)
})

test('nor in what it shares with every window of its process', async () => {
  const { fetch, Request, URL } = globalThis
  globalThis.fetch = () => Promise.reject(new Error('left'))
  ;(window as Left).left = 'left'
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => 'left' })
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: 'left' })
  const heard: string[] = []
  const channel = new BroadcastChannel('left')
  channel.onmessage = () => heard.push('a channel')
  setTimeout(() => heard.push('a timer'), 1)
  setInterval(() => heard.push('an interval'), 1)
  await openAnother()
  const other = new BroadcastChannel('left')
  other.postMessage('here')
  // It comes after all that would have come before it.
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(heard).toEqual([])
  expect([(window as Left).left, window.matchMedia, window.indexedDB]).toEqual([undefined, undefined, undefined])
  expect(globalThis.fetch).toBe(fetch)
  // Once more than Node's own: each window wraps them, and none wraps those of another.
  expect([Request, URL].map((one) => Object.getPrototypeOf(one) as unknown)).toEqual(
    [globalThis.Request, globalThis.URL].map((one) => Object.getPrototypeOf(one) as unknown),
  )
})

test('an error that React reports reaches the window of now', async () => {
  // React is loaded once a process, and keeps it.
  const { reportError } = globalThis
  await openAnother()
  const reported: unknown[] = []
  window.addEventListener('error', (event) => {
    event.preventDefault()
    reported.push(event.error)
  })
  const error = new Error('made by this test')
  reportError(error)
  expect(reported).toEqual([error])
})
