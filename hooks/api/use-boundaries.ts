import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getBoundaries,
  getChatBoundaries,
  resumeChat,
  setBoundaries,
  setChatBoundaries,
  type Boundaries,
  type OwnBoundaries,
} from '@/contracts/boundaries'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** Those of all chats, or of one. */
export const useOwnBoundaries = () =>
  useQuery({ queryKey: keys.boundaries(null), queryFn: () => call(getBoundaries), enabled: useSignedIn() })
export const useChatBoundaries = (id: number) =>
  useQuery({
    queryKey: keys.boundaries(id),
    queryFn: () => call(getChatBoundaries, { params: { id: String(id) } }),
    enabled: useSignedIn(),
  })

/** The form shows failures itself. */
export function useSetOwnBoundaries() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: OwnBoundaries) => call(setBoundaries, { body }),
    onSuccess: (own) => client.setQueryData(keys.boundaries(null), own),
  })
}
export function useSetChatBoundaries(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Boundaries) => call(setChatBoundaries, { params: { id: String(id) }, body }),
    onSuccess: (here) => client.setQueryData(keys.boundaries(id), here),
  })
}

/** Goes on after the safe word; the card shows failures itself. */
export function useResumeChat(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(resumeChat, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.boundaries(id) }),
  })
}
