'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { PLANS, REFERENCE_MONTH_CENTS } from '@/contracts/prices'
import { nextCharge, type PeriodDays, renewalTerms } from '@/contracts/renewal-terms'
import { useHasPaid, usePurchase } from '@/hooks/api/use-billing'
import { useHydrated } from '@/hooks/use-hydrated'
import { cn } from '@/lib/cn'
import { formatBillingDay } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'
import { Closed, Problem, TestNote, type Billing } from './notes'
import { SoldHere } from './sold-here'
import { useToday } from './use-today'

type Plan = (typeof PLANS)[number]
type PlanCardProps = { plan: Plan; period_days: PeriodDays; chosen: boolean; now: Date; dense?: boolean; onChoose: () => void }

/** A month's price never stands without what is really charged and when it comes again. */
function PlanCard({ plan, period_days, chosen, now, dense, onChoose }: PlanCardProps) {
  const t = useTranslations('billing.plans')
  const charged = formatPrice(plan.charged_cents)
  return (
    <label
      className={cn(
        'relative grid cursor-pointer rounded-lg bg-surface transition-shadow duration-fast',
        dense ? 'gap-0.5 px-4 py-3' : 'gap-1 p-5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        chosen ? 'shadow-[inset_0_0_0_2px_var(--c-gold)]' : 'edged',
      )}
    >
      <span className='flex flex-wrap items-center justify-between gap-x-4'>
        <span className='flex items-center gap-3 font-semibold'>
          <input
            type='radio'
            name='plan'
            value={plan.id}
            checked={chosen}
            onChange={onChoose}
            className='size-5 flex-none cursor-pointer appearance-none rounded-full outline-none edged checked:shadow-[inset_0_0_0_6px_var(--c-gold)]'
          />
          {t(plan.name)}
        </span>
        <span className='text-sm font-semibold text-gold'>{t('off', { percent: plan.discount_percent })}</span>
      </span>
      <span className='flex flex-wrap items-baseline gap-x-2'>
        <span className={cn('font-semibold tabular-nums', dense ? 'text-lg' : 'text-xl')}>{formatPrice(plan.month_cents)}</span>
        <span className='text-muted'>{t('month')}</span>
        <span className='text-sm text-muted'>
          <span className='sr-only'>{t('instead')} </span>
          <s className='tabular-nums'>{formatPrice(REFERENCE_MONTH_CENTS)}</s>
        </span>
      </span>
      <span className={cn('font-medium tabular-nums', dense && 'text-sm')}>{t('today', { price: charged })}</span>
      <span className='text-sm text-muted tabular-nums'>
        {t('renews', { date: formatBillingDay(nextCharge(now, plan.months, period_days)), price: charged })}
      </span>
    </label>
  )
}

type PlanFormProps = {
  billing: Billing
  /** When the server drew the page, ISO. */
  drawn: string
  /** The plan to begin with; Annual unless it is a known plan. */
  package_id: number | null
  /** Within a dialog. */
  dense?: boolean
}

function WebPlans({ billing, drawn, package_id, dense }: PlanFormProps) {
  const t = useTranslations('billing')
  const now = useToday(drawn)
  const hasPaid = useHasPaid()
  const { buy, leaving, problem } = usePurchase()
  const [chosen, setChosen] = useState<number>(() => PLANS.find(({ id }) => id === package_id)?.id ?? PLANS[0].id)
  // The very words that were ticked: another plan or another day is another sentence, and asks again.
  const [agreed, setAgreed] = useState<string | null>(null)
  const [missed, setMissed] = useState(false)
  const [saved, setSaved] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const ready = useHydrated()

  const period_days = billing?.period_days ?? null
  const plan = PLANS.find(({ id }) => id === chosen) ?? PLANS[0]
  const terms = renewalTerms({ version: RENEWAL_TERMS_VERSION, amount_cents: plan.charged_cents, months: plan.months, period_days, now })
  const ticked = agreed === terms

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(!ticked)
    if (!ticked) return box.current?.focus()
    void buy({ package_id: plan.id, kind: 'plan', amount_cents: plan.charged_cents, saved_method: hasPaid && saved })
  }
  return (
    <form noValidate onSubmit={submit}>
      {/* A plan chosen before the page's script runs would be lost: the browser would show another one than is bought. */}
      <fieldset disabled={!ready} className={cn('grid', dense ? 'gap-3' : 'gap-5')}>
        <fieldset>
          <legend className={dense ? 'sr-only' : 'title mb-3 text-lg'}>{t('plans.legend')}</legend>
          <div className={cn('grid', dense ? 'gap-2' : 'gap-3')}>
            {PLANS.map((one) => (
              <PlanCard
                key={one.id}
                plan={one}
                period_days={period_days}
                now={now}
                chosen={one.id === chosen}
                dense={dense}
                onChoose={() => setChosen(one.id)}
              />
            ))}
          </div>
        </fieldset>
        {billing === null ? (
          <Closed />
        ) : (
          <div className='grid gap-3'>
            <Checkbox
              ref={box}
              label={terms}
              checked={ticked}
              onChange={(event) => {
                setAgreed(event.target.checked ? terms : null)
                setMissed(false)
              }}
              error={missed && !ticked ? t('plans.agree_required') : undefined}
            />
            {hasPaid ? <Checkbox label={t('saved_method')} checked={saved} onChange={(event) => setSaved(event.target.checked)} /> : null}
            <Button type='submit' kind='primary' full busy={leaving !== null}>
              {t('plans.join', { price: formatPrice(plan.charged_cents) })}
            </Button>
            <Problem problem={problem} />
            <TestNote billing={billing} plain={dense} />
            <p className='text-sm text-pretty text-muted'>{t('hosted')}</p>
          </div>
        )}
      </fieldset>
    </form>
  )
}

/** Choose, say yes to the renewal in an unticked box, and pay what stands on the button. */
export const PlanForm = (props: PlanFormProps) => (
  <SoldHere kind='plan'>
    <WebPlans {...props} />
  </SoldHere>
)
