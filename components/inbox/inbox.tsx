'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useInbox } from '@/hooks/api/use-inbox'
import { MailCard } from './mail-card'

/** The mails of an installation without a mail server, as they come. */
export function Inbox() {
  const t = useTranslations('inbox')
  const { mails, absent, failed } = useInbox()
  if (absent) return <EmptyState title={t('none_title')} text={t('none_text')} />
  if (!mails && failed) return <EmptyState title={t('failed_title')} text={t('failed_text')} />
  if (!mails) return <Skeleton className='h-48 rounded-lg' />
  if (mails.length === 0) return <EmptyState title={t('empty_title')} text={t('empty_text')} />
  return (
    <ul aria-live='polite' className='grid gap-4'>
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailCard mail={mail} />
        </li>
      ))}
    </ul>
  )
}
