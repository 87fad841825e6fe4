import type { QueryClient } from '@tanstack/react-query'
import { useChatStore } from '@/stores/chat-store'
import { sendRunnerOf } from './send-runner'

/** Puts what was written before the chat was open into it: sent, or as the draft of its field. */
export function deliverFirst(client: QueryClient, conversation_id: number, { text, send }: { text: string; send: boolean }) {
  const { addPending, drafts, setDraft } = useChatStore.getState()
  if (send) {
    addPending(conversation_id, text.trim())
    sendRunnerOf(client).pump(conversation_id)
  } else if (!drafts[conversation_id]) setDraft(conversation_id, text)
}
