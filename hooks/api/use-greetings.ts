import { useQuery } from '@tanstack/react-query'
import { listGreetings } from '@/contracts/cards'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

/** How a character may begin. */
export const useGreetings = (account_id: number, slug: string | undefined) =>
  useQuery({
    queryKey: keys.greetings(account_id),
    queryFn: () => call(listGreetings, { query: { account_id: String(account_id), slug } }),
    refetchOnMount: 'always',
  })
