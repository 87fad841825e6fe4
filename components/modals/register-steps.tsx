import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { usePasswordSignUp, useRequestCode } from '@/hooks/api/use-sign-in'
import { isApiError } from '@/lib/api/errors'
import { problemOf } from '@/lib/auth/password-problem'
import { AddressForm } from './address-form'
import { Adults } from './adults'
import { CODE_LENGTH, CodeInput } from './code-input'
import { InboxLink } from './inbox-link'
import { NewPasswordField } from './new-password-field'
import { Resend } from './resend'
import { useAddress } from './use-address'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** An account with a password begins with an address that is proven. */
export function RegisterStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const requestCode = useRequestCode()
  const address = useAddress(steps)
  return (
    <>
      <AddressForm
        steps={steps}
        address={address}
        autoComplete='email'
        busy={requestCode.isPending}
        submitLabel={t('send')}
        onSubmit={() => address.mail(requestCode, 'register_code')}
      />
      <div className='-mt-2 grid gap-1'>
        <Button kind='quiet' full onClick={() => steps.go('password')}>
          {t('has_account')}
        </Button>
        <Button kind='quiet' full onClick={() => steps.go('email')}>
          {t('other_way')}
        </Button>
      </div>
      <Adults />
    </>
  )
}

/** Tells password managers whose password is made here. */
const AccountName = ({ email }: { email: string }) => (
  <input type='email' name='email' autoComplete='username' value={email} readOnly hidden />
)

/** The mailed code and the new password, each with its own errors. */
function useRegistration({ steps }: StepProps) {
  const signUp = usePasswordSignUp()
  const wrongCode = useAuthFailure('wrong_code')
  const wrongPassword = useAuthFailure('wrong_code')
  const codeInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const busy = signUp.isPending || signUp.isSuccess
  const onError = (error: unknown) => {
    if (!isApiError(error, 'INVALID_CODE')) return wrongPassword.take(error)
    wrongCode.take(error)
    setCode('')
    codeInput.current?.focus()
  }
  const onCode = (digits: string) => {
    setCode(digits)
    wrongCode.clear()
    if (digits.length === CODE_LENGTH && digits !== code) passwordInput.current?.focus()
  }
  const onPassword = (password: string) => {
    steps.onPassword(password)
    wrongPassword.clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || wrongPassword.waiting) return
    const { email, password } = steps
    const problem = problemOf(password)
    if (problem) {
      passwordInput.current?.focus()
      wrongPassword.say(problem)
    }
    if (code.length < CODE_LENGTH) {
      codeInput.current?.focus()
      wrongCode.say('code_required')
    } else if (!problem) signUp.mutate({ email, code, password }, { onError })
  }
  return { busy, code, onCode, onPassword, submit, wrongCode, wrongPassword, codeInput, passwordInput }
}

export function RegisterCodeStep(props: StepProps) {
  const { steps } = props
  const t = useTranslations('auth')
  const id = useId()
  const requestCode = useRequestCode()
  const { busy, wrongCode, wrongPassword, ...form } = useRegistration(props)
  return (
    <form noValidate onSubmit={form.submit} className='grid grid-cols-1 gap-4'>
      <AccountName email={steps.email} />
      <CodeInput
        id={id}
        ref={form.codeInput}
        label={t('code')}
        value={form.code}
        error={wrongCode.text}
        disabled={busy}
        onChange={form.onCode}
      />
      <NewPasswordField
        ref={form.passwordInput}
        label={t('password_choose')}
        value={steps.password}
        onValue={form.onPassword}
        error={wrongPassword.text}
        disabled={busy}
      />
      <Button type='submit' kind='primary' full busy={busy} disabled={wrongPassword.waiting}>
        {t('register')}
      </Button>
      <div className='grid gap-1'>
        <Resend steps={steps} what='code' mailing={requestCode} failure={wrongCode} />
        <Button kind='quiet' full onClick={() => steps.go('register')}>
          {t('change')}
        </Button>
        <InboxLink />
      </div>
    </form>
  )
}
