import { afterAll, vi } from 'vitest'

/**
 * Files of the project `dom` share a process, since jsdom, React and the packages around them cost each of them three seconds to load.
 * Nothing of one is there for the next: each has a window, globals and modules of ours of its own. Setup of that project, before the others.
 */
vi.resetModules()
await (globalThis as unknown as { __open_window: () => Promise<void> }).__open_window()

afterAll(() => {
  vi.useRealTimers()
  // What is taken back later would put a part of this window into the next.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
