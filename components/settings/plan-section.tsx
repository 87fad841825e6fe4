'use client'

import { Coins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { planName, Renewal } from '@/components/layout/renewal'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { useSubscription } from '@/hooks/api/use-billing'
import { useMe } from '@/hooks/api/use-me'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { Row, Section } from './section'

/** What the person has: plan and balance, with Cancel one press away and the pages that say more. */
export function PlanSection() {
  const t = useTranslations('settings.plan')
  const renewal = useTranslations('billing.renewal')
  const me = useMe()
  const openModal = useModalStore((state) => state.openModal)
  const { subscription, isError } = useSubscription()
  if (!me || (me.is_premium && subscription === undefined && !isError)) {
    return (
      <Section title={t('title')} id='plan'>
        <Skeleton className='h-57 sm:h-30 premium:h-96 sm:premium:h-72' />
      </Section>
    )
  }
  const member = subscription && subscription.state !== 'ended' ? subscription : null
  const plan = me.is_premium ? 'premium' : 'free'
  return (
    <Section title={t('title')} id='plan'>
      <Row
        name={
          <span className={cn((me.is_premium || member) && 'text-gold')}>{member ? renewal(planName(member.package_id)) : t(plan)}</span>
        }
        text={member ? undefined : t(isError && me.is_premium ? 'unavailable' : `${plan}_text`)}
      >
        {me.is_premium ? (
          <Link href='/subscriptions' className={buttonClass('secondary')}>
            {t('manage')}
          </Link>
        ) : (
          <Button onClick={() => openModal('upsell', { type: 'premium_profile' })}>{t('see')}</Button>
        )}
      </Row>
      {member ? <Renewal subscription={member} className='pb-4' /> : null}
      <Row
        name={
          <span className='inline-flex items-center gap-2 tabular-nums'>
            <Coins aria-hidden className={cn('size-4', me.is_premium && 'text-gold')} />
            {t('credits', { credits: me.credit_balance })}
          </span>
        }
        text={t('credits_text')}
      >
        <Link href='/credits/statement' className={buttonClass('quiet')}>
          {t('statement')}
        </Link>
        <Link href='/credits' className={buttonClass('secondary')}>
          {t('costs')}
        </Link>
      </Row>
    </Section>
  )
}
