'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { WithMessages } from '@/components/layout/with-messages'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CREDIT_PACKS, PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { formatPrice } from '@/lib/format/price'
import modals from '@/lib/i18n/messages/en/modals.json'

type CreditsUpsellProps = { onClose: () => void }

function Packs() {
  const t = useTranslations('modals.credits')
  return (
    <ul aria-label={t('packs')} className='rounded-md hairline'>
      {CREDIT_PACKS.map((pack) => (
        <li
          key={pack.id}
          className='flex flex-wrap items-baseline gap-x-3 px-4 py-2.5 tabular-nums not-first:border-t not-first:border-line'
        >
          <span className='flex-1 font-semibold'>{t('count', { credits: pack.credits })}</span>
          {pack.discount_percent ? (
            <span className='text-sm text-muted'>{t('off', { percent: pack.discount_percent })}</span>
          ) : null}
          <span className='ml-auto min-w-18 text-right font-semibold'>{formatPrice(pack.amount_cents)}</span>
        </li>
      ))}
    </ul>
  )
}

function CreditsUpsellDialog({ onClose }: CreditsUpsellProps) {
  const t = useTranslations('modals.credits')
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <Packs />
      <p className='text-sm text-muted'>{t('monthly', { monthly: PREMIUM_MONTHLY_CREDITS })}</p>
      <div className='grid gap-1'>
        <Link href='/credits' onClick={onClose} className={buttonClass('primary', 'w-full')}>
          {t('see')}
        </Link>
        <Button kind='quiet' full onClick={onClose}>
          {t('not_now')}
        </Button>
      </div>
    </Dialog>
  )
}

/** For premium users; nothing is urgent, so nothing counts down (decisions.md 12). */
export const CreditsUpsellModal = (props: CreditsUpsellProps) => (
  <WithMessages messages={{ modals }}>
    <CreditsUpsellDialog {...props} />
  </WithMessages>
)
