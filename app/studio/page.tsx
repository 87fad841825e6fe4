import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PhotosPage } from '@/components/photos/photos-page'
import { StudioView } from '@/components/photos/studio-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('photos')
  return pageMetadata('/studio', { title: t('studio_title'), description: t('studio_description') })
}

export default function StudioPage() {
  return (
    <PhotosPage page='studio'>
      <StudioView />
    </PhotosPage>
  )
}
