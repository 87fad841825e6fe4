'use client'

import { Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { drawsPremiumLevels } from '@/components/billing/benefits'
import { Closed } from '@/components/billing/notes'
import { PlanForm } from '@/components/billing/plan-form'
import { ReadyRewards } from '@/components/layout/ready-rewards'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Link } from '@/components/ui/link'
import type { Installation } from '@/contracts/meta'
import { DAILY_CREDITS, FREE_VOICE_SECONDS, PREMIUM_MONTHLY_CREDITS } from '@/contracts/prices'
import { useBillingVisit } from '@/hooks/api/use-billing'
import { useMe, useRefreshMe } from '@/hooks/api/use-me'
import { useInstallation } from '@/hooks/use-installation'
import { isNative } from '@/lib/auth/native'
import { cn } from '@/lib/cn'
import { nextUtcMidnight } from '@/lib/format/countdown'
import billing from '@/lib/i18n/messages/en/billing.json'
import modals from '@/lib/i18n/messages/en/modals.json'
import { useModalStore, type ModalProps, type UpsellType } from '@/stores/modal-store'
import { CompanionPicture } from './faces'

type UpsellProps = ModalProps['upsell'] & { onClose: () => void }

const VALUES = { daily: DAILY_CREDITS, monthly: PREMIUM_MONTHLY_CREDITS, seconds: FREE_VOICE_SECONDS }

/** The true time until free credits come; when they are there, the server is asked for the balance. */
function FreeCredits({ small, onArrive }: { small: boolean; onArrive: () => void }) {
  const t = useTranslations('modals.upsell')
  const me = useMe()
  const [to] = useState(() => me?.next_free_credits_at ?? nextUtcMidnight())
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-raised px-4', small ? 'py-2' : 'py-3')}>
      <Clock aria-hidden className={cn('flex-none text-muted', small ? 'size-4' : 'size-5')} />
      <Countdown to={to} onEnd={onArrive} className={cn('font-semibold', small ? 'text-base' : 'text-xl')} />
      <span className='min-w-32 flex-1 text-sm text-pretty text-muted'>{t('until', VALUES)}</span>
    </div>
  )
}

/** What a type says; where credits or photo levels cannot be had, nothing promises them. */
function useWords(type: UpsellType, installation: Installation | undefined) {
  const t = useTranslations('modals.upsell')
  const closed = installation?.billing === null && !isNative()
  if (type === 'out_of_credit' && closed) return t('out_of_credit.text_closed')
  if (type === 'premium_photo' && (!drawsPremiumLevels(installation) || isNative())) return t('premium_profile.text', VALUES)
  return t(`${type}.text`, VALUES)
}

/** Sells nothing twice: a page asks with the person it remembers, and who joined elsewhere a moment ago is told by the server then. */
function UpsellDialog({ type, onClose }: UpsellProps) {
  const premium = useMe()?.is_premium === true
  const openModal = useModalStore((state) => state.openModal)
  useEffect(() => {
    if (!premium) return
    if (type === 'out_of_credit') openModal('credits_upsell', {})
    else onClose()
  }, [premium, type, openModal, onClose])
  return premium ? null : <Offer type={type} onClose={onClose} />
}

function Offer({ type, onClose }: UpsellProps) {
  const t = useTranslations('modals.upsell')
  const refreshMe = useRefreshMe()
  const [arrived, setArrived] = useState(false)
  const [claimed, setClaimed] = useState(false)
  const [arrive] = useState(() => () => {
    setArrived(true)
    refreshMe()
  })
  const [drawn] = useState(() => new Date().toISOString())
  const installation = useInstallation()
  const waiting = type === 'out_of_credit'
  const closed = installation?.billing === null && !isNative()
  const text = useWords(type, installation)
  useBillingVisit('upsell')
  const countdown = (
    <>
      {arrived ? null : <FreeCredits small={!waiting} onArrive={arrive} />}
      <p role='status' className='rounded-md bg-raised px-4 py-3 empty:hidden'>
        {arrived ? t('arrived', VALUES) : null}
      </p>
    </>
  )
  return (
    <Dialog title={t(`${type}.title`)} text={text} onClose={onClose} image={<CompanionPicture />}>
      {waiting ? <ReadyRewards onClaimed={() => setClaimed(true)} /> : null}
      {waiting ? countdown : null}
      {closed ? <Closed /> : <PlanForm dense billing={installation?.billing} drawn={drawn} package_id={null} />}
      {waiting ? null : countdown}
      <DialogActions>
        {closed ? null : (
          <Link href='/subscriptions' onClick={onClose} className={buttonClass('quiet', 'w-full')}>
            {t('see')}
          </Link>
        )}
        <Button kind={arrived || claimed ? 'secondary' : 'quiet'} full onClick={onClose}>
          {arrived || claimed ? t('continue') : t(waiting ? 'wait' : 'not_now')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** For free users: what can be had for nothing, when more comes, and Premium, which can be bought right here. */
export const UpsellModal = (props: UpsellProps) => (
  <WithCatalogs catalogs={{ modals, billing }}>
    <UpsellDialog {...props} />
  </WithCatalogs>
)
