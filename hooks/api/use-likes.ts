import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCharacter, type CharacterSummary } from '@/contracts/characters'
import { likeCharacter, listLikes, unlikeCharacter } from '@/contracts/likes'
import { call } from '@/lib/api/browser'
import { keys } from '@/lib/query/keys'
import { useSignedIn } from '@/stores/auth-store'

/** The ids of one's favorites, asked for once a session. */
export const likesQuery = () =>
  queryOptions({
    queryKey: keys.likes(),
    queryFn: async ({ signal }): Promise<number[]> => (await call(listLikes, { query: { size: '1' } }, { signal })).ids ?? [],
  })

type Liked = Pick<CharacterSummary, 'id' | 'slug' | 'likes_count'>

/**
 * Whether one likes a character, and how many do; a change shows at once and is taken back when it fails. Public pages are
 * kept for a moment and know nobody, so a signed-in person's count is asked for.
 */
export function useLike({ id, slug, likes_count }: Liked, { counted = true }: { counted?: boolean } = {}) {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const { data: ids, isError } = useQuery({ ...likesQuery(), enabled: signedIn })
  const { data: fresh } = useQuery({
    queryKey: keys.likesCount(id),
    queryFn: async ({ signal }) => (await call(getCharacter, { params: { slug } }, { signal })).likes_count,
    enabled: signedIn && counted,
  })
  const show = (liked: boolean, change: (count: number) => number) => {
    client.setQueryData<number[]>(keys.likes(), (known = []) =>
      liked ? [id, ...known.filter((other) => other !== id)] : known.filter((other) => other !== id),
    )
    client.setQueryData<number>(keys.likesCount(id), (known = likes_count) => Math.max(0, change(known)))
  }
  const { mutate } = useMutation({
    // Presses in a row are sent in a row.
    scope: { id: `like-${id}` },
    mutationFn: (liked: boolean) =>
      liked ? call(likeCharacter, { params: { id: String(id) }, query: { slug } }) : call(unlikeCharacter, { params: { id: String(id) } }),
    onMutate: async (liked) => {
      await Promise.all([client.cancelQueries({ queryKey: keys.likes() }), client.cancelQueries({ queryKey: keys.likesCount(id) })])
      show(liked, (count) => count + (liked ? 1 : -1))
    },
    onSuccess: (state) => show(state.liked, () => state.likes_count),
    onError: (_error, liked) => show(!liked, (count) => count + (liked ? -1 : 1)),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [kind, filter] }) =>
          kind === keys.characters()[0] && typeof filter === 'object' && filter !== null && 'favorites' in filter,
      }),
  })
  const liked = ids?.includes(id) ?? false
  // Without the list a press can only mean to like, which is harmless for one that is liked already.
  return { liked, count: fresh ?? likes_count, known: ids !== undefined || isError, like: mutate }
}
