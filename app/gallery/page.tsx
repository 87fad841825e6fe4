import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OnPhones } from '@/components/photos/on-phones'
import { PhotosPage } from '@/components/photos/photos-page'
import { PhotosView } from '@/components/photos/photos-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photos')
  return pageMetadata('/gallery', { title: t('gallery_title'), description: t('gallery_description') })
}

export default function GalleryPage() {
  return (
    <OnPhones>
      <PhotosPage page='gallery'>
        <PhotosView />
      </PhotosPage>
    </OnPhones>
  )
}
