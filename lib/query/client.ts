import { QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/** decisions.md 9: no retries, no refetch on mount, reconnect or focus; freshness comes from events and invalidation. */
export const createQueryClient = (config: QueryClientConfig = {}) =>
  new QueryClient({
    ...config,
    defaultOptions: {
      queries: {
        retry: false, refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false,
        staleTime: Infinity, networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
