import { useEffect, useState } from 'react'
import type { CharacterDraft, OwnCharacter } from '@/contracts/own-characters'
import { failureOf, useEditedCharacter, useStoredDraft } from '@/hooks/api/use-create'
import { draftOf, emptyDraft, isStep, readDraft } from '@/lib/create/draft'
import { useAuthStore, usePerson } from '@/stores/auth-store'
import { storedSheet, useCreateStore, type Scope, type Sheet } from '@/stores/create-store'

export type SheetState = 'loading' | 'open' | 'sign_in' | 'gone' | 'failed'

const SEED_END = 2_147_483_647
export const newSeed = () => 1 + Math.floor(Math.random() * (SEED_END - 1))

/** A draft of the server's, as a sheet that has nothing to be saved. */
const sheetOfDraft = ({ id, data, created_at }: CharacterDraft) => ({
  id,
  draft: readDraft(data, Date.parse(created_at) % SEED_END || 1),
  step: isStep(data.step) ? data.step : ('look' as const),
  rev: 1,
  saved_rev: 1,
})
const sheetOfCharacter = ({ definition, id, version }: OwnCharacter) => ({
  draft: draftOf(definition),
  step: 'look' as const,
  editing: { id, version },
})

/** Changes here that the server has not heard of, made after what it has. */
const isNewer = (sheet: Sheet | null, { updated_at }: CharacterDraft) =>
  sheet !== null && sheet.rev > sheet.saved_rev && sheet.changed_at > Date.parse(updated_at)

type Wanted = {
  seed: number
  draft_id: string | null
  character_id: number | null
  /** Nothing is opened, e.g. while a finished character is shown. */ paused: boolean
}

/**
 * Opens what the address names, once it is known who is here: somebody new, a draft or a character. What this browser keeps
 * of it comes first where it is newer. A visitor's sheet becomes that of whoever signs in.
 */
export function useSheet({ seed, draft_id, character_id, paused }: Wanted) {
  const status = useAuthStore((state) => state.status)
  const user_id = usePerson((person) => person?.id ?? null)
  const { sheet, scope, open, adopt } = useCreateStore()
  // /create continues with a draft that was begun in this browser.
  const [isOwnNew, setIsOwnNew] = useState(false)
  const wanted: Scope = draft_id && !isOwnNew ? `draft.${draft_id}` : character_id ? `character.${character_id}` : 'new'
  const kept = useStoredDraft(draft_id)
  const edited = useEditedCharacter(character_id)
  const isHere = sheet !== null && scope === wanted && (sheet.owner === null || sheet.owner === user_id)

  useEffect(() => {
    if (paused || isHere || status === 'unknown') return
    if (draft_id) {
      if (status !== 'in' || !kept.data || kept.isFetching) return
      const found = kept.data
      const own = storedSheet('new', user_id)?.id === draft_id
      if (own !== isOwnNew) return setIsOwnNew(own)
      return open(wanted, user_id, () => sheetOfDraft(found), !isNewer(storedSheet(wanted, user_id), found))
    }
    if (wanted === 'new') return open('new', user_id, () => ({ draft: emptyDraft(seed) }))
    if (status !== 'in') return
    if (character_id && edited.data && !edited.isFetching) open(wanted, user_id, () => sheetOfCharacter(edited.data))
  }, [
    paused,
    isHere,
    status,
    wanted,
    isOwnNew,
    user_id,
    seed,
    draft_id,
    character_id,
    kept.data,
    kept.isFetching,
    edited.data,
    edited.isFetching,
    open,
  ])

  useEffect(() => {
    if (isHere && sheet.owner === null && user_id !== null) adopt(user_id)
  }, [isHere, sheet, user_id, adopt])

  const query = draft_id ? kept : character_id ? edited : null
  const state: SheetState = isHere
    ? 'open'
    : query && status === 'out'
      ? 'sign_in'
      : query?.isError
        ? failureOf(query.error).kind === 'missing'
          ? 'gone'
          : 'failed'
        : query?.data && 'deleted_at' in query.data && query.data.deleted_at
          ? 'gone'
          : 'loading'
  const extras =
    kept.data?.extras ??
    (edited.data
      ? { alternate_greetings_count: edited.data.alternate_greetings_count, lorebook_entries_count: edited.data.lorebook_entries_count }
      : null)
  return { sheet: isHere ? sheet : null, state, extras, retry: () => void query?.refetch() }
}
