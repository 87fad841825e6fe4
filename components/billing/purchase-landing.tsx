'use client'

import { Check, CircleCheck, CircleX, Clock, Crown, UserRoundX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import type { Payment } from '@/contracts/billing'
import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useNewestPurchase, usePurchaseSent, useSubscription } from '@/hooks/api/use-billing'
import { useMe, useRefreshMe } from '@/hooks/api/use-me'
import { useSession } from '@/hooks/api/use-session'
import { useWayBack } from '@/hooks/api/use-way-back'
import { useFormats } from '@/hooks/use-formats'
import { useInstallation } from '@/hooks/use-installation'
import { chatName } from '@/lib/format/chat-name'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { NOT_IN_SHELL, premiumBenefits } from './benefits'

/** After a minute the page says that it takes longer than usual. */
const LONG_MS = 60_000

type LandingProps = {
  kind: Payment['kind']
  package_id: number | null
  /** Whose purchase the address speaks of, where it says so. */
  user_uuid: string | null
  /** Heading of the page, or a line of the card on Explore. */
  level: 'h1' | 'h2'
}
/** Each has a message, and one with `_text`. */
type Outcome = Exclude<Payment['state'], 'paid' | 'pending' | 'confirming'> | 'none'
type Said = { icon: ReactNode; title: string; text: ReactNode; more?: ReactNode; acts?: ReactNode; paid?: true }

const ICON = 'size-6 flex-none'
const OK = <CircleCheck aria-hidden className={`${ICON} text-ok`} />
const NO = <CircleX aria-hidden className={`${ICON} text-muted`} />
const GOLD = <Crown aria-hidden className={`${ICON} text-gold`} />
const OTHER = <UserRoundX aria-hidden className={`${ICON} text-muted`} />
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

const firstName = (full_name: string) => full_name.split(' ')[0] ?? full_name
/** An unsent message in one line, in characters. */
const DRAFT_SHOWN = 90
const shorten = (text: string) => (text.length > DRAFT_SHOWN ? `${text.slice(0, DRAFT_SHOWN).trimEnd()}…` : text)

/** The way back to the chat it was bought from, where an unsent message may wait. */
function WayBack() {
  const t = useTranslations('billing.landing')
  const back = useWayBack()
  if (!back) {
    return (
      <Go href={back === null ? '/' : '/chat'} primary>
        {back === null ? t('explore') : t('talk')}
      </Go>
    )
  }
  return (
    <Go href={`/chat/${back.id}`} primary>
      {t('back_to', { name: back.group ? chatName(back) : firstName(back.character.full_name) })}
    </Go>
  )
}

/** What Premium opens here, in gold, and whose unsent message waits. */
function Opened() {
  const t = useTranslations('billing.landing')
  const me = useMe()
  const installation = useInstallation()
  const back = useWayBack()
  const opened = premiumBenefits(installation).filter((benefit) => benefit !== 'held')
  return (
    <>
      <ul className='grid gap-2'>
        {opened.map((benefit) => (
          <li key={benefit} className={cn('flex gap-3', NOT_IN_SHELL.includes(benefit) && 'in-shell:hidden')}>
            <Check aria-hidden className='mt-0.5 size-5 flex-none text-gold' />
            {t(`opened.${benefit}`, { credits: PREMIUM_MONTHLY_CREDITS, balance: me?.credit_balance ?? '··' })}
          </li>
        ))}
      </ul>
      {back === undefined ? <Skeleton className='h-18' /> : null}
      {back ? (
        <div className='flex items-center gap-3 rounded-md bg-raised p-3'>
          <Picture
            portrait={back.character.portrait}
            alt=''
            sizes='48px'
            className='size-12 flex-none rounded-full'
            imageClassName='object-[50%_20%]'
          />
          <p className='min-w-0 text-sm wrap-anywhere'>
            <span className='block font-semibold'>{chatName(back)}</span>
            {back.draft ? <span className='text-muted'>{t('waits', { draft: shorten(back.draft) })}</span> : null}
          </p>
        </div>
      ) : null}
    </>
  )
}

