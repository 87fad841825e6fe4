'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '@/components/ui/toast'
import { useBrowserQueryClient } from '@/hooks/use-browser-query-client'

/** Round every part that asks the server from the browser; they all share one cache. Pages without such a part load none of it. */
export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useBrowserQueryClient(toast.error)}>{children}</QueryClientProvider>
)
