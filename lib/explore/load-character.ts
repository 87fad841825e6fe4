import { cache } from 'react'
import { getCharacter, listCharacters, type Character, type CharacterSummary } from '@/contracts/characters'
import { isApiError } from '@/lib/api/errors'
import { serverCall } from '@/lib/api/server'

/** A whole row of every width of the grid. */
const SIMILAR = 5

/** One public character, or null when there is none. Asked once a request. Server only. */
export const loadCharacter = cache(async (slug: string): Promise<Character | null> => {
  try {
    return await serverCall()(getCharacter, { params: { slug } })
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) return null
    throw error
  }
})

/** Others of its category first, then popular ones; the page works without them. */
export async function loadSimilar({ id, category }: Character): Promise<CharacterSummary[]> {
  const call = serverCall()
  const lists = await Promise.all([
    call(listCharacters, { query: { category, size: '12' } }),
    call(listCharacters, { query: { size: '12' } }),
  ]).catch(() => [])
  const byId = new Map(lists.flatMap((list) => list.data).map((other) => [other.id, other]))
  byId.delete(id)
  return [...byId.values()].slice(0, SIMILAR)
}

/** A face for pages about something else, or null. */
export const loadFace = (): Promise<CharacterSummary | null> =>
  serverCall()(listCharacters, { query: { size: '1' } }).then(
    ({ data }) => data[0] ?? null,
    () => null,
  )
