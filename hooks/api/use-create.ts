import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CharacterDefinition } from '@/contracts/character-definition'
import {
  characterOptions,
  createCharacter,
  editCharacter,
  getDraft,
  getOwnCharacter,
  saveDraft,
  type OwnCharacter,
} from '@/contracts/own-characters'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { draftData } from '@/lib/create/draft'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'
import { useCreateStore, type Sheet } from '@/stores/create-store'

/** After the last change, a draft is sent. */
const SAVE_AFTER_MS = 1500
/** What was not taken is sent again after this long, and as soon as there is a connection. */
const AGAIN_MS = 15_000

/** Lists to choose and to draw from; the same for everybody. */
export const useCharacterOptions = () =>
  useQuery({ queryKey: keys.characterOptions(), queryFn: ({ signal }) => call(characterOptions, {}, { signal }) })

/** A draft as the server keeps it. */
export const useStoredDraft = (id: string | null) =>
  useQuery({
    queryKey: keys.draft(id ?? ''),
    queryFn: () => call(getDraft, { params: { id: id ?? '' } }),
    enabled: useSignedIn() && id !== null,
    refetchOnMount: 'always',
  })

/** One's own character, to be changed. */
export const useEditedCharacter = (id: number | null) =>
  useQuery({
    queryKey: keys.ownCharacter(id ?? 0),
    queryFn: () => call(getOwnCharacter, { params: { id: String(id) } }),
    enabled: useSignedIn() && id !== null,
    refetchOnMount: 'always',
  })

/** Whatever shows characters asks again. */
function cacheCharacter(client: QueryClient, character: OwnCharacter) {
  client.setQueryData(keys.ownCharacter(character.id), character)
  for (const queryKey of [
    keys.ownVersions(character.id),
    keys.ownLists(),
    keys.conversations(),
    keys.everyCharacter(),
    keys.allCharacters(),
    keys.rewardTasks(),
  ])
    void client.invalidateQueries({ queryKey })
}

/** One at a time, so that a later state never arrives before an earlier one. */
let saving: Promise<unknown> = Promise.resolve()
const afterSaving = <T>(act: () => Promise<T>): Promise<T> => {
  const turn = saving.then(act, act)
  saving = turn.catch(() => undefined)
  return turn
}

/** `full`: there is no room for another draft on the server, so it stays in this browser. */
export type SaveState = 'here' | 'saving' | 'saved' | 'offline' | 'full'

/**
 * Keeps the draft of someone who is signed in on the server too, a moment after each change; without a connection it stays
 * in this browser and goes out when there is one. What is being made or edited is not a draft.
 */
export function useAutosave(sheet: Sheet | null, active: boolean): SaveState {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const [failed, setFailed] = useState<'offline' | 'refused' | 'full' | null>(null)
  const [tries, setTries] = useState(0)
  const waits = active && signedIn && sheet !== null && sheet.editing === null && sheet.rev > sheet.saved_rev
  const rev = sheet?.rev ?? 0
  useEffect(() => {
    if (!waits) return
    const save = () =>
      afterSaving(async () => {
        const now = useCreateStore.getState().sheet
        if (!now || now.editing || now.rev === now.saved_rev) return
        try {
          await call(saveDraft, { params: { id: now.id }, body: { data: draftData(now.draft, now.step) } })
          if (useCreateStore.getState().sheet?.id === now.id) useCreateStore.getState().recordSaved(now.rev)
          setFailed(null)
          void client.invalidateQueries({ queryKey: keys.drafts() })
        } catch (error) {
          // What the server will not have stays in this browser.
          const passes = !isApiError(error) || error.code === 'OFFLINE' || error.status >= 500 || error.status === 429
          setFailed(passes ? 'offline' : isApiError(error, 'TOO_MANY_DRAFTS') ? 'full' : 'refused')
          if (passes) setTimeout(() => setTries((count) => count + 1), AGAIN_MS)
        }
      })
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [waits, rev, tries, client])
  useEffect(() => {
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  if (!signedIn || !sheet || sheet.editing) return 'here'
  if (failed === 'refused') return 'here'
  if (failed === 'full') return 'full'
  return failed && waits ? 'offline' : waits ? 'saving' : sheet.saved_rev > 0 ? 'saved' : 'here'
}

const same = (one: CharacterDefinition, other: CharacterDefinition) => {
  const plain = (definition: CharacterDefinition) =>
    JSON.stringify(
      Object.entries({
        ...definition,
        appearance: JSON.stringify(
          Object.entries(definition.appearance)
            .filter(([, value]) => value !== undefined)
            .toSorted(),
        ),
      }).toSorted(),
    )
  return plain(one) === plain(other)
}

type MakeInput = { definition: CharacterDefinition; sheet: Sheet }

/**
 * Makes the character of a sheet, once however often it is pressed: the sheet's key is the request's. Where an earlier try
 * arrived without our hearing of it and something was changed since, the change is stored after it.
 */
export function useMakeCharacter() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ definition, sheet }: MakeInput) =>
      afterSaving(async () => {
        const made = await call(createCharacter, { body: { definition, draft_id: sheet.id } }, { idempotency_key: sheet.key })
        if (same(made.definition, definition)) return made
        return call(editCharacter, { params: { id: String(made.id) }, body: { definition, version: made.version } })
      }),
    onSuccess: (character) => cacheCharacter(client, character),
  })
}

/** A new version of a character; CONFLICT when it was changed elsewhere meanwhile. */
export function useChangeCharacter() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, version, definition }: { id: number; version: number; definition: CharacterDefinition }) =>
      call(editCharacter, { params: { id: String(id) }, body: { definition, version } }),
    onSuccess: (character) => cacheCharacter(client, character),
  })
}

/** Fetches the current character after a CONFLICT. */
export function useNewestCharacter() {
  const client = useQueryClient()
  return async (id: number): Promise<OwnCharacter> => {
    const found = await call(getOwnCharacter, { params: { id: String(id) } })
    client.setQueryData(keys.ownCharacter(id), found)
    return found
  }
}

/** Why it did not work, as far as the form says something of its own. */
export function failureOf(error: unknown): {
  kind: 'offline' | 'blocked' | 'conflict' | 'full' | 'input' | 'limited' | 'missing' | 'other'
  rule?: string
  message?: string
} {
  if (!isApiError(error)) return { kind: 'other' }
  const { code, details, message } = error
  if (code === 'OFFLINE') return { kind: 'offline' }
  if (code === 'CONTENT_BLOCKED') return { kind: 'blocked', rule: typeof details.rule === 'string' ? details.rule : undefined }
  if (code === 'CONFLICT') return { kind: 'conflict', message }
  if (code === 'TOO_MANY_CHARACTERS') return { kind: 'full' }
  if (code === 'INVALID_INPUT') return { kind: 'input', message }
  if (code === 'RATE_LIMITED') return { kind: 'limited' }
  return { kind: code === 'NOT_FOUND' ? 'missing' : 'other' }
}
