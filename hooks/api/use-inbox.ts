import { useQuery } from '@tanstack/react-query'
import { listInbox } from '@/contracts/meta'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'

const REFRESH_MS = 2000

/** Mails of the embedded outbox, newest first, asked for every two seconds while the page is visible. */
export function useInbox() {
  const { data, error } = useQuery({
    queryKey: keys.inbox(),
    queryFn: () => call(listInbox),
    refetchInterval: ({ state }) => (isApiError(state.error, 'NOT_FOUND') ? false : REFRESH_MS),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
  const absent = isApiError(error, 'NOT_FOUND')
  return { mails: data?.data, absent, failed: error !== null && !absent }
}
