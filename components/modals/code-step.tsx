'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useRequestCode, useVerifyCode } from '@/hooks/api/use-sign-in'
import { isApiError } from '@/lib/api/errors'
import { CODE_LENGTH, CodeInput } from './code-input'
import { useAuthFailure } from './use-auth-failure'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left'

type CodeStepProps = {
  email: string
  /** From when on a new code may be asked for, in milliseconds since 1970. */
  resendAt: number | null
  onResent: (email: string) => void
  /** Back to the address. */
  onChange: () => void
  /** Drawn under the form, e.g. where to find the mail. */
  children?: ReactNode
}

type ResendProps = Pick<CodeStepProps, 'email' | 'resendAt' | 'onResent'> & { onFailure: (error: unknown) => void }

/** A new code after a visible wait. */
function Resend({ email, resendAt, onResent, onFailure }: ResendProps) {
  const t = useTranslations('auth')
  const requestCode = useRequestCode()
  const left = useSecondsLeft(resendAt)
  const [resent, setResent] = useState(false)
  const resend = () =>
    requestCode.mutate(email, {
      onSuccess: () => {
        setResent(true)
        onResent(email)
      },
      onError: onFailure,
    })
  return (
    <>
      <p role='status' className='text-center text-sm text-ok empty:hidden'>
        {resent ? t('resent') : null}
      </p>
      {left > 0 ? (
        <p className='flex min-h-11 items-center justify-center text-sm text-muted tabular-nums'>
          {t('resend_in', { time: minutesAndSeconds(left) })}
        </p>
      ) : (
        <Button full busy={requestCode.isPending} onClick={resend}>
          {t('resend')}
        </Button>
      )}
    </>
  )
}

/** Six digits; the sixth sends them. */
export function CodeStep({ email, resendAt, onResent, onChange, children }: CodeStepProps) {
  const t = useTranslations('auth')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const verifyCode = useVerifyCode()
  const failure = useAuthFailure('wrong_code')
  const busy = verifyCode.isPending || verifyCode.isSuccess

  const verify = (digits: string) => {
    if (busy || failure.waiting) return
    verifyCode.mutate(
      { email, code: digits },
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
        <Resend email={email} resendAt={resendAt} onResent={onResent} onFailure={failure.take} />
        <Button kind='quiet' full onClick={onChange}>
          {t('change')}
        </Button>
        {children}
      </div>
    </form>
  )
}
