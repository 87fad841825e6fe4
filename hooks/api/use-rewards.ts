import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { claimRewardCode, claimRewardTask, getRewardTasks, type RewardTaskName } from '@/contracts/rewards'
import { call } from '@/lib/api/browser'
import { keepOwnCode } from '@/lib/attribution/own-code'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** Longest wait a timer takes, in milliseconds. */
const LONGEST_MS = 24 * 3_600_000

/** The tasks and where the person stands. Nothing tells of what friends do, so each visit of the page asks anew. */
export const useRewardTasks = () =>
  useQuery({
    queryKey: keys.rewardTasks(),
    queryFn: async ({ signal }) => {
      const tasks = await call(getRewardTasks, {}, { signal })
      keepOwnCode(tasks.invite_code)
      return tasks
    },
    enabled: useSignedIn(),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => {
      const next = Math.min(...(data?.data ?? []).flatMap(({ again_at }) => (again_at ? [new Date(again_at).getTime() - Date.now()] : [])))
      return next < LONGEST_MS ? Math.max(1000, next) : false
    },
  })

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
