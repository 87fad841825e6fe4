'use client'

import type { ReactNode } from 'react'
import type { OwnCharacterSummary } from '@/contracts/own-characters'
import { useOwnCharacters } from '@/hooks/api/use-own-characters'
import { useNearEnd } from '@/hooks/use-near-end'
import { Failed, GRID, More, WaitingGrid } from './part-state'

type CharacterPagesProps = {
  trash?: boolean
  /** Name of the list, for people who do not see it. */
  label: string
  /** Where there are none. */
  none: ReactNode
  foot?: ReactNode
  children: (character: OwnCharacterSummary) => ReactNode
}

/** The grid of one's characters, or of those in the trash, page after page as one scrolls near. */
export function CharacterPages({ trash, label, none, foot, children }: CharacterPagesProps) {
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useOwnCharacters({ trash })
  const more = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage())
  const end = useNearEnd(() => !isFetchNextPageError && more())
  const characters = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      {isError && !data ? (
        <Failed onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingGrid foot={foot} />
      ) : characters.length === 0 ? (
        none
      ) : (
        <ul aria-label={label} className={GRID}>
          {characters.map((character) => (
            <li key={character.id} className='relative'>
              {children(character)}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
      {hasNextPage ? <More failed={isFetchNextPageError} busy={isFetchingNextPage} onMore={more} /> : null}
    </>
  )
}
