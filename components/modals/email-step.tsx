'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useRequestCode } from '@/hooks/api/use-sign-in'
import { isEmail } from '@/lib/auth/is-email'
import { useAuthFailure } from './use-auth-failure'

type EmailStepProps = {
  email: string
  onEmail: (email: string) => void
  /** The code is on its way to this address. */
  onSent: (email: string) => void
  /** Come back to from the code: the focus follows. */
  returned: boolean
}

export function EmailStep({ email, onEmail, onSent, returned }: EmailStepProps) {
  const t = useTranslations('auth')
  const requestCode = useRequestCode()
  const failure = useAuthFailure('wrong_email')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (returned) input.current?.focus()
  }, [returned])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (requestCode.isPending || failure.waiting) return
    if (!isEmail(address)) {
      input.current?.focus()
      return failure.say('wrong_email')
    }
    requestCode.mutate(address, { onSuccess: () => onSent(address), onError: failure.take })
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-4'>
      <TextField
        ref={input as RefObject<HTMLInputElement | HTMLTextAreaElement | null>}
        label={t('email')}
        type='email'
        name='email'
        autoComplete='email'
        inputMode='email'
        autoCapitalize='none'
        spellCheck={false}
        placeholder={t('email_placeholder')}
        value={email}
        onChange={(event) => {
          onEmail(event.target.value)
          failure.clear()
        }}
        error={failure.text}
        data-autofocus
      />
      <Button type='submit' kind='primary' full busy={requestCode.isPending} disabled={failure.waiting}>
        {t('send')}
      </Button>
    </form>
  )
}
