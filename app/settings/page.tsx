import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PrivacyPanel } from '@/components/consent/privacy-panel'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { SettingsView } from '@/components/settings/settings-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.settings')
  return pageMetadata('/settings', { title: t('title'), description: t('description') })
}

export default async function SettingsPage() {
  const t = await getTranslations('pages.settings')
  return (
    <RequireUser>
      <Page width='text'>
        <h1 className='title mb-6 text-xl sm:text-2xl'>{t('title')}</h1>
        <SettingsView privacy={<PrivacyPanel />} />
      </Page>
    </RequireUser>
  )
}
