'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField } from '@/components/ui/password-field'
import { toast } from '@/components/ui/toast'
import { NewPasswordInput } from '@/contracts/forms/identity'
import { useSetPassword } from '@/hooks/api/use-ways'
import { useContractForm } from '@/hooks/use-contract-form'
import { useWithProof } from './proof'

/** Sets or changes the password; every other session ends. Who it is, is asked by the proof. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('settings.password')
  const words = useTranslations('settings.common')
  const withProof = useWithProof()
  const set = useSetPassword()
  const { form, line, limits, sending } = useContractForm({
    schema: NewPasswordInput,
    initial: { password: '' },
    words: ({ kind, min = 0, max = 0 }) => words(kind === 'too_big' ? 'too_long' : 'too_short', { min, max }),
    send: async ({ password }) => {
      const answer = await withProof(() => set.mutateAsync(password))
      if (!answer.done) return
      toast.success(t('done'))
      onClose()
    },
  })
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form {...form} className='grid gap-4'>
        <input type='text' name='username' autoComplete='username' value={email} readOnly hidden />
        <PasswordField
          label={t('new')}
          autoComplete='new-password'
          hint={t('hint', { min: limits('password').min ?? 0 })}
          showLabel={t('show')}
          hideLabel={t('hide')}
          {...line('password')}
          data-autofocus
        />
        <Button type='submit' kind='primary' full busy={sending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
