import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SurpriseMark } from '@/contracts/messages'
import { endSurprise } from '@/contracts/surprises'
import { call } from '@/lib/api/browser'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { messagesQuery } from './use-conversations'

export const useEndSurprise = (id: number) => useMutation({ mutationFn: () => call(endSurprise, { params: { id: String(id) } }) })

/** The scene that is on, as the message that opened it says; undefined when none is, or it began far up. */
export function useRunningScene(id: number): SurpriseMark | undefined {
  const client = useQueryClient()
  const { data } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    select: ({ pages }: MessagePages) => {
      for (const page of pages) {
        const opening = page.findLast((message) => message.content_attributes.surprise)
        if (!opening) continue
        const mark = opening.content_attributes.surprise
        return mark?.ended || opening.status === 'failed' || opening.status === 'blocked' ? null : (mark ?? null)
      }
      return null
    },
  })
  return data ?? undefined
}
