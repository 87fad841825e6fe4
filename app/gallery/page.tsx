import { Images } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SoonPage } from '@/components/layout/soon-page'
import { BRAND_WORDS } from '@/lib/brand'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.gallery')
  return pageMetadata('/gallery', { title: t('title', BRAND_WORDS), description: t('description') })
}

const GalleryPage = () => <SoonPage name='gallery' icon={Images} />
export default GalleryPage
