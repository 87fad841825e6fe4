'use client'

import { Coins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { useMe } from '@/hooks/api/use-me'
import { cn } from '@/lib/cn'
import { Row, Section } from './section'

/** What the person has: plan and balance, each with the page that says more. */
export function PlanSection() {
  const t = useTranslations('settings.plan')
  const me = useMe()
  if (!me) {
    return (
      <Section title={t('title')}>
        <Skeleton className='h-28' />
      </Section>
    )
  }
  return (
    <Section title={t('title')}>
      <Row name={<span className={cn(me.is_premium && 'text-gold')}>{t(me.is_premium ? 'premium' : 'free')}</span>} text={t(me.is_premium ? 'premium_text' : 'free_text')}>
        <Link href='/subscriptions' className={buttonClass('secondary')}>
          {t(me.is_premium ? 'manage' : 'see')}
        </Link>
      </Row>
      <Row
        name={
          <span className='inline-flex items-center gap-2 tabular-nums'>
            <Coins aria-hidden className={cn('size-4', me.is_premium && 'text-gold')} />
            {t('credits', { credits: me.credit_balance })}
          </span>
        }
        text={t('credits_text')}
      >
        <Link href='/credits' className={buttonClass('secondary')}>
          {t('costs')}
        </Link>
      </Row>
    </Section>
  )
}
