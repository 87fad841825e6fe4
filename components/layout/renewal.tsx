'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import type { Subscription } from '@/contracts/billing'
import { PLANS } from '@/contracts/prices'
import { useRenewal } from '@/hooks/api/use-billing'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'

const StoreRenewal = late(() => import('@/components/native/store-renewal').then((module) => module.StoreRenewal))

/** `Premium, annual`: a plan as its owner knows it. */
export const planName = (package_id: number) => PLANS.find(({ id }) => id === package_id)?.name ?? 'other'

/**
 * How the subscription stands, and the one press that cancels or resumes it: no question in between, because nothing is
 * lost before the paid day. Needs the texts `billing`.
 */
export function Renewal({ subscription, className }: { subscription: Subscription; className?: string }) {
  const format = useFormats()
  const t = useTranslations('billing.renewal')
  const { cancel, resume, cancelling, resuming } = useRenewal()
  const { state, can_resume, store } = subscription
  const price = format.price(subscription.amount_cents)
  const until = format.billingDay(subscription.paid_until)
  const runs = state === 'active' || state === 'past_due'
  // A renewal that is late: what was paid for is over, and the processor may still try.
  const rests = state === 'past_due' && new Date(subscription.paid_until) <= new Date()

  // The pressed button is gone, so the focus moves to the sentence that says what has changed.
  const line = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) line.current?.focus()
    before.current = state
  }, [state])

  return (
    <div className={cn('grid gap-4', className)}>
      <div className='grid gap-1'>
        <p ref={line} tabIndex={-1} role='status' className='text-pretty'>
          {t(rests ? 'past_due_over' : state === 'active' && store ? 'active_store' : state, {
            price,
            date: state === 'active' ? format.billingDay(subscription.renews_at ?? subscription.paid_until) : until,
          })}
        </p>
        {runs && !rests && !store ? (
          <p className='text-sm text-muted'>{t('held', { date: format.billingDay(subscription.price_held_until) })}</p>
        ) : null}
      </div>
      {runs && store ? <StoreRenewal store={store} /> : null}
      {runs && store !== 'apple' ? (
        <div className='grid gap-2'>
          <Button key='cancel' busy={cancelling} onClick={cancel} className='justify-self-start'>
            {t('cancel')}
          </Button>
          <p className='text-sm text-pretty text-muted'>
            {t(rests ? 'cancel_over' : can_resume ? 'cancel_undo' : 'cancel_final', { date: until })}
          </p>
        </div>
      ) : null}
      {state === 'cancelled' && can_resume ? (
        <div className='grid gap-2'>
          <Button key='resume' busy={resuming} onClick={resume} className='justify-self-start'>
            {t('resume')}
          </Button>
          <p className='text-sm text-pretty text-muted'>{t('resume_text', { price, date: until })}</p>
        </div>
      ) : null}
      {state === 'cancelled' && !can_resume ? <p className='text-sm text-pretty text-muted'>{t('no_resume')}</p> : null}
      {state === 'ended' ? (
        <Link href='/subscriptions' className={buttonClass('secondary', 'justify-self-start')}>
          {t('join_again')}
        </Link>
      ) : null}
    </div>
  )
}

/** Placeholder of the same height while the plan is loading. */
export const RenewalSkeleton = () => (
  <div aria-hidden className='grid gap-4'>
    <div className='grid gap-2 py-1'>
      <Skeleton className='h-4 w-32' />
      <Skeleton className='h-4 w-4/5' />
      <Skeleton className='h-3.5 w-3/5' />
    </div>
    <Skeleton className='h-12 w-40 rounded-md' />
    <div className='grid gap-2 py-1'>
      <Skeleton className='h-3.5 w-full' />
      <Skeleton className='h-3.5 w-1/2' />
    </div>
  </div>
)
