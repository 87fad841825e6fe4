import { afterAll, vi } from 'vitest'

/**
 * Files of the project `dom` share a process, since starting jsdom and importing React costs each of them a second; what they import of ours
 * is its own in each file, and so is what a test puts in place of the network. Setup of that project, before the others.
 */
vi.resetModules()
const { fetch } = globalThis
afterAll(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})
