import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useRequestReset } from '@/hooks/api/use-sign-in'
import { AddressForm } from './address-form'
import { useAddress } from './use-address'
import type { StepProps } from './use-auth-steps'

export function ForgotStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const requestReset = useRequestReset()
  const address = useAddress(steps)
  return (
    <>
      <AddressForm
        address={address}
        autoComplete='username'
        busy={requestReset.isPending}
        submitLabel={t('forgot_send')}
        onSubmit={() => address.mail(requestReset, 'forgot_sent')}
      />
      <Button kind='quiet' full className='-mt-2' onClick={() => steps.go('password')}>
        {t('has_account')}
      </Button>
    </>
  )
}