/** For who is signed in with another account than the one that paid. */
function OtherPerson() {
  const t = useTranslations('billing.landing')
  const { signOut } = useSession()
  const openModal = useModalStore((state) => state.openModal)
  const change = async () => {
    await signOut('/')
    openModal('auth', { mode: 'signin' })
  }
  return (
    <>
      <Button kind='primary' onClick={() => void change()}>
        {t('switch')}
      </Button>
      <Go href='/'>{t('explore')}</Go>
    </>
  )
}

/** What the ledger says of a purchase, in words. */
function useSaid({ kind, package_id, user_uuid }: LandingProps): Said {
  const format = useFormats()
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
  const simple = (name: Outcome, price = ''): Said => ({ icon: NO, title: t(name), text: t(`${name}_text`, { price }), acts: back })

  if (user_uuid !== null && me && me.uuid !== user_uuid) {
    return { icon: OTHER, title: t('other_person'), text: t('other_person_text', { email: me.email }), acts: <OtherPerson /> }
  }
  if (payment === undefined && isError) return { icon: WAIT, title: t('failing'), text: t('failing_text') }
  if (payment === null) return simple('none')
  if (payment === undefined || payment.state === 'pending' || payment.state === 'confirming') {
    return {
      icon: <Spinner className={ICON} />,
      title: t('waiting'),
      text: (
        <>
          {t('waiting_text')} {long ? t('waiting_long') : null}
        </>
      ),
    }
  }
  const price = format.price(payment.amount_cents)
  if (payment.state !== 'paid') return simple(payment.state, format.price(payment.refunded_cents || payment.amount_cents))
  const renews =
    kind === 'plan' && subscription?.renews_at
      ? renewal('active', { date: format.billingDay(subscription.renews_at), price: format.price(subscription.amount_cents) })
      : null
  const tested = payment.test ? t('paid_test') : null
  if (kind === 'plan') {
    const name = me?.custom_attributes.name ?? me?.name
    return {
      icon: GOLD,
      paid: true,
      title: name ? t('paid_plan', { name }) : t('paid_plan_unnamed'),
      text: (
        <>
          {t('paid_plan_text', { price })} {tested}
          <span className='block min-h-[1lh]'>{renews}</span>
        </>
      ),
      more: <Opened />,
      acts: (
        <>
          <WayBack />
          <Go href='/subscriptions'>{t('plan')}</Go>
        </>
      ),
    }
  }
  return {
    icon: OK,
    paid: true,
    title: t('paid_pack', { credits: payment.credits ?? 0 }),
    text: (
      <>
        {t('paid_pack_text', { price, balance: me?.credit_balance ?? '··' })} {tested}
      </>
    ),
    acts: (
      <>
        <WayBack />
        <Go href='/credits/statement'>{t('statement')}</Go>
      </>
    ),
  }
}

/** The way back from the payment page. It grants nothing: it waits for the ledger and says what arrived. */
export function PurchaseLanding(props: LandingProps) {
  const { icon, title, text, more, acts, paid } = useSaid(props)
  const Heading = props.level
  return (
    <div data-paid={paid && props.kind} className='grid gap-4'>
      <div role='status' className='grid gap-2'>
        <div className='flex flex-wrap items-start gap-x-3 gap-y-1'>
          <span className='mt-0.5'>{icon}</span>
          <Heading
            className={cn(
              'title min-w-0 flex-1 basis-48 wrap-anywhere',
              props.level === 'h1' ? 'text-xl' : 'text-lg',
              Boolean(more) && 'text-gold',
            )}
          >
            {title}
          </Heading>
        </div>
        <p className='text-pretty text-muted'>{text}</p>
      </div>
      {more}
      {acts ? <div className='flex flex-wrap gap-2'>{acts}</div> : null}
    </div>
  )
}
