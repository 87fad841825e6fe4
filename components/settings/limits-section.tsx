'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { LIMIT_PAUSE_HOURS, type SpendingLimits } from '@/contracts/billing'
import { useSpendingLimits } from '@/hooks/api/use-billing'
import { useFormats } from '@/hooks/use-formats'
import type { LimitUnit } from './read-limit'
import { Row, Section } from './section'

const LimitForm = late(() => import('./limit-form').then((module) => module.LimitForm))

const UNITS = ['credits', 'cents'] as const
type Limit = SpendingLimits[LimitUnit]

/** A limit and what is spent of it, in words. */
function useWords(unit: LimitUnit) {
  const format = useFormats()
  const t = useTranslations('billing.limits')
  const limit = (amount: number | null) =>
    amount === null ? t('none') : t(`${unit}_limit`, { amount: unit === 'cents' ? format.price(amount) : amount })
  const spent = (amount: number) => (unit === 'cents' ? t('spent', { spent: format.price(amount) }) : t('spent_credits', { spent: amount }))
  return { t, limit, spent }
}

function LimitRow({ unit, limit }: { unit: LimitUnit; limit: Limit }) {
  const format = useFormats()
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
          {limit.pending ? (
            <span className='block'>
              {t('pending', { when: format.dayAndTime(limit.pending.from), limit: words(limit.pending.amount) })}
            </span>
          ) : null}
        </>
      }
    >
      <Button
        ref={button}
        aria-label={t(limit.amount === null ? 'set_named' : 'change_named', { what: t(unit) })}
        onClick={() => setOpen(true)}
      >
        {t(limit.amount === null ? 'set' : 'change')}
      </Button>
    </Row>
  )
}

/** What somebody allows themselves to spend in a month. */
export function LimitsSection() {
  const format = useFormats()
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
            {t('again', { date: format.billingDay(data.resets_at) })} {t('renewals')}
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
        <Skeleton className='h-51 sm:h-46 lg:h-41' />
      )}
    </Section>
  )
}
