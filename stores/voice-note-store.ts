import { create } from 'zustand'
import type { Take } from './recorder-store'

/** sending: on its way to the server. sent: the server has it. failed: it did not get there, or not into the conversation. */
export type OwnNote = Take & {
  /** The Idempotency-Key; the stored message carries it back. */
  client_key: string
  conversation_id: number
  /** What the person wrote along, where nobody can hear it. */
  content?: string
  state: 'sending' | 'sent' | 'failed'
  /** Why it failed: an error code. */
  error?: string
}

type VoiceNoteStore = {
  /** What was recorded in this page and is not yet a message, the oldest first. */
  notes: readonly OwnNote[]
  /** Adds a note to be sent and answers its key. */
  add: (conversation_id: number, take: Take, content?: string) => string
  patch: (client_key: string, change: Partial<Pick<OwnNote, 'state' | 'error' | 'client_key'>>) => void
  /** It has become a message, or is not wanted any more. */
  remove: (client_key: string) => void
  /** Notes of an earlier page that the person has put away. */
  hidden: readonly string[]
  hide: (client_key: string) => void
  reset: () => void
}

export const useVoiceNoteStore = create<VoiceNoteStore>((set, get) => ({
  notes: [],
  hidden: [],
  add: (conversation_id, take, content) => {
    const client_key = crypto.randomUUID()
    set(({ notes }) => ({ notes: [...notes, { ...take, client_key, conversation_id, content, state: 'sending' }] }))
    return client_key
  },
  patch: (client_key, change) =>
    set(({ notes }) => ({ notes: notes.map((note) => (note.client_key === client_key ? { ...note, ...change } : note)) })),
  remove: (client_key) => {
    const note = get().notes.find((each) => each.client_key === client_key)
    if (!note) return
    URL.revokeObjectURL(note.url)
    set(({ notes }) => ({ notes: notes.filter((each) => each !== note) }))
  },
  hide: (client_key) => set(({ hidden }) => ({ hidden: [...hidden, client_key] })),
  reset: () => {
    for (const note of get().notes) URL.revokeObjectURL(note.url)
    set({ notes: [], hidden: [] })
  },
}))
