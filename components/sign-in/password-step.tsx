import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { AddressInput, SignInInput } from '@/contracts/forms/identity'
import { usePasswordSignIn } from '@/hooks/api/use-sign-in'
import { useContractForm } from '@/hooks/use-contract-form'
import { EmailField } from './email-field'
import { TextButton } from './text-button'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** Address and password, and the ways out for those who have none or forgot it. */
export function PasswordStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const signIn = usePasswordSignIn()
  const failure = useAuthFailure('wrong_credentials')
  const knowsAddress = useRef(AddressInput.safeParse({ email: steps.email }).success).current
  const { form, line, setFocus, getValues } = useContractForm({
    schema: SignInInput,
    initial: { email: steps.email, password: steps.password },
    show: 'attempt',
    words: ({ field, kind, max = 0 }) => {
      if (field === 'email') return t('wrong_email')
      return kind === 'missing' ? t('password_required') : t('too_long', { max })
    },
    send: ({ password }): Promise<unknown> => signIn.mutateAsync({ email: getValues('email').trim(), password }),
    refused: (error) => {
      failure.take(error)
      setFocus('password', { shouldSelect: true })
      return undefined
    },
  })
  const { moved } = steps
  useEffect(() => {
    if (knowsAddress) setFocus('password')
    else if (moved) setFocus('email')
  }, [knowsAddress, moved, setFocus])
  const busy = signIn.isPending || signIn.isSuccess
  const email = line('email')
  const { onChange, error = failure.text, ...password } = line('password')
  return (
    <form {...form} className='grid grid-cols-1 gap-4'>
      <EmailField
        {...email}
        autoComplete='username'
        onChange={(event) => {
          steps.onEmail(event.target.value)
          email.onChange(event)
        }}
      />
      <PasswordField
        {...password}
        label={t('password')}
        autoComplete='current-password'
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        onChange={(event) => {
          steps.onPassword(event.target.value)
          failure.clear()
          onChange(event)
        }}
        error={error}
        readOnly={busy}
      />
      <Button type='submit' kind='primary' full busy={busy} disabled={failure.waiting}>
        {t('verify')}
      </Button>
      <div className='-mt-2 flex flex-wrap justify-between gap-x-5'>
        <TextButton onClick={() => steps.go('forgot')}>{t('forgot')}</TextButton>
        <TextButton onClick={() => steps.go('register')}>{t('new_here')}</TextButton>
      </div>
      <Button kind='quiet' full className='-mt-2' onClick={() => steps.go('email')}>
        {t('other_way')}
      </Button>
    </form>
  )
}
