import { useChatStore } from '@/stores/chat-store'
import { useConversations } from './use-conversations'

const KEY = 'paid_from'

/** Remembers the chat that a purchase begins in, for this tab. */
export function rememberWayBack() {
  const chat = /^\/chat\/(\d+)$/.exec(window.location.pathname)?.[1]
  try {
    if (chat) window.sessionStorage.setItem(KEY, chat)
  } catch {
    // Refused storage: the newest chat does as well.
  }
}

function remembered(): number | null {
  try {
    return Number(window.sessionStorage.getItem(KEY)) || null
  } catch {
    return null
  }
}

/**
 * Where a person continues after a purchase: the chat it began in, else the one with an unsent message, else the newest.
 * `draft` is the unsent message that waits there; null where there is no chat, undefined until it is known.
 */
export function useWayBack() {
  const { data } = useConversations()
  const drafts = useChatStore((state) => state.drafts)
  if (!data) return undefined
  const from = remembered()
  const draftOf = (id: number) => drafts[id]?.trim() ?? ''
  const chat = data.data.find(({ id }) => id === from) ?? data.data.find(({ id }) => draftOf(id)) ?? data.data[0]
  if (!chat) return null
  return { id: chat.id, character: chat.character, group: chat.group, draft: draftOf(chat.id) }
}
