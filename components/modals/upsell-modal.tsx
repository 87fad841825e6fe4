'use client'

import { Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Closed, TestNote } from '@/components/billing/notes'
import { WithMessages } from '@/components/layout/with-messages'
import { Button, buttonClass } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { DAILY_CREDITS, FREE_VOICE_SECONDS, PLANS, PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { nextCharge, type PeriodDays } from '@/contracts/renewal-terms'
import { useBillingVisit } from '@/hooks/api/use-billing'
import { useMe, useRefreshMe } from '@/hooks/api/use-me'
import { useInstallation } from '@/hooks/use-installation'
import { nextUtcMidnight } from '@/lib/format/countdown'
import { formatBillingDay } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'
import billing from '@/lib/i18n/messages/en/billing.json'
import modals from '@/lib/i18n/messages/en/modals.json'
import type { ModalProps } from '@/stores/modal-store'
import { CompanionPicture } from './faces'

type UpsellProps = ModalProps['upsell'] & { onClose: () => void }

const VALUES = { daily: DAILY_CREDITS, monthly: PREMIUM_MONTHLY_CREDITS, seconds: FREE_VOICE_SECONDS }

/** Per month, what is really charged and when it comes again, side by side (decisions.md 2). */
function Plans({ period_days }: { period_days: PeriodDays }) {
  const t = useTranslations('modals.upsell')
  const [now] = useState(() => new Date())
  return (
    <dl className='rounded-md hairline'>
      {PLANS.map((plan) => {
        const date = formatBillingDay(nextCharge(now, plan.months, period_days))
        return (
          <div
            key={plan.id}
            className='flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 not-first:border-t not-first:border-line'
          >
            <dt className='flex flex-wrap items-baseline gap-x-2 font-semibold'>
              {t(plan.months === 12 ? 'annual' : 'monthly')}
              <span className='text-sm font-medium text-gold'>{t('off', { percent: plan.discount_percent })}</span>
            </dt>
            <dd className='contents'>
              <span className='font-semibold tabular-nums'>{t('price', { month: formatPrice(plan.month_cents) })}</span>
              <span className='w-full text-sm text-muted tabular-nums'>{t('charged', { charged: formatPrice(plan.charged_cents), date })}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The true time until free credits come; when they are there, it says so and asks the server for the balance. */
function FreeCredits({ onArrive }: { onArrive: () => void }) {
  const t = useTranslations('modals.upsell')
  const me = useMe()
  const [to] = useState(() => me?.next_free_credits_at ?? nextUtcMidnight())
  return (
    <div className='flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-raised px-4 py-3'>
      <Clock aria-hidden className='size-5 flex-none text-muted' />
      <Countdown to={to} onEnd={onArrive} className='text-xl font-semibold' />
      <span className='min-w-32 flex-1 text-sm text-pretty text-muted'>{t('until', VALUES)}</span>
    </div>
  )
}

function UpsellDialog({ type, onClose }: UpsellProps) {
  const t = useTranslations('modals.upsell')
  const refreshMe = useRefreshMe()
  const [arrived, setArrived] = useState(false)
  const [arrive] = useState(() => () => {
    setArrived(true)
    refreshMe()
  })
  const waiting = type === 'out_of_credit'
  const installation = useInstallation()
  const closed = installation?.billing === null
  useBillingVisit('upsell')
  return (
    <Dialog
      title={t(`${type}.title`)}
      text={t(waiting && closed ? 'out_of_credit.text_closed' : `${type}.text`, VALUES)}
      onClose={onClose}
      image={<CompanionPicture />}
    >
      {waiting ? (
        <>
          {arrived ? null : <FreeCredits onArrive={arrive} />}
          <p role='status' className='rounded-md bg-raised px-4 py-3 empty:hidden'>
            {arrived ? t('arrived', VALUES) : null}
          </p>
        </>
      ) : null}
      {closed ? <Closed /> : <Plans period_days={installation?.billing?.period_days ?? null} />}
      <TestNote billing={installation?.billing} />
      <div className='grid gap-1'>
        {closed ? null : (
          <Link href='/subscriptions' onClick={onClose} className={buttonClass('primary', 'w-full')}>
            {t('see')}
          </Link>
        )}
        <Button kind='quiet' full onClick={onClose}>
          {arrived ? t('continue') : t(waiting ? 'wait' : 'not_now')}
        </Button>
      </div>
    </Dialog>
  )
}

/** For free users: what is missing, when it comes for nothing, and what it costs to have it now. */
export const UpsellModal = (props: UpsellProps) => (
  <WithMessages messages={{ modals, billing }}>
    <UpsellDialog {...props} />
  </WithMessages>
)
