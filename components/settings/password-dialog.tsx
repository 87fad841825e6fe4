'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField } from '@/components/ui/password-field'
import { toast } from '@/components/ui/toast'
import { MAX_PASSWORD, MIN_PASSWORD } from '@/contracts/identity'
import { useSetPassword } from '@/hooks/api/use-ways'
import { problemOf } from '@/lib/auth/password-problem'
import { useWithProof } from './proof'

/** Sets or changes the password; every other session ends. Who it is, is asked by the proof. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('settings.password')
  const words = useTranslations('settings.common')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const withProof = useWithProof()
  const set = useSetPassword()
  const problem = problemOf(password)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (problem || set.isPending) return
    const answer = await withProof(() => set.mutateAsync(password))
    if (!answer.done) return
    toast.success(t('done'))
    onClose()
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className='grid gap-4'>
        <input type='text' name='username' autoComplete='username' value={email} readOnly hidden />
        <PasswordField
          label={t('new')}
          autoComplete='new-password'
          hint={t('hint', { min: MIN_PASSWORD })}
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={asked && problem ? words(problem, { min: MIN_PASSWORD, max: MAX_PASSWORD }) : undefined}
          data-autofocus
        />
        <Button type='submit' kind='primary' full busy={set.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
