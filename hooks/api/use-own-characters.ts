import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteDraft,
  duplicateCharacter,
  eraseCharacter,
  getOwnCharacter,
  listDrafts,
  listOwnCharacters,
  listVersions,
  type OwnCharacter,
  recoverCharacter,
  restoreVersion,
  setVisibility,
  trashCharacter,
  type Visibility,
} from '@/contracts/own-characters'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'

/** A character was made or changed: `character` is known already, lists and public pages ask again. */
export function cacheOwnCharacter(client: QueryClient, character: OwnCharacter) {
  client.setQueryData<OwnCharacter>(keys.ownCharacter(character.id), character)
  void client.invalidateQueries({ queryKey: keys.ownVersions(character.id) })
  refreshOwnLists(client)
}

/** What someone's characters are has changed: their lists, their conversations' names and pictures, and Explore. */
export function refreshOwnLists(client: QueryClient) {
  for (const queryKey of [keys.ownLists(), keys.conversations(), keys.everyCharacter(), keys.allCharacters(), keys.categories()])
    void client.invalidateQueries({ queryKey })
}

/** One's characters, the latest changed first, page after page; or those in the trash. */
export function useOwnCharacters({ trash = false }: { trash?: boolean } = {}) {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return useInfiniteQuery({
    queryKey: keys.ownList(trash),
    queryFn: ({ pageParam }) =>
      call(listOwnCharacters, { query: { trash: trash ? 'true' : 'false', ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    enabled: signedIn,
    refetchOnMount: 'always',
  })
}

/** Unfinished characters, the latest changed first. */
export function useDrafts() {
  const signedIn = useAuthStore((state) => state.status === 'in')
  return useQuery({ queryKey: keys.drafts(), queryFn: () => call(listDrafts), enabled: signedIn, refetchOnMount: 'always' })
}

/** One of one's characters with everything its author wrote. */
export const useOwnCharacter = (id: number | null) =>
  useQuery({
    queryKey: keys.ownCharacter(id ?? 0),
    queryFn: () => call(getOwnCharacter, { params: { id: String(id) } }),
    enabled: id !== null,
    refetchOnMount: 'always',
  })

/** The newest first. */
export const useVersions = (id: number) =>
  useQuery({ queryKey: keys.ownVersions(id), queryFn: () => call(listVersions, { params: { id: String(id) } }), refetchOnMount: 'always' })

const idOf = (id: number) => ({ params: { id: String(id) } })

/** Private, unlisted or public. The dialog says itself why it was refused. */
export function useSetVisibility(id: number) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (visibility: Visibility) => call(setVisibility, { ...idOf(id), body: { visibility } }),
    onSuccess: (character) => cacheOwnCharacter(client, character),
  })
}

/** The key lives until an answer came, so that pressing again after a lost connection is the same request. */
function useAttempt() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return { key, settle: (error: unknown) => void (isApiError(error, 'OFFLINE') || setKey(crypto.randomUUID())) }
}

/** A private copy; the caller says why there is none. */
export function useDuplicate(id: number) {
  const client = useQueryClient()
  const { key, settle } = useAttempt()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(duplicateCharacter, idOf(id), { idempotency_key: key }),
    onSuccess: (character) => cacheOwnCharacter(client, character),
    onSettled: (_character, error) => settle(error),
  })
}

/** Makes an earlier version the newest one. */
export function useRestore(id: number) {
  const client = useQueryClient()
  const { key, settle } = useAttempt()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (version: number) =>
      call(restoreVersion, { params: { id: String(id), version: String(version) } }, { idempotency_key: key }),
    onSuccess: (character) => cacheOwnCharacter(client, character),
    onSettled: (_character, error) => settle(error),
  })
}

/** Into the trash, from where `useRecover` takes it back. */
export function useTrash() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(trashCharacter, idOf(id)),
    onSuccess: (_ok, id) => {
      client.removeQueries({ queryKey: keys.ownCharacter(id) })
      refreshOwnLists(client)
    },
  })
}

/** Back from the trash, private. */
export function useRecover() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(recoverCharacter, idOf(id)),
    onSuccess: (character) => cacheOwnCharacter(client, character),
  })
}

/** Removes at once and for good what is in the trash; the caller says why not. */
export function useErase() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (id: number) => call(eraseCharacter, idOf(id)),
    onSuccess: (_ok, id) => {
      client.removeQueries({ queryKey: keys.ownCharacter(id) })
      refreshOwnLists(client)
    },
  })
}

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteDraft, { params: { id } }),
    onSuccess: (_ok, id) => {
      client.removeQueries({ queryKey: keys.draft(id) })
      void client.invalidateQueries({ queryKey: keys.drafts() })
    },
  })
}
