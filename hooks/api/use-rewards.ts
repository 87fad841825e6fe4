import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { claimRewardCode, claimRewardTask, getRewardTasks, type RewardTask, type RewardTaskName } from '@/contracts/rewards'
import { call } from '@/lib/api/browser'
import { keepOwnCode } from '@/lib/attribution/own-code'
import { keys } from '@/lib/query/keys'
import { useAuthStore, useSignedIn } from '@/stores/auth-store'
import { isProfileComplete } from './use-me'

/** Longest wait a timer takes, in milliseconds. */
const LONGEST_MS = 24 * 3_600_000
/** Asked again when this browser's clock says the time has come and the server's does not. */
const AHEAD_MS = 60_000

/** Milliseconds until something can be claimed again, by this browser's clock; false where that is far. */
export function asksAgainIn(tasks: Pick<RewardTask, 'again_at'>[], now: number): number | false {
  const next = Math.min(...tasks.flatMap(({ again_at }) => (again_at ? [new Date(again_at).getTime() - now] : [])))
  if (next >= LONGEST_MS) return false
  return next > 0 ? Math.max(1000, next) : AHEAD_MS
}

/**
 * The tasks and where the person stands. Nothing tells of what friends do, so each visit of the page asks anew; so does a
 * profile that is completed on it, as after a sign-up that began here.
 */
export function useRewardTasks() {
  const complete = useAuthStore(({ user }) => user !== null && isProfileComplete(user))
  return useQuery({
    queryKey: keys.rewardTasks(complete),
    queryFn: async ({ signal }) => {
      const tasks = await call(getRewardTasks, {}, { signal })
      keepOwnCode(tasks.invite_code)
      return tasks
    },
    enabled: useSignedIn(),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => asksAgainIn(data?.data ?? [], Date.now()),
  })
}

/** The balance comes by the event; what can be claimed next is asked. */
function useAskAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: keys.rewardTasks() })
}

export function useClaimTask() {
  const onSettled = useAskAgain()
  return useMutation({ mutationFn: (task: RewardTaskName) => call(claimRewardTask, { body: { task } }), onSettled })
}

/** Failures are shown beside the field. */
export const useClaimCode = () =>
  useMutation({ meta: { quiet: true }, mutationFn: (code: string) => call(claimRewardCode, { query: { code: code.trim().toLowerCase() } }) })
