'use client'

import { useEffect } from 'react'
import type { CharacterSummary } from '@/contracts/characters'
import { useCallStore } from '@/stores/call-store'
import { CallScreen } from './call-screen'
import { CallSheet } from './call-sheet'

type CallLayerProps = { id: number; character: CharacterSummary; onClose: () => void }

/** First what a call is and costs, then the call. Whoever leaves the chat hangs up. */
export function CallLayer({ id, character, onClose }: CallLayerProps) {
  const on = useCallStore((state) => state.call !== null)
  useEffect(
    () => () => {
      const { hangUp, close } = useCallStore.getState()
      hangUp()
      close()
    },
    [],
  )
  return on ? <CallScreen id={id} character={character} onClose={onClose} /> : <CallSheet id={id} character={character} onClose={onClose} />
}
