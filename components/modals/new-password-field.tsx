import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { MIN_PASSWORD } from '@/contracts/identity'

type NewPasswordFieldProps = {
  label: string
  value: string
  onValue: (password: string) => void
  error?: string
  disabled?: boolean
  ref: Ref<HTMLInputElement>
}

export function NewPasswordField({ label, value, onValue, error, disabled, ref }: NewPasswordFieldProps) {
  const t = useTranslations('auth')
  return (
    <PasswordField
      ref={ref}
      label={label}
      name='new-password'
      autoComplete='new-password'
      minLength={MIN_PASSWORD}
      hint={t('password_hint', { min: MIN_PASSWORD })}
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      error={error}
      readOnly={disabled}
    />
  )
}
