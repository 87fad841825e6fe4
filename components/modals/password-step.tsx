import { useTranslations } from 'next-intl'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { usePasswordSignIn } from '@/hooks/api/use-sign-in'
import { isEmail } from '@/lib/auth/is-email'
import { EmailField } from './email-field'
import { TextButton } from './text-button'
import { useAddress } from './use-address'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** Address and password, and the ways out for those who have none or forgot it. */
export function PasswordStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const signIn = usePasswordSignIn()
  const failure = useAuthFailure('wrong_credentials')
  const input = useRef<HTMLInputElement>(null)
  const knowsAddress = useRef(isEmail(steps.email)).current
  const address = useAddress(steps, steps.moved && !knowsAddress)
  useEffect(() => {
    if (knowsAddress) input.current?.focus()
  }, [knowsAddress])
  const busy = signIn.isPending || signIn.isSuccess
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || failure.waiting) return
    const email = address.checked()
    if (!email) return
    const onError = (error: unknown) => {
      failure.take(error)
      input.current?.focus()
      input.current?.select()
    }
    if (steps.password) return signIn.mutate({ email, password: steps.password }, { onError })
    input.current?.focus()
    failure.say('password_required')
  }
  return (
    <form noValidate onSubmit={submit} className='grid grid-cols-1 gap-4'>
      <EmailField steps={steps} address={address} autoComplete='username' />
      <PasswordField
        ref={input}
        label={t('password')}
        name='password'
        autoComplete='current-password'
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        value={steps.password}
        onChange={(event) => {
          steps.onPassword(event.target.value)
          failure.clear()
        }}
        error={failure.text}
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
