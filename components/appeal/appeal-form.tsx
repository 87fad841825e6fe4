'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { AppealInput } from '@/contracts/forms/appeal'
import { useContractForm } from '@/hooks/use-contract-form'

/** Why a decision is wrong, in the person's words. */
export function AppealForm({ send }: { send: (text: string) => Promise<unknown> }) {
  const t = useTranslations('appeal')
  const { form, text, fits, sending } = useContractForm({
    schema: AppealInput,
    initial: { text: '' },
    show: 'attempt',
    // The button waits until the text fits, and the counter says how much is too much.
    words: () => undefined,
    send: (body) => send(body.text),
    refused: () => ({ text: t('failed') }),
  })
  return (
    <form {...form} className='mt-6 grid gap-4'>
      <TextField {...text('text')} label={t('field')} multiline />
      <Button type='submit' kind='primary' busy={sending} disabled={!fits('text')}>
        {t('send')}
      </Button>
    </form>
  )
}
