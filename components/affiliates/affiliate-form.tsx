'use client'

import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { focusFirstProblem } from '@/components/ui/focus-first-problem'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { useAffiliateApplication, type Application } from '@/hooks/api/use-affiliate-application'
import { isEmail } from '@/lib/auth/is-email'

type Field = Exclude<keyof Application, 'company_fax'>
type Draft = Record<Field | 'company_fax', string>

/** Specification.md section 3, in its order; lengths are those of contracts/affiliates.ts. */
const FIELDS: readonly { name: Field; max: number; required?: true; long?: true; half?: true; type?: string; autoComplete?: string }[] = [
  { name: 'email', max: 254, required: true, type: 'email', autoComplete: 'email' },
  { name: 'first_name', max: 80, required: true, half: true, autoComplete: 'given-name' },
  { name: 'last_name', max: 80, required: true, half: true, autoComplete: 'family-name' },
  { name: 'social_url', max: 300, autoComplete: 'off' },
  { name: 'telegram_id', max: 80, half: true, autoComplete: 'off' },
  { name: 'website', max: 300, half: true, autoComplete: 'url' },
  { name: 'join_reason', max: 2000, long: true },
  { name: 'promote_explanation', max: 2000, required: true, long: true },
  { name: 'tell_us_more', max: 2000, long: true },
]
const EMPTY = Object.fromEntries([...FIELDS.map(({ name }) => [name, '']), ['company_fax', '']]) as Draft

type Problem = { key: 'required' | 'wrong_email' | 'too_long'; max: number }

function problemOf({ name, max, required }: (typeof FIELDS)[number], value: string): Problem | null {
  const length = value.trim().length
  if (required && length === 0) return { key: 'required', max }
  if (name === 'email' && !isEmail(value)) return { key: 'wrong_email', max }
  return length > max ? { key: 'too_long', max } : null
}

/** What was left out stays out of the call. */
const applicationOf = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== '')) as Application

const FAILURES: Partial<Record<string, 'offline' | 'rate_limited' | 'wrong_email'>> = {
  OFFLINE: 'offline', RATE_LIMITED: 'rate_limited', INVALID_EMAIL: 'wrong_email',
}

/** Seen by robots only. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('affiliates.form')
  return (
    <div aria-hidden className='absolute -left-[9999px] size-px overflow-hidden'>
      <label>
        {t('company_fax')}
        <input name='company_fax' tabIndex={-1} autoComplete='off' value={value} onChange={(event) => onChange(event.target.value)} />
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

function Fields({ draft, asked, onChange }: { draft: Draft; asked: boolean; onChange: (part: Partial<Draft>) => void }) {
  const t = useTranslations('affiliates.form')
  return (
    <div className='grid gap-4 sm:grid-cols-2'>
      {FIELDS.map((field) => {
        const { name, max, long, half, type, autoComplete, required } = field
        const problem = asked ? problemOf(field, draft[name]) : null
        return (
          <TextField
            key={name}
            name={name}
            type={type ?? 'text'}
            autoComplete={autoComplete}
            aria-required={required}
            multiline={long}
            maxLength={max}
            label={required ? t(name) : t('optional', { label: t(name) })}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            error={problem ? t(problem.key, { max: problem.max }) : undefined}
            className={half ? undefined : 'sm:col-span-2'}
          />
        )
      })}
    </div>
  )
}

/** The application (specification.md sections 3 and 5). */
export function AffiliateForm() {
  const t = useTranslations('affiliates.form')
  const { apply, busy } = useAffiliateApplication()
  const [draft, setDraft] = useState(EMPTY)
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'rate_limited' | 'wrong_email' | 'failed' | null>(null)
  const [done, setDone] = useState(false)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (busy) return
    if (FIELDS.some((field) => problemOf(field, draft[field.name]))) return focusFirstProblem(event.currentTarget)
    setFailure(null)
    const error = await apply(applicationOf(draft))
    if (error) return setFailure(FAILURES[error.code] ?? 'failed')
    setDone(true)
    toast.success(t('received'))
  }
  if (done) return <Received />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className='relative grid gap-4'>
      <Fields draft={draft} asked={asked} onChange={change} />
      <Trap value={draft.company_fax} onChange={(company_fax) => change({ company_fax })} />
      <p role={failure ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
        {failure ? t(failure) : null}
      </p>
      <Button type='submit' kind='primary' full busy={busy}>
        {t('send')}
      </Button>
      <p className='text-sm text-pretty text-muted'>{t('privacy')}</p>
    </form>
  )
}
