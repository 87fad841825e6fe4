import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { useEmailLink } from '@/hooks/api/use-sign-in'
import { isApiError } from '@/lib/api/errors'
import { useAuthFailure } from './use-auth-failure'
import { emailOf, type StepProps } from './use-auth-steps'

/** What does not mean that the link is bad. */
const PASSING = ['OFFLINE', 'RATE_LIMITED', 'SECOND_FACTOR_REQUIRED'] as const
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500 && !PASSING.some((code) => error.code === code)

/**
 * Somebody followed a mailed link. Where it was asked for it signs in by itself; elsewhere one press is wanted, so that
 * neither a mail scanner nor somebody else's link signs anybody in.
 */
export function LinkStep({ steps, onClose }: StepProps) {
  const t = useTranslations('auth')
  const { mutate, isPending, isSuccess } = useEmailLink()
  const failure = useAuthFailure('wrong_email')
  const { take } = failure
  const { asked, onEmail, go } = steps
  const link = steps.came && 'link' in steps.came ? steps.came.link : ''
  const follow = useCallback(() => {
    const email = emailOf(link)
    const onError = (error: unknown) => {
      if (!isRefusal(error)) return take(error)
      toast.error(t('invalid_link'))
      onEmail(email)
      go('email')
    }
    mutate({ email, url: new URL(link) }, { onError })
  }, [link, mutate, take, onEmail, go, t])
  // React's double effects in development must not spend a link twice.
  const followed = useRef(false)
  useEffect(() => {
    if (!asked || followed.current) return
    followed.current = true
    follow()
  }, [asked, follow])

  const busy = isPending || isSuccess
  if (asked && !failure.kind) {
    return (
      <div className='grid h-12 place-items-center'>
        <Spinner label={t('returning_text')} />
      </div>
    )
  }
  return (
    <div className='grid gap-2'>
      <p role={failure.text ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
        {failure.text}
      </p>
      <Button kind='primary' full busy={busy} disabled={failure.waiting} onClick={follow} data-autofocus>
        {t('link_confirm')}
      </Button>
      <Button kind='quiet' full onClick={onClose}>
        {t('link_refuse')}
      </Button>
    </div>
  )
}
