import { Compass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LateWayOn } from '@/components/characters/late-way-on'
import { Page } from '@/components/layout/page'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'

export default function NotFound() {
  const t = useTranslations('errors')
  return (
    <Page>
      <EmptyState
        level='h1'
        icon={<Compass />}
        title={t('not_found_title')}
        text={t('not_found_text')}
        action={
          <Link href='/' className={buttonClass('secondary')}>
            {t('to_explore')}
          </Link>
        }
        className='pb-8'
      />
      <div className='mx-auto min-h-72 max-w-md'>
        <LateWayOn />
      </div>
    </Page>
  )
}
