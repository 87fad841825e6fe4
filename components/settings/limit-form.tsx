'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import type { SpendingLimits } from '@/contracts/billing'
import { SpendingLimitInput } from '@/contracts/forms/limits'
import { useSetSpendingLimit } from '@/hooks/api/use-billing'
import { useContractForm } from '@/hooks/use-contract-form'
import { useFormats } from '@/hooks/use-formats'
import { readLimit, type LimitUnit } from './read-limit'

type LimitFormProps = { unit: LimitUnit; limit: SpendingLimits[LimitUnit]; onOver: () => void }

/** Sets or removes one monthly limit. */
export function LimitForm({ unit, limit, onOver }: LimitFormProps) {
  const format = useFormats()
  const t = useTranslations('billing.limits')
  const set = useSetSpendingLimit()
  const done = ({ [unit]: { pending } }: SpendingLimits) => {
    toast.success(pending ? t('saved_later', { when: format.dayAndTime(pending.from) }) : t('saved_now'))
    onOver()
  }
  const typed = limit.amount === null ? '' : unit === 'cents' ? (limit.amount / 100).toFixed(2) : String(limit.amount)
  const { form, line, setFocus, sending } = useContractForm({
    schema: SpendingLimitInput[unit],
    initial: { amount: typed },
    read: ({ amount }) => ({ unit, amount: readLimit(unit, amount) }),
    words: ({ kind, max = 0 }) => {
      if (kind !== 'too_big') return t(`${unit}_invalid`)
      return t('too_high', { max: unit === 'cents' ? format.price(max) : max })
    },
    send: (body) => set.mutateAsync(body),
    done,
  })
  useEffect(() => setFocus('amount'), [setFocus])
  const remove = () => set.isPending || set.mutate({ unit, amount: null }, { onSuccess: done })
  return (
    <form {...form} className='grid gap-3 border-t border-line py-4 first:border-0'>
      <TextField label={t(`${unit}_label`)} inputMode={unit === 'cents' ? 'decimal' : 'numeric'} autoComplete='off' {...line('amount')} />
      <div className='flex flex-wrap gap-2'>
        <Button type='submit' busy={sending || set.isPending}>
          {t('save')}
        </Button>
        {limit.amount === null ? null : (
          <Button kind='quiet' onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <Button kind='quiet' onClick={onOver}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}
