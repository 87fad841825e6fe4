import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  followCreator,
  getCreator,
  getOwnCreator,
  listCreatorCharacters,
  listFollowing,
  removeOwnCreator,
  saveOwnCreator,
  unfollowCreator,
  type Creator,
  type CreatorInput,
  type OwnCreator,
} from '@/contracts/creators'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** The handles of followed creators, fetched once a session. */
const followingQuery = () =>
  queryOptions({
    queryKey: keys.following(),
    queryFn: async ({ signal }): Promise<string[]> => (await call(listFollowing, { query: { size: '1' } }, { signal })).handles ?? [],
  })

const ownQuery = () =>
  queryOptions({
    queryKey: keys.ownCreator(),
    queryFn: async ({ signal }): Promise<OwnCreator | null> => (await call(getOwnCreator, {}, { signal })).creator,
  })

/** One's own page: undefined until it is known and for visitors, null where there is none. */
export function useOwnCreator() {
  return useQuery({ ...ownQuery(), enabled: useSignedIn() })
}

/** A page as it is now; `known` came with the document, which is kept for a moment. */
export function useCreator(known: Creator): Creator {
  const { data } = useQuery({
    queryKey: keys.creator(known.handle),
    queryFn: ({ signal }) => call(getCreator, { params: { handle: known.handle } }, { signal }),
    enabled: useSignedIn(),
  })
  return data ?? known
}

/** Whether one follows a creator; a change shows at once and is taken back when it fails. */
export function useFollow(handle: string) {
  const client = useQueryClient()
  const { data: handles, isError } = useQuery({ ...followingQuery(), enabled: useSignedIn() })
  const show = (following: boolean, change: (count: number) => number) => {
    client.setQueryData<string[]>(keys.following(), (known = []) =>
      following ? [handle, ...known.filter((other) => other !== handle)] : known.filter((other) => other !== handle),
    )
    client.setQueryData<Creator>(
      keys.creator(handle),
      (known) => known && { ...known, followers_count: Math.max(0, change(known.followers_count)) },
    )
  }
  const { mutate } = useMutation({
    scope: { id: `follow-${handle}` },
    mutationFn: (following: boolean) => call(following ? followCreator : unfollowCreator, { params: { handle } }),
    onMutate: async (following) => {
      await Promise.all([client.cancelQueries({ queryKey: keys.following() }), client.cancelQueries({ queryKey: keys.creator(handle) })])
      show(following, (count) => count + (following ? 1 : -1))
    },
    onSuccess: (state) => show(state.following, () => state.followers_count),
    onError: (_error, following) => show(!following, (count) => count + (following ? -1 : 1)),
  })
  const following = handles?.includes(handle) ?? false
  return { following, known: handles !== undefined || isError, follow: mutate }
}

/** Failures are shown beside the fields. */
export function useSaveCreator() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: CreatorInput) => call(saveOwnCreator, { body }),
    onSuccess: (creator) => {
      client.setQueryData<OwnCreator | null>(keys.ownCreator(), creator)
      client.setQueryData<Creator>(keys.creator(creator.handle), creator)
    },
  })
}

/** Whatever shows characters asks again, since none has a creator's name any more. Failures are shown where it was asked. */
export function useRemoveCreator(handle: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(removeOwnCreator, {}),
    onSuccess: () => {
      client.setQueryData<OwnCreator | null>(keys.ownCreator(), null)
      client.removeQueries({ queryKey: keys.creator(handle) })
      void client.invalidateQueries({ queryKey: keys.everyCharacter() })
    },
  })
}

/** The pages after the one that came with the document. */
export function useMoreOfCreator(handle: string, cursor: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keys.creatorCharacters(handle, cursor),
      queryFn: ({ pageParam, signal }) => call(listCreatorCharacters, { params: { handle }, query: { cursor: pageParam } }, { signal }),
      initialPageParam: cursor,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      // The first of them is asked for by a press.
      enabled: false,
    }),
  )
}
