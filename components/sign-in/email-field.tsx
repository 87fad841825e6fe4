import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'autoComplete'> & {
  /** `username` beside a password, for password managers; with `webauthn` the browser offers passkeys in it. */
  autoComplete: 'email webauthn' | 'email' | 'username'
}

export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('auth')
  return (
    <TextField
      {...props}
      label={t('email')}
      type='email'
      inputMode='email'
      autoCapitalize='none'
      spellCheck={false}
      placeholder={t('email_placeholder')}
      data-autofocus
    />
  )
}
