import { Heart } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SoonPage } from '@/components/layout/soon-page'
import { BRAND_WORDS } from '@/lib/brand'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.my_krushes')
  return pageMetadata('/my-krushes', { title: t('title', BRAND_WORDS), description: t('description') })
}

const MyKrushesPage = () => <SoonPage name='my_krushes' icon={Heart} />
export default MyKrushesPage
