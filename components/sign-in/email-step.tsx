import { useTranslations } from 'next-intl'
import { useRequestCode, useRequestLink } from '@/hooks/api/use-sign-in'
import { AddressForm } from './address-form'
import { Adults } from './adults'
import { OtherWays } from './other-ways'
import { TextButton } from './text-button'
import { useAddress } from './use-address'
import type { StepProps } from './use-auth-steps'

/** One field first: the address, to which a code goes. Every other way stands below it. */
export function EmailStep({ steps, ways, mode }: StepProps) {
  const t = useTranslations('auth')
  const requestCode = useRequestCode()
  const requestLink = useRequestLink()
  const address = useAddress(steps)
  return (
    <>
      <AddressForm
        address={address}
        autoComplete='email webauthn'
        busy={requestCode.isPending}
        submitLabel={t('send')}
        onSubmit={() => !requestLink.isPending && address.mail(requestCode, 'code')}
      />
      {ways === undefined ? null : <OtherWays ways={ways} />}
      <div className='-mt-2 flex flex-wrap justify-between gap-x-5'>
        <TextButton onClick={() => steps.go(mode === 'signup' ? 'register' : 'password')}>{t('use_password')}</TextButton>
        <TextButton busy={requestLink.isPending} onClick={() => !requestCode.isPending && address.mail(requestLink, 'link_sent')}>
          {t('use_link')}
        </TextButton>
      </div>
      <Adults />
    </>
  )
}
