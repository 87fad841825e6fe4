import { Users } from 'lucide-react'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ReportPage } from '@/components/creators/report-page'
import { CreatorCharacters } from '@/components/characters/creator-characters'
import { CreatorHeader } from '@/components/creators/creator-header'
import { JsonLd } from '@/components/layout/json-ld'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { Creator } from '@/contracts/creators'
import { BRAND, SITE_ORIGIN } from '@/lib/brand'
import { loadCreator } from '@/lib/explore/load-creator'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type CreatorProps = { params: Promise<{ handle: string }> }

const pictureOf = ({ portrait }: Creator) => portrait && `${portrait.base}-768.webp`

export async function generateMetadata({ params }: CreatorProps): Promise<Metadata> {
  const { creator } = (await loadCreator((await params).handle)) ?? notFound()
  const t = await getTranslations('creators')
  const { display_name: name, handle, characters_count: count } = creator
  return pageMetadata(`/creators/${handle}`, {
    title: t('meta_title', { name, handle }),
    description: t('meta_description', { name, count, brand: BRAND }),
    image: pictureOf(creator) ?? undefined,
    // A page with nobody on it is nothing to find.
    unlisted: count === 0,
  })
}

const structured = (creator: Creator) => {
  const image = pictureOf(creator)
  return {
    '@type': 'ProfilePage',
    url: `${SITE_ORIGIN}/creators/${creator.handle}`,
    mainEntity: {
      '@type': 'Person',
      name: creator.display_name,
      alternateName: creator.handle,
      ...(creator.about ? { description: creator.about } : {}),
      ...(image ? { image: new URL(image, SITE_ORIGIN).href } : {}),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: creator.followers_count,
      },
    },
  }
}

export default async function CreatorPage({ params }: CreatorProps) {
  const { creator, characters, cursor } = (await loadCreator((await params).handle)) ?? notFound()
  const [t, messages] = await Promise.all([getTranslations('creators'), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, ['creators', 'explore'])}>
      <JsonLd value={structured(creator)} />
      <Page>
        <WithQueries>
          <CreatorHeader creator={creator} />
          {characters.length > 0 ? (
            <section aria-labelledby='characters'>
              <h2 id='characters' className='title mb-3 text-lg'>
                {t('characters')}
              </h2>
              <CreatorCharacters handle={creator.handle} first={characters} cursor={cursor} />
            </section>
          ) : (
            <EmptyState
              icon={<Users />}
              title={t('empty_title')}
              text={t('empty_text', { name: creator.display_name })}
              action={
                <Link href='/' className={buttonClass()}>
                  {t('empty_explore')}
                </Link>
              }
            />
          )}
        </WithQueries>
        <ReportPage handle={creator.handle} name={creator.display_name} />
      </Page>
    </WithMessages>
  )
}
