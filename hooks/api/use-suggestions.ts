import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listSuggestions } from '@/contracts/suggestions'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { newestMessage } from '@/lib/realtime/message-pages'
import { useChatStore } from '@/stores/chat-store'
import { messagesQuery, useConversation } from './use-conversations'

/** What may be said to the newest reply; none while one is written, and where the conversation has suggestions off. */
export function useSuggestions(id: number): readonly string[] {
  const client = useQueryClient()
  const on = useConversation(id)?.config.suggestions === true
  const waiting = useChatStore((store) => store.pending.some((send) => send.conversation_id === id))
  const { data: after_id = 0 } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    select: (pages) => {
      const newest = newestMessage(pages)
      return newest?.sender_type === 'Contact' && newest.status === 'complete' && !newest.content_attributes.notice ? newest.id : 0
    },
  })
  const wanted = on && !waiting && after_id > 0
  const { data } = useQuery({
    queryKey: keys.suggestions(id, after_id),
    queryFn: () => call(listSuggestions, { params: { id: String(id) }, query: { after_id: String(after_id) } }),
    enabled: wanted,
    staleTime: Infinity,
    retry: false,
    // An offer that does not come is no failure that anybody needs to read about.
    meta: { quiet: true },
  })
  return wanted ? (data?.data ?? []) : []
}
