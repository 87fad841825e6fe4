'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'
import { Button } from '@/components/ui/button'
import type { CharacterQuery, MoreState } from '@/hooks/api/use-characters'

const MorePages = lateWithQueries(() => import('./more-pages').then((module) => module.MorePages))

/** What has been asked for in this tab, so that coming back finds it again. */
const opened = new Set<string>()

type MoreCharactersProps = {
  filter: CharacterQuery
  /** Of the page that came with the document. */
  cursor: string
  /** Ids of those who are on the page elsewhere. */
  without?: readonly number[]
}

/** The rest of the grid: fetched as one scrolls near, with a button for whoever does not. Drawn inside the grid. */
export function MoreCharacters({ filter, cursor, without }: MoreCharactersProps) {
  const t = useTranslations('explore')
  const name = JSON.stringify([filter, cursor])
  const [wanted, setWanted] = useState(() => opened.has(name))
  const [state, setState] = useState<MoreState | null>(null)
  const sentinel = useRef<HTMLLIElement>(null)
  const isError = state?.isError ?? false
  const more = () => {
    if (state) return state.more()
    opened.add(name)
    setWanted(true)
  }
  const onNear = useEffectEvent(() => {
    if (!isError) more()
  })
  const shown = state?.shown ?? 0
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
      {wanted ? <MorePages filter={filter} cursor={cursor} without={without} onState={setState} /> : null}
      {state?.hasMore === false ? null : (
        <li ref={sentinel} className='col-span-full grid justify-items-center gap-3 py-6 text-center'>
          {isError ? (
            <p role='alert' className='text-sm text-muted'>
              {t('more_failed')}
            </p>
          ) : null}
          <Button busy={wanted && (state?.isFetching ?? true)} onClick={more}>
            {t(isError ? 'retry' : 'more')}
          </Button>
        </li>
      )}
    </>
  )
}
