import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { ForPeople } from '@/components/photos/for-people'
import { StudioView } from '@/components/photos/studio-view'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photos')
  return pageMetadata('/studio', { title: t('studio_title'), description: t('studio_description') })
}

export default async function StudioPage() {
  const t = await getTranslations('photos')
  const { photos } = await getMessages()
  return (
    <Page>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 mb-6 text-muted'>{t('intro', { credits: PHOTO_CREDITS })}</p>
      <WithMessages messages={{ photos }}>
        <WithQueries>
          <ForPeople next='/studio'>
            <StudioView />
          </ForPeople>
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
