import { Camera } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SoonPage } from '@/components/layout/soon-page'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { BRAND_WORDS } from '@/lib/brand'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.studio')
  return pageMetadata('/studio', { title: t('title', BRAND_WORDS), description: t('description') })
}

const StudioPage = () => <SoonPage name='studio' icon={Camera} values={{ photo: PHOTO_CREDITS }} />
export default StudioPage
