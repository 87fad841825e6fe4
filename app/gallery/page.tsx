import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { ForPeople } from '@/components/photos/for-people'
import { PhotosView } from '@/components/photos/photos-view'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photos')
  return pageMetadata('/gallery', { title: t('gallery_title'), description: t('gallery_description') })
}

export default async function GalleryPage() {
  const t = await getTranslations('photos')
  const { photos } = await getMessages()
  return (
    <Page>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 mb-6 text-muted'>{t('intro', { credits: PHOTO_CREDITS })}</p>
      <WithMessages messages={{ photos }}>
        <WithQueries>
          <ForPeople next='/gallery'>
            <PhotosView />
          </ForPeople>
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
