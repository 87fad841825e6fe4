/**
 * Runs calls with the same key one after another. better-auth takes a code's row away and puts it back for every wrong
 * guess, so without turns a right guess, or a new code, could fall into that gap. Between processes the gap remains:
 * there a call may fail, but never succeed twice.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(run, run)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
