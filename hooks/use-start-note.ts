import { FREE_VOICE_SECONDS } from '@/contracts/prices'
import { PREMIUM_VOICE_SECONDS } from '@/contracts/voice-notes'
import { usePerson } from '@/stores/auth-store'
import { usePlayerStore } from '@/stores/player-store'
import { useRecorderStore } from '@/stores/recorder-store'
import { startRecording } from './record-voice'

/** Begins a voice note to a conversation. Call what it answers inside a tap or a key: the browser asks for the microphone. */
export function useStartNote(id: number) {
  const premium = usePerson((person) => person?.is_premium ?? false)
  return () => {
    usePlayerStore.getState().stop()
    const { phase, id: other, cancel } = useRecorderStore.getState()
    // What was recorded for another conversation waits there; one microphone, one take.
    if (phase !== 'idle' && other !== id) cancel()
    void startRecording(id, premium ? PREMIUM_VOICE_SECONDS : FREE_VOICE_SECONDS)
  }
}
