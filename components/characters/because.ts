import type { useTranslations } from 'next-intl'
import type { ForYouReason } from '@/contracts/characters'

type Discover = ReturnType<typeof useTranslations<'discover'>>
type Explore = ReturnType<typeof useTranslations<'explore'>>

/** Why a list stands as it does, in one true sentence. */
export const because = (t: Discover, explore: Explore, { kind, category }: ForYouReason): string =>
  kind === 'category' && category
    ? t('because.category', { category: explore(`category_title.${category}`) })
    : t(`because.${kind === 'profile' ? 'profile' : 'company'}`)
