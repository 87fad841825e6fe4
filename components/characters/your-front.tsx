'use client'

import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { CharacterSummary } from '@/contracts/characters'
import { usePersonalList, usePersonalShelf, useRecentCharacters } from '@/hooks/api/use-characters'
import { useConversations } from '@/hooks/api/use-conversations'
import discover from '@/lib/i18n/messages/en/discover.json'
import { because } from './because'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES } from './character-grid'
import { EndTile } from './end-tile'
import { ListSkeleton } from './list-skeleton'
import { MoreCharacters } from './more-characters'
import { Shelf } from './shelf'

/** How many stand on a shelf. */
const ON_A_SHELF = 9
const FOR_YOU = { sort: 'for_you' } as const

/** What one person's front page is made of, once all of it is known: nobody is in two of its parts. */
function useFront() {
  const conversations = useConversations()
  const favorites = usePersonalShelf({ favorites: '1' })
  const recent = useRecentCharacters()
  const forYou = usePersonalList(FOR_YOU)
  const latest = conversations.data?.data[0]
  const met = new Set(latest ? [latest.character.id] : [])
  const meet = (characters: readonly CharacterSummary[] | undefined, most: number) => {
    const unmet = (characters ?? []).filter(({ id }) => !met.has(id)).slice(0, most)
    for (const { id } of unmet) met.add(id)
    return unmet
  }
  const kept = meet(favorites.data?.data, ON_A_SHELF)
  const viewed = meet(recent.data, ON_A_SHELF)
  const above = [...met]
  return {
    isPending: [conversations, favorites, recent, forYou].some((query) => query.isLoading),
    isError: forYou.isError,
    retry: () => void forYou.refetch(),
    kept,
    viewed,
    reason: forYou.data?.because ?? null,
    rest: meet(forYou.data?.data, Infinity),
    cursor: forYou.data?.next_cursor ?? null,
    above,
  }
}

function Front() {
  const t = useTranslations('discover')
  const explore = useTranslations('explore')
  const { isPending, isError, retry, kept, viewed, reason, rest, cursor, above } = useFront()
  if (isPending) return <ListSkeleton />
  if (isError) {
    return <EmptyState title={t('failed_title')} text={t('failed_text')} action={<Button onClick={retry}>{explore('retry')}</Button>} />
  }
  const alone = kept.length === 0 || viewed.length === 0
  return (
    <div className='grid grid-cols-1 gap-8'>
      {kept.length > 0 || viewed.length > 0 ? (
        <div className='grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-x-10'>
          {viewed.length > 0 ? <Shelf name='recent' title={t('recent')} characters={viewed} wide={alone} /> : null}
          {kept.length > 0 ? (
            <Shelf
              name='favorites'
              title={t('favorites')}
              all={{ href: '/?favorites=1', text: explore('see_all'), label: t('see_all_favorites') }}
              characters={kept}
              wide={alone}
            />
          ) : null}
        </div>
      ) : null}
      <section aria-labelledby='for-you-title'>
        <h2 id='for-you-title' className='title text-lg'>
          {reason ? t('for_you') : explore('evening')}
        </h2>
        {reason ? <p className='mt-0.5 text-sm text-muted'>{because(t, explore, reason)}</p> : null}
        <CharacterGrid className='mt-3'>
          {rest.map((character) => (
            <li key={character.id}>
              <CharacterCard character={character} sizes={GRID_SIZES} />
            </li>
          ))}
          {cursor ? <MoreCharacters key={cursor} filter={FOR_YOU} cursor={cursor} without={above} /> : <EndTile counts={rest.length} />}
        </CharacterGrid>
      </section>
    </div>
  )
}

/** The front page of one person: recently viewed and favorites, then everyone in the order for them. */
export const YourFront = () => (
  <WithCatalogs catalogs={{ discover }}>
    <Front />
  </WithCatalogs>
)
