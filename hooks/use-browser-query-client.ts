import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { User } from '@/contracts/users'
import { isApiError, type ApiError } from '@/lib/api/errors'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { storePersonIn, useAuthStore, type PersonStorage } from '@/stores/auth-store'
import type { UpsellType } from '@/stores/modal-store'
import { verifySession } from './api/use-session'
import { errorText, errorValues, openOfferFor } from './error-outcomes'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the hook shows its failures itself. `upsell`: what PREMIUM_ONLY offers, premium_photo unless given. */
    mutationMeta: { quiet?: boolean; upsell?: UpsellType }
    queryMeta: { quiet?: boolean; upsell?: UpsellType }
  }
}

type Meta = { quiet?: boolean; upsell?: UpsellType } | undefined

/**
 * Shows the message of a failed act. The mounted parts set it, since they have the texts; the last one stays when it
 * unmounts, because an act may fail after its part has gone.
 */
const errorToast: {
  show: (key: (typeof errorText)[keyof typeof errorText], values: Record<string, number>) => void
  alert: (error: ApiError) => void
} = {
  show: () => undefined,
  alert: () => undefined,
}

/** The person is the cache's entry `me`, which the calls and the events of the server write. */
const placeIn = (client: QueryClient): PersonStorage => ({
  read: () => client.getQueryData<User>(keys.me()) ?? null,
  write(user) {
    if (user) client.setQueryData(keys.me(), user)
    else client.removeQueries({ queryKey: keys.me(), exact: true })
  },
  watch: (changed) => void client.getQueryCache().subscribe(({ query }) => query.queryKey[0] === keys.me()[0] && changed()),
})

/** Turns error codes into sign-out, offer or toast. Queries never toast, their pages say what is missing. */
function createBrowserQueryClient(): QueryClient {
  const onError = (error: unknown, meta: Meta, isAct: boolean) => {
    if (!isApiError(error)) return
    if (error.code === 'UNAUTHENTICATED' && useAuthStore.getState().status === 'in') return void verifySession(client)
    if (error.code === 'UNAUTHENTICATED' && !isAct) return
    if (openOfferFor(error.code, meta?.upsell) || !isAct || meta?.quiet) return
    if (error.details.staging === true) errorToast.alert(error)
    else errorToast.show(errorText[error.code], errorValues(error))
  }
  const client: QueryClient = createQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta, false) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta, true),
    }),
  })
  // The bars read it on pages where no query observes it.
  client.setQueryDefaults(keys.me(), { gcTime: Infinity })
  return client
}

let shared: QueryClient | undefined
/** One for the tab; the server makes one for every page it draws, so that nobody sees another's. */
function browserQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createBrowserQueryClient()
  if (!shared) {
    shared = createBrowserQueryClient()
    storePersonIn(placeIn(shared))
  }
  return shared
}

/** The one QueryClient of the browser. `notify` shows an error toast. */
export function useBrowserQueryClient(notify: (text: string) => void): QueryClient {
  const t = useTranslations('errors')
  useEffect(() => {
    errorToast.show = (key, values) => notify(t(key, values))
    errorToast.alert = ({ status, message }) => notify(message ? `[${status}] ${message}` : t('staging'))
  }, [notify, t])
  const [queryClient] = useState(browserQueryClient)
  return queryClient
}
