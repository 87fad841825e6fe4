'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { ReportInput } from '@/contracts/forms/report'
import { REPORT_REASONS, type ContentReport, type ReportReason } from '@/contracts/reports'
import { useContractForm } from '@/hooks/use-contract-form'
import { errorText } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'
import { cn } from '@/lib/cn'
import reports from '@/lib/i18n/messages/en/reports.json'
import { WithCatalogs } from './with-catalogs'

type ReportDialogProps = {
  /** A character by name, or a piece of one's own chats. */
  kind: 'character' | 'piece'
  name: string
  send: (body: { reason: ReportReason; comment: string }) => Promise<ContentReport>
  onClose: () => void
  /** Further choices above the button. */
  more?: ReactNode
}

/** Real radio buttons one below the other, since what they say is long. */
function Reasons({ value, onChange, error }: { value: ReportReason | ''; onChange: (reason: ReportReason) => void; error?: string }) {
  const t = useTranslations('reports')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className='mb-1 text-sm font-semibold'>{t('reason')}</legend>
      {REPORT_REASONS.map((reason) => (
        <label
          key={reason}
          className='-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus'
        >
          <input
            type='radio'
            name={id}
            value={reason}
            checked={reason === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(reason)}
            className={cn(
              'size-5 flex-none appearance-none rounded-full outline-none',
              reason === value ? 'border-6 border-accent' : 'border-2 border-edge',
            )}
          />
          {t(`reasons.${reason}`)}
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} role='alert' className='mt-1 text-sm text-bad'>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

function useFailure() {
  const t = useTranslations('reports')
  const errors = useTranslations('errors')
  return (error: unknown): string => {
    if (isApiError(error, 'NOT_FOUND')) return t('gone')
    if (isApiError(error, 'RATE_LIMITED')) return t('too_many')
    return errors(isApiError(error) ? errorText[error.code] : 'general')
  }
}

type SentProps = Pick<ReportDialogProps, 'kind' | 'name' | 'onClose'> & { report: ContentReport; urgent: boolean }

function Sent({ report, urgent, kind, name, onClose }: SentProps) {
  const t = useTranslations('reports')
  const text = useRef<HTMLDivElement>(null)
  // The form that held the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <div ref={text} tabIndex={-1} className='grid gap-3 text-pretty outline-none'>
        <p>{report.already ? t(`${kind}.sent_already`, { name }) : t(`${kind}.sent_text`, { name, id: report.id })}</p>
        {kind === 'character' && urgent && !report.already ? <p className='text-muted'>{t('sent_urgent')}</p> : null}
      </div>
      <Button full onClick={onClose}>
        {t('done')}
      </Button>
    </>
  )
}

function Content({ kind, name, send, onClose, more }: ReportDialogProps) {
  const t = useTranslations('reports')
  const common = useTranslations('common')
  const failure = useFailure()
  const [data, setData] = useState<ContentReport | null>(null)
  const { form, text, choice, values, problem, sending } = useContractForm({
    schema: ReportInput,
    initial: { reason: '' as ReportReason | '', comment: '' },
    words: ({ field, max }) => (field === 'reason' ? t('reason_required') : common('max_length', { max: max ?? 0 })),
    send,
    done: setData,
    refused: (error) => ({ root: failure(error) }),
  })
  const { reason } = values
  if (data) {
    return (
      <Dialog title={t('sent_title')} onClose={onClose}>
        <Sent report={data} urgent={reason === 'underage' || reason === 'real_person'} kind={kind} name={name} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('title', { name })} text={t(`${kind}.text`, { name })} onClose={onClose}>
      <form {...form} className='grid gap-4'>
        <Reasons {...choice('reason')} />
        <TextField label={t('comment')} multiline rows={2} {...text('comment')} />
        <p className='-mt-2 text-sm text-pretty text-muted'>{t('note')}</p>
        {more}
        {problem ? (
          <p role='alert' className='text-sm text-bad'>
            {problem}
          </p>
        ) : null}
        <Button type='submit' kind='primary' full busy={sending}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Says what is wrong with something, and then what happens next. */
export const ReportDialog = (props: ReportDialogProps) => (
  <WithCatalogs catalogs={{ reports }}>
    <Content {...props} />
  </WithCatalogs>
)
