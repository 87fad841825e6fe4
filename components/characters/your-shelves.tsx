'use client'

import { useTranslations } from 'next-intl'
import { WithMessages } from '@/components/layout/with-messages'
import { usePersonalShelf } from '@/hooks/api/use-characters'
import discover from '@/lib/i18n/messages/en/discover.json'
import { because } from './because'
import { Shelf } from './shelf'

function Shelves() {
  const t = useTranslations('discover')
  const explore = useTranslations('explore')
  const favorites = usePersonalShelf({ favorites: '1' })
  const forYou = usePersonalShelf({ sort: 'for_you' })
  const kept = favorites?.data ?? []
  // Without a reason it would be the list above once more.
  const suggested = forYou?.because ? forYou.data : []
  if (kept.length === 0 && suggested.length === 0) return null
  const alone = kept.length === 0 || suggested.length === 0
  return (
    <div className='mt-3 grid gap-8 lg:grid-cols-2 lg:gap-x-10'>
      {suggested.length > 0 ? (
        <Shelf
          name='for-you'
          title={t('for_you')}
          note={forYou?.because ? because(t, explore, forYou.because) : null}
          all={{ href: '/?sort=for_you', text: explore('see_all'), label: t('see_all_for_you') }}
          characters={suggested}
          wide={alone}
        />
      ) : null}
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
  )
}

/** Whom the person keeps, and who may suit them. Nothing where neither says anything, or while they are on their way. */
export const YourShelves = () => (
  <WithMessages messages={{ discover }}>
    <Shelves />
  </WithMessages>
)
