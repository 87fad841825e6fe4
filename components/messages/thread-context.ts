import { createContext } from 'react'

export type ThreadContextValue = {
  /** The companion's name. */
  name: string
  /** Goes on from the last reply. */
  goOn: () => void
  goingOn: boolean
}

export const ThreadContext = createContext<ThreadContextValue>({ name: '', goOn: () => undefined, goingOn: false })
