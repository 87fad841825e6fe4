'use client'

import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithQueries } from '@/components/layout/with-queries'
import { planName, Renewal, RenewalSkeleton } from '@/components/layout/renewal'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Subscription } from '@/contracts/billing'
import { useBillingVisit, useSubscription } from '@/hooks/api/use-billing'
import { useMe } from '@/hooks/api/use-me'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'
import { NothingCharged, TestNote, type Billing } from './notes'
import { PlanForm } from './plan-form'

const CARD = 'grid gap-4 rounded-lg bg-surface p-5 hairline sm:p-6'

/** The plan somebody has, how it goes on and how it ends. */
function Membership({ subscription, billing }: { subscription: Subscription; billing: Billing }) {
  const t = useTranslations('billing.renewal')
  return (
    <section aria-labelledby='plan' className={CARD}>
      <h2 id='plan' className='font-semibold text-gold'>
        {t(planName(subscription.package_id))}
      </h2>
      <Renewal subscription={subscription} />
      <TestNote billing={billing} test={subscription.test} />
      <Link href='/credits/statement?show=payments' className={buttonClass('quiet', '-mb-3 -ms-4 justify-self-start lg:-ms-5')}>
        <ReceiptText aria-hidden className='size-5' strokeWidth={1.75} />
        {t('payments')}
      </Link>
    </section>
  )
}

type SubscriptionsViewProps = {
  /** As the server knows it when it draws; null is closed. */
  billing: Billing
  drawn: string
  /** Somebody came back from the payment page without paying. */
  cancelled: boolean
  package_id: number | null
}

function View({ billing, drawn, cancelled, package_id }: SubscriptionsViewProps) {
  const format = useFormats()
  const t = useTranslations('billing.plans')
  const me = useMe()
  const { subscription, isError, refetch } = useSubscription()
  useBillingVisit('subscriptions')

  if (subscription && subscription.state !== 'ended') return <Membership subscription={subscription} billing={billing} />
  if (isError && me?.is_premium) {
    return (
      <div role='alert' className={CARD}>
        <p>{t('unavailable')}</p>
        <Button onClick={() => void refetch()} className='justify-self-start'>
          {t('retry')}
        </Button>
      </div>
    )
  }
  // Until it is known: for free people the plans at once, for members the room of their card.
  const known = subscription !== undefined || isError
  return (
    <>
      {/* Above what the page says otherwise, on phones too: it is why somebody is here. */}
      {cancelled ? (
        <div className={cn('-order-1', !known && 'premium:hidden')}>
          <NothingCharged />
        </div>
      ) : null}
      <div className={cn('grid gap-5', !known && 'premium:hidden')}>
        {subscription ? <p className={CARD}>{t('ended', { date: format.billingDay(subscription.paid_until) })}</p> : null}
        {known && me?.is_premium ? (
          <p className={CARD}>{t('given')}</p>
        ) : (
          <PlanForm billing={billing} drawn={drawn} package_id={package_id} />
        )}
      </div>
      {known ? null : (
        <div className={cn(CARD, 'free:hidden')}>
          <RenewalSkeleton />
          <div className='h-12' />
        </div>
      )}
    </>
  )
}

/** The part of /subscriptions that knows who is looking. */
export const SubscriptionsView = (props: SubscriptionsViewProps) => (
  <WithQueries>
    <View {...props} />
  </WithQueries>
)
