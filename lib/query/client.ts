import { notifyManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query'

// Notify at once, not a timer later: what one event changes here and in the stores is rendered together.
notifyManager.setScheduler((tell) => tell())

/** No retries, no refetch on mount, reconnect or focus; freshness comes from events and invalidation. */
export const createQueryClient = (config: QueryClientConfig = {}) =>
  new QueryClient({
    ...config,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
