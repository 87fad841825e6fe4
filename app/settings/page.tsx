import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { PrivacyPanel } from '@/components/consent/privacy-panel'
import { AccountPanel, DevicePanel } from '@/components/layout/account-panel'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { buttonClass } from '@/components/ui/button'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.settings')
  return pageMetadata('/settings', { title: t('title'), description: t('description') })
}

export default async function SettingsPage() {
  const t = await getTranslations('pages.settings')
  const { pages } = await getMessages()
  const { settings } = pages as Record<string, unknown>
  return (
    <RequireUser>
      <Page width='text'>
        <h1 className='title mb-6 text-xl sm:text-2xl'>{t('title')}</h1>
        <div className='grid gap-5'>
          <WithMessages messages={{ pages: { settings } }}>
            <WithQueries>
              <AccountPanel />
            </WithQueries>
            <DevicePanel />
          </WithMessages>
          <PrivacyPanel />
          <section aria-labelledby='leaving' className='px-1 pt-3'>
            <h2 id='leaving' className='title text-lg'>
              {t('delete_title')}
            </h2>
            <p className='mt-2 max-w-[60ch] text-pretty text-muted'>{t('delete_text')}</p>
            <Link href='/legal/privacy#rights' className={buttonClass('secondary', 'mt-4')}>
              {t('privacy')}
            </Link>
          </section>
        </div>
      </Page>
    </RequireUser>
  )
}
