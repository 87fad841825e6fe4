'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { MAX_PASSWORD, MIN_PASSWORD } from '@/contracts/identity'
import { useSetPassword } from '@/hooks/api/use-ways'
import { useWithProof } from './proof'

/** Sets or changes the password; every other session ends. Who it is, is asked by the proof. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('settings.password')
  const words = useTranslations('settings.common')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const withProof = useWithProof()
  const set = useSetPassword()
  const wrong =
    password.length < MIN_PASSWORD ? words('min_length', { min: MIN_PASSWORD }) : password.length > MAX_PASSWORD ? words('max_length', { max: MAX_PASSWORD }) : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (wrong || set.isPending) return
    const answer = await withProof(() => set.mutateAsync(password))
    if (!answer.done) return
    toast.success(t('done'))
    onClose()
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className='grid gap-4'>
        <input type='text' name='username' autoComplete='username' value={email} readOnly hidden />
        <TextField
          label={t('new')}
          type='password'
          autoComplete='new-password'
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={asked ? wrong : undefined}
          data-autofocus
        />
        <Button type='submit' kind='primary' full busy={set.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
