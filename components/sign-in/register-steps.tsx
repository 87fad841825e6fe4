import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { SignUpInput } from '@/contracts/forms/identity'
import { CODE_LENGTH } from '@/contracts/identity'
import { usePasswordSignUp, useRequestCode } from '@/hooks/api/use-sign-in'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { AddressForm } from './address-form'
import { Adults } from './adults'
import { CodeInput } from './code-input'
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

/** The mailed code and the new password, each with its own problems. */
function useRegistration({ steps }: StepProps) {
  const t = useTranslations('auth')
  const signUp = usePasswordSignUp()
  const wrongCode = useAuthFailure('wrong_code')
  const wrongPassword = useAuthFailure('wrong_code')
  const { form, line, set, setFocus } = useContractForm({
    schema: SignUpInput,
    initial: { email: steps.email, code: '', password: steps.password },
    show: 'attempt',
    words: ({ field, kind, min = 0, max = 0 }) => {
      if (field === 'code') return t('code_required')
      return field === 'email' ? t('wrong_email') : t(kind === 'too_big' ? 'too_long' : 'too_short', { min, max })
    },
    send: ({ code, password }) => signUp.mutateAsync({ email: steps.email, code, password }),
    refused: (error) => {
      if (isApiError(error, 'INVALID_CODE')) {
        wrongCode.take(error)
        set('code', '')
        setFocus('code')
      } else wrongPassword.take(error)
      return undefined
    },
  })
  const code = line('code')
  const password = line('password')
  return {
    form,
    wrongCode,
    wrongPassword,
    busy: signUp.isPending || signUp.isSuccess,
    code: {
      ref: code.ref,
      value: code.value,
      error: code.error ?? wrongCode.text,
      onChange: (digits: string) => {
        set('code', digits)
        wrongCode.clear()
        if (digits.length === CODE_LENGTH && digits !== code.value) setFocus('password')
      },
    },
    password: {
      ...password,
      error: password.error ?? wrongPassword.text,
      onChange: (event: Parameters<typeof password.onChange>[0]) => {
        steps.onPassword(event.target.value)
        wrongPassword.clear()
        password.onChange(event)
      },
    },
  }
}

export function RegisterCodeStep(props: StepProps) {
  const { steps } = props
  const t = useTranslations('auth')
  const id = useId()
  const requestCode = useRequestCode()
  const { form, busy, wrongCode, wrongPassword, code, password } = useRegistration(props)
  return (
    <form {...form} className='grid grid-cols-1 gap-4'>
      <AccountName email={steps.email} />
      <CodeInput {...code} id={id} label={t('code')} disabled={busy} />
      <NewPasswordField {...password} label={t('password_choose')} readOnly={busy} />
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
