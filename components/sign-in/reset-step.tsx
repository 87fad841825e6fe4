import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { NewPasswordInput } from '@/contracts/forms/identity'
import { useResetPassword } from '@/hooks/api/use-sign-in'
import { useContractForm } from '@/hooks/use-contract-form'
import { useModalStore } from '@/stores/modal-store'
import { NewPasswordField } from './new-password-field'
import { useAuthFailure } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** The new password of somebody who followed a mailed link. */
export function ResetStep({ steps }: StepProps) {
  const t = useTranslations('auth')
  const reset = useResetPassword()
  const failure = useAuthFailure('reset_spent')
  const token = steps.came && 'reset' in steps.came ? steps.came.reset : ''
  const { form, line, setFocus, sending } = useContractForm({
    schema: NewPasswordInput,
    initial: { password: steps.password },
    show: 'attempt',
    words: ({ kind, min = 0, max = 0 }) => t(kind === 'too_big' ? 'too_long' : 'too_short', { min, max }),
    send: ({ password }) => reset.mutateAsync({ token, password }),
    done: () => {
      toast.success(t('reset_done'))
      steps.onPassword('')
      // While the modal still holds the link, signing in would not close it (session-keeper).
      useModalStore.getState().openModal('auth', {})
      steps.go('password')
    },
    refused: (error) => {
      failure.take(error)
      return undefined
    },
  })
  useEffect(() => setFocus('password'), [setFocus])
  const { onChange, error = failure.text, ...field } = line('password')
  return (
    <form {...form} className='grid gap-4'>
      <NewPasswordField
        {...field}
        label={t('password_new')}
        onChange={(event) => {
          steps.onPassword(event.target.value)
          failure.clear()
          onChange(event)
        }}
        error={error}
        readOnly={sending}
      />
      {failure.kind === 'reset_spent' ? (
        <Button kind='primary' full onClick={() => steps.go('forgot')}>
          {t('reset_again')}
        </Button>
      ) : (
        <Button type='submit' kind='primary' full busy={sending} disabled={failure.waiting}>
          {t('reset')}
        </Button>
      )}
    </form>
  )
}
