import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  deleteMe,
  getExport,
  getPreferences,
  openExport,
  removeAvatar,
  requestExport,
  updatePreferences,
  uploadAvatar,
  type DataExport,
  type DeletionReason,
  type Preferences,
} from '@/contracts/account'
import type { User } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { type SettingsPart, shownAtOnce } from '@/lib/query/shown-at-once'
import { useSignedIn } from '@/stores/auth-store'

/** Interval of polling an export in progress, in milliseconds. */
const EXPORT_POLL_MS = 3000

export const usePreferences = () => useQuery({ queryKey: keys.preferences(), queryFn: () => call(getPreferences), enabled: useSignedIn() })

type UpdateOptions = {
  /** The caller shows failures itself. */
  quiet?: boolean
}

/** The mode that the server allows is a part of the person: what depends on it follows at once. */
function followMode(queryClient: QueryClient, app_mode: Preferences['app_mode']) {
  queryClient.setQueryData<User>(keys.me(), (user) => user && { ...user, custom_attributes: { ...user.custom_attributes, app_mode } })
}

const ALL_PREFERENCES: SettingsPart<Preferences, Preferences> = {
  queryKey: keys.preferences(),
  name: 'all',
  read: (preferences) => preferences,
  write: (_before, preferences) => preferences,
}

/** Shown as changed at once; a refusal puts the old value back and toasts. */
export function useUpdatePreferences({ quiet = false }: UpdateOptions = {}) {
  const queryClient = useQueryClient()
  const { options, answered } = shownAtOnce(queryClient, ALL_PREFERENCES)
  return useMutation({
    meta: { quiet },
    mutationFn: (change: Partial<Preferences>) => call(updatePreferences, { body: change }),
    ...options,
    onSuccess: (now, change) => {
      answered(change, now)
      followMode(queryClient, now.app_mode)
      // The rules of another place count from the next call on.
      if (change.place !== undefined)
        for (const queryKey of [keys.place(), keys.preferences(), keys.me()]) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

function useStoreMe() {
  const queryClient = useQueryClient()
  return (user: User) => queryClient.setQueryData(keys.me(), user)
}

export function useUploadAvatar() {
  const onSuccess = useStoreMe()
  return useMutation({ mutationFn: (file: Blob) => call(uploadAvatar, { file }), onSuccess })
}

export function useRemoveAvatar() {
  const onSuccess = useStoreMe()
  return useMutation({ mutationFn: () => call(removeAvatar), onSuccess })
}

const isUnderWay = (state: DataExport['state'] | undefined) => state === 'queued' || state === 'running'

/** The newest data export; asked again while it is being packed, and while the browser fetches it (`fetching`). */
export const useDataExport = (fetching: boolean) =>
  useQuery({
    queryKey: keys.dataExport(),
    queryFn: () => call(getExport),
    enabled: useSignedIn(),
    refetchInterval: ({ state: { data } }) => {
      const state = data?.export?.state
      return isUnderWay(state) || (fetching && state === 'ready') ? EXPORT_POLL_MS : false
    },
  })

/** The failures of the next three are shown by whoever asks for a proof first (components/settings/proof). */
export function useRequestExport() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(requestExport, {}, { idempotency_key: crypto.randomUUID() }),
    onSuccess: (started) => queryClient.setQueryData(keys.dataExport(), { export: started }),
  })
}

export function useOpenExport() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(openExport),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.dataExport() }),
  })
}

export const useDeleteMe = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reason: DeletionReason; comment?: string }) => call(deleteMe, { body }),
  })
