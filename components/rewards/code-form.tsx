'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { useClaimCode } from '@/hooks/api/use-rewards'
import { isApiError } from '@/lib/api/errors'

const PROBLEMS = { INVALID_REWARD_CODE: 'wrong', RATE_LIMITED: 'rate_limited', OFFLINE: 'offline' } as const
type Problem = 'empty' | 'failed' | (typeof PROBLEMS)[keyof typeof PROBLEMS]

const problemOf = (error: unknown): Problem =>
  isApiError(error) && error.code in PROBLEMS ? PROBLEMS[error.code as keyof typeof PROBLEMS] : 'failed'

/** Takes a reward code as it was typed; what is wrong stands below the field, which keeps the code. */
export function CodeForm() {
  const t = useTranslations('rewards.code')
  const got = useTranslations('rewards.tasks')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const { mutate, isPending } = useClaimCode()
  const refuse = (what: Problem) => {
    setProblem(what)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!code.trim()) return refuse('empty')
    setProblem(null)
    mutate(code, {
      onSuccess: ({ credits }) => {
        if (credits > 0) toast.success(got('got', { credits }))
        else toast.warning(got('nothing'))
        setCode('')
      },
      onError: (error) => refuse(problemOf(error)),
    })
  }
  return (
    <section aria-labelledby='code' className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <h2 id='code' className='title text-lg'>
        {t('title')}
      </h2>
      <p className='mt-1 text-pretty text-muted'>{t('text')}</p>
      <form onSubmit={submit} noValidate className='mt-4 flex flex-wrap items-start gap-2.5'>
        <TextField
          ref={field} label={t('label')} hideLabel name='code' value={code} onChange={(event) => setCode(event.target.value)}
          placeholder={t('label')} autoComplete='off' autoCapitalize='none' spellCheck={false} enterKeyHint='done'
          error={problem ? t(problem) : undefined} className='min-w-0 flex-1 basis-56'
        />
        <Button type='submit' busy={isPending} className='h-13 w-full sm:w-auto'>
          {t('claim')}
        </Button>
      </form>
    </section>
  )
}
