import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { MIN_PASSWORD } from '@/contracts/identity'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'showLabel' | 'hideLabel'>

export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useTranslations('auth')
  return (
    <PasswordField
      {...props}
      name='new-password'
      autoComplete='new-password'
      minLength={MIN_PASSWORD}
      hint={t('password_hint', { min: MIN_PASSWORD })}
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
    />
  )
}
