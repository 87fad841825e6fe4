'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { useMoreCharacters, type CharacterQuery, type MoreState } from '@/hooks/api/use-characters'
import { CharacterCard } from './character-card'
import { GRID_SIZES, UNSEEN } from './character-grid'

type MorePagesProps = { filter: CharacterQuery; cursor: string; without?: readonly number[]; onState: (state: MoreState) => void }

/** The pages that more-characters has asked for; it hears how that goes before anything is painted. */
export function MorePages({ filter, cursor, without, onState }: MorePagesProps) {
  const { characters, hasMore, isFetching, isError, more } = useMoreCharacters(filter, cursor)
  const shown = characters.length
  const tell = useEffectEvent(() => onState({ shown, hasMore, isFetching, isError, more }))
  useLayoutEffect(() => tell(), [shown, hasMore, isFetching, isError])
  return characters
    .filter(({ id }) => !without?.includes(id))
    .map((character) => (
      <li key={character.id} className={UNSEEN}>
        <CharacterCard character={character} sizes={GRID_SIZES} />
      </li>
    ))
}
