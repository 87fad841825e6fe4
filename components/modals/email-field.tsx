import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { Address } from './use-address'
import type { AuthSteps } from './use-auth-steps'

export type EmailFieldProps = {
  steps: AuthSteps
  address: Address
  /** `username` beside a password, for password managers; with `webauthn` the browser offers passkeys in it. */
  autoComplete: 'email webauthn' | 'email' | 'username'
}

export function EmailField({ steps, address, autoComplete }: EmailFieldProps) {
  const t = useTranslations('auth')
  return (
    <TextField
      ref={address.input}
      label={t('email')}
      type='email'
      name='email'
      autoComplete={autoComplete}
      inputMode='email'
      autoCapitalize='none'
      spellCheck={false}
      placeholder={t('email_placeholder')}
      value={steps.email}
      onChange={(event) => {
        steps.onEmail(event.target.value)
        address.failure.clear()
      }}
      error={address.failure.text}
      data-autofocus
    />
  )
}
