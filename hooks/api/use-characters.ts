import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { listCharacters, type CharacterFilter } from '@/contracts/characters'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { readRecent } from '@/lib/recent'
import { usePerson } from '@/stores/auth-store'

export type CharacterQuery = Partial<z.input<typeof CharacterFilter>>

/** How long scrolled pages stay cached for a return from another page or a chat, in milliseconds. */
const FRESH_MS = 30 * 60_000
/** Characters on a shelf. */
const ON_A_SHELF = '9'

const moreQuery = (filter: CharacterQuery, cursor: string) =>
  infiniteQueryOptions({
    queryKey: keys.characters({ ...filter, cursor }),
    queryFn: ({ pageParam, signal }) => call(listCharacters, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    gcTime: FRESH_MS,
    // The list says itself that more did not arrive.
    meta: { quiet: true },
  })

export type MoreState = {
  /** How many characters there are by now. */
  shown: number
  hasMore: boolean
  isFetching: boolean
  isError: boolean
  more: () => void
}

/** The pages after the one that came with the document; the first of them is fetched at once, the others by `more()`. */
export function useMoreCharacters(filter: CharacterQuery, cursor: string) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery(moreQuery(filter, cursor))
  const more = () => {
    if (isFetching) return
    if (data === undefined) void refetch()
    else if (hasNextPage) void fetchNextPage()
  }
  return {
    // Who was taken off the list meanwhile moves others up by one: nobody is drawn twice.
    characters: [...new Map(data?.pages.flatMap((page) => page.data).map((character) => [character.id, character])).values()],
    hasMore: data === undefined || hasNextPage,
    isFetching,
    isError,
    more,
  }
}

/** A shelf of the signed-in person; fetched again whenever it is rendered, since it changes as they like and talk. */
export const usePersonalShelf = (filter: CharacterQuery) =>
  useQuery({
    queryKey: keys.characters({ ...filter, size: ON_A_SHELF }),
    queryFn: ({ signal }) => call(listCharacters, { query: { ...filter, size: ON_A_SHELF } }, { signal }),
    refetchOnMount: 'always',
    gcTime: FRESH_MS,
    meta: { quiet: true },
  })

/** Characters recently viewed on this device, the latest first, without those that are no longer public. */
export function useRecentCharacters() {
  const user_id = usePerson((person) => person?.id ?? 0)
  const ids = useMemo(() => readRecent(user_id), [user_id])
  const filter = { ids: ids.join(','), size: String(Math.max(1, ids.length)) }
  const query = useQuery({
    queryKey: keys.characters(filter),
    queryFn: ({ signal }) => call(listCharacters, { query: filter }, { signal }),
    enabled: ids.length > 0,
    meta: { quiet: true },
  })
  const places = new Map(ids.map((id, at) => [id, at]))
  const data = query.data?.data.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  return { data, isLoading: query.isLoading }
}

/** The first page of one person's own list; the others follow like any list's. */
export const usePersonalList = (filter: CharacterQuery) =>
  useQuery({
    queryKey: keys.characters(filter),
    queryFn: ({ signal }) => call(listCharacters, { query: filter }, { signal }),
    // A heart given or taken elsewhere shows; the long list keeps its place for whoever comes back.
    refetchOnMount: filter.favorites ? 'always' : false,
    gcTime: FRESH_MS,
    meta: { quiet: true },
  })
