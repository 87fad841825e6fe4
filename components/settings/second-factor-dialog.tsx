'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { SixDigitsInput } from '@/contracts/forms/identity'
import { CODE_LENGTH } from '@/contracts/identity'
import { useConfirmSecondFactor, useRemoveSecondFactor, useStartSecondFactor } from '@/hooks/api/use-ways'
import { useContractForm } from '@/hooks/use-contract-form'
import { useWithProof } from './proof'
import { QrCode } from './qr-code'
import { RecoveryCodesDialog } from './recovery-codes'
import { useFailureText } from './use-failure-text'

type Secret = { secret: string; uri: string }

/** A secret is asked for once, when the dialog is first drawn; without a proof the dialog closes again. */
function useSecret(onRefused: () => void): Secret | null {
  const [secret, setSecret] = useState<Secret | null>(null)
  const withProof = useWithProof()
  const { mutateAsync } = useStartSecondFactor()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void withProof(() => mutateAsync()).then((answer) => (answer.done ? setSecret(answer.value) : onRefused()))
  }, [withProof, mutateAsync, onRefused])
  return secret
}

/** The secret in groups of four, for those who type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Enrol({ secret, onCodes }: { secret: Secret; onCodes: (codes: string[]) => void }) {
  const t = useTranslations('settings.factor')
  const confirm = useConfirmSecondFactor()
  const textOf = useFailureText()
  const { form, line, set, values, sending } = useContractForm({
    schema: SixDigitsInput,
    initial: { code: '' },
    words: () => t('wrong'),
    send: ({ code }) => confirm.mutateAsync(code),
    done: ({ recovery_codes }) => onCodes(recovery_codes),
    refused: (error) => ({ code: textOf(error, { WRONG_PROOF: t('wrong'), INVALID_INPUT: t('wrong'), CONFLICT: t('late') }) }),
  })
  return (
    <form {...form} className='grid gap-4'>
      <QrCode text={secret.uri} label={t('qr')} />
      <p className='text-center text-sm text-muted'>
        {t('by_hand')}
        <span className='mt-1 block font-mono text-text wrap-anywhere select-all'>{grouped(secret.secret)}</span>
      </p>
      <TextField
        label={t('code')}
        inputMode='numeric'
        autoComplete='one-time-code'
        {...line('code')}
        onChange={(event) => set('code', event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <Button type='submit' kind='primary' full busy={sending} disabled={values.code.length < CODE_LENGTH}>
        {t('confirm')}
      </Button>
    </form>
  )
}

/** Scan, confirm, keep the recovery codes. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.factor')
  const secret = useSecret(onClose)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onClose} />
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      {secret ? <Enrol secret={secret} onCodes={setCodes} /> : <Skeleton className='h-72' />}
    </Dialog>
  )
}

/** The last question before the second lock goes. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.factor_off')
  const withProof = useWithProof()
  const remove = useRemoveSecondFactor()
  const turnOff = async () => {
    if (!(await withProof(() => remove.mutateAsync())).done) return
    toast.success(t('done'))
    onClose()
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <DialogActions>
        <Button kind='danger' full busy={remove.isPending} onClick={() => void turnOff()}>
          {t('confirm')}
        </Button>
        <Button kind='quiet' full onClick={onClose} data-autofocus>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
