import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { CreditsFlag } from '@/components/billing/credits-flag'
import { ExploreView } from '@/components/characters/explore-view'
import { JsonLd } from '@/components/layout/json-ld'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { BRAND, SITE_ORIGIN } from '@/lib/brand'
import { exploreHref, readExploreFilter } from '@/lib/explore/explore-filter'
import { loadExplore } from '@/lib/explore/load-explore'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type ExploreProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: ExploreProps): Promise<Metadata> {
  const t = await getTranslations('explore')
  const { category } = readExploreFilter(await searchParams)
  return pageMetadata('/', {
    title: t('meta_title', { brand: BRAND }),
    description: t('meta_description', { credits: SIGNUP_CREDITS }),
    canonical: exploreHref({ category }),
    whole: true,
  })
}

export default async function ExplorePage({ searchParams }: ExploreProps) {
  const filter = readExploreFilter(await searchParams)
  const [data, messages] = await Promise.all([loadExplore(filter), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, ['explore'])}>
      <JsonLd value={{ '@type': 'WebSite', name: BRAND, url: SITE_ORIGIN }} />
      <CreditsFlag />
      <Page>
        <ExploreView filter={filter} data={data} />
      </Page>
    </WithMessages>
  )
}
