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

export default function SettingsPage() {
  return (
    <RequireUser>
      <Page className='mx-auto max-w-6xl'>
        <SettingsView privacy={<PrivacyPanel />} />
      </Page>
    </RequireUser>
  )
}
