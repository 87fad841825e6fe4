import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RequireUser } from '@/components/layout/require-user'
import { WithQueries } from '@/components/layout/with-queries'
import { Frame } from '@/components/sandbox/frame'
import { OfficeView } from '@/components/sandbox/office-view'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandbox')
  return { title: t('office_title'), robots: { index: false, follow: false } }
}

export default async function SandboxPage() {
  const t = await getTranslations('sandbox')
  const office = await getTranslations('sandbox.office')
  return (
    <RequireUser>
      <Frame
        aside={
          <Link href='/settings' className={buttonClass('quiet', '-me-4')}>
            {office('back')}
          </Link>
        }
      >
        <h1 className='title text-xl'>{t('office_title')}</h1>
        <p className='mt-1 mb-6 text-pretty text-muted'>{office('text')}</p>
        <WithQueries>
          <OfficeView />
        </WithQueries>
      </Frame>
    </RequireUser>
  )
}
