'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { decideAppeal, listAppeals, type AdminAppeal } from '@/contracts/admin'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { ActButton } from './act'
import { Head, Loaded, timeOf } from './parts'

function Appeal({ appeal }: { appeal: AdminAppeal }) {
  const t = useTranslations('admin.appeals')
  const decide = useAdminAct(decideAppeal)
  const { id, restriction, user_id, text, may_decide, created_at } = appeal
  const act = (decision: 'upheld' | 'reversed') => (reason: string) => decide({ params: { id: String(id) }, body: { decision, reason } })
  return (
    <li className='grid gap-3 rounded-md bg-surface p-5 hairline'>
      <p className='text-sm text-muted'>
        {t('line', { id, kind: restriction.kind.replace('_', ' '), time: timeOf(created_at) })} ·{' '}
        <Link href={`/admin/people/${user_id}`} className='underline'>
          {t('person', { id: user_id })}
        </Link>
      </p>
      <p>
        <span className='block text-sm text-muted'>{t('our_reason')}</span>
        {restriction.reason}
      </p>
      <p className='whitespace-pre-wrap wrap-anywhere'>
        <span className='block text-sm text-muted'>{t('their_words')}</span>
        {text}
      </p>
      {may_decide ? (
        <div className='flex flex-wrap gap-2'>
          <ActButton label={t('uphold')} text={t('uphold_text')} act={act('upheld')} />
          <ActButton label={t('reverse')} text={t('reverse_text')} act={act('reversed')} />
        </div>
      ) : (
        <p className='text-warn'>{t('yours')}</p>
      )}
    </li>
  )
}

export function Appeals() {
  const t = useTranslations('admin.appeals')
  const query = useAdmin(listAppeals, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ data }) =>
          data.length > 0 ? (
            <ul className='grid gap-4'>
              {data.map((appeal) => (
                <Appeal key={appeal.id} appeal={appeal} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('none')} />
          )
        }
      </Loaded>
    </>
  )
}
