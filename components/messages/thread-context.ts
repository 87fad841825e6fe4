import { createContext, type ReactNode } from 'react'
import type { Portrait } from '@/contracts/characters'
import type { Message } from '@/contracts/messages'

export type ThreadContextValue = {
  /** The companion's name. */
  name: string
  /** Of a group: that its members are programs, in both forms. */
  told?: { sentence: string; quiet: string }
  /** The companion's face, for what is drawn before a photo is there. */
  portrait?: Portrait
  /** The person has said something. */
  begun: boolean
  /** Goes on from the last reply. */
  goOn: () => void
  goingOn: boolean
  /** Shows another conversation. */
  goTo?: (id: number) => void
  /** This message can be asked for again wherever it stands, by `goOn`. */
  anywhere?: boolean
  /** Puts the face and name of who speaks beside a message. */
  around?: (message: Message, first: boolean, row: ReactNode) => ReactNode
  /** Draws what was spoken of a message. */
  voiceNote?: (message: Message) => ReactNode
}

export const ThreadContext = createContext<ThreadContextValue>({ name: '', begun: false, goOn: () => undefined, goingOn: false })
