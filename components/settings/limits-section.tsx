'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { LIMIT_MAX, LIMIT_PAUSE_HOURS, type SpendingLimits } from '@/contracts/billing'
import { useSetSpendingLimit, useSpendingLimits } from '@/hooks/api/use-billing'
import { formatBillingDay, formatDayAndTime } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'
import { readLimit, type LimitUnit } from './read-limit'
import { Row, Section } from './section'

const UNITS = ['credits', 'cents'] as const
type Limit = SpendingLimits[LimitUnit]

/** A limit and what is spent of it, in words. */
function useWords(unit: LimitUnit) {
  const t = useTranslations('billing.limits')
  const limit = (amount: number | null) =>
    amount === null ? t('none') : t(`${unit}_limit`, { amount: unit === 'cents' ? formatPrice(amount) : amount })
  const spent = (amount: number) => (unit === 'cents' ? t('spent', { spent: formatPrice(amount) }) : t('spent_credits', { spent: amount }))
  return { t, limit, spent }
}

type LimitFormProps = { unit: LimitUnit; limit: Limit; onOver: () => void }

function LimitForm({ unit, limit, onOver }: LimitFormProps) {
  const { t } = useWords(unit)
  const [typed, setTyped] = useState(() =>
    limit.amount === null ? '' : unit === 'cents' ? (limit.amount / 100).toFixed(2) : String(limit.amount))
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const { mutate, isPending } = useSetSpendingLimit()
  useEffect(() => input.current?.focus(), [])

  const save = (amount: number | null) =>
    mutate({ unit, amount }, {
      onSuccess: ({ [unit]: { pending } }) => {
        toast.success(pending ? t('saved_later', { when: formatDayAndTime(pending.from) }) : t('saved_now'))
        onOver()
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const read = readLimit(unit, typed)
    if (read.problem === null) return save(read.amount)
    const max = unit === 'cents' ? formatPrice(LIMIT_MAX.cents) : LIMIT_MAX.credits
    setProblem(read.problem === 'invalid' ? t(`${unit}_invalid`) : t('too_high', { max }))
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-3 border-t border-line py-4 first:border-0'>
      <TextField
        ref={input}
        label={t(`${unit}_label`)}
        inputMode={unit === 'cents' ? 'decimal' : 'numeric'}
        autoComplete='off'
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <div className='flex flex-wrap gap-2'>
        <Button type='submit' busy={isPending}>
          {t('save')}
        </Button>
        {limit.amount === null ? null : (
          <Button kind='quiet' onClick={isPending ? undefined : () => save(null)}>
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

function LimitRow({ unit, limit }: { unit: LimitUnit; limit: Limit }) {
  const { t, limit: words, spent } = useWords(unit)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  if (open) return <LimitForm unit={unit} limit={limit} onOver={() => setOpen(false)} />
  return (
    <Row
      name={`${t(unit)}: ${words(limit.amount)}`}
      text={
        <>
          {spent(limit.spent)}
          {limit.pending ? <span className='block'>{t('pending', { when: formatDayAndTime(limit.pending.from), limit: words(limit.pending.amount) })}</span> : null}
        </>
      }
    >
      <Button ref={button} aria-label={t(limit.amount === null ? 'set_named' : 'change_named', { what: t(unit) })} onClick={() => setOpen(true)}>
        {t(limit.amount === null ? 'set' : 'change')}
      </Button>
    </Row>
  )
}

/** What somebody allows themselves to spend in a month. */
export function LimitsSection() {
  const t = useTranslations('billing.limits')
  const { data, isError, refetch } = useSpendingLimits()
  return (
    <Section id='limits' title={t('title')} text={t('text', { hours: LIMIT_PAUSE_HOURS })}>
      {data ? (
        <>
          {UNITS.map((unit) => (
            <LimitRow key={unit} unit={unit} limit={data[unit]} />
          ))}
          <p className='mt-3 text-sm text-pretty text-muted'>
            {t('again', { date: formatBillingDay(data.resets_at) })} {t('renewals')}
          </p>
        </>
      ) : isError ? (
        <div role='alert' className='grid gap-3'>
          <p className='text-muted'>{t('unavailable')}</p>
          <Button onClick={() => void refetch()} className='justify-self-start'>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className='h-56 sm:h-44' />
      )}
    </Section>
  )
}
