import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useRequestCode, useVerifyCode } from '@/hooks/api/use-sign-in'
import { isApiError } from '@/lib/api/errors'
import { CODE_LENGTH, CodeInput } from './code-input'
import { InboxLink } from './inbox-link'
import { Resend } from './resend'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** Six digits; the sixth sends them. */
export function CodeStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const verifyCode = useVerifyCode()
  const requestCode = useRequestCode()
  const failure = useAuthFailure('wrong_code')
  const busy = verifyCode.isPending || verifyCode.isSuccess

  const verify = (digits: string) => {
    if (busy || failure.waiting) return
    verifyCode.mutate(
      { email: steps.email, code: digits },
      {
        onError: (error) => {
          failure.take(error)
          if (isApiError(error, 'INVALID_CODE')) setCode('')
          input.current?.focus()
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < CODE_LENGTH) failure.say('code_required')
    else verify(code)
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
          if (digits.length === CODE_LENGTH && digits !== code) verify(digits)
        }}
      />
      <Button type='submit' kind='primary' full busy={busy} disabled={failure.waiting}>
        {t('verify')}
      </Button>
      <div className='grid gap-1'>
        <Resend steps={steps} what='code' mailing={requestCode} failure={failure} />
        <Button kind='quiet' full onClick={() => steps.go('email')}>
          {t('change')}
        </Button>
        <InboxLink />
      </div>
    </form>
  )
}
