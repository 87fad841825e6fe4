import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { isApiError } from '@/lib/api/errors'
import { CODE_LENGTH, CodeInput } from './code-input'
import type { AuthFailure } from './use-auth-failure'

type CodeFormProps = {
  /** The way in that the code opens (hooks/api/use-sign-in). */
  way: { isPending: boolean; isSuccess: boolean }
  send: (code: string, options: { onError: (error: unknown) => void }) => void
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
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const busy = way.isPending || way.isSuccess
  const onError = (error: unknown) => {
    failure.take(error)
    if (isApiError(error, 'INVALID_CODE')) setCode('')
    input.current?.focus()
  }
  const sendWhole = (digits: string) => {
    if (!busy && !failure.waiting) send(digits, { onError })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < CODE_LENGTH) failure.say(missing)
    else sendWhole(code)
  }
  return (
    <form noValidate onSubmit={submit} className='grid grid-cols-1 gap-4'>
      <CodeInput
        id={id}
        ref={input}
        label={t('code')}
        value={code}
        error={failure.text}
        disabled={busy}
        onChange={(digits) => {
          setCode(digits)
          failure.clear()
          if (digits.length === CODE_LENGTH && digits !== code) sendWhole(digits)
        }}
      />
      <Button type='submit' kind='primary' full busy={busy} disabled={failure.waiting}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
