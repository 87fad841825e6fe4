import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Mailing } from './use-address'
import type { AuthFailure } from './use-auth-failure'
import type { AuthSteps } from './use-auth-steps'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left'

type ResendProps = {
  steps: AuthSteps
  what: 'code' | 'link'
  mailing: Mailing
  failure: AuthFailure
}

/** The same mail once more, after a visible wait. */
export function Resend({ steps, what, mailing, failure }: ResendProps) {
  const t = useTranslations('auth')
  const left = useSecondsLeft(steps.resendAt)
  const [resent, setResent] = useState(false)
  const resend = () =>
    mailing.mutate(steps.email, {
      onSuccess: () => {
        setResent(true)
        steps.sent(steps.step)
      },
      onError: failure.take,
    })
  return (
    <>
      <p role='status' className='text-center text-sm text-ok empty:hidden'>
        {resent ? t(`resent.${what}`) : null}
      </p>
      {left > 0 ? (
        <p className='flex min-h-12 items-center justify-center text-sm text-muted tabular-nums'>
          {t(`resend_in.${what}`, { time: minutesAndSeconds(left) })}
        </p>
      ) : (
        <Button full busy={mailing.isPending} disabled={failure.waiting} onClick={resend}>
          {t(`resend.${what}`)}
        </Button>
      )}
    </>
  )
}
