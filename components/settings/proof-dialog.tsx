'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { ProofInput } from '@/contracts/forms/identity'
import { useGiveProof, useRequestProof, useWays } from '@/hooks/api/use-ways'
import { useContractForm } from '@/hooks/use-contract-form'
import { useFailureText } from './use-failure-text'

type ProofDialogProps = { onDone: () => void; onClose: () => void }
type Way = 'second_factor' | 'password' | 'code'

/** Mails the code when it is first drawn. */
function useMailedCode(wanted: boolean) {
  const { mutate, isSuccess, isPending, error } = useRequestProof()
  useEffect(() => {
    if (wanted) mutate()
  }, [wanted, mutate])
  return { again: () => mutate(), sent: isSuccess, sending: isPending, error }
}

function ProofForm({ way, email, onDone }: { way: Way; email: string; onDone: () => void }) {
  const t = useTranslations('settings.proof')
  const proof = useGiveProof()
  const mail = useMailedCode(way === 'code')
  const textOf = useFailureText()
  const wrong = { INVALID_INPUT: t('wrong') }
  const { form, line, values, sending } = useContractForm({
    schema: ProofInput,
    initial: { code: '', password: '', second_factor: '' },
    read: (values) => ({ [way]: values[way] }),
    words: () => t('wrong'),
    send: (body) => proof.mutateAsync(body),
    done: onDone,
    refused: (error) => ({ [way]: textOf(error, wrong) }),
  })
  const { error = mail.error ? textOf(mail.error, wrong) : undefined, ...field } = line(way)
  return (
    <form {...form} className='grid gap-4'>
      {way === 'code' ? (
        <p role='status' className='text-sm text-muted wrap-anywhere'>
          {mail.sent ? t('mailed', { email }) : t('mailing')}
        </p>
      ) : null}
      <TextField
        key={way}
        label={t(`fields.${way}`)}
        type={way === 'password' ? 'password' : 'text'}
        inputMode={way === 'code' ? 'numeric' : undefined}
        autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
        {...field}
        error={error}
        data-autofocus
      />
      <Button type='submit' kind='primary' full busy={sending} disabled={!values[way]}>
        {t('confirm')}
      </Button>
      {way === 'code' ? (
        <Button kind='quiet' full busy={mail.sending} onClick={mail.again}>
          {t('again')}
        </Button>
      ) : null}
    </form>
  )
}

/** "Is it you?": the authenticator app where one is set up, else the password or a mailed code. */
export function ProofDialog({ onDone, onClose }: ProofDialogProps) {
  const t = useTranslations('settings.proof')
  const { data: ways } = useWays()
  const [chosen, setChosen] = useState<Way | null>(null)
  if (!ways) {
    return (
      <Dialog title={t('title')} text={t('text')} onClose={onClose}>
        <Skeleton className='h-32' />
      </Dialog>
    )
  }
  const first: Way = ways.second_factor.enabled ? 'second_factor' : ways.password ? 'password' : 'code'
  const way = chosen ?? first
  const other: Way | null = first === 'password' ? (way === 'password' ? 'code' : 'password') : null
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <ProofForm key={way} way={way} email={ways.email} onDone={onDone} />
      {other ? (
        <Button kind='quiet' full onClick={() => setChosen(other)}>
          {t(`instead.${other}`)}
        </Button>
      ) : null}
    </Dialog>
  )
}
