import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeExtras, getExtras, type OwnExtras } from '@/contracts/cards'
import { call } from '@/lib/api/browser'
import { ApiError, isApiError } from '@/lib/api/errors'
import type { Edit } from '@/lib/characters/extras-edits'
import { keys } from '@/lib/query/keys'
import { followVersion } from '@/stores/create-store'
import { refreshOwnLists } from './use-own-characters'

const ask = (id: number) => call(getExtras, { params: { id: String(id) } })

/** Lorebook, other greetings and whatever else one of one's characters has beyond its form. */
export const useExtras = (id: number | null) =>
  useQuery({ queryKey: keys.ownExtras(id ?? 0), queryFn: () => ask(id ?? 0), enabled: id !== null, refetchOnMount: 'always' })

/**
 * Makes one change after another, each over the state that the one before left. Where the state is another one by now, the
 * newest is fetched; unless it already has the change, the call fails with CONFLICT and the caller reports it.
 */
export function useChangeExtras(id: number) {
  const client = useQueryClient()
  const queryKey = keys.ownExtras(id)
  const asked = async (edit: Edit): Promise<OwnExtras> => {
    const now = client.getQueryData<OwnExtras>(queryKey) ?? (await ask(id))
    const change = edit.change(now)
    if (!change) throw new ApiError('CONFLICT', 'What this was made from is gone', 409)
    const changed = await call(changeExtras, { params: { id: String(id) }, body: { tag: now.tag, change } })
    followVersion(id, now.version, changed.version)
    return changed
  }
  return useMutation({
    meta: { quiet: true },
    scope: { id: `extras-${id}` },
    mutationFn: async (edit: Edit) => {
      try {
        return await asked(edit)
      } catch (error) {
        if (!isApiError(error, 'CONFLICT')) throw error
        const newest = await ask(id).catch(() => null)
        if (newest) client.setQueryData(queryKey, newest)
        if (newest && edit.done(newest)) return newest
        throw error
      }
    },
    onSuccess: (extras) => client.setQueryData(queryKey, extras),
    // Its version, counts and state have moved, or are others than this page thinks.
    onSettled: (extras, error) => {
      if (extras) refreshOwnLists(client)
      if (extras || isApiError(error, 'CONFLICT'))
        void client.invalidateQueries({ queryKey: keys.ownCharacter(id), predicate: ({ queryKey: [, , part] }) => part !== 'extras' })
    },
  })
}
