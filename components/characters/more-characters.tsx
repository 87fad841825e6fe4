'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useMoreCharacters, type CharacterQuery } from '@/hooks/api/use-characters'
import { CharacterCard } from './character-card'
import { GRID_SIZES } from './character-grid'

type MoreCharactersProps = {
  filter: CharacterQuery
  /** Of the page that came with the document. */
  cursor: string
}

/** The rest of the grid: fetched as one scrolls near, with a button for whoever does not. Drawn inside the grid. */
export function MoreCharacters({ filter, cursor }: MoreCharactersProps) {
  const t = useTranslations('explore')
  const { characters, hasMore, isFetching, isError, more } = useMoreCharacters(filter, cursor)
  const sentinel = useRef<HTMLLIElement>(null)
  const onNear = useEffectEvent(() => {
    if (!isError) more()
  })
  const shown = characters.length
  useEffect(() => {
    const element = sentinel.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [shown])
  return (
    <>
      {characters.map((character) => (
        <li key={character.id}>
          <CharacterCard character={character} sizes={GRID_SIZES} />
        </li>
      ))}
      {hasMore ? (
        <li ref={sentinel} className='col-span-full grid justify-items-center gap-3 py-6 text-center'>
          {isError ? (
            <p role='alert' className='text-sm text-muted'>
              {t('more_failed')}
            </p>
          ) : null}
          <Button busy={isFetching} onClick={more}>
            {t(isError ? 'retry' : 'more')}
          </Button>
        </li>
      ) : null}
    </>
  )
}
