import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPush, updatePush, type Push, type PushSettings } from '@/contracts/push'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { type SettingsPart, shownAtOnce } from '@/lib/query/shown-at-once'
import { useSignedIn } from '@/stores/auth-store'

export const usePush = () => useQuery({ queryKey: keys.push(), queryFn: () => call(getPush), enabled: useSignedIn() })

const PUSH_SETTINGS: SettingsPart<Push, PushSettings> = {
  queryKey: keys.push(),
  name: 'settings',
  read: ({ settings }) => settings,
  write: (push, settings) => ({ ...push, settings }),
}

/** Shown as changed at once; a refusal puts the old value back and toasts. */
export function useUpdatePush() {
  const { options, answered } = shownAtOnce(useQueryClient(), PUSH_SETTINGS)
  return useMutation({
    mutationFn: (change: Partial<PushSettings>) => call(updatePush, { body: change }),
    ...options,
    onSuccess: (now, change) => answered(change, now),
  })
}
