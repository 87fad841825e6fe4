import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checkModel, fetchModel, listModels, pauseModel, removeModel } from '@/contracts/models'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** Interval of polling while something is being fetched, in milliseconds. */
const POLL_MS = 1_000

const ACTS = { fetch: fetchModel, pause: pauseModel, check: checkModel, remove: removeModel }
export type ModelAct = keyof typeof ACTS

/** Models on the server's machine; empty for everyone but the owner of the installation. */
export const useModels = () =>
  useQuery({
    queryKey: keys.models(),
    queryFn: () => call(listModels),
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => (state.data?.data.some((model) => model.state === 'fetching') ? POLL_MS : false),
  })

export function useActOnModel() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ act, name }: { act: ModelAct; name: string }) => call(ACTS[act], { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.models() }),
  })
}
