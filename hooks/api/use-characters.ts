import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { listCharacters, type CharacterFilter } from '@/contracts/characters'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'

export type CharacterQuery = Partial<z.input<typeof CharacterFilter>>

const moreQuery = (filter: CharacterQuery, cursor: string) =>
  infiniteQueryOptions({
    queryKey: keys.characters({ ...filter, cursor }),
    queryFn: ({ pageParam, signal }) => call(listCharacters, { query: { ...filter, cursor: pageParam } }, { signal }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
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
    characters: data?.pages.flatMap((page) => page.data) ?? [],
    hasMore: data === undefined || hasNextPage,
    isFetching,
    isError,
    more,
  }
}
