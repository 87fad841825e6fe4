import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPush, updatePush, type Push, type PushSettings } from '@/contracts/push'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

export const usePush = () => useQuery({ queryKey: keys.push(), queryFn: () => call(getPush), enabled: useSignedIn() })

/** Shown as changed at once; a refusal puts the old value back and toasts. */
export function useUpdatePush() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<PushSettings>) => call(updatePush, { body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData<Push>(keys.push())
      if (before) queryClient.setQueryData<Push>(keys.push(), { ...before, settings: { ...before.settings, ...change } })
      return before
    },
    onError: (_error, _change, before) => queryClient.setQueryData(keys.push(), before),
    onSuccess: (now) => queryClient.setQueryData(keys.push(), now),
  })
}
