'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { Button } from '@/components/ui/button'
import { isProfileComplete, useMe } from '@/hooks/api/use-me'
import { useSession } from '@/hooks/api/use-session'
import billing from '@/lib/i18n/messages/en/billing.json'
import settings from '@/lib/i18n/messages/en/settings.json'
import { useModalStore } from '@/stores/modal-store'
import { DataSection } from './data-section'
import { LimitsSection } from './limits-section'
import { PlanSection } from './plan-section'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { ProofProvider } from './proof'
import { SecuritySection } from './security-section'
import { SessionsSection } from './sessions-section'

function Leave() {
  const t = useTranslations('settings')
  const me = useMe()
  const { signOut } = useSession()
  const openModal = useModalStore((state) => state.openModal)
  return (
    <div className='flex flex-wrap gap-2'>
      {me && !isProfileComplete(me) ? (
        <Button kind='primary' onClick={() => openModal('profile', {})}>
          {t('complete')}
        </Button>
      ) : null}
      <Button onClick={() => void signOut()}>
        <LogOut aria-hidden className='size-5' strokeWidth={1.75} />
        {t('logout')}
      </Button>
    </div>
  )
}

type SettingsViewProps = {
  /** Consent to analytics, where there is any to consent to. */
  privacy?: ReactNode
}

/** Everything of /settings, for the signed-in person. */
export const SettingsView = ({ privacy }: SettingsViewProps) => (
  <WithMessages messages={{ settings, billing }}>
    <WithQueries>
      <ProofProvider>
        <div className='grid grid-cols-1 gap-5'>
          <ProfileSection />
          <PlanSection />
          <LimitsSection />
          <PreferencesSection />
          <SecuritySection />
          <SessionsSection />
          {privacy}
          <DataSection />
          <Leave />
        </div>
      </ProofProvider>
    </WithQueries>
  </WithMessages>
)
