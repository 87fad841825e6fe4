'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { SandboxAct, SandboxSale } from '@/contracts/sandbox'
import { useSandboxAct } from '@/hooks/api/use-sandbox'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'

/** What can happen to a sale as it is. */
function actsOf({ state, months, renewals_fail, events_held, events_waiting }: SandboxSale): SandboxAct[] {
  const goes_on = state === 'active' || state === 'cancelled'
  const renewals: SandboxAct[] = state === 'active' && months !== null ? [renewals_fail ? 'pass_renewals' : 'fail_renewals'] : []
  const taken_back = state === 'refunded' || state === 'charged_back'
  const events: SandboxAct[] = events_held || events_waiting > 0 ? ['send_events'] : taken_back ? [] : ['hold_events']
  return [...(goes_on ? (['advance'] as const) : []), ...renewals, ...(taken_back ? [] : (['refund', 'chargeback'] as const)), ...events]
}

const LOOK: Record<SandboxSale['state'], string> = {
  active: 'text-ok',
  paid: 'text-ok',
  cancelled: 'text-warn',
  ended: 'text-muted',
  refunded: 'text-muted',
  charged_back: 'text-bad',
}

/** What is known of a sale, each a short line. */
function useFacts({
  state,
  months,
  amount_cents,
  created_at,
  next_charge_at,
  paid_until,
  renewals_fail,
  events_held,
  events_waiting,
}: SandboxSale) {
  const format = useFormats()
  const t = useTranslations('sandbox.office')
  const amount = format.price(amount_cents)
  const day = format.billingDay
  return [
    months === null ? t('once', { amount }) : t(`every_${months as 1 | 12}`, { amount }),
    t('since', { day: day(created_at) }),
    next_charge_at !== null
      ? t('next', { day: day(next_charge_at) })
      : paid_until !== null && state === 'cancelled'
        ? t('until', { day: day(paid_until) })
        : null,
    renewals_fail && state === 'active' ? t('fails') : null,
    events_held ? t('held', { count: events_waiting }) : events_waiting > 0 ? t('waiting', { count: events_waiting }) : null,
  ].filter((fact) => fact !== null)
}

/** One sale with what the processor may do to it. */
export function SaleCard({ sale }: { sale: SandboxSale }) {
  const t = useTranslations('sandbox.office')
  const act = useSandboxAct()
  const facts = useFacts(sale)
  const labelOf = (name: SandboxAct) => (name === 'advance' && sale.state === 'cancelled' ? t('advance_end') : t(`acts.${name}`))
  const play = (name: SandboxAct) => {
    if (!act.isPending) act.mutate({ id: sale.id, act: name }, { onSuccess: () => toast.success(t(`done.${name}`)) })
  }
  // The pressed button may be gone: whoever pressed it goes on from the name of the sale.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (act.isSuccess && document.activeElement === document.body) heading.current?.focus()
  }, [act.isSuccess, sale])
  return (
    <article aria-label={sale.description} className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <header className='flex flex-wrap items-baseline justify-between gap-x-4'>
        <h3 ref={heading} tabIndex={-1} className='font-semibold wrap-anywhere'>
          {sale.description}
        </h3>
        <p className={cn('text-sm font-semibold', LOOK[sale.state])}>{t(`states.${sale.state}`)}</p>
      </header>
      <ul className='mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted'>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div role='group' aria-label={t('acts_of', { name: sale.description })} className='mt-4 grid gap-2 empty:hidden sm:flex sm:flex-wrap'>
        {actsOf(sale).map((name) => (
          <Button
            key={name}
            kind={name === 'chargeback' || name === 'refund' ? 'danger' : 'secondary'}
            busy={act.isPending && act.variables.act === name}
            onClick={() => play(name)}
          >
            {labelOf(name)}
          </Button>
        ))}
      </div>
    </article>
  )
}
