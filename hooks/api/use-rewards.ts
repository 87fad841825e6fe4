import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { claimRewardCode, claimRewardTask, getRewardTasks, type RewardTask, type RewardTaskName } from '@/contracts/rewards'
import { call } from '@/lib/api/browser'
import { storeOwnCode } from '@/lib/attribution/own-code'
import { keys } from '@/lib/query/keys'
import { usePerson, useSignedIn } from '@/stores/auth-store'
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
 * The tasks with the person's status. No event reports what friends do, so each visit of the page refetches, and so does
 * completing the profile on it, as after a sign-up that began here.
 */
export function useRewardTasks() {
  const complete = usePerson((person) => person !== null && isProfileComplete(person))
  return useQuery({
    queryKey: keys.rewardTasks(complete),
    queryFn: async ({ signal }) => {
      const tasks = await call(getRewardTasks, {}, { signal })
      storeOwnCode(tasks.invite_code)
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

/** Tasks that are done and not claimed. Communities are not among them: opening their address is the task. */
export function useReadyRewards(): RewardTask[] {
  const { data } = useRewardTasks()
  return data?.data.filter(({ task, state }) => state === 'ready' && !task.startsWith('join_')) ?? []
}

/**
 * Claims several tasks one after the other. `claim` answers the credits they brought, or null where a claim failed and none
 * before it brought any; the failure is toasted. `got` is what was claimed here so far.
 */
export function useClaimReady() {
  const claimTask = useClaimTask()
  const [got, setGot] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const claim = async (tasks: RewardTaskName[]): Promise<number | null> => {
    setBusy(true)
    let added: number | null = null
    try {
      for (const task of tasks) added = (added ?? 0) + (await claimTask.mutateAsync(task)).credits
    } catch {
      // Toasted by the query client; what came before stays claimed.
    }
    setBusy(false)
    if (added !== null) setGot((before) => (before ?? 0) + added)
    return added
  }
  return { claim, busy, got }
}

/** Failures are shown beside the field. */
export const useClaimCode = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (code: string) => call(claimRewardCode, { query: { code: code.trim().toLowerCase() } }),
  })
