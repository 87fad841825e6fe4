import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useRequestLink, useRequestReset } from '@/hooks/api/use-sign-in'
import { InboxLink } from './inbox-link'
import { Resend } from './resend'
import type { Mailing } from './use-address'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

type SentProps = StepProps & { mailing: Mailing; back: 'email' | 'forgot' }

/** A link is in the mail, and nothing is left to do here. */
function Sent({ steps, mailing, back }: SentProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure('wrong_email')
  const hint = useRef<HTMLParagraphElement>(null)
  useEffect(() => hint.current?.focus(), [])
  return (
    <div className='grid gap-1'>
      <p ref={hint} tabIndex={-1} className='mb-3 text-sm text-pretty text-muted'>
        {t('mail_hint')}
      </p>
      <p role={failure.text ? 'alert' : undefined} className='text-center text-sm text-bad empty:hidden'>
        {failure.text}
      </p>
      <Resend steps={steps} what='link' mailing={mailing} failure={failure} />
      <Button kind='quiet' full onClick={() => steps.go(back)}>
        {t('change')}
      </Button>
      <InboxLink />
    </div>
  )
}

export const LinkSentStep = (props: StepProps) => <Sent {...props} mailing={useRequestLink()} back='email' />
export const ForgotSentStep = (props: StepProps) => <Sent {...props} mailing={useRequestReset()} back='forgot' />
