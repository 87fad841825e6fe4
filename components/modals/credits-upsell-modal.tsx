'use client'

import { useTranslations } from 'next-intl'
import { Closed, TestNote } from '@/components/billing/notes'
import { PackList } from '@/components/billing/pack-list'
import { WithMessages } from '@/components/layout/with-messages'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useBillingVisit } from '@/hooks/api/use-billing'
import { useInstallation } from '@/hooks/use-installation'
import billing from '@/lib/i18n/messages/en/billing.json'
import modals from '@/lib/i18n/messages/en/modals.json'

type CreditsUpsellProps = { onClose: () => void }

function CreditsUpsellDialog({ onClose }: CreditsUpsellProps) {
  const t = useTranslations('modals.credits')
  const installation = useInstallation()
  const closed = installation?.billing === null
  useBillingVisit('upsell')
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      {closed ? <Closed /> : <PackList dense forSale />}
      <p className='text-sm text-muted'>{t('monthly', { monthly: PREMIUM_MONTHLY_CREDITS })}</p>
      <TestNote billing={installation?.billing} />
      <div className='grid gap-1'>
        <Link href='/credits' onClick={onClose} className={buttonClass('secondary', 'w-full')}>
          {t('see')}
        </Link>
        <Button kind='quiet' full onClick={onClose}>
          {t('not_now')}
        </Button>
      </div>
    </Dialog>
  )
}

/** For premium users: packs that are bought right here. Nothing is urgent, so nothing counts down (decisions.md 12). */
export const CreditsUpsellModal = (props: CreditsUpsellProps) => (
  <WithMessages messages={{ modals, billing }}>
    <CreditsUpsellDialog {...props} />
  </WithMessages>
)
