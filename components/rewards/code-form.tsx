'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { RewardCodeInput } from '@/contracts/forms/reward-code'
import { useClaimCode } from '@/hooks/api/use-rewards'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'

const PROBLEMS = { INVALID_REWARD_CODE: 'wrong', RATE_LIMITED: 'rate_limited', OFFLINE: 'offline' } as const

const problemOf = (error: unknown) =>
  isApiError(error) && error.code in PROBLEMS ? PROBLEMS[error.code as keyof typeof PROBLEMS] : 'failed'

/** Takes a reward code as it was typed; what is wrong stands below the field, which keeps the code. */
export function CodeForm() {
  const t = useTranslations('rewards.code')
  const got = useTranslations('rewards.tasks')
  const claim = useClaimCode()
  const { form, line, reset, sending } = useContractForm({
    schema: RewardCodeInput,
    initial: { code: '' },
    words: ({ kind }) => t(kind === 'missing' ? 'empty' : 'wrong'),
    send: ({ code }) => claim.mutateAsync(code),
    done: ({ credits }) => {
      if (credits > 0) toast.success(got('got', { credits }))
      else toast.warning(got('nothing'))
      reset()
    },
    refused: (error) => ({ code: t(problemOf(error)) }),
  })
  return (
    <section aria-labelledby='code' className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <h2 id='code' className='title text-lg'>
        {t('title')}
      </h2>
      <p className='mt-1 text-pretty text-muted'>{t('text')}</p>
      <form {...form} className='mt-4 flex flex-wrap items-start gap-2.5'>
        <TextField
          {...line('code')}
          label={t('label')}
          hideLabel
          placeholder={t('label')}
          autoComplete='off'
          autoCapitalize='none'
          spellCheck={false}
          enterKeyHint='done'
          className='min-w-0 flex-1 basis-56'
        />
        <Button type='submit' busy={sending} className='h-13 w-full sm:w-auto'>
          {t('claim')}
        </Button>
      </form>
    </section>
  )
}
