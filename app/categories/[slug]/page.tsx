import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ExploreView } from '@/components/characters/explore-view'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { CATEGORIES, type Category } from '@/contracts/character-options'
import { loadExplore } from '@/lib/explore/load-explore'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type CategoryProps = { params: Promise<{ slug: string }> }

const categoryOf = (slug: string): Category => CATEGORIES.find((category) => category === slug) ?? notFound()

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  const category = categoryOf((await params).slug)
  const t = await getTranslations('explore')
  return pageMetadata(`/categories/${category}`, {
    title: t(`category_title.${category}`),
    description: t(`category_text.${category}`),
  })
}

export default async function CategoryPage({ params }: CategoryProps) {
  const filter = { category: categoryOf((await params).slug) }
  const [data, messages] = await Promise.all([loadExplore(filter), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, ['explore'])}>
      <Page>
        <ExploreView filter={filter} data={data} />
      </Page>
    </WithMessages>
  )
}
