'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useUndoEmail } from '@/hooks/api/use-undo-email'

/** Brings an email address back. The link alone changes nothing, since mail programs open links by themselves. */
export function UndoEmailView() {
  const t = useTranslations('undo')
  const { undo, done, problem, busy } = useUndoEmail()
  if (done) return <EmptyState level='h1' title={t('done')} text={t('done_text', { email: done })} />
  if (problem === 'invalid') return <EmptyState level='h1' title={t('invalid')} text={t('invalid_text')} />
  if (problem === 'taken') return <EmptyState level='h1' title={t('taken')} text={t('taken_text')} />
  const action = (
    <Button kind='primary' busy={busy} onClick={undo}>
      {t('undo')}
    </Button>
  )
  return <EmptyState level='h1' title={t('heading')} text={problem ? t('failed') : t('text')} action={action} />
}
