import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'

/** A page that this installation does not have, in the words of its namespace. */
export async function NotHere({ namespace }: { namespace: 'inbox' | 'sandbox' }) {
  const t = await getTranslations(namespace)
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
