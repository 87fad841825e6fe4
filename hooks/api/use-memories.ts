import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addMemory, forgetMemory, listMemories, setStory, updateMemory, type Memories, type Memory } from '@/contracts/memories'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'

/** Milliseconds between two requests while messages are still being processed. */
const READING_MS = 3_000

/** What the character of a conversation remembers; polled while messages are being processed. */
/** In a group `of` is the character. */
export function useMemories(id: number, of?: number) {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return useQuery({
    queryKey: keys.memories(id, of),
    queryFn: () => call(listMemories, { params: { id: String(id) }, query: of === undefined ? {} : { account_id: String(of) } }),
    enabled: signedIn,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && data.unread > 0 ? READING_MS : false),
    retry: (count, error) => count < 2 && !isApiError(error, 'NOT_FOUND'),
  })
}

/** Puts the server's answer into the cache and refetches how much space memories take. */
export function useMemoryActions(id: number, of?: number) {
  const client = useQueryClient()
  const params = { id: String(id) }
  const change = (data: (now: Memory[]) => Memory[]) => {
    client.setQueryData<Memories>(keys.memories(id, of), (now) => now && { ...now, data: data(now.data) })
    void client.invalidateQueries({ queryKey: keys.memories(id, of) })
  }
  const put = (memory: Memory) => change((now) => now.map((one) => (one.id === memory.id ? memory : one)))
  return {
    add: useMutation({
      mutationFn: (body: Pick<Memory, 'text'> & { kind?: Memory['kind'] }) =>
        call(addMemory, { params, body: { ...body, account_id: of } }),
      onSuccess: (memory) => change((now) => [memory, ...now.filter((one) => one.id !== memory.id)]),
    }),
    update: useMutation({
      mutationFn: ({ memory_id, ...body }: { memory_id: number; text?: string; pinned?: boolean; off_here?: boolean }) =>
        call(updateMemory, { params: { ...params, memory_id: String(memory_id) }, body }),
      onSuccess: put,
    }),
    forget: useMutation({
      mutationFn: (memory: Memory) => call(forgetMemory, { params: { ...params, memory_id: String(memory.id) } }),
      onSuccess: (_receipt, memory) => {
        change((now) => now.filter((one) => one.id !== memory.id))
        void client.invalidateQueries({ queryKey: keys.messages(id) })
      },
    }),
    story: useMutation({
      mutationFn: (text: string) => call(setStory, { params, body: { text } }),
      onSuccess: (memories) => client.setQueryData<Memories>(keys.memories(id, of), memories),
    }),
  }
}
export type MemoryActions = ReturnType<typeof useMemoryActions>
