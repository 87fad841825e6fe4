import { useTranslations } from 'next-intl'
import { type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useRequestCode, useRequestLink } from '@/hooks/api/use-sign-in'
import { Adults } from './adults'
import { EmailField } from './email-field'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!requestLink.isPending) address.mail(requestCode, 'code')
  }
  return (
    <>
      <form noValidate onSubmit={submit} className='grid gap-4'>
        <EmailField steps={steps} address={address} autoComplete='email webauthn' />
        <Button type='submit' kind='primary' full busy={requestCode.isPending} disabled={address.failure.waiting}>
          {t('send')}
        </Button>
      </form>
      {ways ? <OtherWays ways={ways} /> : null}
      <div className='-mt-2 flex flex-wrap justify-between gap-x-5'>
        <TextButton onClick={() => steps.go(mode === 'signup' ? 'register' : 'password')}>{t('use_password')}</TextButton>
        <TextButton
          busy={requestLink.isPending}
          onClick={() => !requestCode.isPending && address.mail(requestLink, 'link_sent')}
        >
          {t('use_link')}
        </TextButton>
      </div>
      <Adults />
    </>
  )
}
