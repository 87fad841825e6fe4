import type { ReactNode } from 'react'
import type { CharacterSummary } from '@/contracts/characters'

export type CallProps = {
  /** The conversation. */
  id: number
  character: CharacterSummary
  /** The card with help, where a message shows danger. */
  help: (onClose: () => void) => ReactNode
  onClose: () => void
}
