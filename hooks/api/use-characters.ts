import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

/** The pages after the one that came with the document; nothing is fetched before the first `more()`. */
export function useMoreCharacters(filter: CharacterQuery, cursor: string) {
  const [wanted, setWanted] = useState(false)
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    ...moreQuery(filter, cursor),
    enabled: wanted,
  })
  const more = () => {
    if (isFetching) return
    if (!wanted) setWanted(true)
    else if (data === undefined) void refetch()
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
