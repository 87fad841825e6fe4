import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useRequestCode, useVerifyCode } from '@/hooks/api/use-sign-in'
import { CodeForm } from './code-form'
import { InboxLink } from './inbox-link'
import { Resend } from './resend'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** The code that was mailed. */
export function CodeStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const verifyCode = useVerifyCode()
  const requestCode = useRequestCode()
  const failure = useAuthFailure('wrong_code')
  return (
    <CodeForm
      way={verifyCode}
      send={(code) => verifyCode.mutateAsync({ email: steps.email, code })}
      failure={failure}
      missing='code_required'
      submitLabel={t('verify')}
    >
      <div className='grid gap-1'>
        <Resend steps={steps} what='code' mailing={requestCode} failure={failure} />
        <Button kind='quiet' full onClick={() => steps.go('email')}>
          {t('change')}
        </Button>
        <InboxLink />
      </div>
    </CodeForm>
  )
}
