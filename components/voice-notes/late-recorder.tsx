'use client'

import { useState } from 'react'
import { late } from '@/components/ui/late'
import { useRecorderStore } from '@/stores/recorder-store'

const VoiceRecorder = late(() => import('./recorder').then((module) => module.VoiceRecorder))

/** While the way to the first recording is open. */
export const preloadRecorder = VoiceRecorder.preload

/** Comes with the first recording for this conversation, and stays to say what became of it. */
export function LateRecorder({ id, name }: { id: number; /** The companion's name. */ name: string }) {
  const wanted = useRecorderStore((state) => state.id === id || state.notice?.id === id)
  const [here, setHere] = useState(wanted)
  if (wanted && !here) setHere(true)
  return here ? <VoiceRecorder id={id} name={name} /> : null
}
