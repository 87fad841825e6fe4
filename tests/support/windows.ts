import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** Without what Vitest itself keeps there. */
const namesOf = (global: object) => Object.getOwnPropertyNames(global).filter((name) => !name.startsWith('__'))

/** Node gives timers and channels that outlive a window; those of jsdom end with theirs. Answers what ends them. */
function watchWhatOutlivesAWindow(global: typeof globalThis): () => void {
  const timers: NodeJS.Timeout[] = []
  const channels: BroadcastChannel[] = []
  const watched = <T extends (...given: never[]) => unknown>(start: T): T =>
    new Proxy(start, {
      apply(target, self, given) {
        const timer = Reflect.apply(target, self, given) as NodeJS.Timeout
        timers.push(timer)
        return timer
      },
    })
  global.setTimeout = watched(global.setTimeout)
  global.setInterval = watched(global.setInterval)
  global.BroadcastChannel = new Proxy(global.BroadcastChannel, {
    construct(Channel, given: [string]) {
      const channel = new Channel(...given)
      channels.push(channel)
      return channel
    },
  })
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const channel of channels) channel.close()
  }
}

/** A window as Vitest's environment `jsdom` makes it. Answers what closes it, after which the globals are those from before. */
async function openWindow(global: typeof globalThis): Promise<() => Promise<void>> {
  const before = new Map(namesOf(global).map((name) => [name, Object.getOwnPropertyDescriptor(global, name)!]))
  const endTheRest = watchWhatOutlivesAWindow(global)
  const { teardown } = await builtinEnvironments.jsdom.setup(global, {})
  return async () => {
    endTheRest()
    await teardown(global)
    for (const name of namesOf(global)) if (!before.has(name)) Reflect.deleteProperty(global, name)
    for (const [name, was] of before) Object.defineProperty(global, name, was)
  }
}

/**
 * The environment of the project `dom`: what a browser gets of every package, and windows. A file opens one by `__open_window`; the one
 * of the file before stays until then, so that what is still running in it finds it.
 */
export default {
  name: 'windows',
  viteEnvironment: 'client',
  setup(global: typeof globalThis & { jsdom?: { window: Window }; __open_window?: () => Promise<void> }) {
    // React keeps the function it finds when it is loaded, which is once for many windows.
    global.reportError = (error: unknown) => global.jsdom?.window.reportError(error)
    let close = async () => {}
    global.__open_window = async () => {
      await close()
      close = await openWindow(global)
    }
    return { teardown: () => close() }
  },
} satisfies Environment
