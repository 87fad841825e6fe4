'use client'

import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BalanceLine } from '@/components/layout/balance-line'
import { ReadyRewards } from '@/components/layout/ready-rewards'
import { planName, Renewal, RenewalSkeleton } from '@/components/layout/renewal'
import { WithQueries } from '@/components/layout/with-queries'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useBillingVisit, useSubscription } from '@/hooks/api/use-billing'
import { useMe } from '@/hooks/api/use-me'
import { useNative } from '@/hooks/use-native'
import { Closed, NothingCharged, TestNote, type Billing } from './notes'
import { PackList } from './pack-list'

/** Packs are for Premium members only, so that free people see this in their place. */
function MembersOnly() {
  const t = useTranslations('billing.packs')
  return (
    <aside className='grid gap-3 rounded-lg bg-surface p-5 hairline sm:p-6 premium:hidden'>
      <h2 className='title text-lg'>{t('members_title')}</h2>
      <p className='text-pretty text-muted'>{t('members', { credits: PREMIUM_MONTHLY_CREDITS })}</p>
      <Link href='/subscriptions' className={buttonClass('primary', 'justify-self-start')}>
        {t('see_premium')}
      </Link>
    </aside>
  )
}

/** The plan and its Cancel: the coin in every header leads here, so that leaving is two taps from anywhere. */
function Plan() {
  const t = useTranslations('billing.packs')
  const renewal = useTranslations('billing.renewal')
  const me = useMe()
  const { subscription, isError, refetch } = useSubscription()
  const none = subscription ? subscription.state === 'ended' : subscription === null || me?.is_premium === false
  if (none) return null
  return (
    <section aria-labelledby='plan' className={subscription ? undefined : 'free:hidden'}>
      <h2 id='plan' className='title mb-3 text-lg'>
        {t('plan')}
      </h2>
      <div className='rounded-lg bg-surface p-5 hairline sm:p-6'>
        {subscription ? (
          <>
            <p className='mb-1 font-semibold text-gold'>{renewal(planName(subscription.package_id))}</p>
            <Renewal subscription={subscription} />
          </>
        ) : isError ? (
          <div role='alert' className='grid gap-4'>
            <p>{t('plan_unavailable')}</p>
            <Button onClick={() => void refetch()} className='justify-self-start'>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <RenewalSkeleton />
        )}
      </div>
    </section>
  )
}

type CreditsViewProps = {
  /** As the server knows it when it draws; null is closed. */
  billing: Billing
  /** Somebody came back from the payment page without paying. */
  cancelled: boolean
  balance: string
}

function View({ billing, cancelled, balance }: CreditsViewProps) {
  const t = useTranslations('billing.packs')
  const me = useMe()
  // The native apps sell through their store.
  const closed = !useNative() && billing === null
  useBillingVisit('credits')
  // Until it is known who looks, the page is drawn for everybody and the stylesheet hides what members do not need.
  const free = !me?.is_premium
  return (
    <>
      {cancelled ? <NothingCharged /> : null}
      <div className='grid gap-1'>
        <BalanceLine label={balance} />
        <Link href='/credits/statement' className={buttonClass('quiet', '-ms-4 justify-self-start lg:-ms-5')}>
          <ReceiptText aria-hidden className='size-5' strokeWidth={1.75} />
          {t('statement')}
        </Link>
      </div>
      <ReadyRewards always />
      {closed ? <Closed /> : null}
      {free && !closed ? <MembersOnly /> : null}
      {closed || me?.is_premium === false ? null : (
        <section aria-labelledby='packs' className='free:hidden'>
          <h2 id='packs' className='title mb-3 text-lg'>
            {t('title')}
          </h2>
          <div className='grid gap-4'>
            <PackList />
            <div className='grid gap-2'>
              <p className='text-sm text-muted'>{t('keep')}</p>
              <TestNote billing={billing} />
            </div>
          </div>
        </section>
      )}
      <Plan />
    </>
  )
}

/** The part of /credits that knows who is looking. */
export const CreditsView = (props: CreditsViewProps) => (
  <WithQueries>
    <View {...props} />
  </WithQueries>
)
