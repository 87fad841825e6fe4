import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first paint, then true: for what depends on the person's own clock. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
