import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchMessages } from '@/contracts/alternatives'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** One's messages that hold these words. What was found before stays until the next answer. */
export const useMessageSearch = (q: string) =>
  useQuery({
    queryKey: keys.messageSearch(q),
    queryFn: () => call(searchMessages, { query: { q } }),
    enabled: q !== '',
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
