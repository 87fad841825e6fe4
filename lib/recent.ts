/** Characters whose pages the signed-in person has opened on this device, the latest first. Signing out removes it. */
const KEY = 'recent'
/** How many are remembered. */
const MOST = 24

type Recent = { user_id: number; ids: number[] }

export function readRecent(user_id: number): number[] {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Recent | null
    return kept?.user_id === user_id && Array.isArray(kept.ids) ? kept.ids.filter(Number.isSafeInteger).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberRecent(user_id: number, id: number) {
  const ids = [id, ...readRecent(user_id).filter((other) => other !== id)].slice(0, MOST)
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ user_id, ids } satisfies Recent))
  } catch {
    // A browser that stores nothing shows none.
  }
}
