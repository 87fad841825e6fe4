'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { useMoreCharacters, type CharacterQuery, type MoreState } from '@/hooks/api/use-characters'
import { CharacterCard } from './character-card'
import { GRID_SIZES } from './character-grid'

type MorePagesProps = { filter: CharacterQuery; cursor: string; without?: readonly number[]; onState: (state: MoreState) => void }

/** The pages that more-characters has asked for; it hears how that goes before anything is painted. */
export function MorePages({ filter, cursor, without, onState }: MorePagesProps) {
  const { characters, hasMore, isFetching, isError, more } = useMoreCharacters(filter, cursor)
  const shown = characters.length
  const tell = useEffectEvent(() => onState({ shown, hasMore, isFetching, isError, more }))
  useLayoutEffect(() => tell(), [shown, hasMore, isFetching, isError])
  // Out of sight nothing of a card is laid out or painted; its size is the picture's, so nothing jumps.
  return characters
    .filter(({ id }) => !without?.includes(id))
    .map((character) => (
      <li key={character.id} className='aspect-3/4 [content-visibility:auto] [overflow-clip-margin:4px]'>
        <CharacterCard character={character} sizes={GRID_SIZES} />
      </li>
    ))
}
