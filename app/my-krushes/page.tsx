import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { CreatorCard } from '@/components/creators/creator-card'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { ForAuthors } from '@/components/my-krushes/for-authors'
import { MyKrushesView } from '@/components/my-krushes/my-krushes-view'
import { BRAND_WORDS } from '@/lib/brand'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('krushes')
  return pageMetadata('/my-krushes', { title: t('title', BRAND_WORDS), description: t('description') })
}

export default async function MyKrushesPage() {
  const { krushes, chat } = await getMessages()
  return (
    <Page>
      {/* The rules' names are the chat's. */}
      <WithMessages messages={{ krushes, chat: { rule: chat.rule } }}>
        <WithQueries>
          <ForAuthors>
            <MyKrushesView />
            <div className='mt-10'>
              <CreatorCard />
            </div>
          </ForAuthors>
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
