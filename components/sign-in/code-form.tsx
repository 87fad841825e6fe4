import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SixDigitsInput } from '@/contracts/forms/identity'
import { CODE_LENGTH } from '@/contracts/identity'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { CodeInput } from './code-input'
import type { AuthFailure } from './use-auth-failure'

type CodeFormProps = {
  /** The way in that the code opens (hooks/api/use-sign-in). */
  way: { isPending: boolean; isSuccess: boolean }
  send: (code: string) => Promise<unknown>
  failure: AuthFailure
  /** What is said of an unfinished code. */
  missing: 'code_required' | 'factor_required'
  submitLabel: string
  children?: ReactNode
}

/** Six digits; the sixth sends them. A wrong code makes room for the next one, a broken line keeps what was typed. */
export function CodeForm({ way, send, failure, missing, submitLabel, children }: CodeFormProps) {
  const t = useTranslations('auth')
  const id = useId()
  const busy = way.isPending || way.isSuccess
  const { form, line, set, setFocus, submit } = useContractForm({
    schema: SixDigitsInput,
    initial: { code: '' },
    show: 'attempt',
    words: () => t(missing),
    send: ({ code }) => send(code),
    refused: (error) => {
      failure.take(error)
      if (isApiError(error, 'INVALID_CODE')) set('code', '')
      setFocus('code')
      return undefined
    },
  })
  const { error = failure.text, ref, value } = line('code')
  const change = (digits: string) => {
    set('code', digits)
    failure.clear()
    if (digits.length === CODE_LENGTH && digits !== value && !failure.waiting) void submit()
  }
  return (
    <form {...form} className='grid grid-cols-1 gap-4'>
      <CodeInput id={id} ref={ref} label={t('code')} value={value} error={error} disabled={busy} onChange={change} />
      <Button type='submit' kind='primary' full busy={busy} disabled={failure.waiting}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
