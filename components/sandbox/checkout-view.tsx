'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { SandboxCard, SandboxCheckout } from '@/contracts/sandbox'
import { useSandboxCheckout } from '@/hooks/api/use-sandbox'
import { useHydrated } from '@/hooks/use-hydrated'
import { formatPrice } from '@/lib/format/price'
import { CardChoice } from './card-choice'
import { formatBillingDay } from './billing-day'

type Renewing = SandboxCheckout & { months: 1 | 12; renews_at: string }
const renews = (checkout: SandboxCheckout): checkout is Renewing => checkout.months !== null && checkout.renews_at !== null

/** What is paid for: the sum, and what follows from it. */
function Summary({ checkout }: { checkout: SandboxCheckout }) {
  const t = useTranslations('sandbox.checkout')
  const amount = formatPrice(checkout.amount_cents)
  return (
    <section aria-label={t('summary')}>
      <h1 className='text-muted'>{checkout.description}</h1>
      <p className='mt-1 text-2xl font-semibold tabular-nums'>{amount}</p>
      <p className='mt-3 text-pretty text-muted'>
        {renews(checkout) ? t(`renews_${checkout.months}`, { amount, day: formatBillingDay(checkout.renews_at) }) : t('once')}
      </p>
    </section>
  )
}

type StepProps = { title: string; text: string; children: ReactNode }

/** A step that took the place of another: its heading is read out and holds the focus. */
function Step({ title, text, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className='animate-fade rounded-lg bg-surface p-6 hairline'>
      <h2 ref={heading} tabIndex={-1} className='title text-lg'>
        {title}
      </h2>
      <p className='mt-2 text-pretty text-muted'>{text}</p>
      <div className='mt-6 grid gap-3'>{children}</div>
    </section>
  )
}

const Problem = ({ title, text }: { title: string; text: string }) => (
  <div role='alert' className='animate-fade rounded-md bg-raised px-4 py-3'>
    <p className='font-semibold text-bad'>{title}</p>
    <p className='text-sm'>{text}</p>
  </div>
)

/** The hosted payment page. Ways out are plain links: they lead to addresses of whoever sold. */
export function CheckoutView({ drawn }: { drawn: SandboxCheckout }) {
  const t = useTranslations('sandbox.checkout')
  const { checkout, pay } = useSandboxCheckout(drawn)
  const [card, setCard] = useState<SandboxCard>(drawn.saved_card ?? 'success')
  const [late, setLate] = useState(false)
  const form = useId()
  const ready = useHydrated()
  const amount = formatPrice(checkout.amount_cents)
  const send = (confirmed?: boolean) =>
    pay.mutate({
      card: confirmed === undefined ? card : 'three_d_secure',
      hold_events: late,
      ...(confirmed === undefined ? {} : { confirmed }),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pay.isPending) send()
  }
  const wayBack = (label: string) => (
    <a href={checkout.cancel_url} className={buttonClass('quiet', 'w-full')}>
      {label}
    </a>
  )
  const failure = pay.isError ? <Problem title={t('failed_title')} text={t('failed_text')} /> : null

  const steps: Record<SandboxCheckout['state'], () => ReactNode> = {
    open: () => (
      <form id={form} onSubmit={submit}>
        {/* What is chosen or pressed before the page's script runs would be lost: the browser would show another card than is charged. */}
        <fieldset disabled={!ready} className='grid gap-5'>
          <CardChoice value={card} onChange={setCard} saved={checkout.saved_card} />
          {checkout.state === 'declined' && !pay.isPending ? <Problem title={t('declined_title')} text={t('declined_text')} /> : failure}
          <div className='grid gap-2'>
            <Button type='submit' kind='primary' full busy={pay.isPending}>
              {t('pay', { amount })}
            </Button>
            {wayBack(t('cancel'))}
          </div>
          <Checkbox
            label={t('late')}
            checked={late}
            onChange={(event) => setLate(event.target.checked)}
            className='border-t border-line pt-2 text-muted'
          />
        </fieldset>
      </form>
    ),
    declined: () => steps.open(),
    three_d_secure: () => (
      <Step title={t('confirm_title')} text={t('confirm_text')}>
        {failure}
        <Button kind='primary' full busy={pay.isPending && pay.variables.confirmed === true} onClick={() => pay.isPending || send(true)}>
          {t('confirm', { amount })}
        </Button>
        <Button full busy={pay.isPending && pay.variables.confirmed === false} onClick={() => pay.isPending || send(false)}>
          {t('refuse')}
        </Button>
        {wayBack(t('cancel'))}
      </Step>
    ),
    paid: () => (
      <Step title={t('paid_title')} text={t('paid_text')}>
        <a href={checkout.redirect_url ?? '/'} className={buttonClass('primary', 'w-full')}>
          {t('go_on')}
        </a>
      </Step>
    ),
    expired: () => (
      <Step title={t('expired_title')} text={t('expired_text')}>
        {wayBack(t('back'))}
      </Step>
    ),
  }
  return (
    <div className='grid gap-8 md:grid-cols-[2fr_3fr] md:gap-12'>
      <Summary checkout={checkout} />
      {steps[checkout.state]()}
    </div>
  )
}
