import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'

export default async function SandboxNotFound() {
  const t = await getTranslations('sandbox')
  return (
    <EmptyState
      level='h1'
      title={t('none_title')}
      text={t('none_text')}
      action={
        <Link href='/' className={buttonClass()}>
          {t('to_explore')}
        </Link>
      }
    />
  )
}
