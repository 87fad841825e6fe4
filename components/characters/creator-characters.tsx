'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { CharacterSummary } from '@/contracts/characters'
import { useMoreOfCreator } from '@/hooks/api/use-creators'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES } from './character-grid'

function More({ handle, cursor }: { handle: string; cursor: string }) {
  const t = useTranslations('creators')
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useMoreOfCreator(handle, cursor)
  const more = () => void (data === undefined ? refetch() : fetchNextPage())
  return (
    <>
      {data?.pages
        .flatMap((page) => page.data)
        .map((character) => (
          <li key={character.id}>
            <CharacterCard character={character} sizes={GRID_SIZES} />
          </li>
        ))}
      {data !== undefined && !hasNextPage ? null : (
        <li className='col-span-full grid justify-items-center gap-3 py-6 text-center'>
          {isError ? (
            <p role='alert' className='text-sm text-muted'>
              {t('more_failed')}
            </p>
          ) : null}
          <Button busy={isFetching} onClick={more}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  )
}

type CreatorCharactersProps = {
  handle: string
  /** The page that came with the document. */
  first: readonly CharacterSummary[]
  cursor: string | null
}

export const CreatorCharacters = ({ handle, first, cursor }: CreatorCharactersProps) => (
  <CharacterGrid>
    {first.map((character, index) => (
      <li key={character.id}>
        <CharacterCard character={character} sizes={GRID_SIZES} priority={index < 2} />
      </li>
    ))}
    {cursor ? <More handle={handle} cursor={cursor} /> : null}
  </CharacterGrid>
)
