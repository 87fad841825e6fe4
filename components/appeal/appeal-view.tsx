'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import type { Statement } from '@/contracts/appeals'
import { useAppeal } from '@/hooks/api/use-appeal'
import { useFormats } from '@/hooks/use-formats'

const AppealForm = late(() => import('./appeal-form').then((module) => module.AppealForm), <Skeleton className='mt-6 h-52' />)

function Outcome({ statement }: { statement: Statement }) {
  const t = useTranslations('appeal')
  if (statement.decision)
    return (
      <div role='status' className='mt-6 rounded-md bg-raised p-5'>
        <p className='font-semibold'>{t(statement.decision)}</p>
        <p className='mt-1 whitespace-pre-wrap'>{statement.note}</p>
      </div>
    )
  return (
    <p role='status' className='mt-6 rounded-md bg-raised p-5'>
      {t('waiting')}
    </p>
  )
}

/** What a rule of the software decided is told in the language of the page; what a person wrote stays as they wrote it. */
const reasonOf = ({ kind, automated, reason }: Statement, by_rule: string) => (kind === 'age_hold' && automated ? by_rule : reason)

/** What was restricted and why, and one form to object. The link of the email is all that it takes. */
export function AppealView() {
  const format = useFormats()
  const t = useTranslations('appeal')
  const { statement, invalid, failed, send, again } = useAppeal()
  if (invalid) return <EmptyState level='h1' title={t('invalid')} text={t('invalid_text')} />
  if (!statement && failed)
    return <EmptyState level='h1' title={t('not_loaded')} text={t('failed')} action={<Button onClick={again}>{t('again')}</Button>} />
  if (!statement) return <Skeleton className='h-64' />
  return (
    <>
      <h1 className='title text-xl sm:text-2xl'>{t(`kinds.${statement.kind}`)}</h1>
      <p className='mt-2 text-muted'>
        {format.longDay(statement.created_at)} · {statement.automated ? t('automated') : t('by_person')}
      </p>
      <section aria-labelledby='reason' className='mt-6 rounded-md bg-surface p-5 hairline'>
        <h2 id='reason' className='font-semibold'>
          {t('reason')}
        </h2>
        <p className='mt-1 whitespace-pre-wrap wrap-anywhere'>{reasonOf(statement, t('age_hold_reason'))}</p>
        {statement.ends_at ? <p className='mt-3 text-muted'>{t('ends', { day: format.longDay(statement.ends_at) })}</p> : null}
      </section>
      {statement.appealed_at ? (
        <Outcome statement={statement} />
      ) : statement.lifted ? (
        <p className='mt-6 rounded-md bg-raised p-5'>{t('lifted')}</p>
      ) : (
        <AppealForm send={send} />
      )}
    </>
  )
}
