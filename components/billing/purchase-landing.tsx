'use client'

import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import type { Payment } from '@/contracts/billing'
import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useNewestPurchase, usePurchaseSent, useSubscription } from '@/hooks/api/use-billing'
import { useMe, useRefreshMe } from '@/hooks/api/use-me'
import { cn } from '@/lib/cn'
import { formatBillingDay } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'

/** After a minute the page says that it takes longer than usual (ours). */
const LONG_MS = 60_000

type LandingProps = {
  kind: Payment['kind']
  package_id: number | null
  /** Whose purchase the address speaks of, where it says so. */
  user_uuid: string | null
  /** Heading of the page, or a line of the card on Explore. */
  level: 'h1' | 'h2'
}
type Said = { icon: ReactNode; title: string; text: ReactNode; acts?: ReactNode; paid?: true }

const ICON = 'size-6 flex-none'
const OK = <CircleCheck aria-hidden className={`${ICON} text-ok`} />
const NO = <CircleX aria-hidden className={`${ICON} text-muted`} />
const WAIT = <Clock aria-hidden className={`${ICON} text-muted`} />

function useLong() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return long
}

const Go = ({ href, primary, children }: { href: string; primary?: boolean; children: ReactNode }) => (
  <Link href={href} className={buttonClass(primary ? 'primary' : 'secondary')}>
    {children}
  </Link>
)

/** What the ledger says of a purchase, in words. */
function useSaid({ kind, package_id, user_uuid }: LandingProps): Said {
  const t = useTranslations('billing.landing')
  const renewal = useTranslations('billing.renewal')
  const me = useMe()
  const refreshMe = useRefreshMe()
  const { payment, isError } = useNewestPurchase(kind, package_id)
  const { subscription, refetch } = useSubscription()
  const long = useLong()
  usePurchaseSent(payment)

  // Balance and plan come by an event too; without a connection nobody would tell.
  const paid = payment?.state === 'paid'
  useEffect(() => {
    if (!paid) return
    refreshMe()
    void refetch()
  }, [paid, refreshMe, refetch])

  const back = kind === 'plan' ? <Go href='/subscriptions'>{t('again_plan')}</Go> : <Go href='/credits'>{t('again_pack')}</Go>
  const simple = (name: string, price = ''): Said => ({ icon: NO, title: t(name), text: t(`${name}_text`, { price }), acts: back })

  if (user_uuid !== null && me && me.uuid !== user_uuid) return { ...simple('other_person'), acts: undefined }
  if (payment === undefined && isError) return { icon: WAIT, title: t('failing'), text: t('failing_text') }
  if (payment === null) return simple('none')
  if (payment === undefined || payment.state === 'pending' || payment.state === 'confirming') {
    return { icon: <Spinner className={ICON} />, title: t('waiting'), text: <>{t('waiting_text')} {long ? t('waiting_long') : null}</> }
  }
  const price = formatPrice(payment.amount_cents)
  if (payment.state !== 'paid') return simple(payment.state, formatPrice(payment.refunded_cents || payment.amount_cents))
  const renews = kind === 'plan' && subscription?.renews_at
    ? renewal('active', { date: formatBillingDay(subscription.renews_at), price: formatPrice(subscription.amount_cents) })
    : null
  return {
    icon: OK,
    paid: true,
    title: kind === 'plan' ? t('paid_plan') : t('paid_pack', { credits: payment.credits ?? 0 }),
    text: (
      <>
        {kind === 'plan'
          ? t('paid_plan_text', { price, credits: PREMIUM_MONTHLY_CREDITS })
          : t('paid_pack_text', { price, balance: me?.credit_balance ?? '··' })}{' '}
        {payment.test ? t('paid_test') : null}
        {kind === 'plan' ? <span className='block min-h-[2lh] sm:min-h-[1lh]'>{renews}</span> : null}
      </>
    ),
    acts: kind === 'plan' ? (
      <>
        <Go href='/chat' primary>{t('talk')}</Go>
        <Go href='/subscriptions'>{t('plan')}</Go>
      </>
    ) : (
      <Go href='/credits/statement'>{t('statement')}</Go>
    ),
  }
}

/** The way back from the payment page. It grants nothing: it waits for the ledger and says what arrived. */
export function PurchaseLanding(props: LandingProps) {
  const { icon, title, text, acts, paid } = useSaid(props)
  const Heading = props.level
  return (
    <div data-paid={paid} className='grid gap-4'>
      <div role='status' className='grid gap-2'>
        <div className='flex flex-wrap items-start gap-x-3 gap-y-1'>
          <span className='mt-0.5'>{icon}</span>
          <Heading className={cn('title min-w-0 flex-1 basis-48 wrap-anywhere', props.level === 'h1' ? 'text-xl' : 'text-lg')}>{title}</Heading>
        </div>
        <p className='text-pretty text-muted'>{text}</p>
      </div>
      {acts ? <div className='flex flex-wrap gap-2'>{acts}</div> : null}
    </div>
  )
}
