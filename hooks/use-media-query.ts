import { useSyncExternalStore } from 'react'

/** Whether a media query holds; `false` while rendering on the server. */
export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )

/** The desktop breakpoint. */
export const DESKTOP_QUERY = '(min-width: 1024px)'
