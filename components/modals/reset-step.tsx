import { useTranslations } from 'next-intl'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useResetPassword } from '@/hooks/api/use-sign-in'
import { problemOf } from '@/lib/auth/password-problem'
import { useModalStore } from '@/stores/modal-store'
import { NewPasswordField } from './new-password-field'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** The new password of somebody who followed a mailed link. */
export function ResetStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const reset = useResetPassword()
  const failure = useAuthFailure('reset_spent')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const token = steps.came && 'reset' in steps.came ? steps.came.reset : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reset.isPending || failure.waiting) return
    const problem = problemOf(steps.password)
    input.current?.focus()
    if (problem) return failure.say(problem)
    const onSuccess = () => {
      toast.success(t('reset_done'))
      steps.onPassword('')
      // While the modal still holds the link, signing in would not close it (session-keeper).
      useModalStore.getState().openModal('auth', {})
      steps.go('password')
    }
    reset.mutate({ token, password: steps.password }, { onSuccess, onError: failure.take })
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-4'>
      <NewPasswordField
        ref={input}
        label={t('password_new')}
        value={steps.password}
        onValue={(password) => {
          steps.onPassword(password)
          failure.clear()
        }}
        error={failure.text}
        disabled={reset.isPending}
      />
      {failure.kind === 'reset_spent' ? (
        <Button kind='primary' full onClick={() => steps.go('forgot')}>
          {t('reset_again')}
        </Button>
      ) : (
        <Button type='submit' kind='primary' full busy={reset.isPending} disabled={failure.waiting}>
          {t('reset')}
        </Button>
      )}
    </form>
  )
}
