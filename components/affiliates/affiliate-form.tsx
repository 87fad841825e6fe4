'use client'

import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { AffiliateApplication } from '@/contracts/forms/affiliates'
import { useAffiliateApplication, type Application } from '@/hooks/api/use-affiliate-application'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { isOptional } from '@/lib/forms/contract-limits'

type Field = Exclude<keyof Application, 'company_fax'>

/** In the order of the page. */
const FIELDS: readonly { name: Field; long?: true; half?: true; type?: string; autoComplete?: string }[] = [
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'first_name', half: true, autoComplete: 'given-name' },
  { name: 'last_name', half: true, autoComplete: 'family-name' },
  { name: 'social_url', autoComplete: 'off' },
  { name: 'telegram_id', half: true, autoComplete: 'off' },
  { name: 'website', half: true, autoComplete: 'url' },
  { name: 'join_reason', long: true },
  { name: 'promote_explanation', long: true },
  { name: 'tell_us_more', long: true },
]
const isRequired = (name: Field) => !isOptional(AffiliateApplication.shape[name])
/** The token of the page is added when it is sent. */
const EMPTY = Object.fromEntries([...FIELDS.map(({ name }) => name), 'company_fax', 'form_token'].map((name) => [name, ''])) as Record<
  Field | 'company_fax' | 'form_token',
  string
>

const FAILURES: Partial<Record<string, 'offline' | 'rate_limited' | 'wrong_email'>> = {
  OFFLINE: 'offline',
  RATE_LIMITED: 'rate_limited',
  INVALID_EMAIL: 'wrong_email',
}

/** Seen by robots only. */
function Trap({ error: _unseen, ...input }: ComponentProps<'input'> & { error?: string }) {
  const t = useTranslations('affiliates.form')
  return (
    <div aria-hidden className='sr-only'>
      <label>
        {t('company_fax')}
        <input tabIndex={-1} autoComplete='off' {...input} />
      </label>
    </div>
  )
}

function Received() {
  const t = useTranslations('affiliates.form')
  return (
    <div className='grid justify-items-start gap-3'>
      <CircleCheck aria-hidden className='size-8 text-ok' strokeWidth={1.75} />
      <p className='title text-lg'>{t('done_title')}</p>
      <p className='text-pretty text-muted'>{t('done_text')}</p>
    </div>
  )
}

/** The application of somebody who wants to refer people. */
export function AffiliateForm() {
  const t = useTranslations('affiliates.form')
  const { apply } = useAffiliateApplication()
  const [done, setDone] = useState(false)
  const { form, text, line, problem, sending } = useContractForm({
    schema: AffiliateApplication,
    initial: EMPTY,
    words: ({ field, kind, max = 0 }) => {
      if (kind === 'missing') return t('required')
      return t(field === 'email' && kind === 'invalid' ? 'wrong_email' : 'too_long', { max })
    },
    send: ({ form_token: _given_later, ...application }) => apply(application),
    done: () => {
      setDone(true)
      toast.success(t('received'))
    },
    refused: (error) => ({ root: t((isApiError(error) && FAILURES[error.code]) || 'failed') }),
  })
  if (done) return <Received />
  return (
    <form {...form} className='relative grid gap-4'>
      <div className='grid gap-4 sm:grid-cols-2'>
        {FIELDS.map(({ name, long, half, type, autoComplete }) => (
          <TextField
            key={name}
            {...text(name)}
            type={type ?? 'text'}
            autoComplete={autoComplete}
            aria-required={isRequired(name) || undefined}
            multiline={long}
            label={isRequired(name) ? t(name) : t('optional', { label: t(name) })}
            className={half ? undefined : 'sm:col-span-2'}
          />
        ))}
      </div>
      <Trap {...line('company_fax')} />
      <p role={problem ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
        {problem}
      </p>
      <Button type='submit' kind='primary' full busy={sending}>
        {t('send')}
      </Button>
      <p className='text-sm text-pretty text-muted'>{t('privacy')}</p>
    </form>
  )
}
