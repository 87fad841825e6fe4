import { cache } from 'react'
import { getCreator, listCreatorCharacters, type Creator } from '@/contracts/creators'
import type { CharacterSummary } from '@/contracts/characters'
import { isApiError } from '@/lib/api/errors'
import { serverCall } from '@/lib/api/server'

export type CreatorPage = { creator: Creator; characters: CharacterSummary[]; cursor: string | null }

/** A creator's page with the first of their characters, or null when there is none. Asked once a request. Server only. */
export const loadCreator = cache(async (handle: string): Promise<CreatorPage | null> => {
  const call = serverCall()
  try {
    const [creator, list] = await Promise.all([
      call(getCreator, { params: { handle } }),
      call(listCreatorCharacters, { params: { handle } }),
    ])
    return { creator, characters: list.data, cursor: list.next_cursor ?? null }
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) return null
    throw error
  }
})
