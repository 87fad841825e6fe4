'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { EmailInput, SixDigitsInput } from '@/contracts/forms/identity'
import { useConfirmEmail, useRequestEmail } from '@/hooks/api/use-ways'
import { useContractForm } from '@/hooks/use-contract-form'
import { useWithProof } from './proof'
import { useFailureText } from './use-failure-text'

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('settings.email')
  const withProof = useWithProof()
  const request = useRequestEmail()
  const { form, line, sending } = useContractForm({
    schema: EmailInput,
    initial: { email: '' },
    words: () => t('invalid'),
    send: async ({ email }) => {
      const answer = await withProof(() => request.mutateAsync(email), { CONFLICT: t('same') })
      if (answer.done) onSent(email)
    },
  })
  return (
    <form {...form} className='grid gap-4'>
      <TextField label={t('field')} type='email' inputMode='email' autoComplete='email' {...line('email')} data-autofocus />
      <Button type='submit' kind='primary' full busy={sending}>
        {t('send')}
      </Button>
    </form>
  )
}

function CodeForm({ email, onBack, onDone }: { email: string; onBack: () => void; onDone: () => void }) {
  const t = useTranslations('settings.email')
  const withProof = useWithProof()
  const confirm = useConfirmEmail()
  const textOf = useFailureText()
  const { form, line, sending } = useContractForm({
    schema: SixDigitsInput,
    initial: { code: '' },
    words: () => t('wrong'),
    send: async ({ code }) => {
      // A wrong code is said at the field; a proof that has run out meanwhile is asked for again.
      const answer = await withProof(() => confirm.mutateAsync(code), { INVALID_CODE: t('wrong'), INVALID_INPUT: t('wrong') })
      if (answer.done) onDone()
    },
    refused: (error) => ({ code: textOf(error, { INVALID_CODE: t('wrong') }) }),
  })
  return (
    <form {...form} className='grid gap-4'>
      <p role='status' className='text-sm text-muted wrap-anywhere'>
        {t('mailed', { email })}
      </p>
      <TextField key='code' label={t('code')} inputMode='numeric' autoComplete='one-time-code' {...line('code')} data-autofocus />
      <Button type='submit' kind='primary' full busy={sending}>
        {t('save')}
      </Button>
      <Button kind='quiet' full onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}

/** Another email address for the account: a code goes to it first. Every other session ends. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.email')
  const [email, setEmail] = useState<string | null>(null)
  const done = () => {
    toast.success(t('done'))
    onClose()
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      {email === null ? <AddressForm onSent={setEmail} /> : <CodeForm email={email} onBack={() => setEmail(null)} onDone={done} />}
    </Dialog>
  )
}
