import { createContext, type ReactNode } from 'react'
import type { Message } from '@/contracts/messages'

export type ThreadContextValue = {
  /** The companion's name. */
  name: string
  /** Goes on from the last reply. */
  goOn: () => void
  goingOn: boolean
  /** Draws what was spoken of a message. */
  voiceNote?: (message: Message) => ReactNode
}

export const ThreadContext = createContext<ThreadContextValue>({ name: '', goOn: () => undefined, goingOn: false })
