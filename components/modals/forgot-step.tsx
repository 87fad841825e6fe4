import { useTranslations } from 'next-intl'
import { type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useRequestReset } from '@/hooks/api/use-sign-in'
import { EmailField } from './email-field'
import { useAddress } from './use-address'
import type { StepProps } from './use-auth-steps'

export function ForgotStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const requestReset = useRequestReset()
  const address = useAddress(steps)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    address.mail(requestReset, 'forgot_sent')
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-4'>
      <EmailField steps={steps} address={address} autoComplete='username' />
      <Button type='submit' kind='primary' full busy={requestReset.isPending} disabled={address.failure.waiting}>
        {t('forgot_send')}
      </Button>
      <Button kind='quiet' full className='-mt-2' onClick={() => steps.go('password')}>
        {t('has_account')}
      </Button>
    </form>
  )
}
