import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CharacterProfile } from '@/components/characters/character-profile'
import { FollowButton } from '@/components/creators/follow-button'
import { JsonLd } from '@/components/layout/json-ld'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import type { Character } from '@/contracts/characters'
import { BRAND, SITE_ORIGIN } from '@/lib/brand'
import { loadCharacter, loadSimilar } from '@/lib/explore/load-character'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type CharacterProps = { params: Promise<{ slug: string }> }

/** Made for previews; it changes its name with the portrait, since other sites keep what they have seen. */
const shareImageOf = ({ slug, portrait }: Character) => `/media/share/${slug}.jpg?v=${portrait.base.slice(-8)}`

export async function generateMetadata({ params }: CharacterProps): Promise<Metadata> {
  const character = (await loadCharacter((await params).slug)) ?? notFound()
  const t = await getTranslations('character')
  const { full_name: name, age, occupation, hook, slug, listed } = character
  return pageMetadata(`/characters/${slug}`, {
    title: t('meta_title', { name, age, occupation }),
    description: t('meta_description', { hook, name, brand: BRAND }),
    share: shareImageOf(character),
    unlisted: !listed,
  })
}

/** For search engines: a fictional character, not a person. */
const structured = (character: Character) => ({
  '@type': 'CreativeWork',
  name: character.full_name,
  url: `${SITE_ORIGIN}/characters/${character.slug}`,
  image: new URL(shareImageOf(character), SITE_ORIGIN).href,
  description: character.hook,
  genre: 'AI character',
  keywords: character.tags.join(', '),
  character: { '@type': 'Thing', name: character.full_name, description: character.biography },
  isFamilyFriendly: false,
  ...(character.creator
    ? { author: { '@type': 'Person', name: character.creator.display_name, url: `${SITE_ORIGIN}/creators/${character.creator.handle}` } }
    : {}),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/LikeAction',
    userInteractionCount: character.likes_count,
  },
  publisher: { '@type': 'Organization', name: BRAND },
})

export default async function CharacterPage({ params }: CharacterProps) {
  const character = (await loadCharacter((await params).slug)) ?? notFound()
  const [similar, messages] = await Promise.all([loadSimilar(character), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, character.creator ? ['character', 'creators'] : ['character'])}>
      <JsonLd value={structured(character)} />
      <Page className='max-lg:pt-0'>
        <WithQueries>
          <CharacterProfile
            character={character}
            similar={similar}
            follow={character.creator ? <FollowButton creator={character.creator} path={`/characters/${character.slug}`} /> : null}
          />
        </WithQueries>
      </Page>
    </WithMessages>
  )
}
