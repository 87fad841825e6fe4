'use client'

import { useTranslations } from 'next-intl'
import { Closed, TestNote } from '@/components/billing/notes'
import { PackList } from '@/components/billing/pack-list'
import { ReadyRewards } from '@/components/layout/ready-rewards'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Link } from '@/components/ui/link'
import { PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useBillingVisit } from '@/hooks/api/use-billing'
import { useInstallation } from '@/hooks/use-installation'
import { isNative } from '@/lib/auth/native'
import billing from '@/lib/i18n/messages/en/billing.json'
import modals from '@/lib/i18n/messages/en/modals.json'

type CreditsUpsellProps = { onClose: () => void }

function CreditsUpsellDialog({ onClose }: CreditsUpsellProps) {
  const t = useTranslations('modals.credits')
  const installation = useInstallation()
  const closed = installation?.billing === null && !isNative()
  useBillingVisit('upsell')
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <ReadyRewards />
      {closed ? <Closed /> : <PackList dense />}
      <p className='text-sm text-muted'>{t('monthly', { monthly: PREMIUM_MONTHLY_CREDITS })}</p>
      <TestNote billing={installation?.billing} plain />
      <DialogActions>
        <Link href='/credits' onClick={onClose} className={buttonClass('secondary', 'w-full')}>
          {t('see')}
        </Link>
        <Button kind='quiet' full onClick={onClose}>
          {t('not_now')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** For premium users: packs that are bought right here. Nothing is urgent, so nothing counts down. */
export const CreditsUpsellModal = (props: CreditsUpsellProps) => (
  <WithCatalogs catalogs={{ modals, billing }}>
    <CreditsUpsellDialog {...props} />
  </WithCatalogs>
)
