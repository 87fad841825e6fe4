'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { usePersonalList } from '@/hooks/api/use-characters'
import type { ExploreFilter } from '@/lib/explore/explore-filter'
import discover from '@/lib/i18n/messages/en/discover.json'
import { because } from './because'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES } from './character-grid'
import { EndTile } from './end-tile'
import { ListSkeleton } from './list-skeleton'
import { MoreCharacters } from './more-characters'

function List({ filter }: { filter: ExploreFilter }) {
  const t = useTranslations('discover')
  const explore = useTranslations('explore')
  const { data, isError, refetch } = usePersonalList(filter)
  if (isError) {
    return (
      <EmptyState
        title={t('failed_title')}
        text={t('failed_text')}
        action={<Button onClick={() => void refetch()}>{explore('retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <>
        <p role='status' className='mb-3 text-muted'>
          {t('loading')}
        </p>
        <ListSkeleton />
      </>
    )
  }
  if (data.count === 0) {
    const nobodyKept = filter.favorites && !filter.q
    return (
      <EmptyState
        icon={<Heart />}
        title={nobodyKept ? t('none_title') : explore('empty_title')}
        text={nobodyKept ? t('none_text') : explore('empty_text')}
        action={
          <Link href='/' className={buttonClass()}>
            {explore('empty_reset')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <p role='status' className='mb-3 text-muted'>
        {data.because ? `${because(t, explore, data.because)} ` : null}
        {explore('count', { count: data.count })}
      </p>
      <CharacterGrid>
        {data.data.map((character) => (
          <li key={character.id}>
            <CharacterCard character={character} sizes={GRID_SIZES} />
          </li>
        ))}
        {data.next_cursor ? (
          <MoreCharacters key={data.next_cursor} filter={filter} cursor={data.next_cursor} />
        ) : (
          <EndTile counts={data.data.length} />
        )}
      </CharacterGrid>
    </>
  )
}

/** One person's own list: favorites, or everybody in the order for them. */
export const YourList = (props: { filter: ExploreFilter }) => (
  <WithCatalogs catalogs={{ discover }}>
    <List {...props} />
  </WithCatalogs>
)
