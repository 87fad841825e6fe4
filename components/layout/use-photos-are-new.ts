import { useEffect, useSyncExternalStore } from 'react'

const KEY = 'photos_seen'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function seen(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** Whether Photos has never been opened in this browser; `here` remembers that it is open now. */
export function usePhotosAreNew(here: boolean): boolean {
  useEffect(() => {
    if (!here || seen()) return
    try {
      window.localStorage.setItem(KEY, '1')
    } catch {
      return
    }
    for (const listener of listeners) listener()
  }, [here])
  const isSeen = useSyncExternalStore(subscribe, seen, () => true)
  return !isSeen && !here
}
