import { create } from 'zustand'

type JumpState = {
  /** The message that a thread is to show next; taken by the thread of its conversation. */
  to: { conversation_id: number; message_id: number } | null
  jump: (conversation_id: number, message_id: number) => void
  done: () => void
}

export const useJumpStore = create<JumpState>((set) => ({
  to: null,
  jump: (conversation_id, message_id) => set({ to: { conversation_id, message_id } }),
  done: () => set({ to: null }),
}))
