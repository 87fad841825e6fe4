import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getAdminMe, getCase } from '@/contracts/admin'
import type { Endpoint, RequestOf, ResponseOf } from '@/contracts/endpoint'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** No event says what happens elsewhere, so what is on the screen is asked again. Milliseconds. */
const AGAIN_MS = 30_000

type Call = (endpoint: Endpoint, request: object, extra?: { idempotency_key?: string; signal?: AbortSignal }) => Promise<unknown>
/** The client knows each contract's request; here any of the console's is meant. */
const ask = call as unknown as Call

/** One call of the console that reads. */
export function useAdmin<const E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true, live = false }: { enabled?: boolean; live?: boolean } = {},
): UseQueryResult<ResponseOf<E>> {
  return useQuery({
    queryKey: keys.admin(endpoint.path, request as object),
    queryFn: ({ signal }) => ask(endpoint, request as object, { signal }) as Promise<ResponseOf<E>>,
    enabled,
    refetchOnMount: 'always',
    refetchInterval: live ? AGAIN_MS : false,
  })
}

/** Who one is in the console; an error where the console does not exist for the person. */
export function useAdminMe() {
  const enabled = useSignedIn()
  return useQuery({
    queryKey: keys.admin(getAdminMe.path, {}),
    queryFn: ({ signal }) => call(getAdminMe, {}, { signal }),
    enabled,
    meta: { quiet: true },
  })
}

/** One call of the console that changes something; everything on the screen is asked again. The caller shows failures. */
export function useAdminAct<const E extends Endpoint>(endpoint: E) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    meta: { quiet: true },
    mutationFn: ({ request, key }: { request: RequestOf<E>; key: string }) =>
      ask(endpoint, request as object, { idempotency_key: key }) as Promise<ResponseOf<E>>,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.admin() }),
  })
  /** `key` is the same for a repeated press. */
  return (request: RequestOf<E>, key: string = crypto.randomUUID()) => mutateAsync({ request, key })
}

/** The case after this one is there before it is opened. Every look is written down, so it is the next one alone. */
export function usePrefetchCase(next: { kind: string; id: number } | undefined) {
  const queryClient = useQueryClient()
  const kind = next?.kind
  const id = next?.id
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    const request = { params: { kind, id: String(id) } }
    void queryClient.prefetchQuery({
      queryKey: keys.admin(getCase.path, request),
      queryFn: ({ signal }) => ask(getCase, request, { signal }),
      staleTime: AGAIN_MS,
    })
  }, [queryClient, kind, id])
}
